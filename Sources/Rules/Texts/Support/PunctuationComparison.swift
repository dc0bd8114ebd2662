import Localization
import ScreenAnalysis

/// Compares the marks at the ends of a text and its translation.
struct PunctuationComparison {
  /// What differs.
  enum Difference: Equatable {
    /// The source has a mark of these kinds, the translation has none of them.
    case lost(FinalMarks)
    /// The translation has a mark of these kinds, the source has none at all.
    case added(FinalMarks)
  }

  private let source: FinalMarks
  private let translation: FinalMarks
  private let text: String
  private let table: FinalMarkTable

  /// A comparison of two ends.
  init(source: String, by sourceTable: FinalMarkTable, translation: String, by table: FinalMarkTable) {
    self.source = FinalMarks(endOf: source, by: sourceTable)
    self.translation = FinalMarks(endOf: translation, by: table)
    text = translation
    self.table = table
  }

  /// What differs; nil where nothing does, or where an ellipsis or semicolon is in play, of which nothing is asked here.
  var difference: Difference? {
    guard source != translation, source.union(translation).isDisjoint(with: [.ellipsis, .semicolon]) else { return nil }
    if source.isEmpty { return translation.isSubset(of: table.unused) ? nil : .added(translation) }
    guard source.isDisjoint(with: translation.union(table.unused)), !isToned, source.isDisjoint(with: implied),
      source.isDisjoint(with: inner)
    else { return nil }
    return .lost(source)
  }

  /// Whether an exclamation mark stands for a full stop or the other way round: a matter of tone.
  private var isToned: Bool {
    let tones: FinalMarks = [.stop, .exclamation]
    return source.isSubset(of: tones) && !translation.isDisjoint(with: tones)
  }

  /// The marks inside the translation: a question may come before the last sentence.
  private var inner: FinalMarks {
    text.unicodeScalars.reduce(into: FinalMarks()) { $0.formUnion(table.marks[$1] ?? []) }.subtracting(.stop)
  }

  /// What words and marks inside words say at the end of a translation.
  private var implied: FinalMarks {
    guard !table.implied.isEmpty else { return [] }
    let words = text.trimmingEnd("။。 ")
    return table.implied.reduce(into: []) { marks, implied in
      let isThere = implied.texts.contains { implied.isAnywhere ? text.contains($0) : words.ends(with: $0) }
      if isThere { marks.formUnion(implied.mark) }
    }
  }
}

extension StringProtocol {
  /// Whether the text ends with those code points, be they marks on a letter before them.
  fileprivate func ends(with text: String) -> Bool { utf8.suffix(text.utf8.count).elementsEqual(text.utf8) }
}
