public import AuditModel

/// The reference with which a table's locales are compared.
public struct TableReference: Sendable {
  /// Where the keys come from.
  public enum Kind: Sendable, Hashable {
    /// The development language's file, or the one in `Base.lproj`: the folder's name.
    case folder(String)
    /// The interface file's own texts.
    case interface
    /// The keys of all locales together, because the development language's table is missing, empty or incomplete.
    case union
  }

  /// One key that a locale should have.
  public struct Key: Sendable {
    /// The text in the development language; nil if not known.
    public var value: String?
    /// The entry of the development language; nil if the text is in the interface or in code.
    public var entry: StringsEntry?
    /// The location of the key.
    public var location: SourceLocation
    /// Whether only a minority of the locales have the key, as if one kept it after all others removed it.
    public var isDoubtful = false
  }

  /// Where the keys come from.
  public private(set) var kind: Kind
  /// The keys that need translation.
  public private(set) var keys: KeyDictionary<Key> = [:]
  /// Keys of the reference that must not be translated.
  public private(set) var untranslatable: KeySet = []

  /// The reference's name in reports: a folder, `interface` or `union`.
  public var name: String {
    switch kind {
    case .folder(let folder): folder
    case .interface: "interface"
    case .union: "union"
    }
  }

  /// Whether the reference has a key, translatable or not.
  public func contains(_ key: String) -> Bool { keys[key] != nil || untranslatable.contains(key) }
}

extension TableReference {
  /// Finds a table's reference: the development language's file, otherwise `Base`, the interface's own texts, or the
  /// union.
  ///
  /// An empty or incomplete reference is replaced by the union: apps that keep their English texts in code have an
  /// English table with few or no keys, and every translated key would be "extra" and none "missing". A reference is
  /// incomplete if the keys that it does not have but at least half of the other locales share outnumber its own.
  package init(of strings: TableStrings, development: LocaleTag, objects: InterfaceObjects?) {
    if let own = strings[development] {
      self.init(own, objects: objects)
    } else if let objects {
      self.init(interface: objects)
    } else {
      self.init(kind: .union)
    }
    let sharers = sharers(in: strings)
    let others = strings.locales.count { $0.locale != development }
    if isEmptyOrIncomplete(sharers, others: others) { widen(to: strings, sharers: sharers) }
  }

  private init(_ strings: LocaleStrings, objects: InterfaceObjects?) {
    self.init(kind: .folder(strings.files.first?.folder ?? strings.locale.identifier))
    for number in strings.numbers {
      guard let found = strings.found(number), !found.entry.key.isEmpty else { continue }
      let (key, entry) = (found.entry.key, found.entry)
      if entry.isUntranslatable == true || TranslatorNote.forbidsTranslation(entry.comment) {
        untranslatable.insert(key)
      } else {
        let value = entry.isImplied == true ? objects?.impliedText(for: key) ?? entry.value : entry.value
        keys[key] = Key(value: value, entry: entry, location: found.location)
      }
    }
  }

  private init(interface objects: InterfaceObjects) {
    self.init(kind: .interface)
    for (key, text) in objects.texts {
      if text.isTranslatable {
        keys[key] = Key(value: text.value, location: text.location)
      } else {
        untranslatable.insert(key)
      }
    }
  }

  private mutating func widen(to strings: TableStrings, sharers: [Int]) {
    kind = .union
    for (number, key) in strings.keys.enumerated() where !key.isEmpty && !contains(key) {
      let entries = strings.locales.lazy.compactMap { $0.found(number) }
      guard let found = entries.first else { continue }
      if entries.contains(where: { $0.entry.isUntranslatable == true }) {
        untranslatable.insert(key)
        continue
      }
      let isShared = Self.isShared(by: sharers[number], of: strings.locales.count)
      keys[key] = Key(location: found.location, isDoubtful: strings.locales.count > 1 && !isShared)
    }
  }

  private func isEmptyOrIncomplete(_ sharers: [Int], others: Int) -> Bool {
    if keys.isEmpty && untranslatable.isEmpty { return sharers.contains { $0 > 0 } }
    return sharers.count { Self.isShared(by: $0, of: others) } > keys.count + untranslatable.count
  }

  /// The number of locales that have each key which the reference does not have, by the keys' numbers.
  private func sharers(in strings: TableStrings) -> [Int] {
    var sharers = [Int](repeating: 0, count: strings.keys.count)
    let isMissing = strings.keys.map { !$0.isEmpty && !contains($0) }
    for locale in strings.locales {
      for number in strings.keys.indices where isMissing[number] && locale.position(number) != nil {
        sharers[number] += 1
      }
    }
    return sharers
  }

  /// Whether at least half of the locales have a key; one alone is not a majority, since its extra keys may be stale.
  private static func isShared(by count: Int, of all: Int) -> Bool { count >= 2 && count * 2 >= all }
}
