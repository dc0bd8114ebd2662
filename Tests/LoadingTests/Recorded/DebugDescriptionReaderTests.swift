import AuditModel
import Testing

@testable import Loading

@Suite("The reader of XCUITest's debugDescription")
struct DebugDescriptionReaderTests {
  private static let description = """
    Attributes: Application, 0x600000, pid: 12, label: 'Sample'
    Element subtree:
     →Application, 0x600000, pid: 12, label: 'Sample'
        Window (Main), 0x600001, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x600002, {{10.0, 50.0}, {370.0, 700.0}}
            Button, 0x600003, {{16.0, 59.0}, {60.0, 44.0}}, identifier: 'done', label: 'Done', Selected
            Slider, 0x600004, {{16.0, 159.0}, {60.0, 44.0}}, label: 'Volume', value: 50%, Disabled
            TextField, 0x600005, {{16.0, 259.0}, {60.0, 44.0}}, identifier: 'mail', placeholderValue: 'E-mail'
    Path to element:
     →Application, 0x600000, pid: 12, label: 'Sample'
      ↳Window (Main), 0x600001, {{0.0, 0.0}, {390.0, 844.0}}
    Query chain:
     →Find: Application 'x'
      Output: {
        Application, 0x600000, pid: 12, label: 'Sample'
        Button, 0x600009, {{16.0, 59.0}, {60.0, 44.0}}, label: 'Not in the tree'
      }
    """

  private static let sketch = [
    "view view#1 0,0 390×844", #"button done "Done" 6,9 60×44"#, #"slider slider#1 "Volume" = 50% 6,109 60×44"#,
    "textField mail 6,209 60×44",
  ]

  @Test("reads the subtree alone, with frames in the superview's coordinates")
  func subtree() throws {
    let reading = Recorded.read(Self.description)
    #expect(Recorded.sketch(reading) == Self.sketch)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tree?.recording == .debugDescription)
    #expect(reading.tree?.screens.map(\.id) == ["Login"])
    #expect(Recorded.element("done", in: reading)?.control.isSelected == true)
    #expect(Recorded.element("slider#1", in: reading)?.control.isEnabled == false)
    #expect(Recorded.element("mail", in: reading)?.control.placeholder?.value == "E-mail")
    #expect(Recorded.element("done", in: reading)?.location == SourceLocation(file: "Login.txt", line: 6, column: 9))
  }

  /// The same description as logs, other systems and older builds write it.
  enum Wrapping: CaseIterable {
    case log, test, carriageReturns, indented, withoutAddresses

    func applied(to text: String) -> String {
      switch self {
      case .log: lines(of: text, after: "[Xcode] 12:00:01.5 ")
      case .test: "    t =     5.20s Find the \"Done\" Button\n" + text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .indented: lines(of: text, after: "      ")
      case .withoutAddresses: text.replacing("0x600003, ", with: "")
      }
    }

    private func lines(of text: String, after prefix: String) -> String {
      text.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
    }
  }

  @Test("reads it out of logs and with other line ends", arguments: Wrapping.allCases)
  func logs(wrapping: Wrapping) {
    #expect(Recorded.sketch(Recorded.read(wrapping.applied(to: Self.description))) == Self.sketch)
  }

  @Test(
    "keeps quotes, commas and line ends in texts",
    arguments: [
      ("label: 'Don't stop'", "Don't stop"), ("label: 'Yes, 'really'', Disabled", "Yes, 'really'"),
      ("label: 'First\nSecond', Selected", "First\nSecond"), ("label: 'a, value: b'", "a, value: b"),
      ("identifier: 'x', label: ''", nil),
    ])
  func texts(attributes: String, label: String?) {
    let text =
      "Window, 0x1, {{0, 0}, {9, 9}}\n  Button, 0x2, {{0, 0}, {9, 9}}, \(attributes)\n  Image, 0x3, {{0, 0}, {9, 9}}"
    let elements = Recorded.read(text).tree?.screens.first?.root.children ?? []
    #expect(elements.map(\.kind) == [.button, .imageView])
    #expect(elements.first?.accessibility.label?.value == label)
  }

  @Test(
    "says where a line is cut, and keeps what it can",
    arguments: [
      ("Button, 0x2, {{16.0, 59", "2:16 the frame cannot be read; expected {{x, y}, {width, height}}", nil),
      (
        "Button, 0x2, {{1, 2}, {3, x}}, label: 'A'",
        "2:16 the frame cannot be read; expected {{x, y}, {width, height}}", "A"
      ),
      ("Button, 0x2, {{1, 2}, {3, 4}}, label: 'Cut o", "2:34 the text has no closing quote; expected '", "Cut o"),
    ])
  func cut(line: String, fault: String, label: String?) {
    let reading = Recorded.read("Window, 0x1, {{0, 0}, {9, 9}}\n  \(line)")
    #expect(Recorded.faults(reading) == [fault])
    #expect(reading.tree?.screens.first?.root.children.first?.accessibility.label?.value == label)
  }

  @Test("makes a screen of each subtree, and none of a single element in a message")
  func screens() {
    let tree = "Element subtree:\n Window, 0x1, {{0, 0}, {9, 9}}\n  Button, 0x2, {{0, 0}, {9, 9}}, label: 'A'\n"
    let reading = Recorded.read(
      tree + "Attributes: Window, 0x1, {{0, 0}, {9, 9}}\n" + tree + "x Button, 0x7, {{0, 0}, {1, 1}}")
    #expect(reading.tree?.screens.map(\.id) == ["Login", "Login-2"])
  }

  @Test("is linear, and bounded in depth")
  func large() {
    let deep = (0..<10_000).map { String(repeating: " ", count: $0 % 300) + "Other, 0x1, {{0, 0}, {9, 9}}" }
    #expect(Recorded.read(deep.joined(separator: "\n")).tree?.screens.isEmpty == false)
    let steps = (0..<3_000).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0, 0}, {9, 9}}" }
    var deepest = 0
    Recorded.read(steps.joined(separator: "\n")).tree?.screens[0].root.forEach { deepest = max(deepest, $1.count) }
    #expect(deepest > 100 && deepest <= XMLReader.maximumDepth)
    let wide =
      ["Window, 0x1, {{0, 0}, {9, 9}}"] + (0..<100_000).map { " Button, 0x1, {{0, \($0)}, {9, 9}}, label: '\($0)'" }
    #expect(Recorded.read(wide.joined(separator: "\n")).tree?.screens[0].root.children.count == 100_000)
  }
}
