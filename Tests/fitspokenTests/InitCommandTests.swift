import AuditModel
import Configuration
import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// `fitspoken init` on the built command.
@Suite struct InitCommandTests {
  private static let files = [
    "en.lproj/Localizable.strings": "\"a\" = \"Save\";\n\"b\" = \"%d files\";\n",
    "de.lproj/Localizable.strings": "\"a\" = \"Sichern\";\n\"b\" = \"%@ Dateien\";\n",
    "fr.lproj/Localizable.strings": "\"a\" = \"Enregistrer\";\n",
  ]

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func theFileSaysWhatIsThereToday() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["init"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.errors == "fitspoken: .fitspoken.yml: written; 'fitspoken audit' uses it\n")
    let text = try text(".fitspoken.yml", in: folder)
    #expect(text.contains("\nrequired_locales: [en, de]\n"))
    #expect(text.contains("\nmin_coverage:\n  de: 100\n  fr: 50\n"))
    #expect(text.contains("2 errors today).\nfail_on: error\n"))
    #expect(text.contains("#   format-type-mismatch: warning   # 1 finding\n"))
    let configuration = try Configuration(yaml: text, file: ".fitspoken.yml", knownRules: nil)
    #expect(configuration.minimumCoverage.byLocale.count == 2)
    #expect(configuration.baseline == nil)
  }

  @Test func whatIsNotTranslatedAtAllHasNoMinimum() throws {
    let folder = try TemporaryFolder(Self.files.merging(["it.lproj/Localizable.strings": ""]) { $1 })
    let result = try BuiltCommand.run(["init", "--print"], in: folder.url)
    #expect(result.output.contains("\nmin_coverage:\n  de: 100\n  fr: 50\n\n"), "\(result.output)")
  }

  @Test func equalMinimumsAreOne() {
    var survey = ProjectSurvey()
    survey.coverage = ["de": 98.5, "fr": 98.5].reduce(into: [:]) { $0[LocaleTag(folderName: $1.key)!] = $1.value }
    #expect(ConfigurationDraft(survey).text.contains("\nmin_coverage: 98.5\n"))
  }

  @Test func everyCommentedKeyIsValid() throws {
    var survey = ProjectSurvey()
    (survey.errors, survey.failures, survey.hasArguments) = (2, ["title-clipped": 2], true)
    let text = ConfigurationDraft(survey).text
    // A comment with a colon or a list item is a key; one that ends with a period is a sentence.
    let keys = text.split(separator: "\n").map { line in
      line.hasPrefix("# ") && line.contains(/^# ( *- |[a-z_]+:$|[a-z_]+: \S+$|  )/)
        ? String(line.dropFirst(2)) : String(line)
    }
    let configuration = try Configuration(yaml: keys.joined(separator: "\n"), file: ".fitspoken.yml", knownRules: nil)
    #expect(configuration.baseline == ConfigurationDraft.baselineName)
    #expect(configuration.severities == ["title-clipped": .warning])
    #expect(configuration.excluded == ["Vendor", "**/Generated"])
  }

  @Test func withABaselineTheGatePassesAtOnce() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try BuiltCommand.run(["audit", "--quiet"], in: folder.url).status == 1)
    let result = try BuiltCommand.run(["init", ".", "--baseline"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("fitspoken: fitspoken-baseline.json: wrote a baseline with "))
    #expect(try BuiltCommand.run(["audit", "--quiet"], in: folder.url).status == 0)
  }

  @Test func aPartIsNotHeldToTheLanguagesOfTheWhole() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try BuiltCommand.run(["init", "--baseline"], in: folder.url).status == 0)
    for command in ["audit", "coverage"] {
      let result = try BuiltCommand.run([command, "fr.lproj/Localizable.strings"], in: folder.url)
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      let unknown = try BuiltCommand.run([command, "fr.lproj", "--min-coverage", "it=5"], in: folder.url)
      #expect(unknown.status == 2 && unknown.errors.contains("the project has no locale 'it'"))
    }
  }

  @Test func aDocumentForTranslatorsIsNotHeldToTheLanguagesOfTheWhole() throws {
    let document = """
      <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="fr" datatype="plaintext">
      <body><trans-unit id="a"><source>Save</source><target>Enregistrer</target></trans-unit></body></file></xliff>
      """
    let settings = "required_locales: [en, de, fr]\nmin_coverage: {de: 90, fr: 90}\n"
    let folder = try TemporaryFolder([".fitspoken.yml": settings, "Sent/fr.xliff": document])
    let result = try BuiltCommand.run(["audit", "Sent/fr.xliff"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func aFolderOfTheProjectIsHeldToItsLanguages() throws {
    let app = Dictionary(uniqueKeysWithValues: Self.files.map { ("App/\($0)", $1) })
    let folder = try TemporaryFolder(app.merging([".fitspoken.yml": "required_locales: [it]\n"]) { $1 })
    let result = try BuiltCommand.run(["audit", "App"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("it: required, but there is no localization of it"), "\(result.output)")
  }

  @Test func whatAPartLacksIsNotRequired() throws {
    let widget = ["Widget/en.lproj/Localizable.strings": "\"a\" = \"Save\";\n"]
    let folder = try TemporaryFolder(Self.files.merging(widget) { $1 })
    #expect(try BuiltCommand.run(["init", "--baseline"], in: folder.url).status == 0)
    #expect(try text(".fitspoken.yml", in: folder).contains("\nrequired_locales: [en]\n"))
    #expect(try BuiltCommand.run(["audit", "--quiet"], in: folder.url).status == 0)
  }

  @Test func theTargetsOfTheProjectAreNamed() throws {
    let project = """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, W, T); }; G = {isa = PBXGroup; children = (); };
        A = {isa = PBXNativeTarget; name = App; buildPhases = (); }; W = {isa = PBXNativeTarget; name = "A Widget"; buildPhases = (); };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
      }; rootObject = P; }
      """
    let folder = try TemporaryFolder(Self.files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
    let result = try BuiltCommand.run(["init", "--print"], in: folder.url)
    #expect(result.output.contains("\n# Targets: A Widget, App.\n"), "\(result.output)")
  }

  @Test func theSchemaIsBesideTheFile() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try BuiltCommand.run(["init", "--schema"], in: folder.url).status == 0)
    let configuration = try text(".fitspoken.yml", in: folder)
    #expect(configuration.hasPrefix("# yaml-language-server: $schema=.fitspoken.schema.json\n# Settings of Fitspoken"))
    let schema = try JSONSerialization.jsonObject(with: Data(try text(".fitspoken.schema.json", in: folder).utf8))
    #expect((schema as? [String: Any])?["$schema"] != nil)
    #expect(try BuiltCommand.run(["audit", "--quiet"], in: folder.url).status == 1)
  }

  @Test func anExistingFileIsKept() throws {
    let folder = try TemporaryFolder(Self.files.merging([".fitspoken.yml": "fail_on: note\n"]) { $1 })
    let result = try BuiltCommand.run(["init", "--baseline"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors == "fitspoken: .fitspoken.yml: exists already and was not changed\n")
    #expect(try text(".fitspoken.yml", in: folder) == "fail_on: note\n")
    let printed = try BuiltCommand.run(["init", "--print"], in: folder.url)
    #expect(printed.status == 0 && printed.output.contains("required_locales"))
  }

  @Test(arguments: [
    (["init", "nowhere"], "nowhere: no such folder"),
    (["init", "en.lproj/Localizable.strings"], "expected the project's folder, found a file"),
    (["init", "empty"], "nothing to configure"), (["init", "--print", "--baseline"], "--print writes nothing"),
  ])
  func whatCannotBeConfiguredIsAnError(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files.merging(["empty/readme.txt": ""]) { $1 })
    let result = try BuiltCommand.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(".fitspoken.yml").path))
  }
}
