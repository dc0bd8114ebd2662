import AuditModel
import Configuration
import Rules
import ScreenAnalysis
import Utilities

extension InlineSuppression {
  /// The comments and notes of a project.
  init(of workspace: Workspace, knownRules: Set<String> = RuleCatalog.names) {
    self.init()
    let names = knownRules.sorted()
    for bundle in workspace.catalog.bundles {
      for table in bundle.tables { read(table, of: bundle, knownRules: names) }
    }
    for tree in workspace.trees { read(tree, knownRules: names) }
    guard !directives.isEmpty else { return }
    for bundle in workspace.catalog.bundles {
      for table in bundle.tables { notePlaces(of: table) }
    }
  }

  private mutating func read(_ table: LocalizationTable, of bundle: LocalizationBundle, knownRules: [String]) {
    if let interface = table.interfaceFile { note(interface, in: bundle.path) }
    let source = table.sourceLanguage ?? bundle.developmentLanguage
    var seen: Set<Said> = []
    for file in table.files {
      note(file.path, in: bundle.path)
      // A catalog has one comment for all languages.
      let speaksForAll = file.locale == source || file.isStringCatalog
      for entry in file.entries {
        guard let comment = entry.comment, let said = SuppressionComment(comment) else { continue }
        let locale = speaksForAll ? nil : file.locale
        guard seen.insert(Said(key: entry.key, comment: comment, locale: locale)).inserted else { continue }
        add(
          said, at: entry.location(in: file), bundle: bundle.path, locale: locale,
          subject: "the key \(quoted(entry.key))",
          keys: [KeyID(table: table.name, key: entry.key)], knownRules: knownRules)
      }
    }
  }

  /// A comment that each language of a catalog repeats.
  private struct Said: Hashable {
    var key: String
    var comment: String
    var locale: LocaleTag?
  }

  private mutating func read(_ tree: InterfaceTree, knownRules: [String]) {
    if let bundle = tree.bundle { note(tree.source, in: bundle) }
    for visit in tree.screens.flatMap(ScreenVisit.all) {
      let element = visit.element
      guard let note = element.localizerNote, let said = SuppressionComment(note) else { continue }
      let keys = element.texts.compactMap { text in text.key.map { KeyID(table: text.tableName, key: $0) } }
      add(
        said, at: element.location ?? SourceLocation(file: tree.source), bundle: tree.bundle, locale: nil,
        subject: "the element \(quoted(element.id))", keys: keys, element: visit.path.joined(separator: "/"),
        knownRules: knownRules)
    }
  }

  private mutating func add(
    _ said: SuppressionComment, at location: SourceLocation, bundle: String?, locale: LocaleTag?, subject: String,
    keys: [KeyID], element: String? = nil, knownRules: [String]
  ) {
    for fault in said.faults { remark(fault, at: location) }
    for rule in said.rules where !knownRules.contains(rule) {
      let advice = nearest(to: rule, among: knownRules).map { "did you mean \(quoted($0))?" }
      remark("there is no rule \(quoted(rule)); \(advice ?? "\"fitspoken rules\" lists them")", at: location)
    }
    let rules = said.rules.filter(knownRules.contains)
    guard !rules.isEmpty else { return }
    add(
      Directive(location: location, rules: rules, bundle: bundle, locale: locale, subject: subject, keys: keys),
      element: element)
  }

  private mutating func notePlaces(of table: LocalizationTable) {
    guard hasKeys(in: table.name) else { return }
    for file in table.files {
      for (index, entry) in file.entries.enumerated() {
        let next = file.entries.indices.contains(index + 1) ? file.entries[index + 1] : nil
        note(Self.places(of: entry, before: next, in: file), of: KeyID(table: table.name, key: entry.key))
      }
    }
  }

  /// From an entry's key to where the next one begins; in a catalog, whose languages take turns, the key alone.
  private static func places(
    of entry: StringsEntry, before next: StringsEntry?, in file: StringsFile
  ) -> Range<SourceLocation> {
    let start = entry.location(in: file)
    let afterKey = SourceLocation(file: file.path, line: start.line, column: start.column &+ 1)
    guard file.format == .strings else { return start..<afterKey }
    let end = next?.location(in: file) ?? SourceLocation(file: file.path, line: .max)
    return start..<max(end, afterKey)
  }
}
