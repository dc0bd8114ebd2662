package import AuditModel

extension Workspace {
  /// The workspace with pseudo-locales that stand in no file: their entries are placed where their source texts stand.
  ///
  /// A pseudo-locale that the project has in files gives way. Exchange documents get none: nothing shows their texts.
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
