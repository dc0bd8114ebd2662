import AuditModel
import PlatformData

/// The texts of a SwiftUI screen, each with the space that it is offered.
struct ViewSlots: Sendable {
  private let slots: [Int: [TitleSlot]]
  /// The expressions for fonts that are not known, by element.
  private var fonts: [Int: String] = [:]
  /// The expressions among them for one of several known fonts.
  private var possibleFonts: [Int: String] = [:]
  /// The rooms of texts that are in no view of the screen.
  private let rooms: [Int: TextRoom]

  init(screen: Screen, tree: InterfaceTree, device: DeviceScreen?, generation: SystemGeneration?) {
    let traits = LayoutTraits(of: screen, in: tree, device: device, generation: generation)
    let views = ViewTreeBuilder.tree(of: screen, traits: traits)
    var slots: [Int: [TitleSlot]] = [:]
    for text in views.texts {
      slots[text.element, default: []].append(text.slot)
      guard let font = text.unknownFont else { continue }
      if text.smallestFont == nil { fonts[text.element] = font } else { possibleFonts[text.element] = font }
    }
    self.slots = slots
    rooms = views.rooms
  }

  /// The texts of the element at an index.
  ///
  /// - Parameters:
  ///   - room: The space that the solved screen offers to the text; nil if it has none by itself.
  ///   - isSolved: Whether the element has a place on the solved screen.
  func slots(at index: Int, _ room: TextRoom?, isSolved: Bool) -> [TitleSlot] {
    let slots = slots[index] ?? []
    guard let room = room ?? rooms[index] else {
      // Nothing is asked about a text that another element shows.
      return isSolved ? [] : slots
    }
    return slots.map { slot in
      var offered = slot.offered(room)
      if let font = fonts[index] { offered = offered.inLargestFont(because: "the font ‹\(font)› is not known") }
      if let font = possibleFonts[index], case .fixed(let size) = offered.availableSize {
        offered.availableSize = .estimated(size, reason: "it depends on the font ‹\(font)›")
      }
      return offered
    }
  }
}

extension TitleSlot {
  /// The slot of a text in a font that is not known, in which the text fits if it would in the largest font that is assumed.
  fileprivate func inLargestFont(because reason: String) -> TitleSlot {
    guard let size = availableSize.size else { return self }
    var slot = self
    let factor = SwiftUIMetrics.unknownFont.value.1
    slot.availableSize = .estimated(
      Size(width: Points(size.width.value / factor), height: Points(size.height.value / factor)), reason: reason)
    slot.openWidth = 0
    return slot
  }

  /// The slot in the space that a SwiftUI view is offered.
  fileprivate func offered(_ room: TextRoom) -> TitleSlot {
    var slot = self
    slot.origin = .proposal
    guard !room.isUnknown else {
      slot.availableSize = .unknown(reason: room.reason ?? ViewTreeBuilder.notPlaced)
      return slot
    }
    guard let width = room.width else {
      slot.availableSize = .unlimited(reason: "the text is offered all the width that it wants")
      return slot
    }
    let endless = Points(Double.infinity)
    let size = Size(width: width.lowerBound, height: room.height?.lowerBound ?? 0)
    slot.isHeightLimited = room.height != nil
    slot.availableSize = .fixed(size)
    if let reason = room.reason { slot.availableSize = .estimated(size, reason: reason) }
    // What does not fit even the greatest width does not fit, unless the width itself is only commonly known.
    let isHeightKnown = room.height.map { $0.lowerBound == $0.upperBound } ?? true
    if !room.isEstimated, isHeightKnown, width.upperBound < endless {
      slot.openWidth = width.upperBound - width.lowerBound
    }
    return slot
  }
}
