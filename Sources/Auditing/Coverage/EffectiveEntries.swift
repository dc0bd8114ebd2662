import AuditModel

extension StringsFile {
  /// The entries that count, in file order: of a key that stands twice, the last.
  var effectiveEntries: [StringsEntry] {
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.key] = index }
    return entries.indices.filter { last[entries[$0].key] == $0 }.map { entries[$0] }
  }
}
