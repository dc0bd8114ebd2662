import AuditModel
import Configuration
import Rules
import ScreenAnalysis
import Utilities

/// The findings that comments next to texts, and notes on elements, suppress.
///
/// A comment in the source language's table applies to the key in every locale, since translators' files often lack
/// comments; one in another language's file applies to that language. A note on an element applies to the element and to
/// the keys of its texts, in every locale. A comment in source code applies to lines of it.
struct InlineSuppression {
  /// The part of a file that an entry occupies, with the directives that apply to it.
  private struct Span {
    var locations: Range<SourceLocation>
    var directives: [Int]

    /// Whether the finding is about an element and is located at the key of its words, or is inside the entry.
    func concerns(_ finding: Finding) -> Bool {
      finding.element == nil ? locations.contains(finding.location) : locations.lowerBound == finding.location
    }
  }

  /// The comments and notes, in the order of the files.
  private(set) var directives: [SuppressionDirective] = []
  /// What is wrong with comments and notes.
  private(set) var remarks: Set<SuppressionRemark> = []
  private var byKey: [TableKey: [Int]] = [:]
  private var byElement: [String: [Int]] = [:]
  /// The locations of the keys' entries: findings on titles name an element rather than a key, and those on a file name
  /// neither.
  private var byFile: [String: [Span]] = [:]
  /// The comments in source code.
  private var byCode: [String: [Int]] = [:]
  private var bundles: [String: String] = [:]

  /// The directives that suppress a finding.
  func directives(against finding: Finding) -> [Int] {
    guard !directives.isEmpty else { return [] }
    var candidates: [Int] = []
    for file in Set([finding.location.file, finding.elementLocation.file]) { candidates += byCode[file] ?? [] }
    if let element = finding.element { candidates += byElement[element.path] ?? [] }
    if let key = finding.key, let table = finding.table {
      candidates += byKey[TableKey(table: table, key: key)] ?? []
    } else {
      candidates += byFile[finding.location.file, default: []].filter { $0.concerns(finding) }.flatMap(\.directives)
    }
    return candidates.filter { directives[$0].concerns(finding, in: bundles[finding.elementLocation.file]) }
  }

  /// Records a mistake in a comment or note.
  mutating func remark(_ fault: String, at location: SourceLocation) {
    remarks.insert(SuppressionRemark(kind: .invalid, location: location, message: fault))
  }

  /// Records which bundle a file belongs to.
  mutating func note(_ file: String, in bundle: String) { bundles[file] = bundle }

  /// Adds a comment or note, and the element that it applies to.
  mutating func add(_ directive: SuppressionDirective, element: String? = nil) {
    for key in directive.keys { byKey[key, default: []].append(directives.count) }
    if let element { byElement[element, default: []].append(directives.count) }
    if let code = directive.code { byCode[code.file, default: []].append(directives.count) }
    directives.append(directive)
  }

  /// Whether any comment or note applies to a key of a table of that name.
  func hasKeys(in table: String) -> Bool { byKey.keys.contains { $0.table == table } }

