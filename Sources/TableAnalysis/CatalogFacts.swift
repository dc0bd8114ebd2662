public import AuditModel
import Localization

/// The facts that catalog rules check: what was read, errors, and the tables compared with their references.
public struct CatalogFacts: Sendable {
  /// The errors found while reading.
  public var diagnostics: [LoadingDiagnostic]
  /// The interfaces.
  public var trees: [InterfaceTree]
  /// The strings tables.
  public var tables: [TableFacts]
  /// The bundles, without their tables.
  public var bundles: [BundleFacts]
  /// The locales that the project must have (`--required-locale`), as it has them: `zh-Hans` for `zh`.
  public var requiredLocales: Set<LocaleTag>
  /// The locales to audit; empty means all.
  public var locales: Set<LocaleTag>
  /// The project's terms.
  public var glossary: Glossary
  /// The names of the apps, their parts and the services that they address, which no language translates.
  package let productNames: Set<String>

  /// The coverage by bundle, table and locale.
  public var coverage: [Coverage] { tables.flatMap { $0.locales.map(\.coverage) + $0.unbuilt } }

  /// The facts of a workspace, without its pseudo-locales, and without recordings: no table has their texts.
  public init(
    workspace: Workspace, requiredLocales: Set<LocaleTag> = [], locales: Set<LocaleTag> = [],
    glossary: Glossary = Glossary()
  ) {
    var workspace = workspace
    workspace.trees.removeAll { $0.recording != nil }
    workspace.catalog = workspace.catalog.withoutPseudoLocales
    let catalog = workspace.catalog
    let project = ProjectLocales(of: workspace, required: requiredLocales)
    productNames = catalog.productNames.union(workspace.appNames).union(workspace.serviceNames)
    let kept = SourceCopies.KeptWords(terms: glossary.keptEverywhere, names: productNames)
    let builder = TableFactsBuilder(trees: workspace.trees, locales: project, keeping: kept)
    trees = workspace.trees
    diagnostics = workspace.diagnostics
    tables = catalog.bundles.flatMap(builder.tables)
    bundles = catalog.bundles.map(BundleFacts.init)
    self.glossary = glossary
    self.requiredLocales = Set(requiredLocales.flatMap { LocaleSelection.shown(for: $0, among: project.all) })
    self.locales = locales
    if workspace.givenLocales != nil { for index in tables.indices { tables[index].markAsPart() } }
    guard !locales.isEmpty else { return }
    // An error in the development language's file affects every locale that is compared with it.
    let affected = locales.union(workspace.catalog.bundles.map(\.developmentLanguage))
    diagnostics.removeAll { $0.locale.map { !affected.contains($0) } ?? false }
    for index in tables.indices { tables[index].keep(locales) }
  }
}

/// The languages and images of one bundle.
public struct BundleFacts: Sendable {
  /// The bundle's path.
  public var path: String
  /// The language of the source texts.
  public var developmentLanguage: LocaleTag
  /// Whether the bundle is an exchange document.
  public var isExchange: Bool
  /// The locales for which the bundle has a table or an image, including its own language, sorted.
  public var locales: [LocaleTag]
  /// The images in its `.lproj` folders, sorted by name.
  public var images: [LocalizedImage]

  /// The facts of a bundle.
  package init(_ bundle: LocalizationBundle) {
    path = bundle.path
    developmentLanguage = bundle.developmentLanguage
    isExchange = bundle.isExchange == true
    images = bundle.images ?? []
    let imageLocales = images.flatMap(\.folders).compactMap { LocaleTag(folderName: $0) }
    locales = Set(bundle.tables.flatMap { $0.files.map(\.locale) } + imageLocales + [bundle.developmentLanguage])
      .sorted()
  }
}

extension Glossary {
  /// The terms that no language translates, without the asterisk that matches any ending.
  fileprivate var keptEverywhere: [String] {
    kept.filter { $0.locale == nil }.map { $0.text.hasSuffix("*") ? String($0.text.dropLast()) : $0.text }
  }
}

