import AuditModel

/// One comment or note, with the existing rules that it names.
struct SuppressionDirective {
  /// Its location.
  var location: SourceLocation
  /// The rules.
  var rules: [String]
  /// The bundle; nil if the file of the note belongs to none.
  var bundle: String?
  /// The only locale that it applies to; nil means all.
  var locale: LocaleTag?
  /// What it is about, in words; of source code, the lines.
  var subject: String
  /// The keys that it applies to.
  var keys: [TableKey] = []
  /// The lines that a comment in source code applies to.
  var code: SuppressedCode?

  /// The verb in it.
  var verb: SuppressionComment.Verb { code?.verb ?? .disable }
}

extension SuppressionDirective {
  /// Whether it suppresses a finding in a file of a bundle, as far as the element or key is concerned.
  func concerns(_ finding: Finding, in found: String?) -> Bool {
    guard rules.contains(finding.rule), locale == nil || locale == finding.locale else { return false }
    if let code { return code.contains(finding.location) || code.contains(finding.elementLocation) }
    return bundle == nil || found == nil || bundle == found
  }
}

/// The lines of a source file to which a comment applies.
struct SuppressedCode: Hashable {
  /// The verb in the comment.
  var verb: SuppressionComment.Verb
  /// The file's path.
  var file: String
  /// The numbers of the lines; empty if no code follows the comment.
  var lines: [ClosedRange<Int>]

  /// Whether a location is in one of the lines.
  func contains(_ location: SourceLocation) -> Bool {
    location.file == file && lines.contains { $0.contains(location.line) }
  }

  /// The lines in words.
  var subject: String {
    guard let range = lines.first else { return "the next line, since no code follows" }
    if range.upperBound == .max { return "the file from line \(range.lowerBound) on" }
    return range.count == 1 ? "line \(range.lowerBound)" : "lines \(range.lowerBound) to \(range.upperBound)"
  }
}
