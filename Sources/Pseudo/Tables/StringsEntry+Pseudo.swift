internal import AuditModel

extension StringsEntry {
  /// The entry with pseudo-translations; one that is not to be translated stays as it is, since a bundle would show its
  /// key if the table lacked it.
  func translated(by text: PseudoText) -> StringsEntry {
    let isForbidden = TranslatorNote.forbidsTranslation(comment) || TranslatorNote.marks(value)
    if isUntranslatable == true || isForbidden { return self }
    var result = self
    result.state = nil
    // The value is one of the texts; where it is a variable's, it is only a part.
    let isPart = leaves?.first { $0.value == value }?.path.variable != nil
    result.value = text.translation(of: value, isPart: isPart)
    result.leaves = leaves?.map { leaf in
      var leaf = leaf
      leaf.value = text.translation(of: leaf.value, isPart: leaf.path.variable != nil)
      leaf.state = nil
      return leaf
    }
    return result
  }
}

extension StringsFile {
  /// The file with pseudo-translations, as one of their locale.
  func translated(to style: PseudoStyle) -> StringsFile {
    var result = self
    result.folder = style.locale.identifier
    result.locale = style.locale
    let text = PseudoText(style: style)
    result.entries = entries.map { $0.translated(by: text) }
    return result
  }

  /// The file with what Apple's loader gets of it: without what it loses, of a key that stands twice only the last.
  func asLoaded() -> StringsFile {
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.isLost != true { last[entry.key] = index }
    var result = self
    result.entries = last.values.sorted().map { entries[$0] }
    return result
  }
}
