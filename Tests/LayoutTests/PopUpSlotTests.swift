import AuditModel
import Layout
import TestSupport
import Testing

@Suite struct PopUpSlotTests {
  private static let inner = Node(.menuItem, "i5", ["title": "Five"])
  private static let items = [
    Node(.menuItem, "i1", ["title": "One"]), Node(.menuItem, "i2", ["type": "separator", "title": "-"]),
    Node(.menuItem, "i3", ["title": "Three", "isHidden": true]),
    Node(.menuItem, "i4", ["title": "Four"]) {
      Node(.menu, "sub") {
        inner
      }
    },
  ]
  private static let menu = Node(.menu, "m") { items }

  private func slots(_ members: Members, tools: String = "22505") throws -> [TitleSlot] {
    let button = Node(.popUpButton, "p", sized(120) + members) { Self.menu }
    return try #require(try TestScreen(root: button, platform: .macOS, toolsVersion: tools).titleSlots()["p"])
  }

  @Test func everyItemThatCanBeChosenMayBeShown() throws {
    let slots = try slots(["type": "popUp", "value": "One"])
    #expect(slots.map(\.text.value) == ["One", "Four"])
    #expect(slots.allSatisfy { $0.isChoice && $0.name == "item" && $0.lineBreakMode == .truncatingTail })
    #expect(slots.allSatisfy { $0.availableSize == .fixed(Size(width: 82, height: 32)) && $0.tolerance == 4 })
  }

  /// A title that a button never shows needs no room.
  @Test(arguments: [(false, ["Go", "Stop"]), (true, ["Go"])])
  func alternateTitles(isHidden: Bool, titles: [String]) throws {
    let members: Members = ["type": "push", "title": "Go", "subtitle": "Stop", "hidesAlternateTitle": .bool(isHidden)]
    let button = Node(.button, "p", sized(120) + members)
    let slots = try TestScreen(root: button, platform: .macOS).titleSlots()["p"]
    #expect(slots?.map(\.text.value) == titles)
  }

  @Test func aPullDownButtonShowsItsOwnTitle() throws {
    let slots = try slots(["type": "pullDown", "title": "Actions"])
    #expect(slots.map(\.text.value) == ["Actions"])
    #expect(slots.first?.isChoice == false)
  }

  @Test(
    arguments: [
      (["type": "popUp", "controlSize": "small"], "22505", 88),
      (["type": "popUp", "bezelStyle": "texturedRounded"], "22505", 82),
      (["type": "popUp"], "24100", 73),
    ] as [(Members, String, Points)])
  func thePaddingOfOtherKindsIsEstimated(members: Members, tools: String, expected: Points) throws {
    let available = try #require(try slots(members, tools: tools).first?.availableSize)
    guard case .estimated(let size, _) = available else {
      Issue.record("\(available) is not estimated")
      return
    }
    #expect(size.width == expected)
  }

  @Test func aPopUpButtonThatShowsOnlyAnImageHasNoTitle() throws {
    #expect(try slots(["type": "popUp", "imagePosition": "only"]).isEmpty)
  }

  @Test func aUIKitButtonThatChoosesFromItsMenuShowsAnyOfItsItems() throws {
    let members = ["title": "Button", "showsMenuAsPrimaryAction": true] + sized(120)
    let chooses = Node(.button, "b", ["changesSelectionAsPrimaryAction": true] + members) { Self.menu }
    let slots = try #require(try TestScreen(root: chooses).titleSlots()["b"])
    #expect(slots.map(\.text.value) == ["One", "Four", "Five"])
    #expect(slots.allSatisfy { $0.isChoice && $0.availableSize == .fixed(Size(width: 120, height: 32)) })
    let onlyOpens = Node(.button, "b", members) { Self.menu }
    #expect(try TestScreen(root: onlyOpens).titleSlots()["b"]?.map(\.text.value) == ["Button"])
  }
}
