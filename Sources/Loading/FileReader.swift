internal import AuditModel
internal import SystemPackage
internal import Utilities

/// Reads files by their format.
struct FileReader: Sendable {
  let plan: BundlePlan
  let catalyst: CatalystProjects
  /// The files that do not reach users.
  let unbuilt: UnbuiltFiles
  /// The reader of Swift sources; nil if they are not read.
  let sourceReader: (any SourceReader)?
  /// The formats that only the caller can read.
  var foreign = ForeignFormats()
  /// The targets that compile source files, without those of packages.
  let targets: SourceTargets
  /// The natural sizes of the project's images.
  let imageSizes: ImageSizes
  /// Whether only apps without a menu bar contain a file.
  let hasNoMenuBar: @Sendable (String) -> Bool

  /// Reads one file; of those that do not reach users only strings, to count them.
  func read(_ file: FoundFile) -> FileReading {
    guard let absence = unbuilt[file] else { return readContents(of: file) }
    var reading = FileReading(file)
    if file.format.isStringsTable { reading.tables = readContents(of: file).tables }
    reading.isBuilt = false
    reading.input.skipped = absence.fact(about: "the file")
    return reading
  }

  private func readContents(of file: FoundFile) -> FileReading {
    var reading = FileReading(file)
    switch file.format {
    case .strings: readStrings(file, into: &reading) { StringsReader.read($0, path: $1, folder: $2, locale: $3) }
    case .stringsdict:
      readStrings(file, into: &reading) { StringsdictReader.read($0, path: $1, folder: $2, locale: $3) }
    case .xcstrings: readCatalog(file, into: &reading)
    case .loctable: readCompiledTable(file, into: &reading)
    case .xliff: readExchange(file, into: &reading)
    case .storyboard, .xib: readInterface(file, into: &reading)
    case .jsonTree: readDocument(file, into: &reading)
    case .recordedTree: readRecording(file, into: &reading)
    // Settings are read before.
    case .infoPlist, .xcodeProject: break
    // A localization catalog's languages are compared with those of the document inside.
    case .xcloc where file.path.lastPathPart == LocalizationCatalogFolder.manifest: break
    case .xcloc: reading.fail("expected a folder, found a file")
    case .colorSet: readColor(file, into: &reading)
    case .swift: readSource(file, into: &reading)
    case .source: readSource(file, into: &reading)
    case .other(let ending): readForeign(file, ending, into: &reading)
    case .xmlPropertyList, .binaryPropertyList, .folder: break  // no file name has these formats
    }
    return reading
  }

  private func readStrings(
    _ file: FoundFile, into reading: inout FileReading,
    with read: ([UInt8], String, String, LocaleTag) -> StringsReading
  ) {
    switch plan.location(ofStrings: file) {
    case .failure(let reason): reading.input.skipped = reason.text
    case .success(let (location, locale)):
      guard let bytes = reading.contents(of: file) else { return }
      let result = read(bytes, file.path, location.folder, locale)
      reading.input.entries = result.file.entries.count
      reading.diagnostics = result.diagnostics
      reading.tables = [TableReading(location: location, files: [result.file])]
    }
  }

  private func readCatalog(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let location = plan.location(ofCatalog: file)
    let result = StringCatalogReader.read(
      bytes, path: file.path, development: plan.development(of: location.bundle).language)
    reading.diagnostics = result.diagnostics
    guard !result.files.isEmpty else {
      reading.input.skipped = "the file could not be parsed"
      return
    }
    reading.input.entries = result.files.reduce(0) { $0 + $1.entries.count }
    reading.tables = [TableReading(location: location, sourceLanguage: result.sourceLanguage, files: result.files)]
  }

  private func readCompiledTable(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let result = CompiledTableReader.read(bytes, path: file.path)
    reading.diagnostics = result.diagnostics
    guard !result.files.isEmpty else {
      reading.input.skipped = "the file could not be parsed"
      return
    }
    reading.input.entries = result.files.reduce(0) { $0 + $1.entries.count }
    reading.tables = [TableReading(location: plan.location(ofCatalog: file), files: result.files)]
  }

