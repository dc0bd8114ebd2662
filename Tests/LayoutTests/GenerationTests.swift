import AuditModel
import Foundation
import Layout
import PlatformData
import TestSupport
import Testing

/// The generation of the system that is asked for counts instead of that of the file's own frames, but not on macOS.
@Suite struct GenerationTests {
  private func screen(_ child: Node) throws -> Screen {
    try Node(.view, "root", ["frame": .frame(0, 0, 400, 800)]) { child }
      .screen(size: Size(width: 400, height: 800))
  }

  private func tree(_ platform: Platform) -> InterfaceTree {
    var tree = InterfaceTree(source: "t.json", platform: platform)
    tree.toolsVersion = "21701"
    return tree
  }

  private func width(_ child: Node, _ platform: Platform, _ generation: SystemGeneration?) throws -> Points? {
    let (screen, tree) = (try screen(child), tree(platform))
    let traits = LayoutTraits(of: screen, in: tree, generation: generation)
    var layout = ScreenLayout(screen: screen, tree: tree, traits: traits)
    let solved = layout.solve { _, _ in MeasuredText(size: Size(width: 50, height: 20), lineHeight: 20) }
    return solved.elements[1]?.frame.width
  }

  private static let constraints: Members = [
    "layout": ["usesConstraints": true],
    "constraints": [
      ["firstAttribute": "leading", "secondItem": "root", "secondAttribute": "leading"],
      ["firstAttribute": "top", "secondItem": "root", "secondAttribute": "top"],
    ],
  ]

  @Test(arguments: [(nil, 51), (.iOS13to18, 51), (.iOS26, 63)] as [(SystemGeneration?, Points)])
  func aControlHasTheSizeOfTheGeneration(generation: SystemGeneration?, expected: Points) throws {
    let found = try width(Node(.switch, "b").with(Self.constraints), .iOS, generation)
    #expect(found == expected)
  }

  @Test func appKitsControlsKeepTheirSize() throws {
    let button = Node(.button, "b", ["title": "A", "type": "push"]).with(Self.constraints)
    let (own, asked) = (try width(button, .macOS, nil), try width(button, .macOS, .iOS26))
    #expect(own != nil && asked == own)
  }

  private func room(of child: Node, _ platform: Platform, _ generation: SystemGeneration?) throws -> Points? {
    let screen = try screen(child)
    let titles = ControlTitles(screen: screen, tree: tree(platform), generation: generation)
    var (index, room): (Int, Points?) = (0, nil)
    screen.root.forEach { element, _ in
      room = room ?? titles.slots(of: element, at: index).first?.room.size?.width
      index += 1
    }
    return room
  }

  private static let frame: Members = ["frame": .frame(0, 0, 100, 31)]

  @Test(arguments: [(nil, 80), (.iOS13to18, 80), (.iOS12, 85.5)] as [(SystemGeneration?, Points)])
  func aSegmentHasTheRoomOfTheGeneration(generation: SystemGeneration?, expected: Points) throws {
    let control = Node(.segmentedControl, "c") {
      Node(.segment, "s1", ["title": "A"])
    }.with(Self.frame)
    #expect(try room(of: control, .iOS, generation) == expected)
  }

  @Test(arguments: [nil, .iOS12, .iOS26] as [SystemGeneration?])
  func appKitsButtonsKeepTheirRoom(generation: SystemGeneration?) throws {
    let button = Node(.button, "b", ["title": "A", "type": "push", "isBordered": true]).with(Self.frame)
    #expect(try room(of: button, .macOS, generation) == 66)
  }
}
