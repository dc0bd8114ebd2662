import AuditModel
import Testing

@testable import Loading

/// The size of a screen whose view Interface Builder drew much lower than what is in it.
@Suite struct DrawnSizeTests {
  /// A view of a height with subviews at some places, in a file for a phone of 414 × 896 points.
  @Test(arguments: [
    (64, [4, 100, 853], "", 896), (64, [4, 10, 853], "", 64), (198, [4, 250, 300], "", 896),
    (450, [460, 853], "", 450),
    (64, [], "", 64), (64, [4, 100, 853], "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", 64),
  ])
  func heights(height: Int, places: [Int], metrics: String, expected: Int) throws {
    let views = places.enumerated().map { index, place in
      "<view id=\"v\(index)\"><rect key=\"frame\" x=\"0\" y=\"\(place)\" width=\"90\" height=\"35\"/></view>"
    }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><device id="retina6_1" orientation="portrait"/>
      <scenes><scene><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="view">
      <rect key="frame" x="0" y="0" width="414" height="\(height)"/><subviews>\(views.joined())</subviews></view>\(metrics)
      </viewController></objects></scene></scenes></document>
      """
    let screen = try #require(InterfaceDocument(xml).reading.tree?.screens.first)
    let size = Size(width: 414, height: Points(expected))
    #expect(screen.size == size && screen.root.children.first?.frame?.size == size)
  }
}
