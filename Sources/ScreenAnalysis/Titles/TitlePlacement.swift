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

  /// The slots of all layouts, each once.
  private(set) var slots: [TitleSlot]
  /// The index of the slot of each layout: by device where size classes tell devices apart, else once for all of them.
  private var slotOfLayout: [[Int]] = []
  private(set) var layouts: ScreenLayouts?

  /// A text whose slot is the same everywhere.
  init(_ slot: TitleSlot) { (self.slot, slots) = (slot, [slot]) }

  private init(_ slots: [TitleSlot], of layouts: ScreenLayouts, _ slotOfLayout: [[Int]]) {
    slot = slots[slotOfLayout.first?[layouts.original] ?? 0]
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
      let layout = layouts.layout(locale: locale, device: position, contentSize: contentSize)
      let index = slotOfLayout[min(position, slotOfLayout.count - 1)][layout]
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
  ///
  /// - Parameter titles: The titles on each device of the layouts.
  static func all(
    of element: Element, at index: Int, titles: [ControlTitles], layouts: ScreenLayouts
  ) -> [TitlePlacement] {
    var variants: [[TitleSlot]] = []
    // Without variations an element is the same in all size classes.
    let variantOfLayout = (element.layout.variations == nil ? Array(titles.prefix(1)) : titles).map { titles in
      var extents: [SolvedExtents: Int] = [:]
      return layouts.distinct.map { screen in
        let extent = titles.extents(at: index, in: screen.solved, hasSolvedFrames: screen.hasSolvedFrames)
        if let known = extents[extent] { return known }
        extents[extent] = variants.count
        variants.append(titles.slots(of: element, at: index, in: extent))
        return variants.count - 1
      }
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
      return TitlePlacement(slots, of: layouts, variantOfLayout.map { $0.map { slotOfVariant[$0] } })
    }
  }
}
