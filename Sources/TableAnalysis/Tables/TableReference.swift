public import AuditModel

/// What a table's locales are compared with.
public struct TableReference: Sendable {
  /// Where the keys come from.
  public enum Kind: Sendable, Hashable {
    /// The development language's file, or `Base.lproj`'s: the folder's name.
    case folder(String)
    /// The interface file's own texts.
    case interface
    /// The keys of all locales together, because the development language's table is absent, empty or partial.
    case union
  }

  /// One key that a locale should have.
  public struct Key: Sendable {
    /// The text in the development language; nil where nobody tells.
    public var value: String?
    /// The entry of the development language; nil where the text is in the interface or in code.
    public var entry: StringsEntry?
    /// Where the key stands.
    public var location: SourceLocation
    /// Whether only a minority of the locales vouch for the key, as where one kept it after all others dropped it.
    public var isDoubtful = false
  }

  /// Where the keys come from.
  public private(set) var kind: Kind
  /// The keys that are to be translated.
  public private(set) var keys: [String: Key] = [:]
  /// Keys that the reference holds, but that are not to be translated.
  public private(set) var untranslatable: Set<String> = []

  /// The reference's name in reports: a folder, `interface` or `union`.
  public var name: String {
    switch kind {
    case .folder(let folder): folder
    case .interface: "interface"
    case .union: "union"
    }
  }

  /// Whether the reference holds the key at all.
  public func holds(_ key: String) -> Bool { keys[key] != nil || untranslatable.contains(key) }
}

extension TableReference {
  /// Finds a table's reference: the development language's file, else `Base`, else the interface's own texts, else the union.
  ///
  /// A reference that is empty or partial gives way to the union: apps that keep their English in code have an English table
  /// of a few keys or none, and every translated key would then be "extra" and none "missing". Partial means: the keys that
  /// the reference lacks and at least half of the other locales share outnumber the reference's own.
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
    if isEmptyOrPartial(sharers, others: others) { widen(to: strings, sharers: sharers) }
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
    for (number, key) in strings.keys.enumerated() where !key.isEmpty && !holds(key) {
      let holders = strings.locales.lazy.compactMap { $0.found(number) }
      guard let found = holders.first else { continue }
      if holders.contains(where: { $0.entry.isUntranslatable == true }) {
        untranslatable.insert(key)
        continue
      }
      let isShared = Self.isShared(by: sharers[number], of: strings.locales.count)
      keys[key] = Key(location: found.location, isDoubtful: strings.locales.count > 1 && !isShared)
    }
  }

  private func isEmptyOrPartial(_ sharers: [Int], others: Int) -> Bool {
    if keys.isEmpty && untranslatable.isEmpty { return sharers.contains { $0 > 0 } }
    return sharers.count { Self.isShared(by: $0, of: others) } > keys.count + untranslatable.count
  }

  /// How many locales beside the reference's hold each key that the reference lacks, by the keys' numbers.
  private func sharers(in strings: TableStrings) -> [Int] {
    var sharers = [Int](repeating: 0, count: strings.keys.count)
    let isLacking = strings.keys.map { !$0.isEmpty && !holds($0) }
    for locale in strings.locales {
      for number in strings.keys.indices where isLacking[number] && locale.place(number) != nil { sharers[number] += 1 }
    }
    return sharers
  }

  /// Whether half of the locales have a key; one alone is no majority, its extra keys may as well be stale.
  private static func isShared(by count: Int, of all: Int) -> Bool { count >= 2 && count * 2 >= all }
}
