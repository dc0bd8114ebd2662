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

  @Test(
    "A bezeled field is a point taller where labels are taller",
    arguments: [("14000", 22.0), ("15400", 21), ("22505", 21), ("24127", 24)])
  func fields(build: String, height: Double) throws {
    let field = mac(
      .textField, "c", ["isEditable": true, "isBordered": true, "bezelStyle": "bezel", "numberOfLines": 1])
    #expect(try frame(field, build: build)?.height == Points(height))
  }

  @Test(
    arguments: [("popUp", "small", 22.0), ("popUp", "regular", 26), ("standard", "small", 20)])
  func pathControls(type: String, size: String, height: Double) throws {
    let control = mac(.unknown("pathControl"), "c", ["type": JSON(type), "controlSize": JSON(size)])
    #expect(try frame(control, build: "22505")?.height == Points(height))
  }

  @Test(
    "Large controls are 28 points high, and their shadows 6 on each side; marks are 17",
    arguments: [
      ("push", Rect(14, 14, 72, 40)), ("check", Rect(17, 17.5, 69, 22)), ("radio", Rect(17, 17.5, 69, 22)),
    ])
  func largeButtons(type: String, expected: Rect) throws {
    let own: Members = ["controlSize": "large", "bezelStyle": "rounded", "imagePosition": "left"]
    #expect(try frame(button("c", "Save", type: type, own), build: "22505") == expected)
  }

  @Test("A bezeled field is as much taller as its font's line is", arguments: [(13.0, 21.0), (14, 22), (24, 34)])
  func fieldsOfOtherFonts(size: Double, height: Double) throws {
    let field = mac(
      .textField, "c",
      ["isEditable": true, "isBordered": true, "bezelStyle": "bezel", "font": ["size": JSON(size)]])
    #expect(try frame(field, build: "22505")?.height == Points(height))
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

  @Test(
    "A check box without a title is its mark",
    arguments: [("small", Rect(19, 19, 14, 16)), ("regular", Rect(18, 19, 18, 18)), ("large", Rect(17, 17.5, 22, 22))])
  func marks(size: String, expected: Rect) throws {
    let mark = button("c", "", type: "check", ["imagePosition": "left", "controlSize": JSON(size)])
    #expect(try frame(mark, build: "22505") == expected)
  }

  @Test(
    "AppKit's own images are as large as it draws them, with their own room above and below",
    arguments: [
      ("NSStopProgressFreestandingTemplate", "regular", Rect(20, 17, 15, 20)),
      ("NSStopProgressFreestandingTemplate", "small", Rect(20, 17, 13, 13)),
      ("NSRefreshFreestandingTemplate", "regular", Rect(20, 17.5, 15, 19)),
    ])
  func templates(name: String, size: String, expected: Rect) throws {
    let image: JSON = ["name": JSON(name), "isSystem": true, "size": ["width": 20, "height": 20]]
    let icon = mac(
      .button, "c",
      ["type": "square", "isBordered": false, "image": image, "imagePosition": "only", "controlSize": JSON(size)])
    #expect(try frame(icon, build: "22505") == expected)
  }

  @Test("A small pop-up button of macOS 26 is 40 points wider than its item")
  func smallPopUps() throws {
    let menu = Node(.menu, "m") { Node(.menuItem, ["title": "One"]) }
    let popUp = mac(
      .popUpButton, "c",
      ["type": "popUp", "isBordered": true, "bezelStyle": "rounded", "controlSize": "small"], children: [menu])
    #expect(try frame(popUp, build: "24506")?.width == 70)
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

  @Test("A centered label is 4 points wider")
  func centered() throws {
    let text = label("c", "Name", ["numberOfLines": 1, "textAlignment": "center"])
    #expect(try frame(text, build: "22505") == Rect(18, 20, 48, 16))
  }

  @Test("A label without a text is as wide as its placeholder")
  func placeholders() throws {
    let empty = label("c", "", ["numberOfLines": 1, "placeholder": "N/A"])
    #expect(try frame(empty, build: "22505") == Rect(18, 20, 34, 16))
  }

  @Test("A check box or radio button wraps where it gets less width", arguments: ["check", "radio"])
  func wrappingMarks(type: String) throws {
    let box = button("c", "Minimize to a corner", type: type, ["numberOfLines": 0, "lineBreakMode": "wordWrap"])
    let pins = ["c.leading = root.leading + 20", "c.top = root.top + 20", "c.width = 150"]
    let frames = try TestScreen.appKitView([box], pins).laidOut().frames()
    #expect(frames["c"]?.width == 152)
    #expect(frames["c"]?.height == (type == "check" ? 32 : 34))
  }

  @Test(
    "Frames of small controls",
    arguments: [
      ("help", "small", Rect(19, 19, 18, 19)), ("help", "regular", Rect(17, 19, 25, 25)),
      ("check", "mini", Rect(20, 20, 58, 11)), ("radio", "small", Rect(19, 19, 60, 15)),
    ])
  func sizes(type: String, size: String, expected: Rect) throws {
    let title = type == "help" ? "" : "Save"
    #expect(try frame(button("c", title, type: type, ["controlSize": JSON(size)]), build: "22505") == expected)
  }

  @Test(
    "Frames of buttons and pop-up buttons by bezel",
    arguments: [
      (ElementKind.button, "roundedRect", "small", Rect(20, 20, 54, 17)),
      (.button, "inline", "mini", Rect(20, 20, 52, 17)),
      (.button, "texturedRounded", "regular", Rect(19, 19, 56, 23)),
      (.popUpButton, "roundedRect", "small", Rect(20, 20, 61, 17)),
      (.popUpButton, "rounded", "small", Rect(16, 18, 72, 22)),
    ])
  func bezels(kind: ElementKind, bezel: String, size: String, expected: Rect) throws {
    let members: Members = ["isBordered": true, "bezelStyle": JSON(bezel), "controlSize": JSON(size)]
    let title: Members = kind == .button ? ["type": "push", "title": "Save"] : ["type": "popUp", "value": "Save"]
    #expect(try frame(mac(kind, "c", members + title), build: "22505") == expected)
  }

  @Test(
    "Sliders, color wells and bars",
    arguments: [
      (ElementKind.slider, ["controlSize": "mini"] as Members, Rect(18, 18, 104, 17)),
      (.slider, ["controlSize": "small", "tickMarks": 5], Rect(18, 18, 104, 20)),
      (.slider, [:], Rect(18, 18, 104, 28)), (.progressView, [:], Rect(20, 19, 100, 20)),
      (.colorWell, [:], Rect(17, 18, 106, 23)),
    ])
  func valueControls(kind: ElementKind, members: Members, expected: Rect) throws {
    let pins = ["c.leading = root.leading + 20", "c.top = root.top + 20", "c.width = 100"]
    #expect(try TestScreen.appKitView([mac(kind, "c", members)], pins).laidOut().frames()["c"] == expected)
  }

  @Test("A segmented control draws a line at each edge and between segments")
  func segments() throws {
    let segments = ["One", "Two"].map { Node(.segment, $0, ["title": JSON($0)]) }
    let control = { (bezel: String) in
      mac(.segmentedControl, "c", ["bezelStyle": JSON(bezel)], children: segments)
    }
    #expect(try frame(control("rounded"), build: "22505") == Rect(18, 19, 86, 24))
    #expect(try frame(control("roundRect"), build: "22505") == Rect(19, 19, 84, 20))
  }

  @Test(
    "AppKit's plus and minus reach beyond a square button, and less than it",
    arguments: [
      ("NSAddTemplate", Rect(20, 18, 20, 24)), ("NSRemoveTemplate", Rect(20, 22, 20, 15)),
    ])
  func templates(image: String, expected: Rect) throws {
    let plus = mac(
      .button, "c",
      [
        "type": "square", "imagePosition": "overlaps", "isBordered": false,
        "image": ["name": JSON(image), "isSystem": true],
      ])
    let pins = ["c.leading = root.leading + 20", "c.top = root.top + 20", "c.width = 20", "c.height = 20"]
    #expect(try TestScreen.appKitView([plus], pins).laidOut().frames()["c"] == expected)
  }

  @Test("Controls without a text have the baseline of a line in their middle")
  func baselinesWithoutText() throws {
    let controls = [
      button("h", "", type: "help"), mac(.stepper, "s"), mac(.switch, "w"), mac(.slider, "k", ["controlSize": "small"]),
    ]
    let row = ["h", "s", "w", "k"].flatMap {
      ["\($0).firstBaseline = l.firstBaseline", "\($0).leading = root.leading"]
    }
    let pins = row + ["l.top = root.top + 100", "l.leading = root.leading", "k.width = 50"]
    let frames = try TestScreen.appKitView([label("l", "Name")] + controls, pins, toolsVersion: "24127").laidOut()
      .frames()
    // The line's baseline is 13 points below the label's upper edge.
    #expect(frames["h"]?.y == 96 && frames["s"]?.y == 95)
    #expect(frames["w"]?.y == 96 && frames["k"]?.y == 99)
  }
}
