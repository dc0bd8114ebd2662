internal import AuditModel
internal import SwiftSyntax

// What the delegates of controls decide.
extension ControlReader {
  /// What the delegate of a picker view decides about its components, which it may label; of one that does not, only its class.
  ///
  /// Nil if the delegate may be an object of another class, or of one that inherits what the app's sources do not show.
  func useOfDelegate(of names: [ControlName]) -> CodeUse? {
    let types = controls.changes(of: names).filter { $0.change.member == "delegate" }.map(\.typeOfItself)
    guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }), isRead(type) else { return nil }
    let method = Self.labelsOfComponents.first { controls.declarations.has(Self.picker, $0, in: type) }
    return method.map { CodeUse(decidedBy: type, member: Self.picker + $0) } ?? CodeUse(classes: [type])
  }

  /// Whether all classes are the app's or UIKit's from which one inherits.
  private func isRead(_ type: String) -> Bool {
    let framework = controls.frameworkClass(of: type)
    return controls.declarations.declares(type) && (framework.hasPrefix("UI") || framework.hasPrefix("NS"))
  }

  private static let picker = "pickerView"
  /// The methods by which a picker asks for labels (Apple, `UIPickerViewAccessibilityDelegate`).
  private static let labelsOfComponents = [
    "(_:accessibilityLabelForComponent:)", "(_:accessibilityAttributedLabelForComponent:)",
  ]
}

extension ModuleControls.Change {
  /// The type around if the change sets a member to `self`; nil if it sets anything else.
  fileprivate var typeOfItself: String? {
    guard case .set(let values) = change.act, values.count == 1, values[0].sourceText == "self" else { return nil }
    return change.place.type
  }
}
