import AuditModel
import TestSupport
import Testing

@Suite struct WrappingTests {
  private static let label = [
    Node(.label, "l", ["text": "Are there details", "numberOfLines": 0, "layout": ["usesConstraints": true]]),
    Node(.button, "b", ["title": "Go", "layout": ["usesConstraints": true]]),
  ]

  /// The text is 170 points long; in 150 its lines take 90 and 70.
  @Test(arguments: [(150, [0, 0, 90, 40]), (170, [0, 0, 170, 20]), (60, [0, 0, 60, 80])])
  func aWrappedLabelIsAsWideAsItsLongestLine(width: Int, expected: [Double]) throws {
    var screen = try TestScreen.view(
      Self.label,
      [
        "l.leading = root.leading", "l.top = root.top", "l.width ≤ \(width)", "b.leading = l.trailing + 8",
        "b.top = l.bottom",
      ]
    ).laidOut()
    #expect(screen.frame("l") == expected)
    #expect(screen.frame("b") == [expected[2] + 8, expected[3], 30, 32])
  }

  @Test func aPinnedLabelKeepsItsWidth() throws {
    var screen = try TestScreen.view(Self.label, ["l.leading = root.leading", "l.top = root.top", "l.width = 150"])
      .laidOut()
    #expect(screen.frame("l") == [0, 0, 150, 40])
  }

  @Test func aProportionalStackSharesByWhatItsViewsShow() throws {
    let labels = ["Name", "Go", "Surely"].enumerated().map {
      Node(.label, "v\($0)", ["text": JSON($1)])
    }
    let stack = Node(
      .stackView, "s", ["layout": ["usesConstraints": true, "distribution": "fillProportionally"]]
    ) { labels }
    var screen = try TestScreen.view([stack], ["s.leading = root.leading", "s.top = root.top", "s.width = 240"])
      .laidOut()
    #expect((0..<3).compactMap { screen.frame("v\($0)")?[2] } == [80, 40, 120])
    #expect((0..<3).compactMap { screen.frame("v\($0)", ["Go": "Gone"])?[2] }.map { $0.rounded() } == [69, 69, 103])
    #expect((0..<3).compactMap { screen.frame("v\($0)")?[2] } == [80, 40, 120])
  }
}
