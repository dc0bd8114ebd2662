internal import AuditModel

/// The result of reading one file.
struct FileReading: Sendable {
  /// The file, with its counts or why it was not read.
  var input: InputFile
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
  /// The fault up to which an exchange document is read; nil for other files.
  var fault: String?
  /// The tables that the file contains, completely or partly.
  var tables: [TableReading] = []
  /// The interface, on each platform that the file is for.
  var trees: [InterfaceTree] = []
  /// The location of the trees among a bundle's languages.
  var treeLocation: BundleLocation?
  /// The PostScript names of the fonts in font files as an interface states them, by the file's name.
  var customFonts: [String: Set<String>] = [:]
  /// The id of the main menu in an interface; nil without one.
  var mainMenu: String?
  /// The controllers of other storyboards to which tabs in an interface belong, by the tabs' ids.
  var controllersOfTabs: [String: StoryboardReference] = [:]
  /// How an app gets to the controllers of the file; nil for anything but a storyboard.
  var routes: StoryboardRoutes?
  /// Whether the app contains the file, as far as is known.
  var isBuilt = true
  /// The contents of a source file until it is read with the others.
  var source: [UInt8]?
  /// The names of services in the addresses that a source file contains.
  var serviceNames: Set<String> = []
  /// Whether it is a document for translators with tables that the project contains.
  var isExchange = false
  /// The color of an asset catalog.
  var color: ColorAsset?
  /// The trees of a JSON document, with everything else in it.
  var document: TreeDocument?

  /// A file that has not been read yet.
  init(_ file: FoundFile) { input = InputFile(path: file.path, format: file.format) }

  /// The contents of the file; nil, with a diagnostic, if they cannot be read.
  mutating func contents(of file: FoundFile) -> [UInt8]? {
    do throws(SkipReason) { return try file.contents() } catch {
      fail(error.text)
      return nil
    }
  }

  /// Notes that the file cannot be read.
  mutating func fail(_ message: String) {
    input.skipped = message
    diagnostics = [
      LoadingDiagnostic(kind: .fileUnreadable, location: SourceLocation(file: input.path), message: message)
    ]
  }
}

extension InputFile {
  /// Counts the screens, elements and buttons of the file's trees.
  mutating func count(_ trees: [InterfaceTree]) {
    var (elementCount, buttonCount) = (0, 0)
    for screen in trees.flatMap(\.screens) {
      screen.root.forEach { element, _ in
        elementCount += 1
        if element.kind == .button { buttonCount += 1 }
      }
    }
    screens = trees.reduce(0) { $0 + $1.screens.count }
    (elements, buttons) = (elementCount, buttonCount)
  }
}

extension [FileReading] {
  /// Hides the main menus that interface files have for apps without a menu bar.
  mutating func hideMainMenus() {
    for index in indices {
      guard let id = self[index].mainMenu else { continue }
      for tree in self[index].trees.indices { self[index].trees[tree].hideMainMenu(id) }
    }
  }

  /// How an app gets to the controllers of the storyboards, by their paths.
  var routesOfStoryboards: [String: StoryboardRoutes] {
    reduce(into: [:]) { routes, reading in routes[reading.input.path] = reading.routes }
  }

  /// The keys of the tables, by name; each file with several languages has those of the language with most.
  var keysOfTables: [TableKeys] {
    var keys: [String: KeySet] = [:]
    for table in flatMap(\.tables) where !table.isExchange {
      let largest = table.files.max { $0.entries.count < $1.entries.count }
      for entry in largest?.entries ?? [] { keys[table.location.table, default: []].insert(entry.key) }
    }
    return keys.map { TableKeys(name: $0.key, keys: $0.value.map(\.text).sorted()) }.sorted { $0.name < $1.name }
  }
}
