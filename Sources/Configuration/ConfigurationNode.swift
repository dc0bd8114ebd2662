import AuditModel
import PlatformData
import Utilities
import Yams

/// A value of a configuration file, with its place and with what is expected of it.
struct ConfigurationNode {
  let node: Node
  /// The key whose value this is or belongs to; nil for the whole file.
  let name: String?
  /// What the key takes.
  let takes: String
  let source: ConfigurationSource

  /// Whether the value is left out (`locales:` and nothing more), so that the default holds.
  var isNothing: Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Whether the value is a single one, neither a list nor a mapping.
  var isScalar: Bool { node.scalar != nil }

  /// The text of a scalar, whatever YAML would take it for (`no` is Norwegian, not false).
  func text() throws -> String {
    guard let scalar = node.scalar, !isNothing else { throw wrongKind() }
    guard !scalar.string.isEmpty else { throw mismatch("an empty text") }
    return scalar.string
  }

  /// Whether a scalar says `true` or `false`.
  func flag() throws -> Bool {
    guard let flag = node.bool else { throw try refusal() }
    return flag
  }

  /// A number from 0 to 100.
  func percent() throws -> Double {
    guard let percent = CoverageMinimums.percent(try text()) else { throw try refusal() }
    return percent
  }

  /// The items of a list; `what` is what each of them has to be.
  func items(of what: String) throws -> [ConfigurationNode] {
    guard case .sequence(let sequence) = node else { throw wrongKind() }
    return sequence.map { ConfigurationNode(node: $0, name: name, takes: what, source: source) }
  }

  /// The keys of a mapping with their values, in the file's order.
  func members() throws -> [(key: ConfigurationNode, value: ConfigurationNode)] {
    guard case .mapping(let mapping) = node else { throw wrongKind() }
    return mapping.map { key, value in
      (
        ConfigurationNode(node: key, name: name, takes: takes, source: source),
        ConfigurationNode(node: value, name: key.scalar?.string ?? name, takes: takes, source: source)
      )
    }
  }

  /// The same value as that of a key that takes something else.
  func taking(_ takes: String) -> ConfigurationNode {
    ConfigurationNode(node: node, name: name, takes: takes, source: source)
  }

  /// An error at this value.
  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(
      file: source.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message)
  }

  /// An error at a value that is a list where a text belongs, or the like.
  func wrongKind() -> ConfigurationError { mismatch(kind) }

  /// An error at a scalar that says something else than it may.
  func refusal() throws -> ConfigurationError {
    mismatch(quoted(try text()))
  }

  private func mismatch(_ found: String) -> ConfigurationError {
    let subject = name.map { "\(quoted($0)): " } ?? ""
    return error("\(subject)expected \(takes), not \(found)")
  }

  private var kind: String {
    switch node {
    case .scalar: isNothing ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "keys with values"
    case .alias: "an alias"
    }
  }
}

extension ConfigurationNode {
  /// The names of devices or families of devices that exist, each once.
  func devices() throws -> [String] {
    var seen: Set<String> = []
    return try items(of: "a device such as iphone-6.1in").map { try $0.device() }.filter { seen.insert($0).inserted }
  }

  /// The generation of a release of iOS.
  func systemGeneration() throws -> SystemGeneration {
    guard let generation = SystemGeneration(release: try text()) else { throw try refusal() }
    return generation
  }

  private func device() throws -> String {
    let name = try text()
    guard !DeviceScreen.matching(name).isEmpty else {
      throw unknown(
        "device", name, among: DeviceScreen.optionNames, else: "\"fitspoken audit --device list\" lists them")
    }
    return name
  }
}

extension ConfigurationNode {
  /// A language tag.
  func locale() throws -> LocaleTag {
    let name = try text()
    guard let locale = LocaleTag(name) else { throw error("\(quoted(name)) is no language tag such as de or pt-BR") }
    return locale
  }

  /// Language tags, each once, in the file's order.
  func locales() throws -> [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return try items(of: "a language tag such as de").map { try $0.locale() }.filter { seen.insert($0).inserted }
  }

  /// The names of rules that exist.
  func rules() throws -> Set<String> { Set(try items(of: "a rule").map { try $0.rule() }) }

