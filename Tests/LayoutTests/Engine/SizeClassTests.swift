import AuditModel
import TestSupport
import Testing

@Suite struct SizeClassTests {
  private static let button = Node(.button, "b", ["title": "Go", "layout": ["usesConstraints": true]])
  private static let constraints = [
    "b.leading = root.leading + 10", "b.leading = root.leading + 30", "b.top = root.top",
  ]

  /// The first constraint is left out where the width is regular, the second elsewhere; in both the top may differ.
  private static let variations: JSON = [
    ["key": "default", "excluded": ["b.leading = root.leading + 30"]],
    [
      "key": "widthClass=regular", "included": ["b.leading = root.leading + 30"],
      "excluded": ["b.leading = root.leading + 10"],
    ],
    ["key": "heightClass=regular-widthClass=regular", "attributes": ["b.top = root.top.constant": "55"]],
  ]

  @Test(
    arguments: [
      (nil, [10, 0]), ("iphone-6.1in", [10, 0]), ("ipad-11in", [30, 55]),
    ] as [(String?, [Double])])
  func aCombinationInstallsAndOverridesConstraints(device: String?, expected: [Double]) throws {
    var screen = try TestScreen.view([Self.button], Self.constraints, ["layout": ["variations": Self.variations]])
      .laidOut(on: device)
    #expect(screen.frame("b").map { Array($0.prefix(2)) } == expected)
  }
}
