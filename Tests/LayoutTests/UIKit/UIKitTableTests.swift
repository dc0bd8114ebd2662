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

  @Test("A text opens a row, an image does not", arguments: [(nil, 44.0), (1000, 300)] as [(Int?, Double)])
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
