import AuditModel
import Layout
import PlatformData

/// The position of a text in its control.
struct TitlePosition {
  private let element: Element
  private let slot: TitleSlot
  /// The control's frame.
  private let frame: Rect
  /// Where the text may be.
  private let area: Rect
  private let content: ButtonContent?
  private let isGrowing: Bool
  private let isMac: Bool
  private let isRightToLeft: Bool

  /// The position of a slot's text in a control's frame, with what a button shows beside it.
  init(
    element: Element, slot: TitleSlot, frame: Rect, content: ButtonContent?, isGrowing: Bool, isRightToLeft: Bool,
    isMac: Bool
  ) {
    (self.element, self.slot, self.frame) = (element, slot, frame)
    (self.isGrowing, self.isRightToLeft, self.isMac) = (isGrowing, isRightToLeft, isMac)
    self.content = content
    let inner = frame.inset(by: TextInsets.insets(of: element, isMac: isMac), isRightToLeft: isRightToLeft)
    let width = min(slot.availableSize.size?.width ?? inner.width, inner.width)
    let free = inner.width - width
    let leading = min(Self.leading(in: element, free: free), free)
    area = Rect(
      x: inner.x + (isRightToLeft ? free - leading : leading), y: inner.y, width: width, height: inner.height)
  }

  /// The available width; nil if it is unlimited.
  var width: Points? { isGrowing || isUnlimited ? nil : area.width }

  /// The available height of a text on several lines; nil if it is unlimited.
  var height: Points? { slot.numberOfLines == 1 || isGrowing || scrolls ? nil : area.height }

  /// The text at its position.
  func title(_ drawn: ScreenTexts.Drawn, words: String) -> ScreenPicture.Title {
    var outlines = drawn.outlines
    outlines.alignment = alignment
    outlines.whole = nil
    let size = Size(
      width: outlines.lines.map(\.width).max() ?? 0,
      height: Points(outlines.lineHeight.value * Double(outlines.lines.count)))
    let rect = rect(of: size)
    outlines.availableWidth = rect.width
    var title = ScreenPicture.Title(words: words, outlines: outlines, x: rect.x, y: rect.y)
    title.isPlaceholder = slot.name == "placeholder"
    title.clip = clip(of: size, in: rect)
    return title
  }

  /// The rectangle of a text of a size: as wide as the text beside an image, else all of the area.
  private func rect(of size: Size) -> Rect {
    if let group = group(title: size), let title = group.titleFrame { return title }
    // An unlimited text that does not fit leaves its area.
    let width = max(area.width, self.width == nil ? size.width : 0)
    let widening = width - area.width
    let x = area.x - (alignment == .right ? widening : alignment == .center ? Points(widening.value / 2) : .zero)
    let y = isAtTop ? area.y : area.y + Points((area.height - size.height).value / 2)
    return Rect(x: x, y: y, width: width, height: size.height)
  }

  /// A button's image and title together; nil for what is not such a button.
  private func group(title size: Size) -> ContentGroup? {
    guard let content, !isMarked else { return nil }
    let title = Size(width: min(size.width, width ?? size.width), height: size.height)
    return ContentGroup(
      content, of: element, in: frame, title: title, isRightToLeft: isRightToLeft, isMac: isMac)
  }

  /// What limits a text: its field, if it scrolls; its rectangle, if it is too wide.
  private func clip(of size: Size, in rect: Rect) -> Rect? {
    if scrolls { return frame }
    guard let width, size.width > width else { return nil }
    return Rect(x: rect.x, y: rect.y, width: max(rect.width, 0), height: size.height)
  }

  private var scrolls: Bool { slot.scrolls || element.kind == .textView }

  private var isAtTop: Bool {
    element.kind == .textView || element.kind == .box || (isMac && element.kind == .textField)
  }

  private var isUnlimited: Bool {
    if case .unlimited = slot.availableSize { return true }
    return false
  }

  private var isMarked: Bool { element.control.hasMark }

  /// How far from the leading edge a title begins, of what its control leaves free: after the mark of a check box, else with half of it
  /// on either side.
  private static func leading(in element: Element, free: Points) -> Points {
    if element.control.hasMark { return free }
    return element.kind == .popUpButton ? DrawnInsets.popUpLeading.value : Points(free.value / 2)
  }
}

// The edge at which the text is.
extension TitlePosition {
  /// The text's own alignment, else that of its control, else the natural one.
  private var alignment: TextAlignment {
    let leading: TextAlignment = isRightToLeft ? .right : .left
    guard let own = slot.text.paragraphStyle?.alignment ?? element.control.textAlignment else {
      guard content == nil || isMarked else {
        return ContentGroup.Edge(of: element.control, isRightToLeft: isRightToLeft).alignment
      }
      return isCentered ? .center : leading
    }
    return own == .natural || own == .justified ? leading : own
  }

  private var isCentered: Bool { Self.centeredKinds.contains(element.kind) && !isMarked }

  private static let centeredKinds: Set<ElementKind> = [
    .button, .segment, .tabBarItem, .tabViewItem, .barButtonItem, .navigationItem, .toolbarItem,
    .viewController,
  ]
}
