public import AuditModel
import Foundation

/// An element of a test's screen, written as a tree of calls.
///
///     Node(.view, "root", ["frame": .frame(0, 0, 400, 800)]) {
///       Node(.button, "b", ["title": "Save"])
///     }
///
/// Its members have the names and values that they have in a JSON tree; the element is read as one is.
public struct Node: Sendable, CustomStringConvertible {
  /// What stands in the JSON tree.
  public private(set) var members: Members

  /// An element of a kind, with its id, other members and children.
  public init(
    _ kind: ElementKind, _ id: String, _ members: Members = [:], @NodeBuilder children: () -> [Node] = { [] }
  ) {
    self.init(kind, members, children: children)
    self.members["id"] = .string(id)
  }

  /// An element of a kind, with its members and children.
  public init(_ kind: ElementKind, _ members: Members = [:], @NodeBuilder children: () -> [Node] = { [] }) {
    self.members = members
    self.members["kind"] = .string(kind.name)
    let children = children()
    if !children.isEmpty { self.members["children"] = .array(children.map(\.json)) }
  }

  /// The element with more members.
  public func with(_ more: Members) -> Node {
    var node = self
    node.members.merge(more) { $1 }
    return node
  }

  /// The element as JSON.
  public var json: JSON { .object(members) }

  /// The element as JSON text, with its members sorted.
  public var description: String { json.description }

  /// The element as a JSON tree's reader has it.
  public func element() throws -> Element { try json.decoded() }
}

/// Collects the children of a node: nodes and arrays of them.
@resultBuilder public enum NodeBuilder {
  /// One node.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// Several nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// The nodes of all lines.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
}

/// Members of an element, by the names that they have in a JSON tree.
public typealias Members = [String: JSON]

/// A JSON value that is written as a Swift literal.
public enum JSON: Sendable, Hashable, CustomStringConvertible {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(Members)

  /// A number.
  public init(_ number: Int) { self = .integer(number) }
  /// A number.
  public init(_ number: Double) { self = .number(number) }
  /// A truth value.
  public init(_ value: Bool) { self = .bool(value) }
  /// A text.
  public init(_ text: String) { self = .string(text) }

  /// An array.
  public init(_ values: [JSON]) { self = .array(values) }
  /// An element.
  public init(_ node: Node) { self = node.json }

  /// A frame.
  public static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> JSON {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }

  /// An object with more members; any other value as it is.
  public func with(_ more: Members) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(more) { $1 })
  }

  /// The value as JSON text, with the members of objects sorted.
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? String(decoding: encoder.encode(self), as: UTF8.self)) ?? ""
  }

  /// What a type reads from the value.
  public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    // JSON has no such numbers, but files of Interface Builder may.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: encoder.encode(self))
  }
}

extension JSON: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral text: String) { self = .string(text) }
  /// A whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }
  /// A number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral values: JSON...) { self = .array(values) }
  /// An object.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { $1 })
  }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
}

extension Members {
  /// The members of both; the second's where both have one.
  public static func + (first: Self, second: Self) -> Self { first.merging(second) { $1 } }
}

extension JSON {
  /// Constraints as members of a JSON tree.
  public static func constraints(_ short: [String]) -> JSON { .array(short.map(constraint)) }

  /// A constraint in short form.
  ///
  /// It is written `first.attribute relation [multiplier ×] second.attribute [± constant] [@priority]`, such as
  /// `a.leading ≥ b.trailing + 8 @750`, with spaces between the words. What is written is its id.
  public static func constraint(_ text: String) -> JSON {
    var words = text.split(separator: " ").map(String.init)
    let first = words.removeFirst().split(separator: ".").map(JSON.init(substring:))
    var members: Members = ["id": JSON(text), "firstItem": first[0], "firstAttribute": first[1]]
    members["relation"] = ["≥": "greaterThanOrEqual", "≤": "lessThanOrEqual"][words.removeFirst()]
    if let last = words.last, last.hasPrefix("@") {
      members["priority"] = Double(last.dropFirst()).map { JSON($0) }
      words.removeLast()
    }
    if words.count > 1, words[1] == "×" {
      members["multiplier"] = JSON(words[0])
      words.removeFirst(2)
    }
    if let number = Double(words[0]) {
      members["constant"] = JSON(number)
      return .object(members)
    }
    let second = words.removeFirst().split(separator: ".").map(JSON.init(substring:))
    (members["secondItem"], members["secondAttribute"]) = (second[0], second[1])
    if words.count == 2 { members["constant"] = JSON((Double(words[1]) ?? 0) * (words[0] == "-" ? -1 : 1)) }
    return .object(members)
  }

  private init(substring: Substring) { self = .string(String(substring)) }
}
