import AuditModel
import Yams
import Utilities

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
