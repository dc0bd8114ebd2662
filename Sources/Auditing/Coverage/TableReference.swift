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
  public struct Key: Sendable, Hashable {
    /// The text in the development language; nil where nobody tells.
    public var value: String?
    /// Where the key stands.
    public var location: SourceLocation
    /// Whether only a minority of the locales vouch for the key, as where one kept it after all others dropped it.
    public var isDoubtful = false
  }

  /// Where the keys come from.
  public var kind: Kind
  /// The keys that are to be translated.
  public var keys: [String: Key]
  /// Keys that the reference holds, but that are not to be translated.
  public var untranslatable: Set<String>

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
  init(of table: LocalizationTable, development: LocaleTag, interface: InterfaceTree?) {
    let others = table.files.filter { !$0.isBase && $0.locale != development }
    let own = table.files.first { !$0.isBase && $0.locale == development } ?? table.files.first(where: \.isBase)
    if let own {
      self.init(file: own)
    } else if let interface {
      self.init(interface: interface)
    } else {
      self.init(kind: .union, keys: [:], untranslatable: [])
    }
    if isEmptyOrPartial(beside: others) { self = TableReference(unionOf: table.files, own: self) }
  }

  private init(file: StringsFile) {
    self.init(kind: .folder(file.folder), keys: [:], untranslatable: [])
    for entry in file.entries where !entry.key.isEmpty {
      if TranslatorNote.forbidsTranslation(entry.comment) {
        untranslatable.insert(entry.key)
      } else {
        keys[entry.key] = Key(value: entry.value, location: entry.location(in: file))
      }
    }
  }

  private init(interface tree: InterfaceTree) {
    self.init(kind: .interface, keys: [:], untranslatable: [])
    tree.forEachElement { element in
      for text in element.texts {
        guard let key = text.key, let value = text.value, !text.isBlank else { continue }
        if TranslatorNote.forbidsTranslation(element.localizerNote) {
          untranslatable.insert(key)
        } else {
          keys[key] = Key(value: value, location: element.location ?? SourceLocation(file: tree.source))
        }
      }
    }
  }

  private init(unionOf files: [StringsFile], own: TableReference) {
    self.init(kind: .union, keys: own.keys, untranslatable: own.untranslatable)
    let sharers = own.sharers(of: files)
    for file in files {
      for entry in file.entries where !entry.key.isEmpty && !holds(entry.key) {
        let isShared = Self.isShared(by: sharers[entry.key] ?? 0, of: files.count)
        keys[entry.key] = Key(value: nil, location: entry.location(in: file), isDoubtful: files.count > 1 && !isShared)
      }
    }
  }

  private func isEmptyOrPartial(beside others: [StringsFile]) -> Bool {
    if keys.isEmpty && untranslatable.isEmpty { return others.contains { !$0.entries.isEmpty } }
    let shared = sharers(of: others).values.count { Self.isShared(by: $0, of: others.count) }
    return shared > keys.count + untranslatable.count
  }

  /// How many files hold each key that the reference lacks.
  private func sharers(of files: [StringsFile]) -> [String: Int] {
    var sharers: [String: Int] = [:]
    for file in files {
      for key in Set(file.entries.map(\.key)) where !key.isEmpty && !holds(key) { sharers[key, default: 0] += 1 }
    }
    return sharers
  }

  /// Whether half of the locales have a key; one alone is no majority, its extra keys may as well be stale.
  private static func isShared(by count: Int, of all: Int) -> Bool { count >= 2 && count * 2 >= all }
}
