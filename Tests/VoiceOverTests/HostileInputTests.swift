import AuditModel
import Foundation
import Testing
import VoiceOver

@Suite("Input that is out of all proportion")
struct HostileInputTests {
  private func transcript(_ root: Element) throws -> [SpokenElement] {
    SpeechModel().transcript(
      of: Screen(id: "s", root: root), platform: .iOS, locale: try #require(LocaleTag("ar")),
      resolve: resolveText)
  }

  private func label(_ id: String, _ text: String) -> Element {
    var label = Element(id: id, kind: .label)
    label.control.text = LocalizableText(text)
    return label
  }

  @Test("a label of a million characters")
  func longLabel() throws {
    var field = Element(id: "f", kind: .textField)
    field.control.text = LocalizableText(String(repeating: "ä", count: 1_000_000))
    field.control.isSecure = true
    field.accessibility.label = LocalizableText(String(repeating: "x", count: 1_000_000))
    let spoken = try transcript(field)
    #expect(spoken.first?.utterance.description.hasPrefix("xxx") == true)
    #expect(spoken.first?.utterance.segments.first { $0.role == .value }?.text.count == 1_000_000)
  }

  @Test("elements 250 deep, plain and in groups", arguments: [ElementKind.view, .tabBar, .cell, .viewController])
  func deep(_ kind: ElementKind) throws {
    var element = label("a", "deep")
    for level in 0..<250 {
      var outer = Element(id: "\(level)", kind: kind)
      outer.children = [element]
      element = outer
    }
    #expect(try transcript(element).count >= 1)
  }

  @Test(
    "elements 250 deep on the stack of a thread that the system makes by itself",
    arguments: [ElementKind.view, .cell, .tableView])
  func smallStack(_ kind: ElementKind) async throws {
    var element = label("a", "deep")
    for level in 0..<250 {
      var outer = Element(id: "\(level)", kind: kind)
      outer.children = [element, label("l\(level)", "\(level)")]
      element = outer
    }
    let screen = Screen(id: "s", root: element)
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        let spoken = SpeechModel().transcript(
          of: screen, platform: .iOS, locale: .english, resolve: { $0.value })
        continuation.resume(returning: spoken.count)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(count >= 250)
  }

  @Test("a chain of explicit orders that is deeper than any tree")
  func chain() throws {
    var root = Element(id: "root", kind: .view)
    root.accessibility.elements = ["0"]
    root.children = (0..<20_000).map { index in
      var link = Element(id: "\(index)", kind: .view)
      link.accessibility.elements = ["\(index + 1)"]
      return link
    }
    #expect(try transcript(root).isEmpty)
    root.children[19_999].children = [label("end", "end")]
    root.children[19_999].accessibility.elements = ["end"]
    #expect(try transcript(root).map(\.utterance.text) == ["end"])
  }

  @Test("every element names every other in its explicit order")
  func everyOther() throws {
    let ids = (0..<200).map { "\($0)" }
    var root = Element(id: "root", kind: .view)
    root.children = ids.map { id in
      var element = Element(id: id, kind: .view)
      element.accessibility.elements = ids + ["root"]
      element.children = [label("l" + id, id)]
      return element
    }
    #expect(try transcript(root).isEmpty)
  }

  @Test("combined elements inside one another, with long texts")
  func combined() throws {
    var element = label("a", String(repeating: "long ", count: 200_000))
    for level in 0..<250 {
      var outer = Element(id: "\(level)", kind: .view)
      outer.accessibility.children = .combine
      outer.children = [element]
      element = outer
    }
    #expect(try transcript(element).map(\.utterance.text.count) == [1_000_000])
  }

  @Test("numbers that are out of range, in badges and places")
  func numbers() throws {
    var item = Element(id: "t", kind: .tabBarItem)
    item.control.value = "99999999999999999999999"
    var place = AccessibilityContext(type: .series)
    (place.index, place.count) = (.min, .max)
    item.accessibility.context = place
    let model = SpeechModel(settings: SpeechSettings(version: .iOS18))
    let spoken = model.utterance(of: item, platform: .iOS, locale: .english) { $0.value }
    #expect(spoken?.text == "99999999999999999999999. Tab. \(Int.min) of \(Int.max).")
  }

  @Test("a million custom actions, contents and traits")
  func manyParts() throws {
    var element = Element(id: "e", kind: .element)
    element.accessibility.traits = Array(repeating: .button, count: 1_000_000) + [.other("nonsense")]
    element.accessibility.customActions = Array(repeating: "Go", count: 100_000)
    element.accessibility.customContent = Array(
      repeating: CustomContent(label: "A", value: "B", importance: .high), count: 100_000)
    let text = try #require(try transcript(element).first?.utterance.text)
    #expect(text.hasPrefix("A: B. A: B."))
    #expect(text.contains("Actions Available. More Content Available"))
  }

  @Test("thirty thousand elements without ids and frames")
  func many() throws {
    var root = Element(id: "", kind: .view)
    root.children = (0..<30_000).map { label("", "\($0)") }
    let spoken = try transcript(root)
    #expect(spoken.count == 30_000)
    #expect(spoken.last?.utterance.text == "29999")
  }

  @Test("markup, control characters and private traits' names stay what they are")
  func markup() throws {
    var button = Element(id: "b", kind: .button)
    button.accessibility.label = "<b>\u{0}{index} %@</b>"
    button.accessibility.traits = [.button, .other(""), .other("🤷"), .other("rm -rf")]
    #expect(try transcript(button).first?.utterance.text == "<b>\u{0}{index} %@</b>. زر.")
  }
}
