internal import AuditModel

/// Combines units into entries: those of one plural become the leaves of one entry.
struct XLIFFEntries {
  /// One text of a unit, in one language.
  struct Text {
    var value: String
    var state: TranslationState?
    var position: TextPosition
  }

  /// The entries in file order.
  private(set) var entries: [StringsEntry] = []
  /// The units whose id is repeated; the last one is used.
  private(set) var repeated: [(id: String, position: TextPosition)] = []
  /// The indices of the entries of keys with several texts; negative before the first.
  private var varied: KeyDictionary<Int> = [:]
  private var leaves: [LeafID: Int] = [:]
  private var variables: [VariableID: Int] = [:]

  private struct LeafID: Hashable {
    var entry: Int
    var path: LeafPath
  }

  private struct VariableID: Hashable {
    var entry: Int
    var name: String
  }

  /// The entries of units with their texts; a unit without text is skipped.
  init(_ units: [(unit: XLIFFUnit, id: XLIFFUnitID)], text: (XLIFFUnit) -> Text?) {
    for (_, id) in units where id.part != .whole { varied[id.key] = -1 }
    entries.reserveCapacity(units.count)
    for (unit, id) in units {
      guard let text = text(unit) else { continue }
      if varied.isEmpty || varied[id.key] == nil {
        entries.append(Self.entry(unit, key: id.key, text))
      } else {
        add(unit, id, text)
      }
    }
    for (_, index) in varied where index >= 0 {
      entries[index].value = entries[index].leaves?.representative ?? entries[index].value
    }
  }

  private static func entry(_ unit: XLIFFUnit, key: String, _ text: Text) -> StringsEntry {
    var entry = StringsEntry(
      key: key, value: text.value, comment: unit.note, line: text.position.line, column: text.position.column)
    entry.state = text.state
    entry.isUntranslatable = unit.isUntranslatable ? true : nil
    return entry
  }

  private mutating func add(_ unit: XLIFFUnit, _ id: XLIFFUnitID, _ text: Text) {
    let index = self.index(of: unit, id, text)
    switch id.part {
    case .whole: addLeaf(LeafPath(), of: unit, text, to: index)
    case .leaf(let path):
      if let variable = path.variable { _ = self.variable(variable, of: index, text) }
      addLeaf(path, of: unit, text, to: index)
    case .ruleType(let name):
      let variable = variable(name, of: index, text)
      entries[index].variables?[variable].ruleType = text.value
    case .valueType(let name):
      let variable = variable(name, of: index, text)
      entries[index].variables?[variable].valueType = text.value
    }
    entries[index].comment = entries[index].comment ?? unit.note
    if !unit.isUntranslatable { entries[index].isUntranslatable = nil }
    if let state = text.state { entries[index].state = entries[index].state.map { min($0, state) } ?? state }
  }

  /// The entry that a unit is a part of.
  private mutating func index(of unit: XLIFFUnit, _ id: XLIFFUnitID, _ text: Text) -> Int {
    if let index = varied[id.key], index >= 0 { return index }
    var entry = Self.entry(unit, key: id.key, text)
    entry.leaves = []
    entries.append(entry)
    varied[id.key] = entries.count - 1
    return entries.count - 1
  }

  private mutating func addLeaf(_ path: LeafPath, of unit: XLIFFUnit, _ text: Text, to index: Int) {
    let leaf = StringsLeaf(
      path: path, value: text.value, state: text.state, line: text.position.line, column: text.position.column)
    let id = LeafID(entry: index, path: path)
    if let known = leaves[id] {
      repeated.append((unit.id ?? "", unit.position))
      entries[index].leaves?[known] = leaf
    } else {
      leaves[id] = entries[index].leaves?.count
      entries[index].leaves?.append(leaf)
    }
  }

  /// The number of a variable among an entry's.
  private mutating func variable(_ name: String, of index: Int, _ text: Text) -> Int {
    let id = VariableID(entry: index, name: name)
    if let known = variables[id] { return known }
    let count = entries[index].variables?.count ?? 0
    if count == 0 { entries[index].variables = [] }
    entries[index].variables?.append(
      StringsVariable(name: name, line: text.position.line, column: text.position.column))
    variables[id] = count
    return count
  }
}
