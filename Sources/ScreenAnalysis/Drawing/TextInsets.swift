import AuditModel
import Layout
import PlatformData

/// What controls keep free beside and above their texts when they are drawn, in points.
///
/// Layouts do not depend on these: what they know is in the slots. AppKit's are read off controls of macOS 14, to a point.
enum TextInsets {
  /// The insets of an element's text in its frame.
  static func insets(of element: Element, isMac: Bool) -> Insets {
    (isMac ? mac[element.kind] : phone[element.kind])?(element.control) ?? Insets()
  }

  private typealias Reading = @Sendable (Control) -> Insets

  private static let phone: [ElementKind: Reading] = [
    .textView: { _ in
      let padding = UIKitMetrics.textViewPadding.value
      return Insets(
        top: Points(padding.top), leading: Points(padding.leading), bottom: Points(padding.bottom),
        trailing: Points(padding.trailing))
    },
    .textField: { control in
      let padding = UIKitMetrics.textFieldPadding(border: control.type ?? .noBorder)?.value
      return Insets(leading: Points(padding?.leading ?? 0), trailing: Points(padding?.trailing ?? 0))
    },
    .searchField: { _ in Insets(leading: 32, trailing: 8) },
    .section: { _ in Insets(leading: 16, trailing: 16) },
  ]

  private static let mac: [ElementKind: Reading] = [
    .textView: { _ in Insets(leading: 5, trailing: 5) },
    .textField: { $0.isBordered == true ? Insets(top: 3, leading: 4, bottom: 2, trailing: 4) : Insets() },
    .searchField: { _ in Insets(leading: 24, trailing: 8) },
    .comboBox: { _ in Insets(leading: 5, trailing: 22) },
    .tableColumn: { _ in Insets(leading: 4, trailing: 4) },
    .box: { _ in Insets(leading: 6, trailing: 6) },
  ]

  /// The distance of a pop-up button's title from its leading edge.
  static let popUpLeading: Points = 9
  /// What a bezel of AppKit keeps free beside a title at its edge.
  static let bezel: Points = 8
}
