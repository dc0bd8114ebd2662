public import AuditModel
import CTextEngine

extension LocaleTag {
  /// The locales whose strings this one inherits, nearest first, without itself (`zh-Hant-HK` → `zh-Hant`).
  ///
  /// By CLDR's parent locales: a locale in a script that is not the usual one of its language has no parent; `en-GB`
  /// inherits from `en-001`, Latin American Spanish from `es-419`, African and Asian Portuguese from `pt-PT`. Otherwise
  /// the parent is the tag without its last subtag.
  public var parents: [LocaleTag] { ParentLocales.chains.value(for: self, make: ParentLocales.chain) }

  /// Whether the locale inherits strings from another one.
  public func inherits(from other: LocaleTag) -> Bool { parents.contains(other) }
}

/// The parents of locales, by the CLDR data of the installed ICU.
private enum ParentLocales {
  /// A cache of the parents of each locale.
  static let chains = LocaleCache<[LocaleTag]>()

  /// The parents of a locale, nearest first.
  static func chain(of locale: LocaleTag) -> [LocaleTag] {
    var chain: [LocaleTag] = []
    var current = locale
    while let parent = parent(of: current), chain.count < 8 {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  private static func parent(of locale: LocaleTag) -> LocaleTag? {
    let identifier = locale.identifier
    if let explicit = explicit[identifier] { return explicit }
    return identifier.lastIndex(of: "-").flatMap { LocaleTag(String(identifier[..<$0])) }
  }

  /// The parents of locales whose parent is not their tag without the last subtag; an inner nil is the root.
  private static let explicit: [String: LocaleTag?] = {
    var parents: [String: LocaleTag?] = [:]
    for (child, parent) in ICUData.parentLocales {
      let tag = child.replacing("_", with: "-")
      parents[tag] = .some(parent == "root" ? nil : LocaleTag(parent))
    }
    return parents
  }()
}

/// The data of the installed ICU.
enum ICUData {
  /// The tags of all locales, in ICU's order.
  static var locales: [String] {
    (0..<te_locale_count()).compactMap { index in ForeignText.tag { te_locale_tag(index, $0, $1) } }
  }

  /// The parts of the tags of all locales, in lowercase.
  static let subtags = locales.reduce(into: Subtags()) { $0.add($1) }

  /// Codes of languages and places.
  struct Subtags {
    /// ISO 639's codes of languages.
    var languages: Set<String> = []
    /// ISO 15924's codes of scripts, which have four letters.
    var scripts: Set<String> = []
    /// ISO 3166's codes of countries, which have two letters.
    var countries: Set<String> = []
    /// UN M.49's codes of larger areas, which have three digits (`419` for Latin America).
    var areas: Set<String> = []

    /// Adds the subtags of a tag, except for variants (`POSIX`, `valencia`).
    fileprivate mutating func add(_ tag: String) {
      let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      languages.formUnion(parts.prefix(1))
      for part in parts.dropFirst() {
        switch (part.count, part.allSatisfy(\.isLetter)) {
        case (4, true): scripts.insert(part)
        case (2, true): countries.insert(part)
        case (3, false): areas.insert(part)
        default: break
        }
      }
    }
  }

  /// CLDR's explicit parents by locale, in ICU's spelling (`en_AU` has `en_001`, `sr_Latn` has `root`).
  static var parentLocales: [String: String] {
    var parents: [String: String] = [:]
    for line in ForeignText.utf8({ te_parent_locales($0, $1) }).split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for child in names.dropFirst() { parents[child] = names[0] }
    }
    return parents
  }
}
