internal import AuditModel
internal import Utilities

/// Reads the text of XCUITest's `debugDescription`, also out of a log: each subtree that it prints is a screen.
///
/// What it says besides (the path to the element, the chain of queries with their output) repeats single elements and is left out.
/// The depth of an element is the column at which it starts.
enum DebugDescriptionReader {
  /// The elements of a text, up to its end, with the first fault.
  static func read(_ bytes: [UInt8], path: String) -> RecordedDump {
    let text = DecodedText(bytes)
    var scan = Scan(path: path)
    var start = 0
    var line = 1
    while start < text.utf8.count {
      let end = text.utf8[start...].firstIndex(of: Byte.lineFeed) ?? text.utf8.count
      let hasReturn = end > start && text.utf8[end - 1] == Byte.carriageReturn
      scan.read(text.utf8[start..<(hasReturn ? end - 1 : end)], line: line)
      (start, line) = (end + 1, line + 1)
    }
    return scan.finished()
  }
}

/// The state between two lines.
private struct Scan {
  private let path: String
  private var dump = RecordedDump(format: .debugDescription)
  private var elements = RecordedElements()
  /// The open elements with their columns, the outermost first.
  private var open: [(column: Int, index: Int)] = []
  /// The element whose line was read last: a label or value may go on in the next one.
  private var last: DebugDescriptionLine?
  /// Whether what follows is not a subtree.
  private var isSkipping = false

  init(path: String) { self.path = path }

  mutating func read(_ bytes: ArraySlice<UInt8>, line: Int) {
    let found = DebugDescriptionLine.start(in: bytes)
    let head = found.map { bytes[..<$0.offset] } ?? bytes
    if let heading = Heading.all.first(where: { head.hasBytes($0.words) }) {
      closeTree()
      isSkipping = !heading.startsTree
      return
    }
    if isSkipping { return }
    guard let found else { return continueLast(bytes) }
    flush()
    last = DebugDescriptionLine(bytes, at: found, line: line)
  }

  mutating func finished() -> RecordedDump {
    closeTree()
    // A single element is what a message names, unless there is nothing else.
    let trees = dump.screens.filter { $0.all.count > 1 }
    dump.screens = trees.isEmpty ? dump.screens.filter { Self.roots.contains($0.all[0].type) } : trees
    if dump.screens.contains(where: { $0.all.contains { Self.onTheMac.contains($0.type) } }) { dump.platform = .macOS }
    return dump
  }

  /// Adds a line that starts no element to the text that is still open; other lines are a log's own.
  private mutating func continueLast(_ bytes: ArraySlice<UInt8>) {
    guard last?.takes(bytes) == true else { return }
    last?.append(bytes)
  }

  private mutating func flush() {
    guard let line = last else { return }
    last = nil
    let location = SourceLocation(file: path, line: line.line, column: line.column)
    let (element, fault) = line.element(at: location)
    if dump.fault == nil, let fault { dump.fault = fault }
    while let top = open.last, top.column >= line.column { open.removeLast() }
    if open.isEmpty { finishTree() }
    open.append((line.column, elements.append(element, in: open.last?.index)))
  }

  private mutating func closeTree() {
    flush()
    finishTree()
  }

  private mutating func finishTree() {
    if !elements.isEmpty { dump.screens.append(elements) }
    (elements, open) = (RecordedElements(), [])
  }

  private static let roots: Set<String> = ["Application", "Window"]
  private static let onTheMac: Set<String> = ["MenuBar", "MenuBarItem", "TouchBar", "SplitGroup"]
}

/// A line between the parts of a description.
private struct Heading {
  let words: String
  let startsTree: Bool

  static let all =
    [Heading(words: "Element subtree:", startsTree: true)]
    + ["Attributes:", "Path to element", "Query chain", "Find: ", "Output: {", "Input: {"].map {
      Heading(words: $0, startsTree: false)
    }
}
