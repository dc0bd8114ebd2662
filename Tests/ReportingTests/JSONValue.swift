/// A JSON value of any form.
enum JSONValue: Decodable, Hashable {
  case null, bool(Bool), number(Double), string(String), array([JSONValue]), object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The members; empty if the value is no object.
  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
  /// The items; empty if the value isn't an array.
  var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  /// The text; nil if the value isn't a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; nil if the value isn't a number.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether no two items are equal.
  var hasUniqueItems: Bool { Set(items).count == items.count }

  /// Whether the value is no string, or holds a match of a regular expression.
  func matches(_ pattern: String) -> Bool {
    guard let text, let regex = try? Regex(pattern) else { return text == nil }
    return text.firstMatch(of: regex) != nil
  }

  /// Whether the value is of a JSON Schema type.
  func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number == number.rounded())
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
