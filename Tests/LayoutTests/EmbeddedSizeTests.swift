import AuditModel
import Foundation
import Layout
import PlatformData
import TestSupport
import Testing

@Suite struct EmbeddedSizeTests {
  private static let containerInTheMiddle = [
    "container.leading = view.leading + 30", "container.trailing = view.trailing - 30", "container.top = view.top",
    "container.height = 200",
  ]

  /// A screen of a controller whose view has a button from edge to edge, and a container 30 points from each side.
  private static func screen(
    _ id: String, embedding other: String, container: [String] = containerInTheMiddle
  ) throws -> Screen {
    let button = ["button.leading = view.leading", "button.trailing = view.trailing", "button.top = view.top"]
    let constraints = (button + container).map { constraint in
      constraint.replacing(/(button|container|view)\./) { "\(id)-\($0.output.0)" }
    }
    let view: Members = [
      "layout": ["role": "view"], "frame": .frame(0, 0, 320, 568), "constraints": .constraints(constraints),
    ]
    let root = Node(.viewController, "\(id)") {
      Node(.view, "\(id)-view", view) {
        Node(.button, "\(id)-button", ["layout": ["usesConstraints": true]])
        Node(.view, "\(id)-container", ["layout": ["usesConstraints": true, "embeds": JSON(other)]])
      }
    }
    return try TestScreen(id, root: root, size: Size(width: 320, height: 568)).screen()
  }

  private func buttonWidth(of screen: Int, in tree: InterfaceTree, on device: String?) -> Points? {
    let screen = tree.screens[screen]
    let traits = LayoutTraits(of: screen, in: tree, device: device.flatMap { DeviceScreen.named($0) })
    var layout = ScreenLayout(screen: screen, tree: tree, traits: traits)
    return layout.solve { _, _ in nil }.elements[2]?.frame.width
  }

  private func tree(_ embeddings: [(String, String)]) throws -> InterfaceTree {
    var tree = InterfaceTree(source: "t.json", platform: .iOS)
    tree.screens = try embeddings.map { try Self.screen($0.0, embedding: $0.1) }
    return tree
  }

  @Test(arguments: [(0, 393), (1, 333), (2, 273)])
  func aScreenInAContainerIsAsWideAsTheContainer(screen: Int, expected: Int) throws {
    let tree = try tree([("a", "b"), ("b", "c"), ("c", "nobody")])
    #expect(buttonWidth(of: screen, in: tree, on: "iphone-6.1in-pro") == Points(expected))
    #expect(buttonWidth(of: screen, in: tree, on: nil) == 320)
  }

  @Test(arguments: [
    containerInTheMiddle.dropLast() + ["container.height = 0"],
    ["container.leading = view.leading", "container.width = 0", "container.top = view.top", "container.height = 200"],
    ["container.leading = view.leading", "container.width ≤ 200", "container.top = view.top", "container.height = 9"],
    [],
  ])
  func aContainerWhoseSizeIsNotKnownLeavesTheDevices(constraints: [String]) throws {
    var tree = try tree([("b", "nobody")])
    tree.screens.append(try Self.screen("a", embedding: "b", container: constraints))
    #expect(buttonWidth(of: 0, in: tree, on: "iphone-6.1in-pro") == 393)
  }

  @Test func containersThatShowOneAnotherEnd() throws {
    let tree = try tree([("a", "b"), ("b", "a"), ("c", "c")])
    for screen in 0..<3 { #expect(buttonWidth(of: screen, in: tree, on: "iphone-4.7in") != nil) }
  }
}