  private func readExchange(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let development = plan.development(of: file.folder).language
    let result = XLIFFReader.read(bytes, path: file.path, development: development)
    reading.input.skipped = result.skipped
    reading.diagnostics = result.diagnostics
    reading.fault = result.fault
    reading.tables = result.tables
    guard result.skipped == nil else { return }
    reading.input.entries = result.tables.flatMap(\.files).reduce(0) { $0 + $1.entries.count }
    guard let folder = LocalizationCatalogFolder.folder(around: file.absolute) else { return }
    reading.diagnostics += LocalizationCatalogFolder.faults(
      of: folder, targets: result.targetLanguages, document: file.path)
  }

  private func readInterface(_ file: FoundFile, into reading: inout FileReading) {
    guard !isLeftOut(file) else {
      reading.input.skipped = Self.leftOutReason
      return
    }
    guard let bytes = reading.contents(of: file) else { return }
    let result = InterfaceBuilderReader.read(bytes, path: file.path)
    reading.diagnostics = result.diagnostics
    reading.input.skipped = result.skipped
    reading.customFonts = result.customFonts
    reading.mainMenu = hasNoMenuBar(file.path) ? result.mainMenu : nil
    reading.controllersOfTabs = result.controllersOfTabs
    reading.routes = result.routes
    guard let tree = result.tree else {
      reading.input.skipped = result.skipped ?? "the file could not be parsed"
      return
    }
    add(tree, of: file, to: &reading)
  }

  /// Adds an interface with the languages of the bundle that its file is in.
  private func add(_ read: InterfaceTree, of file: FoundFile, to reading: inout FileReading) {
    var tree = read
    let location = plan.location(ofInterface: file)
    let development = plan.development(of: location?.bundle ?? file.folder).language
    tree.bundle = location?.bundle
    tree.developmentLanguage = development
    if tree.platform == .iOS { tree.supportsCatalyst = catalyst.answer(for: file.folder) }
    let locale = location.flatMap { $0.locale(development: development) }
    tree.locale = locale == development ? nil : locale
    reading.input.count([tree])
    reading.treeLocation = location
    reading.trees = [tree]
  }

  private func readForeign(_ file: FoundFile, _ ending: String, into reading: inout FileReading) {
    guard let reader = foreign.reader(for: ending), let bytes = reading.contents(of: file) else { return }
    do {
      var tree = try reader.interface(reading: bytes, path: file.path)
      tree.source = file.path
      add(tree, of: file, to: &reading)
    } catch {
      let fault = error as? InterfaceReadingError ?? InterfaceReadingError("\(error)")
      reading.diagnostics.append(
        LoadingDiagnostic(
          kind: .interfaceParseError,
          location: SourceLocation(file: file.path, line: fault.line, column: fault.column), message: fault.message))
      reading.input.skipped = "the file could not be parsed"
    }
  }

  private func readColor(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let result = ColorSetReader.read(bytes, path: file.path)
    reading.color = result.color
    reading.diagnostics = result.diagnostics
    if result.color == nil { reading.input.skipped = "the file could not be parsed" }
  }

  private func readSource(_ file: FoundFile, into reading: inout FileReading) {
    guard sourceReader != nil else {
      reading.input.skipped = FileFormat.source.skipReason
      return
    }
    guard !isLeftOut(file) else {
      reading.input.skipped = Self.leftOutReason
      return
    }
    reading.source = reading.contents(of: file)
    guard let source = reading.source else { return }
    reading.serviceNames = ServiceNames.names(in: source)
    guard file.format == .source else { return }
    let controls = ObjectiveCControls.count(in: source)
    if controls > 0 { reading.input.unreadControls = controls }
  }

