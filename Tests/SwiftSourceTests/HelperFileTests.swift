import AuditModel
import SwiftSource
import Testing

/// Helpers that make images, texts and values for views, in files without any view.
@Suite struct HelperFileTests {
  typealias Case = SourceCase

  static let helpers = [
    Case(
      "extension Image { init(sym: String) { self.init(systemName: sym) } }",
      "Button {} label: { Image(sym: \"plus\") }", "button image=plus*\n  imageView image=plus*"),
    Case(
      "func icon(_ name: String) -> Image { Image(systemName: name) }", "Button {} label: { icon(\"plus\") }",
      "button image=plus*\n  imageView image=plus*"),
    Case(
      "func title() -> Text { Text(\"Go\") }", "Button {} label: { title() }", "button \"Go\"\n  label \"Go\""),
    Case(
      "extension Image { static var close: Image { Image(\"close\") } }", "Button {} label: { Image.close }",
      "button image=close\n  imageView image=close"),
    Case(
      "enum Icons { static func icon(_ name: String) -> Image { Image(name) } }",
      "Button {} label: { Icons.icon(\"close\") }", "button image=close\n  imageView image=close"),
    Case(
      "extension Text { func loud() -> Text { self.bold() } }", "Button {} label: { Text(\"Go\").loud() }",
      "button \"Go\"\n  label \"Go\""),
    Case(
      "enum Tab { case home; var icon: Image { switch self { case .home: Image(systemName: \"house\") } } }",
      "Button {} label: { Tab.home.icon }", "button image=house*\n  imageView image=house*"),
  ]

  @Test(arguments: helpers) func helpersAreRead(_ sample: Case) async throws {
    #expect(try await sample.sketch() == sample.expected)
  }
}
