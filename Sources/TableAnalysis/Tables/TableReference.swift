public import AuditModel

/// The reference with which a table's locales are compared.
public struct TableReference: Sendable {
  /// Where the keys come from.
  public enum Kind: Sendable, Hashable {
    /// The development language's file, or the one in `Base.lproj`: the folder's name.
    case folder(String)
    /// The interface file's own texts.
    case interface
    /// The keys that at least half of the bundle's locales have, because the development language's table is missing,
    /// empty or incomplete.
    case union
  }

  /// Where the keys come from.
  public private(set) var kind: Kind
  /// The keys that need translation.
  public private(set) var keys: ReferenceKeys
  /// Keys that it lacks although at least two and at least half of the bundle's translations have them.
  public private(set) var lacking: KeySet = []
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
  /// keys that the locales share.
  ///
  /// An empty or incomplete reference is widened to the shared keys: apps that keep their English texts in code have an
  /// English table with few or no keys, and every translated key would be "extra" and none "missing". A reference is
  /// incomplete if the shared keys that it does not have outnumber its own. A key is shared if at least two, and at
  /// least half, of the bundle's translations have it: a table that one translation kept is nobody's reference.
  ///
  /// - Parameter translations: The locales of the bundle other than the development language.
  package init(
    of strings: TableStrings, development: LocaleTag, translations: Set<LocaleTag>, objects: InterfaceObjects?
  ) {
    self.init(kind: .union, keys: ReferenceKeys(of: strings))
    if let own = strings[development] {
      take(own, objects: objects)
    } else if let objects {
      take(objects)
    }
    let sharers = sharers(in: strings, translations)
    let shared = sharers.indices.filter { sharers[$0] >= 2 && sharers[$0] * 2 >= translations.count }
    let isEmpty = keys.isEmpty && untranslatable.isEmpty && sharers.contains { $0 > 0 }
    if isEmpty || shared.count > keys.count + untranslatable.count {
      widen(to: shared, of: strings)
    } else {
      lacking = KeySet(shared.map { ExactText(strings.keys[$0]) })
    }
  }

  private mutating func take(_ strings: LocaleStrings, objects: InterfaceObjects?) {
    kind = .folder(strings.files.first?.folder ?? strings.locale.identifier)
    for number in strings.numbers {
      guard let place = strings.place(number), !place.entry.key.isEmpty else { continue }
      let entry = place.entry
      if entry.isUntranslatable == true || TranslatorNote.forbidsTranslation(entry.comment) {
        untranslatable.insert(entry.key)
      } else if entry.isImplied == true, let value = objects?.impliedText(for: entry.key) {
        keys[entry.key] = ReferenceKey(.init(value: value, entry: entry, location: place.found.location))
      } else {
        keys[entry.key] = ReferenceKey(place)
      }
    }
  }

  private mutating func take(_ objects: InterfaceObjects) {
    kind = .interface
    for (key, text) in objects.texts {
      if text.isTranslatable {
        keys[key] = ReferenceKey(.init(value: text.value, location: text.location))
      } else {
        untranslatable.insert(key)
      }
    }
  }

  private mutating func widen(to shared: [Int], of strings: TableStrings) {
    kind = .union
    let locales = strings.bestKnown
    for number in shared {
      let entries = locales.compactMap { $0.found(number) }
      guard let first = entries.first else { continue }
      if entries.contains(where: { $0.entry.isUntranslatable == true }) {
        untranslatable.insert(first.entry.key)
      } else {
        keys[first.entry.key] = ReferenceKey(
          .init(
            model: MajorityForm.entry(of: entries.map(\.entry)),
            example: entries.first { !$0.entry.value.isEmpty }?.entry.value, location: first.location))
      }
    }
  }

  /// How many translations have each key which the reference does not have, by the keys' numbers.
  private func sharers(in strings: TableStrings, _ translations: Set<LocaleTag>) -> [Int] {
    var sharers = [Int](repeating: 0, count: strings.keys.count)
    let isMissing = strings.keys.map { !$0.isEmpty && !contains($0) }
    for locale in strings.locales where translations.contains(locale.locale) {
      for number in strings.keys.indices where isMissing[number] && locale.position(number) != nil {
        sharers[number] += 1
      }
    }
    return sharers
  }
}

extension TableStrings {
  /// The locales in the order in which their texts represent the others': English as a reader of reports probably knows it, then
  /// those with the most keys.
  fileprivate var bestKnown: [LocaleStrings] {
    let ranks = locales.map { (known: Self.rank(of: $0.locale), keys: $0.numbers.count) }
    return locales.indices.sorted { left, right in
      (ranks[left].known, -ranks[left].keys, left) < (ranks[right].known, -ranks[right].keys, right)
    }.map { locales[$0] }
  }

  private static func rank(of locale: LocaleTag) -> Int {
    let known = ["en", "en-GB", "en-US"].firstIndex(of: locale.identifier)
    return known ?? (locale.language == LocaleTag.english.language ? 3 : 4)
  }
}
