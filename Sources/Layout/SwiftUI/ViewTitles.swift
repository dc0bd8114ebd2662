import AuditModel
import PlatformData

/// The texts of a SwiftUI screen by element, each with the room that a solved screen has for it.
struct ViewTitles: Sendable {
  private var slots: [Int: [TitleSlot]] = [:]
  /// The room of texts that stand in no view of the screen, such as a menu's.
  private let rooms: [Int: TextRoom]

  /// The texts of a screen with the fonts that they have in these traits.
  init(screen: Screen, traits: LayoutTraits) {
    let tree = ViewTreeBuilder.tree(of: screen, traits: traits)
    rooms = tree.rooms
    for text in tree.texts { slots[text.element, default: []].append(text.slot) }
  }

  /// The texts of the element at a place; the size of each is what a solved screen leaves for it.
  func slots(at index: Int, in extent: SolvedExtent?) -> [TitleSlot] {
    guard let own = slots[index] else { return [] }
    let room = extent?.room ?? rooms[index]
    return own.map { slot in
      var slot = slot
      slot.origin = .proposal
      room.map { slot.take($0) }
      return slot
    }
  }
}

extension TitleSlot {
  /// Takes the room that SwiftUI leaves for the text.
  fileprivate mutating func take(_ room: TextRoom) {
    if let font = room.font { defaultFont = font }
    guard !room.isUnknown else {
      availableSize = .unknown(reason: room.reason ?? ViewTreeBuilder.notPlaced)
      return
    }
    guard let width = room.width else {
      availableSize = .unlimited(reason: "nothing limits the width of the text")
      return
    }
    let size = Size(width: width.lowerBound, height: room.height?.lowerBound ?? 0)
    guard let reason = room.reason else {
      availableSize = .fixed(size)
      return
    }
    availableSize = .estimated(size, reason: reason)
    // What does not fit even the greatest width does not fit, unless the width itself is only commonly known.
    if !room.isEstimated, width.upperBound < Points(Double.infinity) { openWidth = width.upperBound - width.lowerBound }
  }
}