extension LocalizationCatalog {
  /// The names of the app and its parts, by the property lists' texts in the development language.
  fileprivate var productNames: Set<String> {
    let texts = bundles.flatMap { bundle in
      bundle.tables.filter { PropertyListKeys.areIn(table: $0.name) }.flatMap(\.files)
        .filter { $0.locale == bundle.developmentLanguage }.flatMap(\.entries)
    }
    return Set(texts.filter { PropertyListKeys.names.contains($0.key) && !$0.value.contains("$") }.map(\.value))
  }

  /// The catalog without pseudo-locales, which need no translation.
  var withoutPseudoLocales: LocalizationCatalog {
    var result = self
    for index in result.bundles.indices { result.bundles[index].removePseudoLocales() }
    result.bundles.removeAll(where: \.tables.isEmpty)
    return result
  }
}

extension LocalizationBundle {
  fileprivate mutating func removePseudoLocales() {
    guard tables.contains(where: { $0.files.contains(where: \.locale.isPseudo) }) else { return }
    for index in tables.indices { tables[index].files.removeAll(where: \.locale.isPseudo) }
    tables.removeAll(where: \.files.isEmpty)
  }
}

extension CatalogFacts {
  /// The keys that interfaces show, by bundle and table.
  package var interfaceKeys: [[String]: InterfaceKeys] {
    var keys: [[String]: InterfaceKeys] = [:]
    for tree in trees {
      tree.forEachKey { key, table, element in
        guard InterfaceKeys.measured.contains(element.kind) else { return }
        keys[table, default: InterfaceKeys()].titles.insert(key)
        if element.kind == .button { keys[table, default: InterfaceKeys()].buttons.insert(key) }
      }
    }
    return keys
  }

  /// The keys that source code shows, by the names of tables: it may look one up in any bundle.
  package var keysInCode: [String: KeySet] {
    var keys: [String: KeySet] = [:]
    for tree in trees where tree.isOfCode {
      tree.forEachElement { element in
        for text in element.texts {
          if let key = text.key { keys[text.tableName, default: []].insert(key) }
        }
      }
    }
    return keys
  }
}

extension CatalogFacts {
  /// The keys of a table for which all code that shows them has a text that is shown without an entry
  /// (`NSLocalizedString("close", value: "Close", comment: "")`), and those for which some code has none.
  package func keysInCode(of table: String) -> (withText: KeySet, withoutText: KeySet) {
    var (withText, withoutText): (KeySet, KeySet) = ([], [])
    for tree in trees where tree.isOfCode {
      tree.forEachElement { element in
        for text in element.texts where text.tableName == table {
          guard let key = text.key else { continue }
          if text.value == nil || text.value == key { withoutText.insert(key) } else { withText.insert(key) }
        }
      }
    }
    return (withText.subtracting(withoutText), withoutText)
  }
}

extension CatalogFacts {
  /// The names of the tables whose keys are looked up by nothing but code that shows another text where a language lacks one.
  package var tablesWithFallback: Set<String> {
    let known = Dictionary(grouping: tables) { $0.table.name }
    var (with, without): (Set<String>, Set<String>) = ([], [])
    for tree in trees {
      tree.forEachElement { element in
        for text in element.texts {
          guard let key = text.key,
            known[text.tableName]?.contains(where: { $0.strings.number(of: key) != nil }) == true
          else { continue }
          if text.hasFallback == true { with.insert(text.tableName) } else { without.insert(text.tableName) }
        }
      }
    }
    return with.subtracting(without)
  }
}

extension InterfaceTree {
  /// Calls `body` for each key of an element's texts, with the bundle and the table in which it is looked up.
  fileprivate func forEachKey(_ body: (_ key: String, _ table: [String], Element) -> Void) {
    guard let bundle else { return }
    forEachElement { element in
      for text in element.texts {
        if let key = text.key { body(key, [bundle, text.tableName], element) }
      }
    }
  }
}

extension TableFacts {
  fileprivate mutating func markAsPart() {
    for index in locales.indices { locales[index].coverage.part = true }
  }

  fileprivate mutating func keep(_ wanted: Set<LocaleTag>) {
    locales.removeAll { !wanted.contains($0.locale) }
    unbuilt.removeAll { !wanted.contains($0.locale) }
  }
}
