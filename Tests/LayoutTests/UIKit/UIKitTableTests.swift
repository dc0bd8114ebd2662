import AuditModel
import TestSupport
import Testing

@Suite struct UIKitTableTests {
  /// Two rows of a table, the first with a label of several lines from edge to edge.
  private static func table(_ members: Members = [:]) -> [Node] {
    let pins: [JSON] = ["leading", "trailing", "top", "bottom"].map {
      ["firstItem": "text", "firstAttribute": JSON($0), "secondItem": "content", "secondAttribute": JSON($0)]
    }
    let label =
      Node(.label, "text", ["text": "Name", "numberOfLines": 0, "layout": ["usesConstraints": true]])
    let content =
      Node(.view, "content", ["layout": ["role": "contentView"], "constraints": JSON(pins)]) {
        label
      }
    func row(_ id: String, _ y: Double, _ members: Members, _ inside: [Node]) -> Node {
      Node(.cell, id, ["frame": .frame(0, y, 400, 44)] + members) { inside }
    }
    return [
      Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
        row("a", 30, members, [content])
        row("b", 80, [:], [])
      }
    ]
  }

  private static let pins = [
    "t.leading = root.leading", "t.trailing = root.trailing", "t.top = root.top", "t.height = 600",
  ]

  @Test(arguments: [(4, [30, 44], 80), (120, [30, 60], 96)])
  func aRowGrowsWithItsTextAndMovesTheNext(letters: Int, first: [Double], next: Double) throws {
    var screen = try TestScreen.view(Self.table(), Self.pins).laidOut()
    let texts = ["Name": String(repeating: "x", count: letters)]
    #expect(screen.frame("a", texts).map { [$0[1], $0[3]] } == first)
    #expect(screen.frame("b", texts)?[1] == next)
    // What was drawn for one text is no input for another.
    #expect(screen.frame("a")?[3] == 44)
  }

  @Test(
    "An app ignores a prototype's own height; the table's applies unless the prototype is drawn with another",
    arguments: [(nil, 60, 60.0), (44, nil, 44), (44, 44, 44), (44, 60, 60)] as [(Int?, Int?, Double)])
  func prototypes(table: Int?, row: Int?, height: Double) throws {
    let heights = { (height: Int?) -> Members in height.map { ["rowHeight": JSON($0)] } ?? [:] }
    var nodes = Self.table(["layout": .object(heights(row))])
    nodes[0] = nodes[0].with(["layout": .object(["usesConstraints": true, "holdsPrototypes": true] + heights(table))])
    var screen = try TestScreen.view(nodes, Self.pins).laidOut()
    #expect(screen.frame("a", ["Name": String(repeating: "x", count: 120)])?[3] == height)
  }

  @Test("A text makes its row taller; an image does not", arguments: [(nil, 44.0), (1000, 300)] as [(Int?, Double)])
  func imagesInRows(resistance: Int?, height: Double) throws {
    let pins: [JSON] = ["leading", "top", "bottom"].map {
      ["firstItem": "i", "firstAttribute": JSON($0), "secondItem": "content", "secondAttribute": JSON($0)]
    }
    let own: Members = resistance.map { ["compressionResistance": ["vertical": JSON($0)]] } ?? [:]
    let image: JSON = ["name": "Photo", "size": ["width": 300, "height": 300]]
    let table = Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
      Node(.cell, "a", ["frame": .frame(0, 30, 400, 44)]) {
        Node(.view, "content", ["layout": ["role": "contentView"], "constraints": JSON(pins)]) {
          Node(.imageView, "i", ["image": image, "layout": .object(["usesConstraints": true] + own)])
        }
      }
    }
    var screen = try TestScreen.view([table], Self.pins).laidOut()
    #expect(screen.frame("a")?[3] == height)
  }

  @Test("In a row, as elsewhere, either a title or the image beside it gives way: the title's smallest width counts")
  func imagesBesideTexts() throws {
    let view = { (kind: ElementKind, id: String, own: Members) in
      Node(kind, id, ["layout": ["usesConstraints": true]] + own)
    }
    let pins = [
      "i.leading = content.leading", "i.top = content.top", "l.leading = i.trailing + 8", "l.top = content.top",
      "l.trailing = content.trailing",
    ]
    let table = Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
      Node(.cell, "a", ["frame": .frame(0, 30, 400, 44)]) {
        Node(.view, "content", ["layout": ["role": "contentView"], "constraints": .constraints(pins)]) {
          view(.imageView, "i", ["image": ["name": "Photo", "size": ["width": 100, "height": 40]]])
          view(.label, "l", ["text": JSON(String(repeating: "x", count: 80))])
        }
      }
    }
    let elements = try TestScreen.view([table], Self.pins).laidOut().elements()
    #expect(elements["l"]?.isWidthAmbiguous == true)
    #expect(elements["l"]?.widths?.lowerBound == 292)
  }

  @Test("An image whose width is tied to its height does not open its row either")
  func imagesOfOneRatio() throws {
    let pins = ["i.leading = content.leading", "i.top = content.top", "i.bottom = content.bottom"]
    let image = Node(
      .imageView, "i",
      [
        "image": ["name": "Photo", "size": ["width": 300, "height": 300]], "layout": ["usesConstraints": true],
        "constraints": [["firstAttribute": "width", "secondItem": "i", "secondAttribute": "height"]],
      ])
    let table = Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
      Node(.cell, "a", ["frame": .frame(0, 30, 400, 44)]) {
        Node(.view, "content", ["layout": ["role": "contentView"], "constraints": .constraints(pins)]) { image }
      }
    }
    var screen = try TestScreen.view([table], Self.pins).laidOut()
    #expect(screen.frame("a")?[3] == 44)
    #expect(screen.frame("i").map { Array($0[2...]) } == [44, 44])
  }

  @Test("A fixed row height that the content exceeds is a conflict though it is drawn higher")
  func fixedRowHeights() throws {
    let pins = ["v.top = content.top", "v.bottom = content.bottom", "v.leading = content.leading", "v.width = 10"]
    let view = Node(
      .view, "v",
      [
        "frame": .frame(0, 0, 10, 60), "layout": ["usesConstraints": true],
        "constraints": [["firstAttribute": "height", "constant": 60]],
      ])
    let table = Node(.tableView, "t", ["frame": .frame(0, 0, 400, 600), "layout": ["usesConstraints": true]]) {
      Node(.cell, "a", ["frame": .frame(0, 0, 400, 60), "layout": ["rowHeight": 44]]) {
        Node(
          .view, "content",
          ["frame": .frame(0, 0, 400, 60), "layout": ["role": "contentView"], "constraints": .constraints(pins)]
        ) { view }
      }
    }
    #expect(try TestScreen.view([table], Self.pins).laidOut().conflicts().count == 1)
  }

  @Test("Content that preserves the margins of its cell has at least those", arguments: [(true, 30.0), (false, 20)])
  func marginsOfCells(isPreserved: Bool, x: Double) throws {
    let label = Node(.label, "l", ["text": "Name", "layout": ["usesConstraints": true]])
    let pins = ["l.leading = content.leadingMargin", "l.centerY = content.centerY"]
    let margins: JSON = ["top": 8, "leading": 30, "bottom": 8, "trailing": 30]
    let table = Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
      Node(.cell, "a", ["frame": .frame(0, 30, 400, 44), "layout": ["margins": margins]]) {
        Node(
          .view, "content",
          [
            "layout": ["role": "contentView", "preservesSuperviewMargins": JSON(isPreserved)],
            "constraints": .constraints(pins),
          ]
        ) { label }
      }
    }
    var screen = try TestScreen.view([table], Self.pins).laidOut()
    #expect(screen.frame("l")?[0] == x)
  }

  @Test func aLengthThatTheSolutionBreaksIsOpen() throws {
    let fixed = Node(
      .button, "b",
      [
        "title": "x", "layout": ["usesConstraints": true],
        "constraints": [["firstAttribute": "height", "constant": 28], ["firstAttribute": "width", "constant": 28]],
      ])
    let pins = ["b.top = root.top + 10", "b.bottom = root.top + 20", "b.leading = root.leading"]
    let element = try #require(try TestScreen.view([fixed], pins).laidOut().elements()["b"])
    #expect(element.frame.height == 10 && element.isHeightAmbiguous)
    #expect(element.frame.width == 28 && !element.isWidthAmbiguous)
  }

  @Test func aRowWithAHeightOfItsOwnDoesNotGrow() throws {
    var screen = try TestScreen.view(Self.table(["layout": ["rowHeight": 44]]), Self.pins).laidOut()
    #expect(screen.frame("a", ["Name": String(repeating: "x", count: 120)])?[3] == 44)
  }
}

