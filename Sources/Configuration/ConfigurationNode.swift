import AuditModel
import PlatformData
import Utilities
import Yams

/// A value of a configuration file, with its location and what is expected there.
struct ConfigurationNode {
  let node: Node
  /// The key whose value this is or belongs to; nil for the whole file.
  let name: String?
  /// What the key takes.
  let takes: String
  let source: ConfigurationSource

  /// Whether the value is missing (as in `locales:`), so that the default applies.
  var isNothing: Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Whether the value is neither a list nor a mapping.
  var isScalar: Bool { node.scalar != nil }

  /// The text of a scalar, regardless of its type in YAML (`no` is Norwegian, not false).
  func text() throws -> String {
    guard let scalar = node.scalar, !isNothing else { throw wrongKind() }
    guard !scalar.string.isEmpty else { throw mismatch("an empty string") }
    return scalar.string
  }

  /// The value of `true` or `false`.
  func flag() throws -> Bool {
    guard let flag = node.bool else { throw try refusal() }
    return flag
  }

  /// A number from 0 to 100.
  func percent() throws -> Double {
    guard let percent = LocalePercentages.percent(try text()) else { throw try refusal() }
    return percent
  }

  /// The items of a list; `what` describes an item.
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

  /// The keys of a mapping as they are read, with their values.
  ///
  /// A key without a value is read, too, but then left out, so that
  /// the default applies.
  func members<Key>(by read: (ConfigurationNode) throws -> Key) throws -> [(key: Key, value: ConfigurationNode)] {
    try members().map { (try read($0), $1) }.filter { !$1.isNothing }
  }

  /// The same value, with another description of what is expected.
  func taking(_ takes: String) -> ConfigurationNode {
    ConfigurationNode(node: node, name: name, takes: takes, source: source)
  }

  /// An error at this value.
  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(
      file: source.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message)
  }

  /// An error at a value of the wrong kind, such as a list instead of a text.
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
    case .scalar: isNothing ? "an empty value" : "a single value"
    case .sequence: "a list"
    case .mapping: "keys with values"
    case .alias: "an alias"
    }
  }
}

extension ConfigurationNode {
  /// The names of devices or families of devices, each once.
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
    guard let locale = LocaleTag(folderName: name) else {
      throw error("\(quoted(name)) is not a language tag such as de or pt-BR")
    }
    return locale
  }

  /// Language tags, each once, in file order.
  func locales() throws -> [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return try items(of: "a language tag such as de").map { try $0.locale() }.filter { seen.insert($0).inserted }
  }

  /// The names of rules.
  func rules() throws -> Set<String> { Set(try items(of: "a rule").map { try $0.rule() }) }

  /// The name of a rule.
  func rule() throws -> String {
    let name = try text()
    if let known = source.knownRules, !known.contains(name) {
      throw unknown("rule", name, among: known.sorted(), else: "\"fitspoken rules\" lists them")
    }
    return name
  }

  /// A value of an enumeration, by its name.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ vocabulary: String) throws -> Word {
    let name = try text()
    guard let word = Word(rawValue: name) else {
      throw unknown(vocabulary, name, among: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// An error at an unknown word, with the nearest known word or all of them.
  func unknown(
    _ vocabulary: String, _ word: String, among known: [String], else help: String? = nil
  ) -> ConfigurationError {
    let advice = nearest(to: word, among: known).map { "did you mean \(quoted($0))?" }
    let list = "expected one of " + known.joined(separator: ", ")
    return error("unknown \(vocabulary) \(quoted(word)); \(advice ?? help ?? list)")
  }
}

/// One key of a mapping in the configuration: what it takes, its purpose, and how it is read.
struct ConfigurationKey<Value>: Sendable {
  /// The key.
  let name: String
  /// What it takes, as messages describe it.
  let takes: String
  /// Its purpose, in one sentence.
  let summary: String
  /// A value in YAML.
  let example: String
  /// Reads a value that is not empty.
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
  /// Reads the members of this mapping into a value; throws an error for a key that is not in `keys`.
  func fill<Value>(_ value: inout Value, by keys: [ConfigurationKey<Value>]) throws {
    for (key, member) in try members(by: { try $0.known(among: keys) }) {
      try key.read(&value, member.taking(key.takes))
    }
  }

  private func known<Value>(among keys: [ConfigurationKey<Value>]) throws -> ConfigurationKey<Value> {
    let name = try text()
    guard let known = keys.first(where: { $0.name == name }) else {
      throw unknown("key", name, among: keys.map(\.name))
    }
    return known
  }
}

/// A configuration file being read, and what its values are checked against.
struct ConfigurationSource {
  /// The file's name in messages.
  let file: String
  /// The names of all rules; nil accepts any name.
  let knownRules: Set<String>?

  /// The maximum size in bytes, more than any configuration needs.
  private static let maximumSize = 1 << 20

  /// The document's root; nil if the document is empty.
  func root(of yaml: String) throws -> ConfigurationNode? {
    guard yaml.utf8.count <= Self.maximumSize else {
      throw ConfigurationError(file: file, line: 1, column: 1, message: "the configuration is larger than 1 MB")
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
          "duplicate key \(quoted(keys.first ?? "")) in the same mapping; this is the first")
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
    let circumstance = context.map { ", \($0.text) that starts on line \($0.mark.line)" } ?? ""
    return ConfigurationError(
      file: file, line: line, column: column, message: "invalid YAML: \(problem)\(circumstance)")
  }
}

/// An error in a configuration file.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
  /// What was found and what was expected, without a trailing period.
  package var message: String

  /// The error as editors parse it: `file:line:column: error: message`.
  package var description: String { "\(file):\(line):\(column): error: \(message)" }
}
