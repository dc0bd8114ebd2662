import AuditModel
import SwiftSource
import Testing

/// Texts that the app's own functions look up by a case of an enumeration.
@Suite struct EnumeratedKeyTests {
  typealias Case = SourceCase

  private static let keys = "enum Key: String { case save = \"save_title\", on = \"on_title\", off = \"off_title\" }\n"
  private static let tr = keys + "func tr(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: \"\") }\n"

  static let calls = [
    Case(tr, "Text(tr(.save))", "label \"save_title\""),
    Case(tr, "Text(tr(Key.save))", "label \"save_title\""),
    Case(tr, "Text(tr(flag ? .on : .off))", "label \"on_title\" others=\"off_title\""),
    Case(tr, "Text(tr(flag ? .on : other))", "label ‹tr(flag ? .on : other)› code=tr(flag ? .on : other)"),
    Case(
      keys
        + "enum L10n { static func tr(_ key: Key) -> String { Bundle.main.localizedString(forKey: key.rawValue, value: nil, table: nil) } }",
      "Text(L10n.tr(.save)); Text(L10n.tr(flag ? .on : .off))",
      "label \"save_title\"=''\nlabel \"on_title\"='' others=\"off_title\"=''"),
    // One function of the name takes a string, the other hands the key's on.
    Case(
      keys
        + "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\nfunc tr(_ key: Key) -> String { tr(key.rawValue) }",
      "Text(tr(.save)); Text(tr(\"other\")); Text(tr(flag ? .on : .off))",
      "label \"save_title\"=''\nlabel \"other\"=''\nlabel \"on_title\"='' others=\"off_title\"=''"),
    Case(
      keys + "func tr(_ key: Key) -> LocalizedStringKey { LocalizedStringKey(key.rawValue) }",
      "Text(tr(.save)); Text(tr(flag ? .on : .off))", "label \"save_title\"\nlabel \"on_title\" others=\"off_title\""),
    // A key that is a property of the case.
    Case(
      "enum Key { case save, edit; var name: String { switch self { case .save: \"k.save\"; case .edit: \"k.edit\" } } }\nfunc tr(_ key: Key) -> String { NSLocalizedString(key.name, comment: \"\") }",
      "Text(tr(.save)); Text(tr(flag ? .save : .edit))", "label \"k.save\"\nlabel \"k.save\" others=\"k.edit\""),
    Case(
      tr + "struct Row: View { let key: Key; var body: some View { Button(tr(key)) {} } }", "Row(key: .save)",
      "button \"save_title\""),
  ]

  @Test(arguments: calls) func keysOfCases(_ sample: Case) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
