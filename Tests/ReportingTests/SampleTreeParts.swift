import AuditModel

extension SampleTree {
  private static let font = FontDescription(
    style: .body, size: 17, weight: .bold, family: "Inter", isItalic: true, isBold: true, monospacedDigits: true,
    kerning: -0.5)
  private static let text = LocalizableText(value: "Go", key: "go", table: "Main")

  /// A paragraph style that says everything.
  static var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    (style.alignment, style.baseWritingDirection, style.lineBreakMode) = (.natural, .rightToLeft, .wordWrap)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (8, 4, -4)
    (style.hyphenationFactor, style.tighteningFactorForTruncation) = (1, 0.05)
    style.allowsDefaultTighteningForTruncation = true
    (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (1.2, 20, 40)
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (2, 6, 3)
    (style.tabStops, style.defaultTabInterval) = ([28, 56], 28)
    return style
  }

  /// An attributed text.
  static var attributedText: LocalizableText {
    var text = text
    (text.font, text.paragraphStyle) = (font, paragraphStyle)
    return text
  }
  private static let image = ImageReference(
    "arrow", isSystem: true, size: Size(width: 20, height: 20), symbol: symbol)
  private static var symbol: SymbolConfiguration {
    var symbol = SymbolConfiguration()
    (symbol.pointSize, symbol.style, symbol.weight, symbol.scale) = (17, .body, .bold, "large")
    return symbol
  }
  private static let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4.5)

  /// A control that has every property.
  static var control: Control {
    var control = Control()
    (control.type, control.role) = ("system", "primary")
    for state in ControlState.allCases {
      control.states = control.states ?? [:]
      control.states?[state] = StateContent(title: text, image: image, backgroundImage: ImageReference("b"))
    }
    (control.title, control.subtitle, control.text, control.value) = (text, "s", attributedText, "v")
    (control.placeholder, control.toolTip, control.image) = ("p", "h", image)
    (control.configuration, control.font) = (configuration, font)
    control.insets = ControlInsets(content: insets, title: insets, image: insets)
    (control.numberOfLines, control.lineBreakMode, control.minimumScaleFactor) = (0, .clip, 0.5)
    (control.adjustsFontSizeToFitWidth, control.allowsTightening) = (true, true)
    control.adjustsFontForContentSizeCategory = true
    (control.isEnabled, control.isSelected, control.isOn) = (true, true, true)
    (control.isSecure, control.isEditable, control.isBordered) = (true, true, true)
    control.range = ControlRange(minimum: 0, maximum: 1, current: 0.5)
    (control.systemItem, control.bezelStyle, control.imagePosition) = ("done", "rounded", "left")
    (control.controlSize, control.width, control.minimumFontSize) = ("regular", 40, 9)
    (control.mode, control.clearButtonMode, control.tickMarks) = ("date", "always", 3)
    control.keyEquivalent = "\r"
    (control.showsMenuAsPrimaryAction, control.changesSelectionAsPrimaryAction) = (true, true)
    return control
  }

  private static var configuration: ButtonConfiguration {
    var configuration = ButtonConfiguration(style: "filled")
    (configuration.title, configuration.subtitle, configuration.image) = (text, "s", image)
    (configuration.imagePlacement, configuration.imagePadding, configuration.titlePadding) = ("top", 1, 2)
    (configuration.contentInsets, configuration.titleFont) = (insets, font)
    (configuration.size, configuration.cornerStyle) = ("medium", "capsule")
    return configuration
  }

  /// Layout properties, all of them.
  static var layout: LayoutProperties {
    var layout = LayoutProperties()
    layout.constraints = [constraint]
    (layout.autoresizing, layout.guides) = (["widthSizable"], ["safeArea": "g"])
    layout.hugging = AxisPriorities(horizontal: 250, vertical: 250)
    layout.compressionResistance = AxisPriorities(horizontal: 750)
    (layout.usesConstraints, layout.isMisplaced, layout.isAmbiguous) = (true, true, true)
    (layout.margins, layout.spacing, layout.intrinsicSize) = (insets, 8, Size(width: 1, height: 2))
    (layout.axis, layout.distribution, layout.alignment) = ("vertical", "fill", "center")
    var variation = SizeClassVariation(key: "widthClass=compact")
    (variation.attributes, variation.font) = (["c1.constant": "8"], font)
    (variation.included, variation.excluded) = (["c1"], ["c2"])
    (variation.margins, variation.marginsAreDirectional) = (insets, true)
    layout.variations = [variation]
    (layout.role, layout.semanticContent, layout.embeds) = ("contentView", "forceLeftToRight", "child")
    (layout.marginsAreDirectional, layout.followsReadableWidth) = (true, true)
    (layout.preservesSuperviewMargins, layout.insetsMarginsFromSafeArea) = (true, false)
    (layout.preferredMaxWidth, layout.hasPlaceholderIntrinsicSize) = (300, true)
    (layout.gravity, layout.edgeInsets, layout.spacingAfter) = ("leading", insets, 12)
    (layout.stackHugging, layout.clippingResistance) = (layout.hugging, layout.hugging)
    (layout.detachesHiddenViews, layout.style, layout.accessory) = (true, "grouped", "checkmark")
    (layout.rowHeight, layout.sectionHeaderHeight, layout.sectionFooterHeight) = (44, 28, 18)
    (layout.itemSize, layout.grid) = (Size(width: 50, height: 50), grid)
    return layout
  }

  private static var grid: GridProperties {
    var (grid, track) = (GridProperties(), GridProperties.Track())
    (track.size, track.leadingPadding, track.trailingPadding, track.placement) = (20, 1, -2, "fill")
    (track.rowAlignment, track.isHidden) = ("firstBaseline", true)
    var cell = GridProperties.Cell(column: 0, row: 0)
    (cell.columnSpan, cell.rowSpan, cell.content) = (2, 1, "child")
    (cell.xPlacement, cell.yPlacement, cell.rowAlignment) = ("leading", "top", "none")
    (grid.columns, grid.rows, grid.cells) = ([track], [track], [cell])
    (grid.columnSpacing, grid.rowSpacing, grid.rowAlignment) = (6, 8, "none")
    (grid.xPlacement, grid.yPlacement) = ("leading", "top")
    return grid
  }

  private static var constraint: LayoutConstraint {
    var constraint = LayoutConstraint(firstAttribute: "leading")
    (constraint.id, constraint.firstItem, constraint.relation) = ("c1", "go", "equal")
    (constraint.secondItem, constraint.secondAttribute) = ("root", "leading")
    (constraint.constant, constraint.multiplier, constraint.priority) = (8, "1:1", 999)
    (constraint.isPlaceholder, constraint.isSymbolic) = (true, true)
    return constraint
  }

  /// Accessibility properties, all of them.
  static var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    (properties.label, properties.hint, properties.value) = (text, "h", "v")
    (properties.traits, properties.identifier, properties.language) = (["button"], "go", "de")
    (properties.isElement, properties.elementsHidden) = (true, true)
    (properties.expandedStatus, properties.containerType) = ("expanded", "list")
    properties.customContent = [CustomContent(label: "Size", value: "XL", importance: "high")]
    (properties.customActions, properties.elements) = (["Delete"], ["a", "b"])
    var context = AccessibilityContext(type: "dataTableCell")
    (context.index, context.count, context.row, context.column) = (1, 4, 0, 1)
    (context.width, context.height, context.isFirstInRow) = (1, 1, false)
    (context.rowHeaders, context.columnHeaders) = ([], [])
    (context.isRowHeader, context.isColumnHeader) = (true, false)
    properties.context = context
    return properties
  }
}
