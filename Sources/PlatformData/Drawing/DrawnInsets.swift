package import AuditModel

/// What controls keep free beside and above their texts when they are drawn, in points; no layout depends on these.
package enum DrawnInsets {
  /// Insets of UIKit controls that no other table lists.
  package static let uiKit: [ElementKind: Figure<Insets>] = [
    .searchField: Figure(Insets(leading: 32, trailing: 8), .commonKnowledge),
    .section: Figure(Insets(leading: 16, trailing: 16), .commonKnowledge),
  ]
  /// Those of AppKit's controls, to a point.
  package static let appKit: [ElementKind: Figure<Insets>] = [
    .textView: Figure(Insets(leading: 5, trailing: 5), .commonKnowledge),
    .searchField: Figure(Insets(leading: 24, trailing: 8), .commonKnowledge),
    .comboBox: Figure(Insets(leading: 5, trailing: 22), .commonKnowledge),
    .tableColumn: Figure(Insets(leading: 4, trailing: 4), .commonKnowledge),
    .box: Figure(Insets(leading: 6, trailing: 6), .commonKnowledge),
  ]
  /// Those of a bezeled text field of AppKit, whose sides share `AppKitMetrics.textFieldPadding`.
  package static let bezeledField: Figure<Insets> = {
    let padding = AppKitMetrics.textFieldPadding
    let side = Points(padding.value / 2)
    return Figure(Insets(top: 3, leading: side, bottom: 2, trailing: side), padding.source)
  }()
  /// The distance of the title of an AppKit pop-up button from its leading edge.
  package static let popUpLeading = Figure<Points>(9, .commonKnowledge)
  /// What a bezel of AppKit keeps free beside a title at its edge.
  package static let bezel = Figure<Points>(8, .commonKnowledge)
  /// The height of the tabs of an AppKit tab view.
  package static let tabHeight = Figure<Points>(22, .commonKnowledge)
  /// What such a tab keeps free beside its title, left and right together.
  package static let tabPadding = Figure<Points>(24, .commonKnowledge)
  /// The distance between the columns of an AppKit table.
  package static let columnSpacing = Figure<Points>(3, Source("AppKit, NSTableView.intercellSpacing", .documented))
}
