import AuditModel

/// The objects and texts of the interface that a table translates.
struct InterfaceObjects {
  private let ids: Set<String>
  private let keys: Set<String>

  /// The objects of a table's interface; nil where it has none, or where that was not read with all its ids.
  init?(of table: TableFacts) {
    guard let interface = table.interface, let objectIDs = interface.objectIDs else { return nil }
    var keys: Set<String> = []
    interface.forEachElement { keys.formUnion($0.texts.compactMap(\.key)) }
    ids = Set(objectIDs)
    self.keys = keys
  }

  /// Whether another rule has the key: its text stands in the interface, or its object is gone.
  func explains(_ key: String) -> Bool { keys.contains(key) || isOrphan(key) }

  /// Whether the key names an object (`ID.property`) that the interface does not have.
  func isOrphan(_ key: String) -> Bool {
    guard let id = Self.objectID(of: key) else { return false }
    return !ids.contains(id)
  }

  /// The object's id in a key of Interface Builder's form; nil for other keys.
  private static func objectID(of key: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let first = parts[1].first, first.isASCII, first.isLetter,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
      parts[0].contains(where: \.isNumber) || parts[0].contains("-")
    else { return nil }
    return String(parts[0])
  }
}
