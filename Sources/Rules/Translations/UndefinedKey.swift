import AuditModel
import RuleKit
import TableAnalysis

/// An interface asks for a key that no strings table has.
///
/// ## What it reports
/// Each text of an interface tree that is only a key, where no table of that name in its bundle has the key in any locale. A
/// request for review where no table of that name was read at all.
///
/// ## Why it matters
/// Users see the bare key: `login.go`.
///
/// ## Example
/// `"title": {"key": "login.go", "table": "Localizable"}` and no `login.go` in any `Localizable.strings`.
///
/// ## Known limits
/// Keys that code asks for are not seen: sources are not read. Texts of storyboards and xibs have their own words beside
/// the key; a table without those keys is `ib-unlocalized-object`'s or `missing-translation`'s.
///
/// ## Source
/// CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself); StringsLint, `missing`.
struct UndefinedKey: CatalogRule {
  static let name = "undefined-key"
  static let severity = Severity.warning

  /// The keys that interfaces ask for in vain.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    guard !catalog.tables.isEmpty else { return [] }
    return catalog.trees.flatMap { tree -> [Finding] in
      let tables = Dictionary(grouping: catalog.tables(for: tree)) { $0.table.name }
      var findings: [Finding] = []
      for screen in tree.screens {
        screen.root.forEach { element, path in
          for text in element.texts where text.value == nil {
            guard let key = text.key, tables[text.tableName]?.contains(where: { $0.has(key) }) != true else { continue }
            findings.append(
              finding(
                key, text.tableName, isRead: tables[text.tableName] != nil, element: element,
                path: path.first == screen.id ? path : [screen.id] + path, tree: tree))
          }
        }
      }
      return findings
    }
  }

  private func finding(
    _ key: String, _ table: String, isRead: Bool, element: Element, path: [String], tree: InterfaceTree
  ) -> Finding {
    return Problem(
      "the key \"\(key)\" is in no language of the table \(table)", reviewReason: isRead ? nil : .tableNotRead
    ).finding(
      of: Self.self, at: element.location ?? SourceLocation(file: tree.source),
      element: ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/")), table: table,
      key: key)
  }
}

extension CatalogFacts {
  /// The tables that an interface's keys are looked up in: those of its bundle, else all.
  fileprivate func tables(for tree: InterfaceTree) -> [TableFacts] {
    guard let bundle = tree.bundle else { return tables }
    return tables.filter { $0.bundle == bundle }
  }
}

extension TableFacts {
  /// Whether any locale, or the reference, has a key.
  fileprivate func has(_ key: String) -> Bool { strings.number(of: key) != nil || reference.holds(key) }
}
