internal import Foundation

/// One value of a property list, with positions and repeated keys.
struct PropertyListNode {
  /// What it is.
  enum Content {
    case dictionary([Pair])
    case string(String)
    /// Something else: its name for messages, and its text.
    case other(name: String, text: String)
  }

  /// A key of a dictionary with its value.
  struct Pair {
    var key: String
    var position: TextPosition
    var value: PropertyListNode
  }

  /// How deep dictionaries of a binary property list may be nested; those of a stringsdict are by five or six.
  private static let depthLimit = 64

  /// What it is.
  var content: Content
  /// Where it starts; line 1, column 1 in a binary property list.
  var position = TextPosition()

  /// A value of an XML property list.
  init(_ node: XMLNode) {
    position = node.position
    switch node.name {
    case "dict": content = .dictionary(Self.pairs(node.children))
    case "string": content = .string(node.text)
    default: content = .other(name: Self.names[node.name] ?? "a <\(node.name)>", text: node.text)
    }
  }

  /// A value of a property list without positions, its keys sorted.
  init(_ value: Any, depth: Int = 0) {
    switch value {
    case let text as String: content = .string(text)
    case let values as [String: Any] where depth < Self.depthLimit:
      let sorted = values.sorted { $0.key < $1.key }
      content = .dictionary(
        sorted.map {
          Pair(key: $0.key, position: TextPosition(), value: PropertyListNode($0.value, depth: depth + 1))
        })
    default:
      content = .other(
        name: Self.name(of: value), text: value is [String: Any] ? "" : PropertyListReader.text(of: value))
    }
  }

  private static func pairs(_ nodes: [XMLNode]) -> [Pair] {
    zip(nodes, nodes.dropFirst()).compactMap { key, value in
      guard key.name == "key", value.name != "key" else { return nil }
      return Pair(key: key.text, position: key.position, value: PropertyListNode(value))
    }
  }

  private static func name(of value: Any) -> String {
    switch value {
    case is [String: Any]: "a dictionary nested too deeply"
    case is [Any]: "an array"
    case is Data: "data"
    case is Date: "a date"
    default: "a number"
    }
  }

  private static let names = [
    "array": "an array", "data": "data", "date": "a date", "integer": "a number", "real": "a number",
    "true": "a boolean",
    "false": "a boolean",
  ]
}

extension PropertyListNode {
  /// Whether it is a string.
  var isString: Bool { if case .string = content { true } else { false } }

  /// Whether it is a dictionary.
  var isDictionary: Bool { if case .dictionary = content { true } else { false } }

  /// Its text; empty for a dictionary.
  var text: String {
    switch content {
    case .string(let text), .other(_, let text): text
    case .dictionary: ""
    }
  }

  /// The words for what it is, as a part of a sentence.
  var name: String {
    switch content {
    case .dictionary: "a dictionary"
    case .string: "a string"
    case .other(let name, _): name
    }
  }
}
