import AuditModel
import Layout

/// One text of a control with its slot in each layout of its screen.
struct TitlePlacement: Sendable {
  /// One of the slots, with the devices that have it.
  struct Variant: Sendable {
    /// The index among all slots of the text.
    var index: Int
    var slot: TitleSlot
    var devices: [String?]
  }

  /// The slot in the original layout.
  var slot: TitleSlot

  private var slots: [TitleSlot]
  /// The index of the slot of each layout.
  private var slotOfLayout: [Int] = []
  private var layouts: ScreenLayouts?

  /// A text whose slot is the same everywhere.
  init(_ slot: TitleSlot) { (self.slot, slots) = (slot, [slot]) }

  private init(_ slots: [TitleSlot], of layouts: ScreenLayouts, _ slotOfLayout: [Int]) {
    slot = slots[slotOfLayout[layouts.original]]
    self.slots = slots
    (self.slotOfLayout, self.layouts) = (slotOfLayout, layouts)
  }

  /// The slots in a locale at a content size.
  func variants(locale: Int, contentSize: Int) -> [Variant] {
    guard slots.count > 1, let layouts else {
      return [Variant(index: 0, slot: slot, devices: layouts?.devices ?? [nil])]
    }
    var variants: [Variant] = []
    for (position, device) in layouts.devices.enumerated() {
      let index = slotOfLayout[layouts.layout(locale: locale, device: position, contentSize: contentSize)]
      if let known = variants.firstIndex(where: { $0.index == index }) {
        variants[known].devices.append(device)
      } else {
        variants.append(Variant(index: index, slot: slots[index], devices: [device]))
      }
    }
    return variants
  }
}

extension [TitlePlacement.Variant] {
  /// Whether the slots are the same, each on the same devices.
  func hasSizes(of other: Self) -> Bool {
    elementsEqual(other) { $0.index == $1.index && $0.devices == $1.devices }
  }
}

extension TitlePlacement {
  /// The texts of the element at an index, in every layout of its screen.
  static func all(
    of element: Element, at index: Int, titles: ControlTitles, layouts: ScreenLayouts
  ) -> [TitlePlacement] {
    var extents: [SolvedExtents: Int] = [:]
    var variants: [[TitleSlot]] = []
    let variantOfLayout = layouts.distinct.map { screen in
      let extent = titles.extents(at: index, in: screen.solved, hasSolvedFrames: screen.hasSolvedFrames)
      if let known = extents[extent] { return known }
      extents[extent] = variants.count
      variants.append(titles.slots(of: element, at: index, in: extent))
      return variants.count - 1
    }
    let count = variants.map(\.count).min() ?? 0
    return (0..<count).map { position in
      var slots: [TitleSlot] = []
      // Two solved screens that differ may have the same slot for this text.
      let slotOfVariant = variants.map { variant in
        if let known = slots.firstIndex(of: variant[position]) { return known }
        slots.append(variant[position])
        return slots.count - 1
      }
      return TitlePlacement(slots, of: layouts, variantOfLayout.map { slotOfVariant[$0] })
    }
  }
}
