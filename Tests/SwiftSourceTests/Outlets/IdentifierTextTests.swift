import AuditModel
import Testing

/// Labels that a class looks up by the accessibility identifiers of its objects.
@Suite struct IdentifierTextTests {
  private static let field = """
    import UIKit
    class Field: UITextField { override var accessibilityLabel: String? { get { return namedLabel } set {} } }
    extension UIView {
      var namedLabel: String? {
        guard let accessibilityIdentifier = accessibilityIdentifier else { return nil }
        return text(accessibilityIdentifier)
      }
    }
    """
  private static let direct = """
    import UIKit
    class Field: UITextField {
      override var accessibilityLabel: String? {
        get {
          guard let id = accessibilityIdentifier else { return nil }
          return text(id)
        }
        set {}
      }
    }
    """

  /// Whether a field is found to have a label of code, without and with an identifier.
  @Test(arguments: [field, direct])
  func fields(source: String) async throws {
    for (identifier, code, isLabeled) in [
      (nil, "", false), ("a", "", true), (nil, "func f() { close.accessibilityIdentifier = a }", true),
    ] {
      let field = try await CompletedInterface.element([CompletedInterface.player(code), source]) { element in
        (element.kind, element.customClass) = (.textField, "Field")
        element.accessibility.identifier = identifier
      }
      #expect((field.accessibility.label != nil) == isLabeled)
      #expect(field.code?.sets?.contains(.label) ?? false == isLabeled)
    }
  }

  /// The words of a getter are those of the label.
  @Test func words() async throws {
    let round =
      "import UIKit\nclass Round: UIButton { override var accessibilityLabel: String? { get { \"Close\" } set {} } }"
    let button = try await CompletedInterface.element([CompletedInterface.player(""), round]) {
      $0.customClass = "Round"
    }
    #expect(button.accessibility.label?.value == "Close")
  }
}
