import AuditModel
import PlatformData

/// A label or text field of UIKit: its texts, which are not titles, the rectangle for them and its intrinsic content size.
struct UIKitTextGeometry {
  var context: ControlContext

  private var control: Control { context.control }
  private var isField: Bool { context.element.kind == .textField }

  var slots: [TitleSlot] {
    let texts = isField ? [("text", control.text), ("placeholder", control.placeholder)] : [("text", control.text)]
    guard context.platform == .iOS || context.isForSize else { return [] }
    return texts.compactMap { name, text in
      guard let text, !text.isBlank else { return nil }
      return slot(name, text).shrinking(as: control)
    }
  }

  private func slot(_ name: String, _ text: LocalizableText) -> TitleSlot {
    let lines = isField ? 1 : control.numberOfLines ?? 1
    return TitleSlot(
      name: name, text: text, font: text.font ?? control.font, defaultFont: .standard(isField ? .textField : .label),
      availableSize: titleRect(in: context.width), isTitle: false, scrolls: isField && name == "text",
      isHeightLimited: lines != 1 && context.isHeightFixed, numberOfLines: lines,
      lineBreakMode: control.lineBreakMode ?? .truncatingTail)
  }

  /// What the field's border keeps free around the text.
  private var padding: TitlePadding? {
    UIKitMetrics.textFieldPadding(border: control.type ?? .noBorder)?.value
  }

  /// The rectangle of the text in the view's frame.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    guard isField, control.type == .roundedRect, let padding else { return frame.available() }
    return frame.available(less: Points(padding.leading + padding.trailing))
      .estimated(because: "what a text field keeps free beside its text is only commonly known")
  }

  /// The size of a label, whose text wraps in a proposed width, or of a field, which has one line.
  func intrinsicContentSize(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    isField ? sizeOfField(measure) : sizeOfLabel(fitting: proposed, measure)
  }

  private func sizeOfLabel(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    let isSingle = control.numberOfLines ?? 1 == 1
    let limit = isSingle ? nil : proposed ?? context.element.layout.preferredMaxWidth?.value
    guard let text = slots.first.flatMap({ measure($0, limit.map { Points($0) }) }) else { return sizeOfBlankLabel }
    return IntrinsicContentSize(text, wraps: !isSingle)
  }

  /// A blank text is as tall as a line; without a text there is no size.
  private var sizeOfBlankLabel: IntrinsicContentSize {
    guard control.text?.value?.isEmpty == false else { return IntrinsicContentSize(width: 0, height: 0) }
    let fontSize = control.font?.size ?? UIKitMetrics.font(of: .label).value.pointSize
    let line = SystemFont.lineHeight(size: fontSize)
    return IntrinsicContentSize(width: 0, height: line, line: line)
  }

  /// The size of a text view that does not scroll: its lines, with what the view keeps free around them.
  func sizeOfTextView(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    let padding = UIKitMetrics.textViewPadding.value
    let (across, down) = (padding.leading + padding.trailing, padding.top + padding.bottom)
    let limit = proposed.map { Points(max($0 - across, 0)) }
    let text = control.text.flatMap { $0.isBlank ? nil : measure(slotOfTextView($0), limit) }
    let fontSize = control.font?.size ?? UIKitMetrics.font(of: .textView).value.pointSize
    let line = text?.lineHeight.value ?? SystemFont.lineHeight(size: fontSize)
    return IntrinsicContentSize(
      width: (text?.size.width.value ?? 0) + across, height: (text?.size.height.value ?? line) + down, line: line,
      above: padding.top, wraps: text != nil)
  }

  private func slotOfTextView(_ text: LocalizableText) -> TitleSlot {
    TitleSlot(
      name: "text", text: text, font: text.font ?? control.font, defaultFont: .standard(.textView),
      availableSize: .unlimited(reason: "only the size is asked for"), isTitle: false, numberOfLines: 0,
      lineBreakMode: .wordWrap)
  }

  private func sizeOfField(_ measure: TextMeasure) -> IntrinsicContentSize {
    let texts = slots.compactMap { measure($0, nil) }
    let fontSize = control.font?.size ?? UIKitMetrics.font(of: .textField).value.pointSize
    let line = texts.map(\.lineHeight.value).max() ?? SystemFont.lineHeight(size: fontSize)
    let plain = UIKitMetrics.plainTextFieldHeights[fontSize]?[context.generation].value
    let isPlain = control.type ?? .noBorder == .noBorder
    let ownHeight = (isPlain ? plain : nil) ?? line.rounded(.up) + (padding.map { $0.top + $0.bottom } ?? 0)
    let height = max(ownHeight, minimumHeight)
    let width = (texts.map(\.size.width.value).max() ?? 0) + (padding.map { $0.leading + $0.trailing } ?? 0)
    return IntrinsicContentSize(width: width, height: height, line: line, above: (height - line) / 2)
  }

  /// The minimum height of a field: that of a rounded one does not follow its font.
  private var minimumHeight: Double {
    guard control.type == .roundedRect, context.generation != .iOS12,
      context.build.map(InterfaceBuilderBuild.tallTextFields.value.contains) ?? true
    else { return 0 }
    return UIKitMetrics.roundedTextFieldHeight.value
  }
}
