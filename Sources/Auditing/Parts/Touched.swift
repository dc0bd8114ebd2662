package import AuditModel
import TableAnalysis

/// What a change touches, and what depends on it: nothing else is judged.
package struct Touched: Sendable {
  /// The files that were changed, and those that depend on them, relative to the audit's root.
  package var files: Set<String>
  /// Those of which it is known which screens are different: the others do not count.
  package var comparedFiles: Set<String> = []
  /// The screens that are different, whatever file they are of.
  package var screens: Set<ScreenPlace> = [] { didSet { screensByID = Dictionary(grouping: screens, by: \.id) } }
  private var screensByID: [String: [ScreenPlace]] = [:]
  /// The keys whose texts were changed.
  package var keys: Set<TableKey> = []
  /// The keys whose texts are shown where they were not before, or no longer.
  package var shownKeys: Set<TableKey> = []
  /// The names of tables of which a file was added or removed, or whose interface was changed: all their keys count.
  package var tables: Set<String> = []

  /// What changed files touch.
  package init(files: Set<String>) { self.files = files }

  /// Whether a screen depends on the change: it is different, its file is, or the texts on it are.
  func holds(_ screen: Screen, of tree: InterfaceTree) -> Bool {
    if screens.contains(ScreenPlace(screen, of: tree)) { return true }
    if files.contains(tree.source), !comparedFiles.contains(tree.source) { return true }
    guard !keys.isEmpty || !tables.isEmpty else { return false }
    var isFound = false
    screen.root.forEach { element, _ in
      isFound = isFound || element.texts.contains(where: hasChanged)
    }
    return isFound
  }

  private func hasChanged(_ text: LocalizableText) -> Bool {
    text.key.map { hasChanged(TableKey(table: text.tableName, key: $0)) } ?? false
  }

  private func hasChanged(_ key: TableKey) -> Bool { keys.contains(key) || tables.contains(key.table) }

  /// Whether a key's texts are judged.
  func holds(_ key: TableKey) -> Bool { hasChanged(key) || shownKeys.contains(key) }

  /// Whether the texts of a table may have findings.
  func holds(_ table: TableFacts) -> Bool {
    let name = table.table.name
    return tables.contains(name) || keys.union(shownKeys).contains { $0.table == name }
      || table.table.files.contains { files.contains($0.path) }
  }

  /// Whether a finding in tables is about something that was changed.
  func concerns(_ finding: Finding) -> Bool {
    if isOnScreen(finding) { return true }
    if let table = finding.table {
      guard let key = finding.key else { return tables.contains(table) || files.contains(finding.location.file) }
      return holds(TableKey(table: table, key: key))
    }
    return files.contains(finding.location.file)
  }

  /// Whether a finding is about an element of a changed file, or of a screen that is different.
  private func isOnScreen(_ finding: Finding) -> Bool {
    guard let path = finding.element?.path else { return false }
    let file = finding.elementLocation.file
    let screens = screensByID[String(path.prefix { $0 != "/" })] ?? []
    return files.contains(file) || screens.contains { $0.mayShow(elementsOf: file) }
  }
}

/// Which screen of a project is meant.
package struct ScreenPlace: Sendable, Hashable {
  /// The file that the screen is of, and whether it is code.
  private let (source, isOfCode): (String, Bool)
  /// The platform that it is for.
  private let platform: Platform
  /// Its id.
  package let id: String

  /// The place of a screen in a project.
  package init(_ screen: Screen, of tree: InterfaceTree) {
    (source, isOfCode) = (tree.source, tree.isOfCode)
    (platform, id) = (tree.platform, screen.id)
  }

  /// Whether elements on the screen may be written in a file: the parts of views may be in any.
  fileprivate func mayShow(elementsOf file: String) -> Bool { isOfCode || source == file }
}
