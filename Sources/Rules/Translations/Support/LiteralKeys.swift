import AuditModel
import FormatStrings
import TableAnalysis

/// The keys with which literals of SwiftUI are compared, with the specifiers of interpolations left open.
struct LiteralKeys {
  /// The tables by name, without the specifiers of their keys; nil for String Catalogs, to which Xcode adds keys.
  private var shapes: [String: Set<String>?] = [:]
  /// The tables and bundles.
  private let catalog: CatalogFacts
  /// The names that translations keep.
  private let names: NamesInTranslations

  /// The keys of all tables.
  init(of catalog: CatalogFacts) {
    self.catalog = catalog
    let hasCode = catalog.trees.contains { $0.isOfCode || $0.hasTextsOfCode }
    names = NamesInTranslations(in: hasCode ? catalog.tables : [])
    for (name, tables) in Dictionary(grouping: catalog.tables, by: \.table.name) {
      let isCatalog = tables.contains { $0.table.files.contains(where: \.isStringCatalog) }
      let keys = tables.lazy.flatMap { $0.strings.keys }
      shapes.updateValue(isCatalog ? nil : Set(keys.map(Self.shape)), forKey: name)
    }
  }

  /// Whether a text of an element is a literal key that its table lacks, in a project that is translated.
  func lack(_ text: LocalizableText, of element: Element, in tree: InterfaceTree) -> Bool {
    guard tree.isLookedUpByCode(text), let key = text.key, text.value == key, SharedWords.hasWords(key),
      !TranslatorNote.marks(key), !Self.isCode(key), !names.contains(key), !catalog.productNames.contains(key),
      !tree.isForDevelopers,
      element.place.map({ DevelopersSources.contain($0.file) }) != true,
      let shapes = shapes[text.tableName] ?? nil
    else { return false }
    return !shapes.contains(Self.shape(of: key)) && catalog.isTranslated(tree)
  }

  /// Whether the project around an interface that users see is translated.
  func isTranslated(_ tree: InterfaceTree) -> Bool { !tree.isForDevelopers && catalog.isTranslated(tree) }

  /// Whether a key is a template, a token or a single word in lowercase rather than a text.
  private static func isCode(_ key: String) -> Bool {
    let words = key.split(separator: " ")
    return key.contains { $0 == "{" || $0 == "}" } || words.contains { $0.count > longestWord }
      || words.count == 1 && key.allSatisfy(\.isLowercase)
  }

  /// The length of a word from which it is a token.
  private static let longestWord = 40

  private static func shape(of key: String) -> String {
    key.utf8.contains(UInt8(ascii: "%")) ? FormatString(key).literalText : key
  }
}

extension InterfaceTree {
  /// Whether the file's path suggests that users never see its screens.
  var isForDevelopers: Bool {
    if isOfCode { return DevelopersSources.contain(source) }
    return table?.lowercased().hasPrefix("debug") == true
  }
}

/// Sources whose screens users never see.
enum DevelopersSources {
  /// Whether the path of a file suggests it.
  static func contain(_ path: String) -> Bool {
    let path = path.lowercased()
    return words.contains(where: path.contains)
  }

  private static let words = [
    "debug", "preview", "mock", "playground", "showcase", "gallery", "example", "developer",
  ]
}

extension CatalogFacts {
  /// Whether the bundle nearest to an interface has several languages.
  func isTranslated(_ tree: InterfaceTree) -> Bool { (nearestBundle(to: tree.source)?.locales.count ?? 0) >= 2 }

  /// The bundle whose folder shares the longest path with a file's; exchange documents do not count.
  private func nearestBundle(to file: String) -> BundleFacts? {
    let folders = file.split(separator: "/")
    return bundles.filter { !$0.isExchange }.max { left, right in
      left.shared(with: folders) < right.shared(with: folders)
    }
  }
}

extension BundleFacts {
  /// The number of folders, from the root, that the bundle shares with a path.
  fileprivate func shared(with folders: [Substring]) -> Int {
    zip(path.split(separator: "/"), folders).prefix { $0 == $1 }.count
  }
}
