package import AuditModel

/// The objects and texts of the interface that a table translates.
public struct InterfaceObjects: Sendable {
  /// The interface's texts that are to be translated, by key.
  package let texts: [String: InterfaceText]
  /// Every object's id; nil where that is not known.
  private let ids: Set<String>?

  /// The objects of all interfaces that share a table: that of `Base.lproj`, and the locales' own copies.
  ///
  /// Texts are taken from the former only: those of a copy are translations.
  package init(of trees: [InterfaceTree]) {
    var texts: [String: InterfaceText] = [:]
    for tree in trees where tree.locale == nil {
      for text in InterfaceText.all(of: tree) {
        if let key = text.key { texts[key] = texts[key] ?? text }
      }
    }
    self.texts = texts
    let known = trees.compactMap(\.objectIDs)
    ids = known.count == trees.count ? Set(known.joined()) : nil
  }

  /// What a String Catalog's source language shows for a key for which it has no text: the interface's own text.
  func impliedText(for key: String) -> String? { texts[key]?.value }

  /// Whether an interface asks for the key, or may do so in a way that is not read: its object is there.
  package func explains(_ key: String) -> Bool { texts[key] != nil || namesObject(key) }

  /// Whether the key has Interface Builder's form and its object is there.
  package func namesObject(_ key: String) -> Bool { Self.objectID(of: key).map { ids?.contains($0) ?? true } ?? false }

  /// Whether the key names an object (`ID.property`) that no interface of the table has.
  package func isOrphan(_ key: String) -> Bool {
    guard let ids, let id = Self.objectID(of: key) else { return false }
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
