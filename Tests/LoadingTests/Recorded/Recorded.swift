import AuditModel

@testable import Loading

/// A recording as the tests look at it.
enum Recorded {
  /// What is read of a text.
  static func read(_ text: String, path: String = "Login.txt") -> RecordedReading {
    RecordedTreeReader.read(Array(text.utf8), path: path)
  }

  /// The elements of the first screen that are not plain views, each in a line: kind, id, words, frame in the superview.
  static func sketch(_ reading: RecordedReading) -> [String] {
    var lines: [String] = []
    reading.tree?.screens.first?.root.forEach { element, path in
      guard element.kind != .view || path.count == 1 else { return }
      let words = (element.control.text ?? element.accessibility.label)?.value.map { " \"\($0)\"" } ?? ""
      let value = element.accessibility.value?.value.map { " = \($0)" } ?? ""
      let frame = element.frame.map { " \($0.x),\($0.y) \($0.width)×\($0.height)" } ?? ""
      lines.append("\(element.kind.name) \(element.id)\(words)\(value)\(frame)")
    }
    return lines
  }

  /// The faults, each with its place.
  static func faults(_ reading: RecordedReading) -> [String] {
    reading.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  /// The element of an id.
  static func element(_ id: String, in reading: RecordedReading) -> Element? {
    var found: Element?
    reading.tree?.forEachElement { if $0.id == id { found = $0 } }
    return found
  }
}
