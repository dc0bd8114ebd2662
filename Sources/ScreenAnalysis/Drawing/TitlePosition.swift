import AuditModel
import Layout

/// The position of a text in its control.
struct TitlePosition {
  private let slot: TitleSlot
  private let frame: Rect
  private let available: Rect
  private let isGrowing: Bool
  private let alignment: TextAlignment
  private let isAtTop: Bool
  private let isRightToLeft: Bool

  /// The position of a slot's text in a control's frame, next to its images.
  init(element: Element, slot: TitleSlot, frame: Rect, images: [Rect], isGrowing: Bool, isRightToLeft: Bool) {
    self.slot = slot
    self.frame = frame
    self.isGrowing = isGrowing
    self.isRightToLeft = isRightToLeft
    isAtTop = element.kind == .textView || element.kind == .box
    let width = min(slot.availableSize.size?.width ?? frame.width, frame.width)
    let free = frame.width - width
    let leading = Self.offset(in: element, free: free, hasImages: !images.isEmpty)
    available = Rect(
      x: frame.x + (isRightToLeft ? free - leading : leading), y: frame.y, width: width, height: frame.height)
    let leadingEdge: TextAlignment = isRightToLeft ? .right : .left
    let own = slot.text.paragraphStyle?.alignment
    let natural = Self.isCentered(element) ? .center : leadingEdge
    alignment = own.map { $0 == .natural || $0 == .justified ? leadingEdge : $0 } ?? natural
  }

  /// The available width; nil if it is unlimited.
  var width: Points? { isGrowing || isUnlimited ? nil : available.width }

  /// The available height of a text on several lines; nil if it is unlimited.
  var height: Points? { slot.numberOfLines == 1 || isGrowing ? nil : frame.height }

  /// The text at its position.
  func title(_ drawn: ScreenTexts.Drawn, words: String) -> ScreenPicture.Title {
    var outlines = drawn.outlines
    outlines.alignment = alignment
    // An unlimited text that does not fit leaves its rectangle.
    let wanted = width == nil ? outlines.lines.map(\.width).max() ?? 0 : 0
    outlines.availableWidth = max(available.width, wanted)
    outlines.whole = nil
    let x = available.x - before(outlines.availableWidth - available.width)
    var title = ScreenPicture.Title(words: words, outlines: outlines, x: x, y: frame.y)
    if !isAtTop { title.y = frame.y + Points((frame.height - title.height).value / 2) }
    title.isPlaceholder = slot.name == "placeholder"
    title.isCutOff = drawn.isCutOff && width != nil
    return title
  }

  /// The part of a widening that is on the left.
  private func before(_ widening: Points) -> Points {
    switch alignment {
    case .center: Points(widening.value / 2)
    case .right: widening
    case .left, .justified, .natural: .zero
    }
  }

  private var isUnlimited: Bool {
    switch slot.availableSize {
    case .unlimited: true
    case .fixed, .grows, .estimated, .unknown: false
    }
  }

  /// The distance of the title rectangle from the control's leading edge.
  private static func offset(in element: Element, free: Points, hasImages: Bool) -> Points {
    let isTick = element.control.type == .check || element.control.type == .radio
    // A check box and a leading image come before the text, and about half of other padding.
    return isTick || hasImages ? free : Points(free.value / 2)
  }

  private static let centeredKinds: Set<ElementKind> = [
    .button, .segment, .tabBarItem, .barButtonItem, .navigationItem, .toolbarItem, .segmentedControl, .tabBar,
  ]

  private static func isCentered(_ element: Element) -> Bool {
    centeredKinds.contains(element.kind) && element.control.type != .check && element.control.type != .radio
  }
}
