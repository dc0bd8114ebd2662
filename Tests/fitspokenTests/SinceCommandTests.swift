import Foundation
import TestSupport
import Testing

/// Audits of what a change touches, on the built command.
@Suite struct SinceCommandTests {
  private static func view(_ name: String, _ text: String) -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(text) } }\n"
  }

  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"%@ of %d\";\n\"b\" = \"B\";\n\"c\" = \"C %d\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"%@ von %d\";\n\"b\" = \"B\";\n\"c\" = \"C %@\";\n",
    "App/Row.swift": view("Row", "Button(action: {}) { Image(\"x\") }"), "App/Page.swift": view("Page", "Row()"),
    "App/Other.swift": view("Other", "Button(action: {}) { Image(\"y\") }"),
  ]

  /// A repository with one commit.
  private func repository(adding others: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files.merging(others) { $1 })
    let result = try BuiltCommand.runScript(
      """
      git init -q . && git add -A && git -c user.name=n -c user.email=e@example.org commit -qm first
      """, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    return folder
  }

  private func findings(_ options: [String] = [], in folder: TemporaryFolder) throws -> [String] {
    let result = try BuiltCommand.run(
      ["audit", "App", "--format", "concise", "--fail-on", "never"] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init).filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
  }

  @Test func nothingIsJudgedWhereNothingChanged() throws {
    let folder = try repository()
    #expect(try !findings(in: folder).isEmpty)
    #expect(try findings(["--since", "HEAD"], in: folder).isEmpty)
  }

  @Test(
    arguments: [
      (
        "App/de.lproj/Localizable.strings", "\"a\" = \"%d von %@\";\n\"b\" = \"B\";\n\"c\" = \"C %@\";\n", ["\"a\""],
        ["\"c\""]
      ),
      (
        "App/en.lproj/Localizable.strings",
        "\"a\" = \"%@ of %d\";\n\"b\" = \"B\";\n\"c\" = \"C %d\";\n\"d\" = \"D\";\n", ["\"d\""], ["\"c\""]
      ),
      ("App/Row.swift", view("Row", "Button(action: {}) { Image(\"z\") }"), ["Row.swift"], ["Other.swift", "\"c\""]),
      ("App/New.swift", view("New", "Button(action: {}) { Image(\"n\") }"), ["New.swift"], ["Row.swift", "\"c\""]),
      // A key that no table has, and one that is shown now.
      ("App/Page.swift", view("Page", "Text(LocalizedStringKey(\"undefined.key\"))"), ["undefined.key"], ["\"c\""]),
      ("App/Page.swift", view("Page", "Text(\"c\")"), ["\"c\""], ["Other.swift"]),
    ] as [(String, String, [String], [String])])
  func aChangeHasItsFindingsAndNoOthers(path: String, text: String, held: [String], absent: [String]) throws {
    let folder = try repository()
    try folder.write(Data(text.utf8), to: path)
    let (all, some) = (try findings(in: folder), try findings(["--since", "HEAD"], in: folder))
    #expect(Set(some).isSubset(of: all))
    for word in held { #expect(some.contains { $0.contains(word) }, "\(word): \(some)") }
    for word in absent { #expect(!some.contains { $0.contains(word) }, "\(word): \(some)") }
  }

  @Test(
    arguments: [
      (".fitspoken.yml", "disabled_rules: [extra-key]"), ("project.yml", "name: App"),
      ("Release.xcconfig", "SWIFT_VERSION = 6.0"),
    ])
  func aChangeOfTheSettingsHasEverythingJudged(name: String, text: String) throws {
    let folder = try repository()
    try folder.write(Data(text.utf8), to: "App/\(name)")
    #expect(try findings(["--since", "HEAD"], in: folder) == findings(in: folder))
  }

  /// A macro of a prefix header is one of all files that mention it.
  @Test func aChangeOfAMacroHasItsUsersJudged() throws {
    let folder = try repository(adding: [
      "App/Prefix.pch": "#define Word(key) NSLocalizedString(key, nil)\n",
      "App/Bar.m": """
      @implementation Bar
      - (void)build {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        [button setTitle:Word(@"undefined.word") forState:UIControlStateNormal];
        [self addSubview:button];
      }
      @end
      """,
    ])
    let changed = "#define Word(key) NSLocalizedString(key, @\"A word\")\n"
    try folder.write(Data(changed.utf8), to: "App/Prefix.pch")
    #expect(try findings(["--since", "HEAD"], in: folder).contains { $0.contains("undefined.word") })
  }

  @Test(arguments: ["no-such-branch", "--upload-pack=x", "HEAD~99"])
  func aRevisionThatDoesNotExistIsNamed(revision: String) throws {
    let folder = try repository()
    let result = try BuiltCommand.run(["audit", "App", "--since=\(revision)"], in: folder.url)
    #expect(result.status == 2 && result.errors.contains("'\(revision)'"), "\(result.errors)")
  }

  @Test func aFolderWithoutARepositoryIsNamed() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["audit", "App", "--since", "HEAD"], in: folder.url)
    #expect(result.status == 2 && result.errors.contains("--since: git: "), "\(result.errors)")
  }
}
