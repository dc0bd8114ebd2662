internal import AuditModel

/// The names that generators of code (SwiftGen, R.swift, Xcode) make of the keys of strings tables, in files that are not among the sources.
///
/// A member of a type that no source declares means the key with the same letters and digits: `L10n.Settings.title` and
/// `R.string.localizable.settingsTitle()` the key `settings.title`.
struct GeneratedAccessors: Sendable {
  /// The texts of the keys by their letters and digits.
  private var texts: [String: [LocalizableText]] = [:]
  /// The types that the sources declare.
  private let declared: Set<String>

  /// The names of the keys of some tables.
  init(of tables: [TableKeys], declared: Set<String>) {
    self.declared = declared
    for table in tables {
      for key in table.keys {
        let text = LocalizableText(key: key, table: table.name == "Localizable" ? nil : table.name)
        let name = key.lettersAndDigits
        if texts[name]?.contains(text) != true { texts[name, default: []].append(text) }
      }
    }
  }

  /// The text that a qualified name means; nil if a source declares its type, or if no key or several have the name.
  func text(named name: String) -> LocalizableText? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let root = parts.first, root.isTypeName, !texts.isEmpty else { return nil }
    if root == "LocalizedStringResource" { return resource(parts.dropFirst()) }
    // SwiftUI's keys have no members that a generator makes.
    guard !declared.contains(root), root != "LocalizedStringKey" else { return nil }
    if root == "R" {
      guard parts.count > 3, parts[1] == "string" else { return nil }
      return text(of: parts.dropFirst(3), inTable: parts[2])
    }
    let members = parts.dropFirst()
    guard let text = text(of: members, inTable: nil) ?? text(of: members.dropFirst(), inTable: parts[1]) else {
      return nil
    }
    let isOfTexts = Self.signsOfTexts.contains(where: root.contains)
    return isOfTexts || text.key?.hasSeveralWords == true ? text : nil
  }

  /// The text of a key; nil if no table has it, or if several do and none of them is the usual one.
  func text(ofKey key: String) -> LocalizableText? {
    let found = (texts[key.lettersAndDigits] ?? []).filter { $0.key == key }
    return found.first { $0.table == nil } ?? (found.count == 1 ? found.first : nil)
  }

  /// The text that a static member of a resource means (Xcode, Generate String Catalog Symbols): the key with the same letters and digits in
  /// the usual table, or in the one whose name comes before; nil if no key or several have the name.
  private func resource(_ path: ArraySlice<String>) -> LocalizableText? {
    guard let member = path.last, let table = path.first, path.count <= 2 else { return nil }
    return text(of: [member], inTable: path.count == 2 ? table : "Localizable")
  }

  private func text(of members: ArraySlice<String>, inTable table: String?) -> LocalizableText? {
    let found = (texts[members.joined().lettersAndDigits] ?? []).filter { text in
      table.map { $0.lettersAndDigits == text.tableName.lettersAndDigits } ?? true
    }
    return found.count == 1 ? found.first : nil
  }

  /// What the names of types with texts contain; a member of any other type means a key only if that has several words.
  private static let signsOfTexts = ["L10n", "Locali", "String", "Text"]
}

extension String {
  /// The letters and digits in lowercase, which generators keep of a key.
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a key consists of several words: `settings_title`, `settingsTitle`.
  fileprivate var hasSeveralWords: Bool {
    split { !$0.isLetter && !$0.isNumber }.count > 1
      || dropFirst().contains(where: \.isUppercase) && contains(where: \.isLowercase)
  }
}
