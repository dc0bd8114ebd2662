import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Compares one text's format with its source's: this is where it is decided which of several problems counts.
struct TextComparison {
  /// The text.
  let text: EntryFormat.Text
  /// All formats of its entry.
  let entry: EntryFormat
  /// The source's formats; nil where they are not known, or are none for sure.
  let source: EntryFormat?
  /// The source's text for the same case.
  let counterpart: EntryFormat.Text?
  /// Whether the text is the source's own.
  let isSource: Bool
  /// The arguments that the text is meant to take.
  let uses: [FormatString.Use]
  /// The directives that are prose: their percent signs should be doubled.
  let prose: [FormatString.Use]

  /// A comparison of one text of an entry.
  init(_ text: EntryFormat.Text, of entry: EntryFormat, source: EntryFormat?, isSource: Bool) {
    self.text = text
    self.entry = entry
    self.source = source
    self.isSource = isSource
    counterpart = source?.counterpart(of: text.path)
    guard text.format.looksLikeProse, !Self.isMeant(text.format, of: entry, source: source) else {
      uses = text.format.uses
      prose = []
      return
    }
    uses = text.format.usesWithoutProse(first: text.first)
    prose = text.format.uses.filter(\.isProse)
  }

  /// The problems of the text: at most one about its arguments, then those about its percent signs and its style.
  var problems: [FormatProblem] {
    guard source != nil || (text.format.isCertain && !text.format.looksLikeDate) else { return [] }
    let argument = argumentProblem
    return [argument].compactMap { $0 } + percentProblems(beside: argument) + styleProblems(beside: argument)
  }

  /// What is wrong with the arguments; only what comes first, since one mistake often shows in several ways.
  private var argumentProblem: FormatProblem? {
    broken ?? reordered ?? contradictsValueType ?? hole ?? wrongType ?? extra ?? missing
  }

  /// Whether directives that look like prose are placeholders all the same: with them, the text takes just what the source
  /// gives (`% d` for `%d`).
  private static func isMeant(_ format: FormatString, of entry: EntryFormat, source: EntryFormat?) -> Bool {
    guard let source else { return false }
    return format.uses.allSatisfy { use in
      guard let given = source.argument(use.position) else { return false }
      return given.accepts(entry.argument(of: use)) && !(use.isProse && use.isBeforeLetter)
    }
  }
}
