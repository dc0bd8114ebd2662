import FitspokenKit
import Foundation
import TestSupport
import Testing

@Suite struct AppSourcesTests {
  private static let trailhead = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Trailhead").standardizedFileURL.path

  @Test func theExampleIsLoadedAuditedSpokenLaidOutAndFixed() async throws {
    let app = try await AppSources(reading: [Self.trailhead])
    let report = try await app.audit()
    #expect(report.gate.fails)
    #expect(Set(report.findings.map(\.lead.rule)).isSuperset(of: ["title-truncated", "format-type-mismatch"]))

    let spoken = try await app.spoken(in: ["de"])
    #expect(!spoken.isEmpty && spoken.allSatisfy { $0.locale.identifier == "de" })

    let rows = try await app.layout(in: ["de"], contentSizes: [.accessibility3])
    #expect(!rows.isEmpty && rows.allSatisfy { $0.contentSize == .accessibility3 })

    let files = app.fixedFiles(for: report, making: [.safe, .unsafe])
    for file in files {
      #expect(file.diff.hasPrefix("--- a/\(file.path)\n"))
      #expect(file.bytes != Array(try Data(contentsOf: URL(fileURLWithPath: app.root + "/" + file.path))))
    }
    #expect(!files.isEmpty)
  }

  @Test func aPathThatDoesNotExistIsAnError() async {
    let error = await #expect(throws: FitspokenError.self) { try await AppSources(reading: ["/no/such/app"]) }
    #expect(error?.message == "/no/such/app: no such file or folder")
    await #expect(throws: FitspokenError.self) { try await AppSources(reading: []) }
  }

  @Test func settingsBaselineAndExclusionsOfAProjectApply() async throws {
    let folder = try TemporaryFolder([
      ".fitspoken.yml": "excluded: [Vendor]\nrules: {every-button: off, duplicate-key: warning}\nmin_coverage: 100\n",
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"a\" = \"B\";\n",
      "Vendor/en.lproj/Localizable.strings": "broken",
    ])
    let settings = try ProjectSettings(
      contentsOf: folder.url.path + "/.fitspoken.yml", ownRules: [EveryButton.name])
    let app = try await AppSources(reading: [folder.url.path + "/en.lproj"], settings: settings)
    let report = try await app.audit(settings.options)
    #expect(report.findings.map(\.lead.rule) == ["duplicate-key"])
    #expect(report.findings.first?.lead.location.file == "en.lproj/Localizable.strings")
    #expect(report.findings.first?.lead.severity == .warning)
    #expect(settings.excludes("Vendor/x.strings") && !settings.excludes("x.strings"))
  }

  @Test func knownFindingsOfTheRestOfTheProjectAreNotStale() async throws {
    let twice = "\"a\" = \"A\";\n\"a\" = \"B\";\n"
    let folder = try TemporaryFolder([
      ".fitspoken.yml": "only_rules: [duplicate-key]\nbaseline: known.json\n", "known.json": "",
      "One/en.lproj/Localizable.strings": twice, "Two/en.lproj/Localizable.strings": twice,
    ])
    let whole = try await AppSources(reading: [folder.url.path])
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: ["duplicate-key"])
    let known = await Auditor(options: options).audit(whole.workspace).baseline { $0 }
    try folder.write(Data(try known.json()), to: "known.json")
    let settings = try ProjectSettings(contentsOf: folder.url.path + "/.fitspoken.yml")
    let part = try await AppSources(reading: [folder.url.path + "/One"], settings: settings)
    let report = try await part.audit(settings.options)
    #expect(report.findings.isEmpty && report.known.count == 1)
    #expect(report.baseline?.stale == 0)
  }

  @Test(arguments: [
    ("fail_onn: error\n", "1:1: error: unknown key \"fail_onn\""), ("rules: {every-button: off}\n", "every-button"),
    ("baseline: none.json\n", "none.json: the baseline cannot be read"),
  ])
  func aFaultInTheSettingsIsAnError(text: String, message: String) throws {
    let folder = try TemporaryFolder([".fitspoken.yml": text])
    let error = #expect(throws: FitspokenError.self) {
      try ProjectSettings(contentsOf: folder.url.path + "/.fitspoken.yml")
    }
    #expect(error?.message.contains(message) == true)
    #expect(throws: FitspokenError.self) { try ProjectSettings(contentsOf: "/no/.fitspoken.yml") }
  }

  @Test func aRuleOfTheCallersOwnIsAppliedAndDescribed() async throws {
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: ["title-truncated"])
    options.ruleSet.add(EveryButton())
    let report = try await AppSources(reading: [Self.trailhead + "/Base.lproj"]).audit(options)
    let own = report.findings.filter { $0.lead.rule == EveryButton.name }
    #expect(!own.isEmpty && own.allSatisfy { $0.lead.element != nil })
    #expect(report.rules.last?.name == EveryButton.name)
    #expect(report.rules.last?.summary == "Reports every button.")
  }

  @Test func addingARuleReplacesOneOfItsName() {
    var rules = RuleSet(only: ["title-truncated"])
    rules.add(EveryButton())
    rules.add(EveryButton())
    #expect(rules.rules.map { type(of: $0).name } == ["every-button", "title-truncated"])
  }

  @Test func filesOfAnotherFormatAreReadAndTheirFaultsAreFindings() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "de.lproj/Localizable.strings": "\"go\" = \"Los\";\n", "en.lproj/Localizable.strings": "\"go\" = \"Go\";\n",
      "main.screen": "go", "bad.SCREEN": "",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let app = try await AppSources(reading: [folder.path], readers: [KeyReader()])
    #expect(try await app.spoken(in: ["de"]).map(\.utterance) == ["Los. Taste."])
    let faults = try await app.audit().findings.map(\.lead).filter { $0.rule == "interface-parse-error" }
    #expect(faults.map(\.location.file) == ["bad.SCREEN"])
    #expect(faults.first?.location.line == 3)
    let plain = try await AppSources(reading: [folder.path])
    #expect(plain.workspace.trees.isEmpty)
  }

  @Test(arguments: [(200.0, "fits"), (40.0, "truncates")])
  func aTextIsMeasured(width: Double, verdict: String) throws {
    let measured = try FitMeasurer().measure(FitRequest("Einstellungen", locale: "de", width: Points(width)))
    #expect(measured.verdict.name == verdict)
  }
}

/// Reports every button.
private struct EveryButton: ScreenRule {
  static let name = "every-button"
  static let severity = Severity.note
  static let page = "Reports every button.\n\nFor tests."

  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByElement(on: screen) { $0.element.kind == .button ? Problem("it is a button") : nil }
  }
}

/// Reads a file with one key: the title of a button.
private struct KeyReader: InterfaceReader {
  let fileExtensions: Set<String> = ["screen"]

  func interface(reading bytes: [UInt8], path: String) throws -> InterfaceTree {
    guard !bytes.isEmpty else { throw InterfaceReadingError("expected a key, found nothing", line: 3) }
    var button = Element(id: "button", kind: .button)
    button.control.title = LocalizableText(key: String(decoding: bytes, as: UTF8.self))
    var root = Element(id: "root", kind: .view)
    root.children = [button]
    var tree = InterfaceTree(source: path, platform: .iOS)
    tree.screens = [Screen(id: "main", root: root)]
    return tree
  }
}
