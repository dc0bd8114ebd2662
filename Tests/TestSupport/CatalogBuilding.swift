package import AuditModel

/// A bundle's tables in few words.
package enum CatalogBuilding {
  package static func tag(_ text: String) -> LocaleTag { LocaleTag(text) ?? .english }

  /// A file of a folder: `Base` is English.
  package static func file(_ folder: String, format: FileFormat = .strings, _ entries: [StringsEntry]) -> StringsFile {
    StringsFile(
      path: "\(folder).lproj/Main.\(format.rawValue)", folder: folder,
      locale: folder == "Base" ? .english : tag(folder),
      format: format, encoding: .utf8, entries: entries)
  }

  /// A file of keys and values.
  package static func file(_ folder: String, format: FileFormat = .strings, _ pairs: KeyValuePairs<String, String>)
    -> StringsFile
  {
    file(
      folder, format: format, pairs.enumerated().map { StringsEntry(key: $1.0, value: $1.1, line: $0 + 1, column: 1) })
  }

  /// A bundle of one table.
  package static func bundle(
    _ files: [StringsFile], at path: String = "App", source: LocaleTag? = nil
  ) -> LocalizationBundle {
    var strings = LocalizationTable(name: "Main", files: files)
    strings.sourceLanguage = source
    return LocalizationBundle(
      path: path, developmentLanguage: .english, developmentLanguageSource: "assumed", tables: [strings])
  }

  /// An entry that varies: texts by their paths in Xcode's spelling.
  package static func entry(
    _ key: String, _ leaves: KeyValuePairs<String, String>, variables: KeyValuePairs<String, String?> = [:]
  ) -> StringsEntry {
    var entry = StringsEntry(key: key, value: leaves.first?.value ?? "", line: 1, column: 1)
    entry.leaves = leaves.map { StringsLeaf(path: LeafPath($0) ?? LeafPath(), value: $1, line: 1, column: 1) }
    entry.variables = variables.map { StringsVariable(name: $0, valueType: $1, line: 1, column: 1) }
    return entry
  }
}
