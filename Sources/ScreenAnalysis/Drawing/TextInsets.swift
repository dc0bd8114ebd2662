import AuditModel
import Layout
import PlatformData

/// What controls keep free beside and above their texts when they are drawn; layouts know what they need from the slots.
enum TextInsets {
  /// The insets of an element's text in its frame.
  static func insets(of element: Element, isMac: Bool) -> Insets {
    if isMac { return mac(element) ?? Insets() }
    return phone[element.kind]?(element.control) ?? DrawnInsets.uiKit[element.kind]?.value ?? Insets()
  }

  private static func mac(_ element: Element) -> Insets? {
    guard element.kind == .textField else { return DrawnInsets.appKit[element.kind]?.value }
    return element.control.isBordered == true ? DrawnInsets.bezeledField.value : nil
  }

  private static let phone: [ElementKind: @Sendable (Control) -> Insets] = [
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
  ]
}
