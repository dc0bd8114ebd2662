import AuditModel
import Utilities

/// What to do about a finding: a sentence, or a line to copy.
struct Remedy {
  let text: PageText
  let code: PageText

  /// What a finding's measurements and texts suggest; empty if only the rule's page helps.
  static func all(for group: FindingGroup, _ words: ReportWords) -> [Remedy] {
    let finding = group.lead
    let measured = [
      finding.characters.map { words("fix.shorten", words.number($0)) },
      finding.lines.map { words("fix.lines", words.number($0)) },
    ]
    let general = words.fix(group.rule).map { [$0] } ?? []
    let line = finding.entry.map { [Remedy(text: PageText(words("fix.entry")), code: PageText($0, limit: 400))] } ?? []
    let edits = Self.edits(of: group, words)
    return edits + (measured.compactMap(\.self) + general).map { Remedy(text: PageText($0), code: .empty) } + line
  }
}

extension Remedy {
  /// What `fitspoken fix` would change, and what it would write first.
  fileprivate static func edits(of group: FindingGroup, _ words: ReportWords) -> [Remedy] {
    guard let fix = group.fixes.first else { return [] }
    let option = fix.safety == .unsafe ? " --unsafe" : ""
    let written = fix.changes.map(\.replacement).first { !$0.allSatisfy(\.isWhitespace) }
    let change = written.map { [Remedy(text: PageText(words("fix.writes")), code: PageText($0, limit: 400))] } ?? []
    let command = "fitspoken fix --only-rule \(fix.rule)\(option)"
    return [Remedy(text: PageText(words("fix.\(fix.safety.rawValue)", fix.title)), code: PageText(command))] + change
  }
}

extension Finding {
  /// How many characters fit, if that was measured.
  fileprivate var characters: Int? { whole("budgetCharacters") }

  /// On how many lines the title would fit, if it may be on several.
  fileprivate var lines: Int? { whole("linesToFit").flatMap { $0 > 1 ? $0 : nil } }

  /// The entry that a strings table lacks, with the source text to translate.
  fileprivate var entry: String? {
    guard self.rule == "missing-translation", self.location.file.hasSuffix(".strings"), let key = self.key,
      case .text(let source)? = self.evidence["source"]
    else { return nil }
    return "\"\(key.inStrings)\" = \"\(source.inStrings)\";"
  }

  private func whole(_ name: String) -> Int? {
    guard case .number(let number)? = self.evidence[name], number >= 1, number < 1e6 else { return nil }
    return Int(number)
  }
}

extension String {
  /// The text between the quotation marks of a `.strings` file.
  fileprivate var inStrings: String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"]
    return reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}

extension ReportWords {
  /// What to do about the findings of a rule; nil if the words have nothing.
  fileprivate func fix(_ rule: String) -> String? {
    let key = "fix.\(rule)"
    let text = self(key)
    return text == key ? nil : text
  }
}

/// How to suppress a finding: what to write, and where.
struct Suppression {
  let place: PageText
  let code: PageText

  init(_ group: FindingGroup, _ words: ReportWords) {
    let (file, rule) = (group.location.file, group.rule)
    let ending = file.split(separator: ".").last.map(String.init) ?? ""
    let form = Self.forms[ending] ?? Form(key: "suppress.configuration", code: Self.entry)
    place = PageText(words(form.key, "\(file):\(words.number(group.location.line))"))
    code = PageText(form.code(rule, group.lead))
  }

  /// What is written into files of a kind.
  private struct Form {
    /// The key of the words that say where.
    var key: String
    /// The line for a rule and a finding.
    var code: @Sendable (String, Finding) -> String
  }

  private static let directive: @Sendable (String, Finding) -> String = { rule, _ in "fitspoken:disable \(rule)" }

  /// An entry of the configuration.
  private static let entry: @Sendable (String, Finding) -> String = { rule, finding in
    let subject = finding.element.map { ", element: \"\($0.path)\"" } ?? finding.key.map { ", key: \"\($0)\"" } ?? ""
    return "ignored: [{rule: \(rule), path: \"\(finding.location.file)\"\(subject)}]"
  }

  private static let forms: [String: Form] = [
    "swift": Form(key: "suppress.swift") { rule, _ in "// fitspoken:disable-next \(rule)" },
    "strings": Form(key: "suppress.strings") { rule, _ in "/* fitspoken:disable \(rule) */" },
    "xcstrings": Form(key: "suppress.catalog", code: directive),
    "xliff": Form(key: "suppress.xliff", code: directive),
    "storyboard": Form(key: "suppress.interface", code: directive),
    "xib": Form(key: "suppress.interface", code: directive),
  ]
}