  /// Reads the source files together, since they refer to each other.
  func readSources(in readings: [FileReading], of files: [FoundFile], jobs: Int) async -> [FileReading] {
    var readings = readings
    let mayShowMainMenus = readings.contains { $0.source.map(MainMenu.mayBeShown) ?? false }
    if !mayShowMainMenus { readings.hideMainMenus() }
    readings.fillTabsOfReferences()
    guard let sourceReader else { return readings }
    let indices = readings.indices.filter { readings[$0].source != nil }
    let targets = targets(of: indices.map { (files[$0], readings[$0].source ?? []) })
    let macros = HeaderMacros.definitions(around: indices.map { files[$0] })
    let sources = indices.map { index in
      let (names, builds) = targets.targets(of: files[index].path)
      var source = SourceFile(
        path: files[index].path, bytes: readings[index].source ?? [], targets: names, platforms: builds.platforms)
      source.deploymentTargets = builds.deployment
      source.language = files[index].format == .swift ? .swift : .objectiveC
      source.header = files[index].header
      if source.language == .objectiveC { source.macros = macros }
      source.supportsCatalyst = catalyst.answer(for: files[index].folder)
      return source
    }
    // Printed trees are complete already.
    let interfaces = readings.indices.filter { !readings[$0].trees.isEmpty && readings[$0].document == nil }
    var resources = SourceResources(tables: readings.keysOfTables, imageSize: imageSizes.size)
    resources.routes = readings.routesOfStoryboards
    let result = await sourceReader.read(
      sources, completing: interfaces.flatMap { readings[$0].trees }, with: resources, jobs: jobs)
    for (index, tree) in zip(interfaces, result.interfaces) {
      let lost = readings[index].trees.reduce(0) { $0 + $1.screens.count } - tree.screens.count
      if lost > 0 { readings[index].input.lostScreens = lost }
      readings[index].trees = [tree]
    }
    for (index, result) in zip(indices, result.files) {
      readings[index].source = nil
      take(result, of: files[index], into: &readings[index])
      guard !mayShowMainMenus, hasNoMenuBar(files[index].path) else { continue }
      for tree in readings[index].trees.indices { readings[index].trees[tree].hideMainMenuOfCode() }
    }
    return readings
  }

  /// The targets with what some source files, and the descriptions of projects around them, say about these.
  private func targets(of sources: [(file: FoundFile, bytes: [UInt8])]) -> SourceTargets {
    var targets = targets
    for (file, bytes) in sources { targets.add(bytes, at: file.path) }
    targets.guess(from: sources.filter { $0.file.format == .swift }.map(\.bytes))
    guard let first = sources.first?.file else { return targets }
    // Only sources and the project's own formats were found.
    for folder in Set(sources.flatMap { $0.file.folder.andAncestors }) {
      let path = folder.isEmpty ? ProjectDescription.ofXcodeGen : "\(folder)/\(ProjectDescription.ofXcodeGen)"
      if let description = first.contents(ofSetting: path) { targets.add(description, at: path) }
    }
    return targets
  }

  private func take(_ result: SourceReading, of file: FoundFile, into reading: inout FileReading) {
    reading.diagnostics = result.diagnostics
    reading.input.skipped = result.skipped
    defer { reading.input.addUnreadControls(result.unreadControls) }
    guard !result.trees.isEmpty else { return }
    let bundle = plan.bundle(ofSource: file)
    let language = plan.development(of: bundle ?? file.folder).language
    reading.trees = result.trees.map { tree in
      var tree = tree
      (tree.bundle, tree.developmentLanguage) = (bundle, language)
      return tree
    }
    reading.input.count(reading.trees)
    if let controls = reading.input.unreadControls {
      var read = 0
      for tree in reading.trees { tree.forEachElement { if $0.location?.file == file.path { read += 1 } } }
      reading.input.unreadControls = controls > read ? controls - read : nil
    }
  }

  /// Whether a source or an interface file belongs to tests or previews, and the user does not name it.
  private func isLeftOut(_ file: FoundFile) -> Bool {
    !file.isExplicit && InputFile.isForTests(path: file.path)
  }

  private static let leftOutReason = "the file belongs to tests or previews"

  private func readDocument(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let result = JSONTreeReader.read(bytes, path: file.path)
    reading.diagnostics = result.diagnostics
    guard var document = result.document else {
      reading.input.skipped = "the file could not be parsed"
      return
    }
    for index in document.trees.indices where document.trees[index].recording != nil {
      let named = RecordedLocale(path: file.path).locale
      document.trees[index].locale = document.trees[index].locale ?? named
    }
    reading.input.count(document.trees)
    reading.document = document
  }

  private func readRecording(_ file: FoundFile, into reading: inout FileReading) {
    guard let bytes = reading.contents(of: file) else { return }
    let result = RecordedTreeReader.read(bytes, path: file.path)
    reading.diagnostics = result.diagnostics
    guard var tree = result.tree else {
      reading.input.skipped =
        result.diagnostics.isEmpty ? "the recording has no elements of the app" : "the file could not be parsed"
      return
    }
    tree.developmentLanguage = plan.development(of: file.folder).language
    reading.input.count([tree])
    reading.trees = [tree]
  }
}
