import AuditModel
import FormatStrings

/// What the translations of a key have in common whatever their language: arguments, placeholders, tags and links.
enum MajorityForm {
  /// An entry in the form that more than half of a key's entries have, and at least two; nil if there isn't one.
  static func entry(of entries: [StringsEntry]) -> StringsEntry? {
    let forms = Dictionary(grouping: entries.filter { !$0.isEmpty }, by: form)
    return forms.values.first { $0.count >= 2 && $0.count * 2 > entries.count }?.first
  }

  private static func form(of entry: StringsEntry) -> [String] {
    let texts = entry.leaves?.map(\.value) ?? [entry.value]
    guard texts.contains(where: { $0.utf8.contains(where: marks.contains) }) else { return [] }
    let format = EntryFormat(entry)
    let arguments = format.isFormat ? format.arguments.map { $0?.rawValue ?? "" } : []
    return arguments + ["|"] + texts.reduce(into: Set()) { $0.formUnion(markup(in: $1)) }.sorted()
  }

  private static let marks = Set("%{$<[".utf8)

  /// The placeholders, tags and links of a text.
  private static func markup(in text: String) -> [String] {
    let tags = text.split(separator: "<").dropFirst().compactMap { $0.firstIndex(of: ">").map($0.prefix(upTo:)) }
    return NamedPlaceholders.counts(in: text).keys + tags.map { "<" + $0.prefix { $0 != " " } }
      + (text.contains("](") ? ["]("] : [])
  }
}
