/// Figures of AppKit's containers and of control parts, in points.
package enum MacMetrics {
  /// What a box's content keeps from the box's frame, by the box's kind and title.
  package static let boxContentInsets: [String: Figure<DeviceScreen.Edges>] = [
    "primary.atTop": Figure(.init(top: 16, left: 4, bottom: 5, right: 4), .commonKnowledge),
    "primary.noTitle": Figure(.init(top: 4, left: 4, bottom: 5, right: 4), .commonKnowledge),
    "custom.line": Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .interfaceBuilderFrames),
    "custom.none": Figure(.init(), .interfaceBuilderFrames),
  ]
  /// What a tab view's content keeps from the tab view's frame, by tab type.
  package static let tabViewContentInsets: [String: Figure<DeviceScreen.Edges>] = [
    "topTabsBezelBorder": Figure(.init(top: 33, left: 10, bottom: 13, right: 10), .commonKnowledge),
    "noTabsBezelBorder": Figure(.init(top: 7, left: 10, bottom: 13, right: 10), .commonKnowledge),
    "noTabsLineBorder": Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .commonKnowledge),
    "noTabsNoBorder": Figure(.init(), .interfaceBuilderFrames),
  ]
  /// What a segment adds to its label's width, left and right together.
  package static let segmentPadding = Figure<Double>(22, .commonKnowledge)
  /// What a pop-up button adds to its widest title, frame less title, by generation.
  package static let popUpPadding = GenerationFigures(
    Figure(38.0, .interfaceBuilderFrames), os26: Figure(38.0, .inferredFromFrames))
  /// What a bezelled text field adds to its text's width.
  package static let textFieldPadding = Figure<Double>(8, .commonKnowledge)
  /// What a combo box adds to its text's width, its button included.
  package static let comboBoxPadding = Figure<Double>(30, .commonKnowledge)
  /// What a search field adds to its text's width, its icons included.
  package static let searchFieldPadding = Figure<Double>(48, .commonKnowledge)
  /// What a table's header is high.
  package static let tableHeaderHeight = GenerationFigures(
    Figure(28.0, .interfaceBuilderFrames), early: Figure(23.0, .commonKnowledge))
}
