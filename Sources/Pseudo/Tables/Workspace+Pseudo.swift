package import AuditModel

extension Workspace {
  /// The workspace with pseudo-locales that are not in any file: their entries have the locations of their source
  /// texts.
  ///
  /// A pseudo-locale that the project has in files is replaced. Exchange documents get none: nothing shows their texts.
  package func adding(_ styles: [PseudoStyle]) -> Workspace {
    var result = self
    let tables = PseudoTables(of: self).tables.filter { $0.bundle.isExchange != true }
    for table in tables {
      let files = styles.flatMap { style in table.files.map { $0.translated(to: style) } }
      result.catalog.add(files, to: table)
    }
    return result
  }
}

extension LocalizationCatalog {
  fileprivate mutating func add(_ files: [StringsFile], to source: PseudoTable) {
    if !bundles.contains(where: { $0.path == source.bundle.path }) {
      bundles.append(source.bundle)
      bundles.sort { $0.path < $1.path }
    }
    guard let bundle = bundles.firstIndex(where: { $0.path == source.bundle.path }) else { return }
    bundles[bundle].add(files, to: source)
  }
}

extension LocalizationBundle {
  fileprivate mutating func add(_ files: [StringsFile], to source: PseudoTable) {
    let position = tables.firstIndex { $0.name == source.name }
    var table =
      position.map { tables[$0] } ?? LocalizationTable(name: source.name, interfaceFile: source.interfaceFile)
    let locales = Set(files.map(\.locale))
    table.files.removeAll { locales.contains($0.locale) }
    table.files = (table.files + files).sorted { ($0.folder, $0.path) < ($1.folder, $1.path) }
    if let position {
      tables[position] = table
    } else {
      tables.append(table)
      tables.sort { $0.name < $1.name }
    }
  }
}

extension StringsEntry {
  /// The entry with pseudo-translations; one that is not to be translated stays as it is, since a bundle would show its
  /// key if the table lacked it.
  func translated(by text: PseudoText) -> StringsEntry {
    let isForbidden = TranslatorNote.forbidsTranslation(comment) || TranslatorNote.marks(value)
    if isUntranslatable == true || isForbidden { return self }
    var result = self
    result.state = nil
    // The value is one of the texts; if it belongs to a variable, it is only a part.
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

  /// The file as Apple's loader reads it: without lost entries, and with only the last of duplicate keys.
  func asLoaded() -> StringsFile {
    var last: KeyDictionary<Int> = [:]
    for (index, entry) in entries.enumerated() where entry.isLost != true { last[entry.key] = index }
    var result = self
    result.entries = last.map(\.value).sorted().map { entries[$0] }
    return result
  }
}
