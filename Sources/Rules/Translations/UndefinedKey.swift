import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// An interface uses a key that is not in any strings table.
///
/// ## What it reports
/// Each text of an interface tree that is only a key, if no table of that name in its bundle has the key in any locale.
/// It needs review if no table of that name was read. Also each literal text of SwiftUI that no table of that name has as a key,
/// in any bundle, if the project is translated: a note, one for each file. There the specifiers of interpolations are left open.
///
/// ## Why it matters
/// Users see the bare key: `login.go`, or the literal in the language in which it was written.
///
/// ## Example
/// `"title": {"key": "login.go", "table": "Localizable"}`, but no `login.go` in any `Localizable.strings`.
///
/// ## Known limits
/// Of code, only SwiftUI is read. Not reported there: literals without words to translate, files of debug screens, and keys of
/// String Catalogs, which Xcode adds when the app is built. Texts of storyboards and xibs have a text in addition
/// to the key; if a table does not have their key, `ib-unlocalized-object` or `missing-translation` reports it.
///
/// ## Source
/// CoreFoundation, `CFBundle_Strings.c` (the key is returned if it is missing); StringsLint, `missing`.
struct UndefinedKey: CatalogRule {
  static let name = "undefined-key"
  static let severity = Severity.warning

  /// The keys that interfaces use but no table has.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    guard !catalog.tables.isEmpty else { return [] }
    let literals = LiteralKeys(of: catalog)
    let all = Dictionary(grouping: catalog.tables) { $0.table.name }
    return catalog.trees.flatMap { tree -> [Finding] in
      let tables = Dictionary(grouping: catalog.tables(of: tree)) { $0.table.name }
      var findings: [Finding] = []
      // What SwiftUI hides is not shown later.
      var hidden: [String]?
      for screen in tree.screens {
        screen.root.forEach { element, path in
          if let around = hidden, path.starts(with: around) { return }
          hidden = tree.framework == .swiftUI && element.isHidden == true ? path : nil
          guard hidden == nil else { return }
          for text in element.texts {
            let place = path.first == screen.id ? path : [screen.id] + path
            if literals.lack(text, of: element, in: tree) {
              findings.append(note(text, element: element, path: place, tree: tree))
            }
            // A key without words ("90°") is the same in all languages.
            guard text.value == nil, let key = text.key, key.contains(where: \.isLetter),
              case let candidates = tree.isLookedUpByCode(text) ? all[text.tableName] : tables[text.tableName],
              candidates?.contains(where: { $0.has(key) }) != true
            else { continue }
            findings.append(
              finding(key, text, isRead: candidates != nil, element: element, path: place, tree: tree))
          }
        }
      }
      return findings
    }
  }

  /// A literal of code that no table has; those of a file are one fact.
  private func note(_ text: LocalizableText, element: Element, path: [String], tree: InterfaceTree) -> Finding {
    let key = text.key ?? ""
    var finding = finding(key, text, isRead: true, element: element, path: path, tree: tree)
    finding.severity = .note
    // A view of one file may be a part of screens in others.
    finding.cause = "literal keys of \(finding.location.file)"
    finding.statement = SharedStatement(
      of: quoted(key), among: "literal texts", "are keys that no table has in any language")
    return finding
  }

  private func finding(
    _ key: String, _ text: LocalizableText, isRead: Bool, element: Element, path: [String], tree: InterfaceTree
  ) -> Finding {
    Problem(
      "the key \"\(key)\" is not in the table \(text.tableName) in any language",
      reviewReason: isRead ? nil : .tableNotRead
    ).finding(
      of: Self.self, at: element.place(of: text) ?? SourceLocation(file: tree.source),
      element: ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/")),
      table: text.tableName, key: key)
  }
}

extension CatalogFacts {
  /// The tables in which an interface's own keys are looked up: those of its bundle; without a bundle, all.
  fileprivate func tables(of tree: InterfaceTree) -> [TableFacts] {
    guard let bundle = tree.bundle else { return tables }
    return tables.filter { $0.bundle == bundle }
  }
}

extension TableFacts {
  /// Whether any locale, or the reference, has a key.
  fileprivate func has(_ key: String) -> Bool { strings.number(of: key) != nil || reference.contains(key) }
}
