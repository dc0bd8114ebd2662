/// Turns a decoding error into a path and a sentence.
enum DecodingDescription {
  /// The path of the value at fault, and what was found and expected there.
  static func describe(_ error: any Error) -> (path: [any CodingKey], message: String) {
    guard let error = error as? DecodingError else { return ([], "not an interface tree") }
    return switch error {
    case .typeMismatch(let type, let context):
      (context.codingPath, "\(name(context.codingPath)): expected \(name(type))")
    case .valueNotFound(let type, let context):
      (context.codingPath, "\(name(context.codingPath)): expected \(name(type)), found null")
    case .keyNotFound(let key, let context):
      (context.codingPath, "\(name(context.codingPath)): \"\(key.stringValue)\" is missing")
    case .dataCorrupted(let context):
      (context.codingPath, "\(name(context.codingPath)): \(sentence(context.debugDescription))")
    @unknown default: ([], "not an interface tree")
    }
  }

  /// A path as `screens[0].root.children[3].kind`.
  private static func name(_ path: [any CodingKey]) -> String {
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? "the document" : text
  }

  private static func name(_ type: any Any.Type) -> String {
    names["\(type)"] ?? (("\(type)".hasPrefix("Array") ? "an array" : "an object"))
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static let names = [
    "String": "a string", "Bool": "true or false", "Int": "a whole number", "Double": "a number",
    "Points": "a number",
  ]
}
