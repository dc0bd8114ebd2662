import AuditModel
import SwiftSource
import Testing

/// Names that generated code, which is not among the sources, has for the keys of strings tables.
@Suite struct GeneratedAccessorTests {
  private static let tables = [
    TableKeys(name: "Errors", keys: ["title", "no.connection"]),
    TableKeys(name: "Localizable", keys: ["title", "Done", "settings.sort-order", "items_count", "a.b", "a_b"]),
  ]

  @Test(arguments: [
    ("L10n.done", "label \"Done\"=''"),
    ("L10n.Settings.sortOrder", "label \"settings.sort-order\"=''"),
    ("L10n.itemsCount(3)", "label \"items_count\"=''"),
    ("L10n.Errors.title", "label \"title\"=''@Errors"),
    ("R.string.localizable.title()", "label \"title\"=''"),
    ("R.string.errors.noConnection()", "label \"no.connection\"=''@Errors"),
    ("R.image.title", "label ‹R.image.title› code=R.image.title"),
    // Several keys have the name.
    ("L10n.title", "label ‹L10n.title› code=L10n.title"),
    ("L10n.aB", "label ‹L10n.aB› code=L10n.aB"),
    // A single word may be anything of a type that is not named after texts.
    ("Symbol.done", "label ‹Symbol.done› code=Symbol.done"),
    ("Words.sortOrder", "label ‹Words.sortOrder› code=Words.sortOrder"),
    ("Words.settingsSortOrder", "label \"settings.sort-order\"=''"),
    // Xcode makes static members of resources of the keys.
    (".done", "label \"Done\"=''"), (".settingsSortOrder", "label \"settings.sort-order\"=''"),
    (".itemsCount(3)", "label \"items_count\"=''"), (".Errors.title", "label \"title\"=''@Errors"),
    ("String(localized: .settingsSortOrder)", "label \"settings.sort-order\"=''"),
    (".own", "label \"own.key\""), (".noConnection", "label ‹.noConnection› code=.noConnection"),
    // The sources declare the type.
    ("Known.settingsSortOrder", "label ‹Known.settingsSortOrder› code=Known.settingsSortOrder"),
  ])
  func namesOfGeneratedCodeMeanKeys(expression: String, expected: String) async throws {
    let own = "extension LocalizedStringResource { static let own = LocalizedStringResource(\"own.key\") }"
    let source = "import SwiftUI\n\(own)\nenum Known {}\nstruct V: View { var body: some View { Text(\(expression)) } }"
    let file = SourceFile(path: "V.swift", bytes: Array(source.utf8))
    let readings = await SwiftUIReader().read(
      [file], completing: [], with: SourceResources(tables: Self.tables), jobs: 1
    ).files
    let screen = try #require(readings.first?.trees.first?.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0).joined(separator: "\n") == expected)
  }
}