  /// Records the locations of an entry, if any comment or note applies to its key.
  mutating func note(_ locations: Range<SourceLocation>, of key: TableKey) {
    guard let indices = byKey[key] else { return }
    byFile[locations.lowerBound.file, default: []].append(Span(locations: locations, directives: indices))
  }
}

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
      for table in bundle.tables { noteLocations(of: table) }
    }
  }

  private mutating func read(_ table: LocalizationTable, of bundle: LocalizationBundle, knownRules: [String]) {
    if let interface = table.interfaceFile { note(interface, in: bundle.path) }
    let source = table.sourceLanguage ?? bundle.developmentLanguage
    var seen: Set<CommentID> = []
    for file in table.files {
      note(file.path, in: bundle.path)
      // A catalog has one comment for all languages.
      let appliesToAll = file.locale == source || file.isStringCatalog
      for entry in file.entries {
        guard let comment = entry.comment, let parsed = SuppressionComment(comment) else { continue }
        let locale = appliesToAll ? nil : file.locale
        guard seen.insert(CommentID(key: ExactText(entry.key), comment: comment, locale: locale)).inserted else {
          continue
        }
        add(
          parsed, at: entry.location(in: file), bundle: bundle.path, locale: locale,
          subject: "the key \(quoted(entry.key))",
          keys: [TableKey(table: table.name, key: entry.key)], knownRules: knownRules)
      }
    }
  }

  /// A comment, to recognize those that each language of a catalog repeats.
  private struct CommentID: Hashable {
    var key: ExactText
    var comment: String
    var locale: LocaleTag?
  }

  private mutating func read(_ tree: InterfaceTree, knownRules: [String]) {
    if let bundle = tree.bundle { note(tree.source, in: bundle) }
    readComments(of: tree, knownRules: knownRules)
    for node in tree.screens.flatMap({ ScreenIndex($0, in: tree).nodes }) {
      let element = node.element
      guard let note = element.localizerNote, let parsed = SuppressionComment(note) else { continue }
      let keys = element.texts.compactMap { text in
        text.key.map { TableKey(table: text.tableName, key: $0) }
      }
      add(
        parsed, at: element.location ?? SourceLocation(file: tree.source), bundle: tree.bundle, locale: nil,
        subject: "the element \(quoted(element.id))", keys: keys, element: node.reference.path,
        knownRules: knownRules)
    }
  }

  /// Reads the comments in source code.
  private mutating func readComments(of tree: InterfaceTree, knownRules: [String]) {
    var code = CodeSuppression()
    for comment in tree.comments ?? [] {
      guard let parsed = SuppressionComment(comment.text, verbs: SuppressionComment.Verb.ofCode) else { continue }
      remark(on: parsed, at: comment.location, knownRules: knownRules)
      code.take(parsed, of: comment, knownRules: knownRules)
    }
    for directive in code.directives { add(directive) }
    for (fault, location) in code.faults { remark(fault, at: location) }
  }

  private mutating func add(
    _ comment: SuppressionComment, at location: SourceLocation, bundle: String?, locale: LocaleTag?, subject: String,
    keys: [TableKey], element: String? = nil, knownRules: [String]
  ) {
    remark(on: comment, at: location, knownRules: knownRules)
    let rules = comment.rules.filter(knownRules.contains)
    guard !rules.isEmpty else { return }
    add(
      SuppressionDirective(
        location: location, rules: rules, bundle: bundle, locale: locale, subject: subject, keys: keys),
      element: element)
  }

  private mutating func remark(on comment: SuppressionComment, at location: SourceLocation, knownRules: [String]) {
    for fault in comment.faults { remark(fault, at: location) }
    for rule in comment.rules where !knownRules.contains(rule) {
      let advice = nearest(to: rule, among: knownRules).map { "did you mean \(quoted($0))?" }
      remark("there is no rule \(quoted(rule)); \(advice ?? "\"fitspoken rules\" lists them")", at: location)
    }
  }

  private mutating func noteLocations(of table: LocalizationTable) {
    guard hasKeys(in: table.name) else { return }
    for file in table.files {
      for (index, entry) in file.entries.enumerated() {
        let next = file.entries.indices.contains(index + 1) ? file.entries[index + 1] : nil
        note(
          Self.locations(of: entry, before: next, in: file),
          of: TableKey(table: table.name, key: entry.key))
      }
    }
  }

  /// The locations from an entry's key to the next one; only the key in a catalog, in which languages alternate.
  private static func locations(
    of entry: StringsEntry, before next: StringsEntry?, in file: StringsFile
  ) -> Range<SourceLocation> {
    let start = entry.location(in: file)
    let afterKey = SourceLocation(file: file.path, line: start.line, column: start.column &+ 1)
    guard file.format == .strings else { return start..<afterKey }
    let end = next?.location(in: file) ?? SourceLocation(file: file.path, line: .max)
    return start..<max(end, afterKey)
  }
}
