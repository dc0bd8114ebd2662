import AuditModel
import TestSupport
import Testing

@testable import TableAnalysis

@Suite struct MajorityFormTests {
  @Test(
    arguments: [
      (["Hallo %@", "Bonjour %@", "Hola %d"], "Hallo %@"), (["Hallo %@", "Bonjour %d"], nil), (["Hallo %@"], nil),
      (["a {x}", "b {y}", "c {x}"], "a {x}"), (["<b>a</b>", "b", "c"], "b"),
      (["%1$@ a %2$d", "%d b %@", "%2$d c %1$@"], "%1$@ a %2$d"),
      (["[a](x)", "[b](y)", "c"], "[a](x)"), (["", "a", "b %@"], nil),
    ] as [([String], String?)])
  func theFormOfMostLocalesIsTheModel(texts: [String], model: String?) {
    let entries = texts.map { StringsEntry(key: "k", value: $0, line: 1, column: 1) }
    #expect(MajorityForm.entry(of: entries)?.value == model)
  }

  @Test func theModelIsNoSource() throws {
    let builder = CatalogBuilder().table(
      "Localizable", ["de": ["some key=Hallo %@"], "fr": ["some key=Salut %@"], "es": ["some key=Hola %d"]])
    let table = try #require(CatalogFacts(workspace: builder.workspace).tables.first)
    let model = try #require(table.reference.source(of: "some key"))
    #expect(model.isModel && model.text.string.hasSuffix("%@"))
  }
}
