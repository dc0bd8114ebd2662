import AuditModel
import Yams
import Utilities

/// A configuration file that is being read, and what its values are checked against.
struct ConfigurationSource {
  /// The file's name in messages.
  let file: String
  /// The names of all rules there are.
  let knownRules: Set<String>

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
