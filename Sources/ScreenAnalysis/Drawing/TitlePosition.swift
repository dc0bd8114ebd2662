import AuditModel
import Layout

/// Where a text stands in its control.
struct TitlePosition {
  private let slot: TitleSlot
  private let frame: Rect
  private let room: Rect
  private let isGrowing: Bool
  private let alignment: TextAlignment
  private let isAtTop: Bool
  private let isRightToLeft: Bool

  /// The place of a slot's text in a control's frame, beside its images.
  package init(element: Element, slot: TitleSlot, frame: Rect, images: [Rect], isGrowing: Bool, isRightToLeft: Bool) {
    self.slot = slot
    self.frame = frame
    self.isGrowing = isGrowing
    self.isRightToLeft = isRightToLeft
    isAtTop = element.kind == .textView || element.kind == .box
    let width = min(slot.room.size?.width ?? frame.width, frame.width)
    let free = frame.width - width
    let leading = Self.offset(in: element, free: free, hasImages: !images.isEmpty)
    room = Rect(
      x: frame.x + (isRightToLeft ? free - leading : leading), y: frame.y, width: width, height: frame.height)
    let leadingEdge: TextAlignment = isRightToLeft ? .right : .left
    let own = slot.text.paragraphStyle?.alignment
    let natural = Self.centred(element) ? .center : leadingEdge
    alignment = own.map { $0 == .natural || $0 == .justified ? leadingEdge : $0 } ?? natural
  }

  /// The width that the text may take; nil where nothing holds it back.
  package var width: Points? { isGrowing || isUnlimited ? nil : room.width }

  /// The height that the text may take, of one on several lines.
  package var height: Points? { slot.numberOfLines == 1 || isGrowing ? nil : frame.height }

  /// The text at its place.
  package func title(_ drawn: ScreenTexts.Drawn, words: String) -> ScreenPicture.Title {
    var outlines = drawn.outlines
    outlines.alignment = alignment
    // A text that nothing holds back leaves its room where it does not fit in it.
    let wanted = width == nil ? outlines.lines.map(\.width).max() ?? 0 : 0
    outlines.roomWidth = max(room.width, wanted)
    outlines.whole = nil
    let x = room.x - before(outlines.roomWidth - room.width)
    var title = ScreenPicture.Title(words: words, outlines: outlines, x: x, y: frame.y)
    if !isAtTop { title.y = frame.y + Points((frame.height - title.height).value / 2) }
    title.isPlaceholder = slot.name == "placeholder"
    title.isCut = drawn.isCut && width != nil
    return title
  }

  /// How much of a widening is on the left.
  private func before(_ widening: Points) -> Points {
    switch alignment {
    case .center: Points(widening.value / 2)
    case .right: widening
    case .left, .justified, .natural: .zero
    }
  }

  private var isUnlimited: Bool {
    switch slot.room {
    case .unlimited: true
    case .fixed, .grows, .estimated, .unknown: false
    }
  }

  /// How far the room stands from the control's leading edge.
  private static func offset(in element: Element, free: Points, hasImages: Bool) -> Points {
    let isTick = element.control.type == "check" || element.control.type == "radio"
    // A box to tick and a leading image stand before the text; of other padding about half does.
    return isTick || hasImages ? free : Points(free.value / 2)
  }

  private static let centredKinds: Set<ElementKind> = [
    .button, .segment, .tabBarItem, .barButtonItem, .navigationItem, .toolbarItem, .segmentedControl, .tabBar,
  ]

  private static func centred(_ element: Element) -> Bool {
    centredKinds.contains(element.kind) && element.control.type != "check" && element.control.type != "radio"
  }
}
