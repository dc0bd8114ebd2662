import AuditModel
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts, keys and names of files that are meant to act on whoever shows them, in every format of every command.
@Suite struct HostileTextTests {
  /// What reports must not pass on: markup, commands of CI services and terminals, formulas, reordering.
  static let payloads = [
    "</script><img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "javascript:alert(1)", "::error::pwned",
    "%0A::error::pwned", "a\n::error::pwned", "a\r\n  ::warning::pwned", "\u{1B}[31mred", "\u{1B}]0;title\u{07}",
    "\u{202E}drawkcab", "\u{2066}isolated", "]]>", "a|b|c", "`code`", "{{{7*7}}}", "<!--", "[x](javascript:alert(1))",
    "@everyone", "##[error]pwned", "##[stop-commands]token", "##vso[task.complete result=Failed;]",
    "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\u{2028}::error::pwned\u{9B}31m\u{85}",
  ]

  /// An app with each payload as title, hint, label, id, table, key and, where a file system takes it, name of a file.
  private static func app() throws -> TemporaryFolder {
    let buttons = payloads.enumerated().map { index, text in
      Node(
        .button, "b\(index)\(text)",
        [
          "title": ["key": .string(text), "value": .string(text), "table": .string(fileName(text))],
          "frame": .frame(0, Double(index) * 20, 30, 18),
          "accessibility": ["hint": .string(text), "label": .string(text)],
        ])
    }
    var files: [String: String] = [:]
    files["app.tree.json"] = TestScreen.document([
      TestScreen(payloads[7], title: payloads[3], root: Node(.view, payloads[0]) { buttons })
    ])
    let entries = payloads.map { "\(JSON.string($0)) = \(JSON.string($0 + " %d"));" }.joined(separator: "\n")
    // A payload names a bundle's folder, so it occurs in findings and in gate reasons.
    files["##[group]bundle.bundle/en.lproj/L.strings"] = "\"a\" = \"A\";"
    for payload in payloads.map(fileName) {
      files["en.lproj/\(payload).strings"] = entries
      files["de.lproj/\(payload).strings"] = "\(JSON.string(payload)) = \(JSON.string(payload + " %@"));"
    }
    return try TemporaryFolder(files)
  }

  /// A payload as the name of a file.
  private static func fileName(_ payload: String) -> String { payload.replacingOccurrences(of: "/", with: "_") }

  private static let texts = [
    "audit . --fail-on never", "audit . --fail-on never --verbose", "audit . --format markdown --fail-on never",
    "coverage .", "coverage . --verbose", "coverage . --format markdown", "speak app.tree.json",
    "speak app.tree.json --states --unspoken --explain", "budget app.tree.json",
    "budget app.tree.json --format weblate",
    "budget app.tree.json --format csv", "pseudo . --output out",
  ]
  private static let json = [
    "audit . --format json --fail-on never", "audit . --format sarif --fail-on never",
    "audit . --format gitlab --fail-on never", "coverage . --format json", "speak app.tree.json --format json",
    "layout app.tree.json", "tree .", "budget app.tree.json --format json",
  ]
  private static let xml = [
    "audit . --format junit --fail-on never", "audit . --format checkstyle --fail-on never",
    "budget app.tree.json --format xliff", "layout app.tree.json --format svg",
  ]

  private func run(_ command: String) throws -> BuiltCommand.Result {
    let folder = try Self.app()
    let result = try BuiltCommand.run(command.split(separator: " ").map(String.init), in: folder.url)
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    #expect(!result.output.isEmpty)
    Self.expectNoCommands(in: result.output)
    Self.expectNoCommands(in: result.errors)
    Self.expectNoControls(in: result.errors)
    return result
  }

  private static func expectNoCommands(in output: String) {
    let lines = output.unicodeScalars.split { $0.value == 0x0A || $0.value == 0x0D }.map { String($0) }
    for line in lines {
      #expect(!line.contains("##["), "\(line.debugDescription)")
      #expect(!line.contains("##vso["), "\(line.debugDescription)")
      #expect(!line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::"), "\(line.debugDescription)")
    }
  }

  private static func expectNoControls(in output: String) {
    let isActive = { (scalar: Unicode.Scalar) in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    let active = output.unicodeScalars.filter(isActive)
    #expect(active.isEmpty, "\(Set(active))")
  }

  @Test(arguments: texts) func textShowsWhatWouldAct(command: String) throws {
    Self.expectNoControls(in: try run(command).output)
  }

  @Test(arguments: json) func jsonIsValid(command: String) throws {
    let output = try run(command).output
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }

  @Test(arguments: xml) func xmlIsWellFormed(command: String) throws {
    let output = try run(command).output
    #expect(XMLParser(data: Data(output.utf8)).parse())
    // A document for translators has the texts as they are.
    if !command.hasSuffix("xliff") { Self.expectNoControls(in: output) }
  }

  @Test func thePageHasOneScriptAndNoImage() throws {
    let output = try run("audit . --format html --fail-on never").output
    Self.expectNoControls(in: output)
    let tags = output.split(separator: "<").map { $0.prefix { $0.isLetter || $0 == "/" }.lowercased() }
    // One that runs, and the index of the findings, which is data.
    #expect(tags.count { $0 == "script" } == 2)
    #expect(output.matches(of: #/<script type="application/json" id="findings-index">/#).count == 1)
    #expect(!tags.contains("img"))
    #expect(!output.contains("href=\"javascript"))
  }

  @Test func commandsOfGitHubAreOneALine() throws {
    let folder = try Self.app()
    let arguments = ["audit", ".", "--format", "github", "--fail-on", "never", "--required-locale", "de"]
    let output = try BuiltCommand.run(arguments, in: folder.url).output
    let lines = output.split(separator: "\n")
    let closing = lines.filter { !$0.hasPrefix("::") }
    #expect(closing.contains { $0.contains("group]bundle.bundle") })
    #expect(!closing.contains { $0.contains("##[") })
    let commands = lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
    #expect(commands.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") })
    #expect(!commands.isEmpty && !lines.contains { !$0.hasPrefix("::") && $0.contains("pwned") })
    Self.expectNoControls(in: output)
  }

  @Test func noCellIsAFormula() throws {
    let output = try run("budget app.tree.json --format csv").output
    let cells = output.components(separatedBy: "\r\n").flatMap { $0.components(separatedBy: ",") }
    for cell in cells {
      let start = cell.drop { $0 == "\"" }.first
      #expect(start.map { !"=+-@".contains($0) } ?? true, "\(cell)")
    }
  }

  /// The transcript names what it quotes as the audit does.
  @Test func transcriptsEscapeAsFindingsDo() throws {
    let output = try run("speak app.tree.json").output
    #expect(output.contains("\\u{202E}drawkcab") && output.contains("\\u{1B}[31mred"))
  }

  @Test func messagesQuoteNothingThatActs() throws {
    for payload in Self.payloads {
      let errors = try BuiltCommand.run(["audit", "nowhere-\(payload)"]).errors
      Self.expectNoCommands(in: errors)
      Self.expectNoControls(in: errors)
    }
  }
}
