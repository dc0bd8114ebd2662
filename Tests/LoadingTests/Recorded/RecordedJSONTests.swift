import AuditModel
import Testing

@testable import Loading

@Suite("The readers of recordings in JSON")
struct RecordedJSONTests {
  private static let application = """
    {"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Sample", "AXUniqueId": null, "type": "Application", "role": "AXApplication",
     "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}
    """
  private static let button = """
    {"AXFrame": "{{16, 59}, {60, 44}}", "AXLabel": "Done", "AXUniqueId": "done", "AXValue": null, "type": "Button",
     "role": "AXButton", "help": "Closes the sheet.", "custom_actions": ["Delete"], "enabled": false, "subrole": null,
     "frame": {"x": 16, "y": 59, "width": 60, "height": 44}}
    """

  @Test(
    "reads idb's forms",
    arguments: [
      "[\(application), \(button)]",
      "[\(application.dropLast()), \"children\": [\(button)]}]",
      "{\"elements\": [\(application), \(button)], \"screen\": null}",
    ])
  func idb(text: String) {
    let reading = Recorded.read(text, path: "de/Home.json")
    #expect(Recorded.sketch(reading) == ["view view#1 0,0 390×844", #"button done "Done" 16,59 60×44"#])
    #expect(reading.tree?.recording == .idb)
    #expect(reading.tree?.locale?.identifier == "de")
    let button = Recorded.element("done", in: reading)
    #expect(button?.accessibility.hint?.value == "Closes the sheet.")
    #expect(button?.accessibility.customActions == ["Delete"])
    #expect(button?.accessibility.isElement == true)
    #expect(button?.control.isEnabled == false)
  }

  @Test("reads idb's form with all attributes, and its kinds")
  func complete() {
    let text = """
      {"elements": [
        {"label": "Home", "type": "Heading", "role_description": "heading", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}},
        {"label": "Wi-Fi", "value": true, "identifier": "wifi", "type": "CheckBox", "role_description": "switch",
         "subrole": "AXSwitch", "frame": {"x": 1, "y": 9, "width": 3, "height": 4}, "traits": ["Button", "Toggle"]}]}
      """
    let reading = Recorded.read(text, path: "Home.json")
    #expect(
      Recorded.sketch(reading).dropFirst() == [#"label label#1 "Home" 1,2 3×4"#, #"switch wifi "Wi-Fi" 1,9 3×4"#])
    #expect(Recorded.element("label#1", in: reading)?.accessibility.traits == [.header])
    #expect(Recorded.element("wifi", in: reading)?.control.isOn == true)
  }

  @Test("reads AccessibilitySnapshot's lists and hierarchies")
  func accessibilitySnapshot() {
    let element = """
      {"description": "Send. Button.", "label": "Send", "value": "1 of 2", "traits": ["button", "notEnabled"], "identifier": "send",
       "hint": "Sends it.", "shape": {"type": "frame", "frame": [[16, 40], [100, 44]]}, "activationPoint": [66, 62],
       "customActions": ["Later"], "customContent": [{"label": "Size", "value": "2 MB", "isImportant": true}],
       "accessibilityLanguage": "en-US"}
      """
    let container = """
      [{"container": {"_0": {"type": {"semanticGroup": {"label": "Tools"}}, "frame": [[10, 30], [200, 60]]},
        "children": [{"element": {"_0": \(element), "traversalIndex": 0}}]}}]
      """
    for (text, place) in [("[\(element)]", "16,40"), (container, "6,10")] {
      let reading = Recorded.read(text, path: "Mail.json")
      #expect(Recorded.sketch(reading).last == #"button send "Send" = 1 of 2 \#(place) 100×44"#)
      #expect(reading.tree?.recording == .accessibilitySnapshot)
      let send = Recorded.element("send", in: reading)
      #expect(send?.accessibility.traits == [.button, .notEnabled])
      #expect(send?.accessibility.customContent?.first?.importance == .high)
      #expect(send?.accessibility.language == "en-US")
    }
    #expect(
      Recorded.read(container, path: "Mail.json").tree?.screens[0].root.accessibility.containerType == .semanticGroup)
  }

  @Test("surrounds the points of a path")
  func path() {
    let text = """
      [{"description": "Pie", "label": "Pie", "traits": ["image"], "activationPoint": [1, 1], "shape": {"type": "path",
        "pathElements": [{"move": {"to": [10, 20]}}, {"line": {"to": [40, 80]}}, {"closeSubpath": {}}]}}]
      """
    #expect(
      Recorded.sketch(Recorded.read(text, path: "Chart.json")).last == #"imageView imageView#1 "Pie" 10,20 30×60"#)
  }

  @Test("says where a document is cut, and keeps what stands before")
  func cut() {
    let text = "[\(Self.application),\n\(Self.button),\n{\"AXLabel\": \"Ne"
    let reading = Recorded.read(text, path: "Home.json")
    #expect(Recorded.faults(reading).first?.hasPrefix("6:") == true)
    #expect(Recorded.element("done", in: reading) != nil)
  }
}
