import AuditModel
import Foundation
import Layout
import PlatformData
import TestSupport
import Testing

/// The generation of the system that is asked for counts instead of that of the file's own frames, but not on macOS.
@Suite struct GenerationTests {
  private func screen(_ child: Node, _ platform: Platform) -> TestScreen {
    var screen = TestScreen.view([child], platform: platform)
    screen.toolsVersion = "21701"
    return screen
  }

  private func width(_ child: Node, _ platform: Platform, _ generation: SystemGeneration?) throws -> Points? {
    try screen(child, platform).laidOut(generation: generation).frames()["b"]?.width
  }

  private static let constraints: Members = [
    "layout": ["usesConstraints": true],
    "constraints": .constraints(["b.leading = root.leading", "b.top = root.top"]),
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

  private func available(of child: Node, _ platform: Platform, _ generation: SystemGeneration?) throws -> Points? {
    let slots = try screen(child, platform).titleSlots(generation: generation)
    return (slots["s1"] ?? slots["b"])?.first?.availableSize.size?.width
  }

  private static let frame: Members = ["frame": .frame(0, 0, 100, 31)]

  @Test(arguments: [(nil, 80), (.iOS13to18, 80), (.iOS12, 85.5)] as [(SystemGeneration?, Points)])
  func aSegmentHasTheAvailableWidthOfItsGeneration(generation: SystemGeneration?, expected: Points) throws {
    let control = Node(.segmentedControl, "c") {
      Node(.segment, "s1", ["title": "A"])
    }.with(Self.frame)
    #expect(try available(of: control, .iOS, generation) == expected)
  }

  @Test(arguments: [nil, .iOS12, .iOS26] as [SystemGeneration?])
  func appKitButtonsKeepTheirAvailableWidth(generation: SystemGeneration?) throws {
    let button = Node(.button, "b", ["title": "A", "type": "push", "isBordered": true]).with(Self.frame)
    #expect(try available(of: button, .macOS, generation) == 66)
  }
}
