package import AuditModel

/// A workspace with one bundle, written short.
package struct CatalogBuilder {
  private var bundle = LocalizationBundle(path: "App", developmentLanguage: .english, developmentLanguageSource: "test")
  private var trees: [InterfaceTree] = []

  /// An empty bundle.
  package init() {}

  /// The workspace so far.
  package var workspace: Workspace { Workspace(trees: trees, catalog: LocalizationCatalog(bundles: [bundle])) }

  /// Adds a table: folders with their entries, `key` or `key=value`.
  package func table(_ name: String, _ folders: [String: [String]]) -> Self {
    var copy = self
    var table = LocalizationTable(name: name)
    for (folder, lines) in folders.sorted(by: { $0.key < $1.key }) {
      let locale = LocaleTag(folderName: folder) ?? .english
      let path = "App/\(folder).lproj/\(name).strings"
      var file = StringsFile(path: path, folder: folder, locale: locale, format: .strings, encoding: .utf8)
      file.entries = lines.enumerated().map { index, line in Self.entry(line, line: index + 1) }
      table.files.append(file)
    }
    table.interfaceFile = trees.first { $0.table == name && $0.locale == nil }?.source
    copy.bundle.tables.append(table)
    return copy
  }

  /// Adds an interface of a table's name with one button for each id; a locale's own copy where one is given.
  package func interface(_ name: String, buttons: [String], copy locale: LocaleTag? = nil) -> Self {
    var copy = self
    let folder = locale?.identifier ?? "Base"
    var tree = InterfaceTree(source: "App/\(folder).lproj/\(name).storyboard", platform: .iOS)
    (tree.bundle, tree.table, tree.locale) = ("App", name, locale)
    tree.objectIDs = buttons + ["cell"]
    var root = Element(id: "root", kind: .view)
    root.children = buttons.map { id in
      var button = Element(id: id, kind: .button)
      let title = LocalizableText(value: "Title", key: "\(id).normalTitle", table: name)
      button.control.states = [.normal: StateContent(title: title)]
      return button
    }
    tree.screens = [Screen(id: "screen", root: root)]
    copy.trees.append(tree)
    return copy
  }

  private static func entry(_ text: String, line: Int) -> StringsEntry {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return StringsEntry(key: parts[0], value: parts.count > 1 ? parts[1] : "Text", line: line, column: 1)
  }
}

extension CatalogBuilder {
  /// A locale.
  package static func tag(_ text: String) -> LocaleTag { LocaleTag(text) ?? .english }

  /// A file of a folder: `Base` is English.
  package static func file(_ folder: String, format: FileFormat = .strings, _ entries: [StringsEntry]) -> StringsFile {
    StringsFile(
      path: "\(folder).lproj/Main.\(format.name)", folder: folder,
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
