import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis
import Utilities

/// An interface uses a key that is not in any strings table.
///
/// ## What it reports
/// Each key that texts of interface trees are without words of their own, if no table of that name in the bundle has the key in any
/// locale: one finding for each key, with its uses as places. It needs review if no table of that name was read. Also each literal
/// text of SwiftUI that no table of that name has as a key, in any bundle, if the project is translated: a note, one for each file.
/// There the specifiers of interpolations are left open. Also each sentence that code looks up after it has put values into it
/// (`"\(count) files".localized`), which no key can match.
///
/// ## Why it matters
/// Users see the bare key: `login.go`, or the literal in the language in which it was written.
///
/// ## Example
/// `"title": {"key": "login.go", "table": "Localizable"}`, but no `login.go` in any `Localizable.strings`.
///
/// ## Known limits
/// Not reported: a key that VoiceOver reads and that `label-is-key` reports there; of literals in code those without words to
/// translate, the names of the app, files of debug screens, and keys of String Catalogs, which Xcode adds when the app is
/// built. Texts of storyboards and xibs have a text in addition to the key; if a table does not have their key,
/// `ib-unlocalized-object` or `missing-translation` reports it.
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
          // What a view inside a control shows is told there.
          for text in element.texts where !element.children.contains(where: { $0.shows(text) }) {
            let place = path.first == screen.id ? path : [screen.id] + path
            if literals.lack(text, of: element, in: tree) {
              findings.append(note(text, element: element, path: place, tree: tree))
            }
            if text.isFilledBeforeLookUp == true, literals.isTranslated(tree) {
              findings.append(filled(text, element: element, path: place, tree: tree))
            }
            // A key without words ("90°") is the same in all languages.
            guard text.value == nil, let key = text.key, key.contains(where: \.isLetter),
              case let candidates = tree.isLookedUpByCode(text) ? all[text.tableName] : tables[text.tableName],
              candidates?.contains(where: { $0.has(key) }) != true
            else { continue }
            var finding = finding(text, isRead: candidates != nil, element: element, path: place, tree: tree)
            // An entry for the key fixes all its uses.
            finding.cause = "key \(tree.bundle ?? "")/\(text.tableName)/\(key)"
            findings.append(finding)
          }
        }
      }
      return findings
    }
  }

  /// A literal of code that no table has; those of a file are one fact.
  private func note(_ text: LocalizableText, element: Element, path: [String], tree: InterfaceTree) -> Finding {
    var finding = finding(text, isRead: true, element: element, path: path, tree: tree)
    finding.severity = .note
    // A view of one file may be a part of screens in others.
    finding.cause = "literal keys of \(finding.location.file)"
    finding.statement = SharedStatement(
      of: quoted(text.key ?? ""), among: "literal texts", "are keys that no table has in any language")
    return finding
  }

  /// A text that code looks up with values in it: the key that it asks for is never in a table.
  private func filled(_ text: LocalizableText, element: Element, path: [String], tree: InterfaceTree) -> Finding {
    let problem = Problem(
      "the text \(quoted(text.asWritten)) is looked up after its values are put in, so no key can match it; "
        + "look up a key with format specifiers and fill its text with String(format:)",
      reason: "filled-before-look-up")
    return finding(problem, text, element: element, path: path, tree: tree)
  }

  private func finding(
    _ text: LocalizableText, isRead: Bool, element: Element, path: [String], tree: InterfaceTree
  ) -> Finding {
    let problem = Problem(
      "the key \"\(text.key ?? "")\" is not in the table \(text.tableName) in any language",
      reviewReason: isRead ? nil : .tableNotRead)
    return finding(problem, text, element: element, path: path, tree: tree)
  }

  private func finding(
    _ problem: Problem, _ text: LocalizableText, element: Element, path: [String], tree: InterfaceTree
  ) -> Finding {
    let place = element.place ?? SourceLocation(file: tree.source)
    return problem.finding(
      of: Self.self, at: text.location ?? place, shownAt: place,
      element: ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/")),
      table: text.tableName, key: text.key)
  }
}

extension CatalogFacts {
  /// The tables in which an interface's own keys are looked up: those of its bundle; without a bundle, all.
  fileprivate func tables(of tree: InterfaceTree) -> [TableFacts] {
    guard let bundle = tree.bundle else { return tables }
    return tables.filter { $0.bundle == bundle }
  }
}

extension Element {
  /// Whether the element, or one inside it, has a text.
  fileprivate func shows(_ text: LocalizableText) -> Bool {
    texts.contains(text) || children.contains { $0.shows(text) }
  }
}

extension LocalizableText {
  /// The words with the expressions that fill them, as Swift writes them.
  fileprivate var asWritten: String {
    TitleArgument.filled(value ?? "", isOfAny: true) { position in
      guard let arguments, arguments.indices.contains(position - 1) else { return nil }
      return arguments[position - 1].expression.map { "\\(\($0))" } ?? arguments[position - 1].value
    }
  }
}

extension TableFacts {
  /// Whether any locale, or the reference, has a key.
  fileprivate func has(_ key: String) -> Bool { strings.number(of: key) != nil || reference.contains(key) }
}
