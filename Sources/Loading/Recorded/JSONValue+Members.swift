extension JSONValue {
  /// The first member of a name; nil without one.
  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// A number; nil for other values.
  var number: Double? { kind == .number ? Double(String(decoding: source, as: UTF8.self)) : nil }

  /// The words of a string, number or flag; nil for other values.
  var words: String? {
    switch kind {
    case .string: string
    case .number: String(decoding: source, as: UTF8.self)
    case .bool: bool == true ? "1" : "0"
    default: nil
    }
  }
}