/// The labels of cells with UIKit's own styles.
struct UIKitCellStyleTests {
  /// A table with one cell of a style, 44 points high as it is drawn.
  private static func table(_ style: String, detail: JSON? = nil) -> TestScreen {
    let label = { (id: String, text: String, frame: JSON) in Node(.label, id, ["text": JSON(text), "frame": frame]) }
    let table = Node(.tableView, "table", ["frame": .frame(0, 0, 400, 800), "layout": ["usesConstraints": true]]) {
      Node(.cell, "cell", ["frame": .frame(0, 0, 400, 44), "layout": ["style": JSON(style)]]) {
        Node(.view, "content", ["frame": .frame(0, 0, 400, 44), "layout": ["role": "contentView"]]) {
          label("t", "Title", .frame(20, 6, 50, 20))
          detail.map { [label("d", "Detail", $0)] } ?? []
        }
      }
    }
    let edges = ["leading", "trailing", "top", "bottom"].map { "table.\($0) = root.\($0)" }
    return TestScreen.view([table], edges)
  }

  @Test(arguments: [(false, 20.0, 320.0), (true, 330, 20)])
  func valuesAreAtTheTrailingMargin(isRightToLeft: Bool, title: Double, detail: Double) throws {
    let frames = try Self.table("IBUITableViewCellStyleValue1", detail: .frame(320, 6, 60, 20))
      .laidOut(isRightToLeft: isRightToLeft).frames()
    #expect(frames["t"]?.x == Points(title))
    #expect(frames["d"]?.x == Points(detail))
    #expect(frames["t"]?.y == 12)
  }

  @Test(arguments: [false, true])
  func aTitleAloneIsBetweenTheMargins(isRightToLeft: Bool) throws {
    let frames = try Self.table("IBUITableViewCellStyleDefault").laidOut(isRightToLeft: isRightToLeft).frames()
    #expect(frames["t"] == Rect(20, 12, 360, 20))
  }

  @Test func aSubtitleMakesItsCellHigher() throws {
    let frames = try Self.table("IBUITableViewCellStyleSubtitle", detail: .frame(20, 29, 60, 20)).laidOut().frames()
    #expect(frames["t"] == Rect(20, 6, 50, 20))
    #expect(frames["d"] == Rect(20, 29, 60, 20))
    #expect(frames["cell"]?.height == 55)
  }
}
