/// A command to GitHub's runner, on a line of its own: `::name key=value,key=value::data`.
struct WorkflowCommand {
  /// The command's name.
  let name: String
  /// Its properties in order, unescaped.
  let properties: KeyValuePairs<String, String>
  /// What follows them, unescaped.
  let data: String

  /// The line without a line feed.
  var text: String {
    let list = properties.map { "\($0.key)=\(Self.escaped($0.value, isProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.escaped(data, isProperty: false))"
  }

  /// The text with what ends a command or a property escaped (actions/toolkit, `command.ts`); other characters that
  /// steer a terminal are made visible.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] ?? (isProperty ? propertyCodes[scalar] : nil) {
        escaped.append(contentsOf: code.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped).visible()
  }

  private static let codes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyCodes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}