  /// The name of a rule that exists.
  func rule() throws -> String {
    let name = try text()
    if let known = source.knownRules, !known.contains(name) {
      throw unknown("rule", name, among: known.sorted(), else: "\"fitspoken rules\" lists them")
    }
    return name
  }

  /// A word of a vocabulary.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ vocabulary: String) throws -> Word {
    let name = try text()
    guard let word = Word(rawValue: name) else {
      throw unknown(vocabulary, name, among: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// An error at a word that is not in its vocabulary, with the nearest one or with all of them.
  func unknown(
    _ vocabulary: String, _ word: String, among known: [String], else help: String? = nil
  ) -> ConfigurationError {
    let advice = nearest(to: word, among: known).map { "did you mean \(quoted($0))?" }
    let list = "expected one of " + known.joined(separator: ", ")
    return error("unknown \(vocabulary) \(quoted(word)); \(advice ?? help ?? list)")
  }
}

/// One key of a mapping in the configuration: what it takes, what it is for, and how it is read.
struct ConfigurationKey<Value>: Sendable {
  /// The key.
  let name: String
  /// What it takes, as messages say it.
  let takes: String
  /// What it is for, in one sentence.
  let summary: String
  /// A value in YAML.
  let example: String
  /// Reads a value that is not left out.
  let read: @Sendable (inout Value, ConfigurationNode) throws -> Void

  init(
    _ name: String, takes: String, _ summary: String, example: String,
    read: @escaping @Sendable (inout Value, ConfigurationNode) throws -> Void
  ) {
    self.name = name
    self.takes = takes
    self.summary = summary
    self.example = example
    self.read = read
  }
}

extension ConfigurationNode {
  /// Reads the members of this mapping into a value; a key that is not among `keys` is an error.
  func fill<Value>(_ value: inout Value, by keys: [ConfigurationKey<Value>]) throws {
    for (key, member) in try members() {
      let name = try key.text()
      guard let known = keys.first(where: { $0.name == name }) else {
        throw key.unknown("key", name, among: keys.map(\.name))
      }
      let member = member.taking(known.takes)
      if !member.isNothing { try known.read(&value, member) }
    }
  }
}

/// A configuration file that is being read, and what its values are checked against.
struct ConfigurationSource {
  /// The file's name in messages.
  let file: String
  /// The names of all rules; nil accepts any name.
  let knownRules: Set<String>?

  /// More than any configuration needs; a file beyond it is something else.
  private static let maximumSize = 1 << 20

  /// The document's root; nil where the document is empty.
  func root(of yaml: String) throws -> ConfigurationNode? {
    guard yaml.utf8.count <= Self.maximumSize else {
      throw ConfigurationError(file: file, line: 1, column: 1, message: "a configuration has at most 1 MB of text")
    }
    guard let node = try compose(yaml) else { return nil }
    let root = ConfigurationNode(
      node: node, name: nil, takes: "keys with values such as locales: [de, fr]", source: self)
    return root.isNothing ? nil : root
  }

  private func compose(_ yaml: String) throws -> Node? {
    do {
      return try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw configurationError(of: error)
    }
  }

  private func configurationError(of error: YamlError) -> ConfigurationError {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      syntaxError(problem, context: context, line: mark.line, column: mark.column)
    case .reader(let problem, let offset, _, let yaml):
      readerError(problem, before: yaml.prefix(offset ?? 0))
    case .duplicatedKeysInMapping(let keys, let context):
      ConfigurationError(
        file: file, line: context.mark.line, column: context.mark.column,
        message:
          "the key \(quoted(keys.first ?? "")) stands more than once in the same mapping, here for the first time")
    default:
      syntaxError("\(error)", context: nil, line: 1, column: 1)
    }
  }

  private func readerError(_ problem: String, before text: Substring) -> ConfigurationError {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    return syntaxError(problem, context: nil, line: max(1, lines.count), column: column)
  }

  private func syntaxError(
    _ problem: String, context: YamlError.Context?, line: Int, column: Int
  ) -> ConfigurationError {
    let circumstance = context.map { ", \($0.text) that starts in line \($0.mark.line)" } ?? ""
    return ConfigurationError(
      file: file, line: line, column: column, message: "this is not YAML: \(problem)\(circumstance)")
  }
}

/// A fault of a configuration file.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// What was found and what was expected, without a final full stop.
  public var message: String

  /// The fault as editors parse it: `file:line:column: error: message`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
