internal import AuditModel

/// Assembles a workspace from the readings of single files.
struct WorkspaceAssembly {
  private var workspace = Workspace()
  private var tables: [TableID: LocalizationTable] = [:]
  private var bundles: [String: LocalizationBundle] = [:]

  private struct TableID: Hashable {
    var bundle: String
    var name: String
  }

  /// The workspace of a walk's readings.
  static func assemble(
    _ readings: [FileReading], _ found: Discovered, plan: BundlePlan, languages: AppLanguages
  ) -> Workspace {
    var assembly = WorkspaceAssembly()
    assembly.workspace.diagnostics = found.diagnostics
    assembly.workspace.inputs = found.skipped
    for reading in readings { assembly.add(reading, plan: plan) }
    for reading in readings where !reading.isBuilt { assembly.addUnbuilt(reading) }
    for reading in readings { assembly.linkInterface(reading, plan: plan) }
    assembly.add(found.images, plan: plan)
    let names = readings.map(\.customFonts).reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    assembly.workspace.fonts = found.fonts.bundled(names: names)
    assembly.workspace.images = found.assets.bundled
    assembly.nameAssets()
    assembly.addTextsOfAttributes()
    var workspace = assembly.finished()
    languages.note(in: &workspace.catalog.bundles, besides: workspace.trees)
    return workspace
  }

  /// Gives images that code names by the symbols of assets the names of these.
  private mutating func nameAssets() {
    guard !workspace.images.isEmpty else { return }
    let symbols = AssetSymbols(of: workspace.images)
    for tree in workspace.trees.indices where workspace.trees[tree].isOfCode {
      for screen in workspace.trees[tree].screens.indices { symbols.name(&workspace.trees[tree].screens[screen].root) }
    }
  }

  /// Gives objects of interface files the texts that their runtime attributes look up.
  private mutating func addTextsOfAttributes() {
    let texts = AttributeTexts(of: workspace.trees, in: tables.values)
    workspace.trees = workspace.trees.map(texts.completed)
  }

  private mutating func add(_ reading: FileReading, plan: BundlePlan) {
    workspace.inputs.append(reading.input)
    guard reading.isBuilt else { return }
    workspace.diagnostics += reading.diagnostics
    workspace.trees += reading.trees
    for table in reading.tables { add(table, of: reading.input.path, plan: plan) }
    if let color = reading.color { workspace.colors.append(color) }
    if let document = reading.document { add(document) }
  }

  /// The images of bundles that have tables, whose locales are therefore known.
  private mutating func add(_ images: ImageInventory, plan: BundlePlan) {
    for (bundle, own) in images.byBundle(development: { plan.development(of: $0).language }) {
      bundles[bundle]?.images = own
    }
  }

  private mutating func add(_ reading: TableReading, of path: String, plan: BundlePlan) {
    let location = reading.location
    if bundles[location.bundle] == nil { bundles[location.bundle] = Self.bundle(of: reading, in: path, plan: plan) }
    let id = TableID(bundle: location.bundle, name: location.table)
    var table = tables[id] ?? LocalizationTable(name: location.table)
    table.sourceLanguage = table.sourceLanguage ?? reading.sourceLanguage
    table.files += reading.files
    tables[id] = table
  }

  /// Adds files that the app does not contain to the tables that it contains.
  private mutating func addUnbuilt(_ reading: FileReading) {
    for part in reading.tables {
      let id = TableID(bundle: part.location.bundle, name: part.location.table)
      guard var table = tables[id] else { continue }
      table.unbuilt = (table.unbuilt ?? []) + part.files
      tables[id] = table
    }
  }

  /// A bundle without tables; an exchange document's language is the one that it names.
  private static func bundle(of reading: TableReading, in path: String, plan: BundlePlan) -> LocalizationBundle {
    let development = plan.development(of: reading.location.bundle)
    guard reading.isExchange, let language = reading.sourceLanguage else {
      return LocalizationBundle(
        path: reading.location.bundle, developmentLanguage: development.language,
        developmentLanguageSource: development.source)
    }
    var bundle = LocalizationBundle(
      path: reading.location.bundle, developmentLanguage: language, developmentLanguageSource: path)
    bundle.isExchange = true
    return bundle
  }

  /// Adds what a printed tree contains in addition to its screens.
  private mutating func add(_ document: TreeDocument) {
    workspace.trees += document.trees
    workspace.diagnostics += document.diagnostics
    workspace.inputs += document.inputs
    workspace.colors += document.colors
    for bundle in document.catalog.bundles {
      var own = bundle
      own.tables = []
      bundles[bundle.path] = bundles[bundle.path] ?? own
      for table in bundle.tables {
        let id = TableID(bundle: bundle.path, name: table.name)
        var empty = table
        empty.files = []
        tables[id, default: empty].files += table.files
      }
    }
  }

  /// A table belongs to the interface file of its name in `Base.lproj`, in the development language's folder or next to it.
  private mutating func linkInterface(_ reading: FileReading, plan: BundlePlan) {
    guard let location = reading.treeLocation, reading.trees.first?.locale == nil else { return }
    let id = TableID(bundle: location.bundle, name: location.table)
    guard let table = tables[id], table.interfaceFile == nil || location.folder == "Base" else { return }
    tables[id]?.interfaceFile = reading.input.path
  }

  private func finished() -> Workspace {
    var result = workspace
    result.catalog.bundles = bundles.values.sorted { $0.path < $1.path }
    let byBundle = Dictionary(grouping: tables, by: \.key.bundle).mapValues { $0.map(\.value) }
    for (index, bundle) in result.catalog.bundles.enumerated() {
      let own = (byBundle[bundle.path] ?? []).sorted { $0.name < $1.name }
      result.catalog.bundles[index].tables = own.map { table in
        var table = table
        table.files.sort { ($0.folder, $0.path) < ($1.folder, $1.path) }
        table.unbuilt?.sort { ($0.folder, $0.path) < ($1.folder, $1.path) }
        return table
      }
    }
    result.trees.sort { $0.source < $1.source }
    result.colors.sort { ($0.name, $0.file) < ($1.name, $1.file) }
    result.inputs.sort { ($0.path, $0.format.name) < ($1.path, $1.format.name) }
    result.diagnostics = result.diagnostics.sortedByLocation
    return result
  }
}

extension [LoadingDiagnostic] {
  /// The diagnostics by location, then kind.
  var sortedByLocation: [LoadingDiagnostic] {
    sorted { ($0.location, $0.kind.rawValue) < ($1.location, $1.kind.rawValue) }
  }
}
