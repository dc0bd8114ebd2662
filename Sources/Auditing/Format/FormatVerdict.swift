import AuditModel
import FormatStrings

/// Looks at all formats of an entry beside the source's, once for all rules about formats.
///
/// One fault is reported by one rule: of what is wrong with the arguments only what comes first in ``TextComparison``.
struct FormatVerdict {
  /// The faults, in the order of the texts.
  private(set) var faults: [FormatFault] = []

  /// The faults of an entry; of the source's own, and where nobody tells the source, those that show without it.
  init(entry: StringsEntry, fileFormat: String, source: SourceEntry?, isSource: Bool) {
    guard Self.concerns(entry, source) else { return }
    let translation = EntryFormat(entry)
    let check = VariableCheck(
      entry: entry, fileFormat: fileFormat, format: translation, source: source?.format, isSource: isSource)
    faults = check.faults
    // A source that is prose, not a format, tells nothing of its translations.
    if let source, source.format == nil, translation.variables.isEmpty { return }
    for text in translation.texts where !check.misspelled.contains(text.path) {
      let comparison = TextComparison(text, of: translation, source: source?.format, isSource: isSource)
      faults += comparison.faults.map { $0.at(text, source: comparison.counterpart) }
    }
  }

  /// Whether there is anything to look at: most texts are no formats.
  private static func concerns(_ entry: StringsEntry, _ source: SourceEntry?) -> Bool {
    if source?.format != nil || entry.variables != nil || entry.leaves != nil { return true }
    return entry.value.utf8.contains(UInt8(ascii: "%"))
  }
}

extension FormatFault {
  /// The fault with the place of its text, and with both texts as evidence.
  fileprivate func at(_ text: EntryFormat.Text, source: EntryFormat.Text?) -> FormatFault {
    var placed = self
    placed.fault.path = text.path
    if let source {
      placed.fault.evidence["source"] = .text(source.string)
      placed.fault.evidence["translation"] = .text(text.string)
    }
    return placed
  }
}
