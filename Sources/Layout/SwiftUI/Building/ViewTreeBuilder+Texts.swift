import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Texts

  /// The font of the platform's texts at a place.
  func usualFont(at context: ViewContext) -> FontDescription {
    if let font = context.font { return font }
    switch context.place {
    case .header: return FontDescription(style: generation == .iOS26 ? .headline : .footnote)
    case .footer: return FontDescription(style: .footnote)
    default: return FontDescription(style: .body)
    }
  }

  /// Adds a text of an element, and tells its index.
  ///
  /// - Parameter isPlatforms: Whether the platform draws the text and takes no font from the views around, as in bars and menus.
  mutating func text(
    _ text: LocalizableText, named slotName: String, of index: Int, _ context: ViewContext, isTitle: Bool,
    lines: Int = 0, isPlatforms: Bool = false
  ) -> Int {
    let control = elements[index].control
    let owner = context.owner.flatMap { $0.title == text && $0.element != index ? $0.element : nil }
    var slot = TitleSlot(
      name: owner == nil ? slotName : "title", text: text, font: isPlatforms ? nil : text.font ?? control.font,
      defaultFont: usualFont(at: context), availableSize: .unknown(reason: Self.notPlaced),
      isTitle: isTitle || owner != nil,
      numberOfLines: lines, lineBreakMode: control.lineBreakMode ?? .truncatingTail)
    slot = slot.shrinking(as: control)
    slot.shrinksOnAnyLines = true
    slot.contentSizes = elements.view(index).contentSizes
    var added = ViewText(element: owner ?? index, slot: slot)
    added.reservedLines = elements.view(index).reservedLines ?? 0
    added.doubt = context.doubt
    added.usualLine = lineHeight(of: slot)
    if context.place == .footer { added.advance = footerAdvance(of: slot) }
    if let font = elements.view(index).unknownFont, context.place != .bar {
      added.unknownFont = font
      note("the font ‹\(font)›", of: index)
      if let fonts = elements.view(index).possibleFonts { added.set(fonts, sizes: fonts.map { pointSize($0) }) }
    }
    if added.isUnknown { note("the words of ‹\(text.expression ?? "")›", of: index) }
    tree.texts.append(added)
    return tree.texts.count - 1
  }

  /// How much smaller and larger a symbol may be than in the font that is assumed.
  private func fontShares(of index: Int) -> (least: Double, greatest: Double) {
    let view = elements.view(index)
    guard view.unknownFont != nil else { return (1, 1) }
    guard let sizes = view.possibleFonts?.map({ pointSize($0) }), let least = sizes.min(), let most = sizes.max() else {
      return SwiftUIMetrics.unknownFont.value
    }
    return (least / pointSize(nil), most / pointSize(nil))
  }

  static let notPlaced = "nothing is known of where the text is placed"

  /// The point size of a font at the content size.
  func pointSize(_ font: FontDescription?) -> Double {
    let style = font?.style ?? (font?.size == nil ? .body : nil)
    guard let style else { return font?.size ?? 17 }
    return DynamicTypeTable.of(platform).entry(style: style, contentSize: contentSize).pointSize
  }

  private func lineHeight(of slot: TitleSlot) -> Double {
    SystemFont.lineHeight(size: pointSize(slot.font ?? slot.defaultFont))
  }

  /// The lines of a list's footer follow each other by their height rounded up to points, and not by the style's leading.
  private func footerAdvance(of slot: TitleSlot) -> (measured: Double, own: Double)? {
    guard let style = (slot.font ?? slot.defaultFont).style else { return nil }
    let entry = DynamicTypeTable.of(platform).entry(style: style, contentSize: contentSize)
    let line = SystemFont.lineHeight(size: entry.pointSize).rounded(.up)
    return line < entry.leading ? (entry.leading, line) : nil
  }

  /// Adds a view of a text.
  mutating func textView(_ text: Int) -> Int { add(TextLeaf(text: text), spacing: .text) }

  /// How many lines a text of an element may take; 0 is any number.
  func lines(of index: Int) -> Int { max(elements[index].control.numberOfLines ?? 0, 0) }

  /// `Text`, `Label`.
  mutating func label(_ index: Int, _ context: ViewContext) -> [Int] {
    // The texts of a label of several views are not set as one.
    if case .other(let name)? = elements.view(index).container { return opaque(index, name, context) }
    let control = elements[index].control
    let icon = control.image.map { self.icon($0, of: index, context) }
    let inner = icon == nil ? context : besideIcon(context)
    let title = control.text.map { text -> Int in
      textView(self.text(text, named: "text", of: index, inner, isTitle: false, lines: lines(of: index)))
    }
    guard let icon else {
      let parts = views(of: elements.content(of: index), context.inside(.horizontal))
      guard let view = title ?? single(parts) else { return [] }
      return [name(view, index)]
    }
    let title2 = control.imagePosition == .only ? nil : title
    return [name(titled(title2, beside: icon, context), index)]
  }

  /// The context of a title beside an icon: the column of icons in lists was only measured at usual content sizes.
  func besideIcon(_ context: ViewContext) -> ViewContext {
    context.place == .row && contentSize.isAccessibilitySize
      ? context.doubted("how wide the column of icons in a list becomes is only inferred") : context
  }

  /// A title beside an icon, in lists in a column of their own.
  mutating func titled(_ title: Int?, beside icon: Int, _ context: ViewContext) -> Int {
    guard let title else { return icon }
    guard context.place == .row, let list = context.list else {
      return row([icon, title], spacing: SwiftUIMetrics.labelSpacing.value)
    }
    let growth = pointSize(nil) / 17
    let column = wrap(icon, in: FrameView(width: ViewLength(list.icon.column * growth)))
    return row([column, title], spacing: list.icon.gap)
  }

  // MARK: Images

  /// The image beside a title.
  mutating func icon(_ image: ImageReference, of index: Int, _ context: ViewContext) -> Int {
    add(picture(image, of: index, context))
  }

  /// An image of its own size: a symbol's by its font, an asset's as far as it is known.
  private mutating func picture(_ image: ImageReference, of index: Int, _ context: ViewContext) -> FixedLeaf {
    if image.isSystem {
      let font = elements[index].control.font ?? context.font
      let scales: [ViewLayout.ImageScale: SymbolConfiguration.Scale] = [.small: .small, .large: .large]
      let scale = elements.view(index).imageScale.flatMap { scales[$0] } ?? image.symbol?.scale
      let size = (image.symbol?.pointSize ?? pointSize(font)) * SymbolMetrics.factor(of: scale).value
      let widths = SwiftUIMetrics.symbolWidths.value
      note("the width of the symbol \(image.phrase)", of: index)
      let shares = fontShares(of: index)
      let height = size * SwiftUIMetrics.symbolHeight.value
      return FixedLeaf(
        width: ViewLength(
          least: size * widths.0 * shares.least, likely: size * widths.1, greatest: size * widths.2 * shares.greatest),
        height: ViewLength(least: height * shares.least, likely: height, greatest: height * shares.greatest))
    }
    if let size = image.size { return FixedLeaf(size.width.value, size.height.value) }
    note("the size of the image \(image.phrase)", of: index)
    return FixedLeaf(width: UnknownLength.image, height: UnknownLength.image)
  }

  /// `Image`: as large as it is, or as what it is offered.
  mutating func image(_ index: Int, _ context: ViewContext) -> [Int] {
    guard elements.view(index).isResizable == true else {
      let image = elements[index].control.image
      let leaf = picture(image ?? ImageReference(computedBy: "image"), of: index, context)
      return [name(add(leaf), index)]
    }
    let size = elements[index].control.image?.size
    return [name(add(GreedyLeaf(ideal: size?.width.value ?? UnknownLength.image[.likely])), index)]
  }

  // MARK: Space

  mutating func spacer(_ index: Int, _ context: ViewContext) -> [Int] {
    let given = length(elements.view(index).minimumLength, of: index, unknown: UnknownLength.spacing)
    let minimum = given ?? ViewLength(SwiftUIMetrics.spacer.value)
    let node = name(add(SpacerLeaf(axis: context.axis, minimum: minimum), spacing: .none), index)
    tree.nodes[node].priority = -.infinity
    return [node]
  }

  mutating func divider(_ index: Int, _ context: ViewContext) -> [Int] {
    let thickness = SwiftUIMetrics.divider.value
    let leaf =
      context.axis == .horizontal ? GreedyLeaf(width: thickness) : GreedyLeaf(height: thickness)
    return [name(add(leaf), index)]
  }

  mutating func shape(_ index: Int, _ context: ViewContext) -> [Int] {
    let inside = views(of: elements.content(of: index), context.inside(nil))
    guard !inside.isEmpty else { return [name(add(GreedyLeaf()), index)] }
    return [name(add(DepthStack(), [add(GreedyLeaf())] + inside), index)]
  }
}
