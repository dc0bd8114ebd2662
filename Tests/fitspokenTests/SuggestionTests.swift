import Foundation
import TestSupport
import Testing

/// What the command says to a name that it does not know.
@Suite struct SuggestionTests {
  private static let example = Corpus.repository.appendingPathComponent("Examples/Trailhead").path

  @Test(arguments: [
    (["audit", example, "--only-rule", "title-trunctated"], "did you mean 'title-truncated'?"),
    (["audit", example, "--disable-rule", "titletruncated"], "did you mean 'title-truncated'?"),
    (["rules", "title-trunc"], "did you mean 'title-truncated'?"),
    (["rules", "zzzzzzzz"], "there is no rule 'zzzzzzzz'; 'fitspoken rules' lists them"),
    (["audti", example], "audti: no such file or folder; did you mean 'fitspoken audit'?"),
    (["speek", example], "did you mean 'fitspoken speak'?"),
    (["layout", example, "--screen", "logn"], "did you mean 'login'? The screens are: "),
    (
      ["speak", example, "--screen", "nowhere at all"],
      "no screen has the id or name 'nowhere at all'; the screens are: "
    ),
    (["budget", example, "--table", "Mian"], "there is no table 'Mian'; did you mean 'Main'? The tables are: "),
    (
      ["audit", example, "--report", "foo.html"], "--report expects FORMAT=FILE, such as html=foo.html, not 'foo.html'"
    ),
    (["audit", example, "--format", "jsn"], "there is no format 'jsn'; did you mean 'json'?"),
    (["audit", example, "--ios", "99"], "'99' is not a release of iOS"),
    (["layout", example, "--ios", "20"], "'20' is not a release of iOS; expected one from 7 to 18, 26 or 27"),
    (["speak", example, "--ios", "99"], "expected 17, 18, 26 or 27"),
    (["audit", example, "--device", "iphon"], "did you mean 'iphone'?"),
  ])
  func anUnknownNameIsAnErrorThatHelps(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: ["17", "18", "26", "26.1", "27"])
  func aReleaseThatThereIsIsTaken(release: String) throws {
    #expect(try BuiltCommand.run(["speak", Self.example, "--ios", release, "--locale", "en"]).status == 0)
  }

  @Test func aPathWithASlashIsNoCommand() throws {
    let result = try BuiltCommand.run(["./audti"])
    #expect(result.status == 2 && !result.errors.contains("did you mean"))
  }

  @Test func speechInALanguageThatTheAppLacksSaysSo() throws {
    let result = try BuiltCommand.run(["speak", Self.example, "--locale", "ru", "--locale", "de"])
    #expect(result.status == 0)
    #expect(result.errors.contains("the project has no locale 'ru'"))
    #expect(!result.errors.contains("'de'"))
  }

  @Test func aConfigurationTakesTheNamesOfLocalesThatTheCommandLineTakes() throws {
    let folder = try TemporaryFolder([
      ".fitspoken.yml": "locales: [German, zh_CN]\n", "en.lproj/A.strings": "\"a\" = \"A\";\n",
      "German.lproj/A.strings": "\"a\" = \"\";\n", "zh_CN.lproj/A.strings": "\"a\" = \"甲\";\n",
    ])
    let result = try BuiltCommand.run(["audit", ".", "--format", "json"], in: folder.url)
    #expect(result.status != 2, "\(result.errors)")
    #expect(result.output.contains("\"de\""))
  }

  @Test func aBudgetWithoutKeysMakesNoDocument() throws {
    let folder = try TemporaryFolder(["A.tree.json": #"{"screens": [{"id": "s", "root": {"kind": "view"}}]}"#])
    let result = try BuiltCommand.run(["budget", ".", "--format", "xliff"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("nothing to budget"), "\(result.errors)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionKnowsRulesDevicesAndFormats(shell: String) throws {
    let script = try BuiltCommand.run(["--generate-completion-script", shell])
    #expect(script.status == 0)
    for word in ["title-truncated", "iphone-6.1in", "checkstyle", "concise"] {
      #expect(script.output.contains(word), "\(word)")
    }
  }

  /// Examples can be pasted: none is broken at the width of an ordinary terminal.
  @Test(arguments: [
    [], ["audit"], ["measure"], ["speak"], ["rules"], ["layout"], ["coverage"], ["budget"], ["pseudo"],
  ])
  func theExamplesOfTheHelpAreWhole(command: [String]) throws {
    let help = try BuiltCommand.run(command + ["--help"]).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.drop { $0 != "EXAMPLES:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(examples.count > 1)
    for line in examples { #expect(line.hasPrefix("  fitspoken"), "\(line)") }
  }
}
