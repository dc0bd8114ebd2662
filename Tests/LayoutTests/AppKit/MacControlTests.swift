import AuditModel
import Layout
import TestSupport
import Testing

/// The sizes of AppKit's controls, each in the corner of a view by its alignment rectangle.
struct MacControlTests {
  private func frame(_ control: Node, build: String) throws -> Rect? {
    let corner = ["c.leading = root.leading + 20", "c.top = root.top + 20"]
    return try TestScreen.appKitView([control], corner, toolsVersion: build).laidOut().frames()["c"]
  }

  @Test("A label's frame reaches 2 points beyond its text on both sides")
  func labels() throws {
    #expect(try frame(label("c", "Name"), build: "22505") == Rect(18, 20, 44, 16))
    #expect(try frame(label("c", "Name"), build: "14000") == Rect(18, 20, 44, 17))
  }

  @Test(
    "A push button's frame is 40, 34 or 24 points wider than its title",
    arguments: [("16097", Rect(14, 16, 80, 32)), ("22505", Rect(13, 15, 74, 32)), ("24127", Rect(20, 20, 64, 24))])
  func pushButtons(build: String, expected: Rect) throws {
    #expect(try frame(button("c", "Save"), build: build) == expected)
  }

  @Test(
    "A check box stands beside its title",
    arguments: [("16097", Rect(18, 18, 62, 18)), ("22505", Rect(18, 19, 66, 18)), ("24127", Rect(20, 20, 61, 16))])
  func checkBoxes(build: String, expected: Rect) throws {
    #expect(try frame(button("c", "Save", type: "check", ["imagePosition": "left"]), build: build) == expected)
  }

  @Test("A pop-up button is as wide as its widest item")
  func popUps() throws {
    let items = ["One", "Seventeen"].map { Node(.menuItem, "\($0)", ["title": JSON($0)]) }
    let menu = Node(.menu, "m") {
      items
    }
    let popUp = mac(
      .popUpButton, "c", ["type": "popUp", "isBordered": true, "bezelStyle": "rounded", "value": "One"],
      children: [menu])
    #expect(try frame(popUp, build: "22505") == Rect(17, 19, 128, 25))
  }

  @Test("A field for typing has no width of its own: what holds it decides")
  func fields() throws {
    let field = mac(
      .textField, "c", ["isEditable": true, "isBordered": true, "text": "A long value", "hugging": ["vertical": 750]])
    let pins = ["c.leading = root.leading + 20", "c.width = 90", "c.top = root.top + 20"]
    let solved = try TestScreen.appKitView([field], pins).laidOut().elements()
    #expect(solved["c"]?.frame == Rect(20, 20, 90, 21))
    let open = try TestScreen.appKitView([field], ["c.leading = root.leading + 20", "c.top = root.top + 20"]).laidOut()
      .elements()
    #expect(open["c"]?.isAmbiguous == true)
  }

  @Test("A separator is a line within a frame of 5 points, upright where it hugs its width")
  func separators() throws {
    let flat = mac(.box, "c", ["hugging": ["vertical": 750]], layout: ["style": "separator"])
    let pins = ["c.leading = root.leading", "c.trailing = root.trailing", "c.top = root.top + 20"]
    #expect(try TestScreen.appKitView([flat], pins).laidOut().frames()["c"] == Rect(0, 18, 400, 5))
    let upright = mac(.box, "c", ["hugging": ["horizontal": 750]], layout: ["style": "separator"])
    let sides = ["c.top = root.top", "c.bottom = root.bottom", "c.leading = root.leading + 20"]
    #expect(try TestScreen.appKitView([upright], sides).laidOut().frames()["c"] == Rect(18, 0, 5, 300))
  }

  @Test("A symbol has room above and below, an image with a frame on all sides")
  func images() throws {
    let size = ["c.leading = root.leading + 20", "c.top = root.top + 20", "c.width = 16", "c.height = 16"]
    let symbol = mac(.imageView, "c", ["image": ["name": "star", "isSystem": true]])
    #expect(try TestScreen.appKitView([symbol], size).laidOut().frames()["c"] == Rect(20, 17, 16, 22))
    let framed = mac(.imageView, "c", ["image": "Photo", "bezelStyle": "grayBezel"])
    #expect(try TestScreen.appKitView([framed], size).laidOut().frames()["c"] == Rect(17, 17, 22, 22))
    let own = mac(.imageView, "c", ["image": ["name": "NSApplicationIcon", "isSystem": true]])
    #expect(try TestScreen.appKitView([own], size).laidOut().frames()["c"] == Rect(20, 20, 16, 16))
  }

  @Test("Baselines of a label, a field and a button meet")
  func baselines() throws {
    let field = mac(
      .textField, "f", ["isEditable": true, "isBordered": true, "text": "x", "hugging": ["vertical": 750]])
    let row = [
      "l.leading = root.leading + 20", "f.leading = l.trailing + 8", "f.width = 90", "b.leading = f.trailing + 8",
      "f.top = root.top + 20", "l.firstBaseline = f.firstBaseline", "b.firstBaseline = f.firstBaseline",
    ]
    let frames = try TestScreen.appKitView([label("l", "Name"), field, button("b", "Go")], row, toolsVersion: "24127")
      .laidOut().frames()
    // A line of 16 points in the middle of 24.
    #expect(frames["l"]?.y == 24 && frames["f"]?.y == 20 && frames["b"]?.y == 20)
  }

  @Test("A label of several lines grows downwards where its width is held")
  func wrapping() throws {
    let text = label("c", "A few more characters", ["numberOfLines": 0, "lineBreakMode": "wordWrap"])
    let pins = ["c.leading = root.leading + 20", "c.top = root.top", "c.width = 100"]
    #expect(try TestScreen.appKitView([text], pins).laidOut().frames()["c"] == Rect(18, 0, 104, 32))
  }
}
