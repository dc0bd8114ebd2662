import AuditModel
import FormatStrings
import PlatformData
import ScreenAnalysis

/// The labels of a screen next to its controls, in the layout of the development language.
///
/// UIKit and AppKit do not speak them with the control, but they show people what it is for.
struct AdjacentLabels {
  /// A label next to a control.
  struct AdjacentLabel {
    /// The label's index.
    var index: Int
    /// Its words in the development language.
    var words: String

    /// Whether the words introduce what follows: they end with a colon.
    var endsWithColon: Bool { words.last.map { ":：﹕".contains($0) } ?? false }
  }

  private let screen: ScreenFacts
  private let relations: ElementRelations
  private let frames: [Rect?]
  private let labels: [(index: Int, frame: Rect)]

  /// How far a label may be from its control, in points.
  private static let maximumDistance = Points(ButtonGuidelines.labelDistance.value)
  /// How far the frames of a label and its control may overlap, in points.
  private static let overlap: Points = 4
  /// The distances, in points, at which a label is directly next to a control.
  private static let nearby = (.zero - overlap)...maximumDistance

  /// The labels of a screen.
  init(_ screen: ScreenFacts) {
    self.screen = screen
    relations = ElementRelations(screen)
    let frames = screen.layouts.originalScreen.frames
    self.frames = frames
    labels = screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.element.isLabel, !facts.isHidden, let frame = frames[index], !frame.isEmpty,
        !screen.isInsideControl(index)
      else { return nil }
      return (index, frame)
    }
  }

  private func frame(of index: Int) -> Rect? { frames[index].flatMap { $0.isEmpty ? nil : $0 } }
}

// MARK: Directly next to a control

extension AdjacentLabels {
  /// The nearest label directly to the left of a control, on the same row.
  func left(of index: Int) -> AdjacentLabel? { nearest(to: index) { $0.x - $1.maxX } }

  /// The nearest label directly to the right of a control, on the same row.
  func right(of index: Int) -> AdjacentLabel? { nearest(to: index) { $1.x - $0.maxX } }

  /// The label directly above a control that is centered on it.
  func centeredAbove(_ index: Int) -> AdjacentLabel? {
    guard let frame = frame(of: index) else { return nil }
    return labels.lazy.filter { label in
      abs(label.frame.center.x - frame.center.x) <= Self.overlap.value && isDirectlyAbove(label.frame, frame)
        && mayName(index, label.index)
    }.compactMap { adjacentLabel($0.index) }.first
  }

  private func nearest(to index: Int, gap: (Rect, Rect) -> Points) -> AdjacentLabel? {
    guard let frame = frame(of: index) else { return nil }
    let near = labels.filter { label in
      label.frame.isOnRow(of: frame) && Self.nearby.contains(gap(frame, label.frame))
        && unusedWidth(of: label.index, in: label.frame) <= Self.maximumDistance
        && mayName(index, label.index)
    }
    return near.sorted { gap(frame, $0.frame) < gap(frame, $1.frame) }.lazy.compactMap { adjacentLabel($0.index) }.first
  }

  /// Whether a control and a label are seen side by side whenever the control is.
  private func mayName(_ control: Int, _ label: Int) -> Bool {
    relations.branches(control, label) != nil && relations.isShown(label, wherever: control)
  }

  private func adjacentLabel(_ index: Int) -> AdjacentLabel? {
    let words = screen.speech.words(screen.elements[index].element.labelText, in: screen.developmentLanguage)
    return words.map { AdjacentLabel(index: index, words: $0.string.trimmingWhitespace) }
  }

  /// The part of a label's width that its text leaves empty, at an end that the file does not name.
  private func unusedWidth(of index: Int, in frame: Rect) -> Points {
    let facts = screen.elements[index]
    let measured = (facts.texts + facts.titles).first { $0.locale == screen.developmentLanguage }
    return measured?.fits.first.map { frame.width - Points($0.measurement.naturalWidth) } ?? 0
  }
}

// MARK: Captions

extension AdjacentLabels {
  /// The text of the label that shows people what a control is for: the nearest one before it on its row, of a grid or
  /// by its frame, for check boxes, radio buttons and disclosure triangles the one directly after it, else the one directly
  /// above it, which comes first if only it is a sibling; without a frame, the only label among its siblings.
  ///
  /// Nil if only code knows the words of that label.
  func caption(of index: Int) -> LocalizableText? {
    let element = screen.elements[index].element
    guard isCaptioned(element), !sharesCaption(index) else { return nil }
    if let label = beforeInGrid(index) { return label }
    // What an alert says is about all that is in it.
    if element.isNamedByPlaceholder, screen.screen.root.layout.view?.container == .other("alert") { return nil }
    guard let frame = frame(of: index) else { return onlySiblingLabel(of: index) }
    let names = labels.filter { label in
      mayBeCaption(screen.elements[label.index].element) && cell(of: label.index) == cell(of: index)
        && mayName(index, label.index)
        && !screen.elements[label.index].showsDummy
        && !(element.isNamedByPlaceholder && isHeading(label.index))
    }
    let controls = controls(besides: index)
    let isBeforeLabel =
      element.kind == .button && (element.control.hasMark || element.control.type == .disclosureTriangle)
    let after = isBeforeLabel ? right(of: index)?.index : nil
    let own = after.flatMap { after in names.contains { $0.index == after } ? after : nil }
    return (own ?? captionIndex(of: index, frame, names, controls)).flatMap { label in
      text(of: screen.elements[firstLine(of: label, besides: index)].element)
    }
  }

  /// Whether fewer labels than fields with placeholders are beside a field: what a label says is about several of them.
  private func sharesCaption(_ index: Int) -> Bool {
    guard screen.elements[index].element.isNamedByPlaceholder, let parent = screen.elements[index].parent else {
      return false
    }
    let siblings = screen.elements[parent].element.children
    let fields = siblings.count(where: \.isNamedByPlaceholder)
    return fields > 1 && siblings.count(where: \.isLabel) < fields
  }

  /// Whether a label is the heading of what is around a control, rather than the caption of the control.
  private func isHeading(_ label: Int) -> Bool {
    let element = screen.elements[label].element
    return element.accessibility.traits?.contains(.header) == true
      || element.control.font?.style.map(Self.stylesOfHeadings.contains) == true
  }

  private static let stylesOfHeadings: Set<TextStyle> = [.largeTitle, .title1, .title2, .title3, .headline]

  /// The first of the labels that a vertical stack shows in lines, of which one is next to a control: the others describe it.
  private func firstLine(of label: Int, besides control: Int) -> Int {
    guard let stack = screen.elements[label].parent, screen.elements[stack].element.layout.axis == .vertical,
      !screen.ancestors(of: control).contains(stack)
    else { return label }
    let lines = labels.lazy.map(\.index).filter { screen.elements[$0].parent == stack }
    return lines.first { screen.elements[$0].element.labelText?.isBlank == false && mayName(control, $0) } ?? label
  }

  /// The label before a control or above it: the one in the same view as the control comes first, since a row of columns has the labels of
  /// each column above its controls.
  private func captionIndex(
    of index: Int, _ frame: Rect, _ labels: [(index: Int, frame: Rect)], _ controls: [Rect]
  ) -> Int? {
    let found = [before(frame, labels, controls), above(index, frame, labels, controls)].compactMap(\.self)
    let parent = screen.elements[index].parent
    return found.first { screen.elements[$0].parent == parent } ?? found.first
  }

  /// Whether people know what a control is for by a label next to it.
  private func isCaptioned(_ element: Element) -> Bool {
    if element.kind == .button { return ButtonContent(of: element, platform: screen.tree.platform).isEmpty }
    return Self.captioned.contains(element.kind) && !element.isStaticText
  }

  private func before(_ frame: Rect, _ labels: [(index: Int, frame: Rect)], _ controls: [Rect]) -> Int? {
    labels.filter { _, label in
      label.x < frame.x && label.maxX <= frame.x + Self.overlap && label.isOnRow(of: frame)
        && !controls.contains { $0.separates(label.maxX - Self.overlap, from: frame) }
    }.max { ($0.frame.maxX, $1.frame.y) < ($1.frame.maxX, $0.frame.y) }?.index
  }

  private func above(
    _ index: Int, _ frame: Rect, _ labels: [(index: Int, frame: Rect)], _ controls: [Rect]
  ) -> Int? {
    labels.filter { own, label in
      isDirectlyAbove(label, frame) && label.x < frame.maxX && frame.x < label.maxX
        && !controls.contains { $0.separates(label.x, from: frame) }
        && !namesControlOnRow(own, label, labels, controls, besides: index)
    }.max { $0.frame.maxY < $1.frame.maxY }?.index
  }

  /// Whether a label belongs to a control on its row other than some control: it is the nearest one before that, or directly after it.
  private func namesControlOnRow(
    _ own: Int, _ label: Rect, _ labels: [(index: Int, frame: Rect)], _ controls: [Rect], besides index: Int
  ) -> Bool {
    screen.elements.indices.contains { other in
      guard other != index, isCaptioned(screen.elements[other].element), let frame = frame(of: other),
        frame.isOnRow(of: label), relations.branches(index, other) != nil
      else { return false }
      return Self.nearby.contains(label.x - frame.maxX) || before(frame, labels, controls) == own
    }
  }

  private func isDirectlyAbove(_ label: Rect, _ frame: Rect) -> Bool {
    Self.nearby.contains(frame.y - label.maxY)
  }

  /// The frames of the other controls, without the control's ancestors and descendants.
  private func controls(besides index: Int) -> [Rect] {
    let ancestors = screen.ancestors(of: index)
    return screen.elements.indices.compactMap { other in
      let element = screen.elements[other].element
      guard ElementKind.controls.contains(element.kind), !element.isStaticText, !screen.elements[other].isHidden,
        other != index, !ancestors.contains(other), !screen.ancestors(of: other).contains(index),
        // A control of another tab is not seen together with this one.
        relations.branches(index, other) != nil
      else { return nil }
      return frames[other]
    }
  }

  /// The text of the nearest label before a control in its row of an AppKit grid.
  private func beforeInGrid(_ index: Int) -> LocalizableText? {
    let path = [index] + screen.ancestors(of: index)
    guard let position = path.dropFirst().firstIndex(where: { screen.elements[$0].element.layout.grid != nil }),
      let grid = screen.elements[path[position]].element.layout.grid,
      let own = grid.cells.first(where: { $0.content == screen.elements[path[position - 1]].element.id })
    else { return nil }
    let before = grid.cells.filter { $0.row == own.row && $0.column < own.column }.sorted { $0.column > $1.column }
    let children = screen.elements[path[position]].element.children.filter { $0.isHidden != true }
    return before.lazy.compactMap { cell in children.first { $0.id == cell.content }.flatMap(text) }.first
  }

  private func cell(of index: Int) -> Int? {
    screen.ancestors(of: index).first { screen.elements[$0].element.kind == .cell }
  }

  private func onlySiblingLabel(of index: Int) -> LocalizableText? {
    guard let parent = screen.elements[index].parent else { return nil }
    let shown = screen.elements[parent].element.children.filter { $0.isHidden != true && $0.isNotInstalled != true }
    // A sentence beside a label tells more of what the control is for.
    let labels = shown.filter { $0.isLabel && $0.labelText?.isBlank == false }
    let controls = shown.count { text(of: $0) == nil && ElementKind.controls.contains($0.kind) }
    return labels.count == 1 && controls == 1 ? labels.first.flatMap(text) : nil
  }

  /// The text of a label; nil for anything else, for a text that cannot name something, and for a format, of which only code knows what
  /// fills it.
  private func text(of element: Element) -> LocalizableText? {
    guard element.isLabel, let text = element.labelText, text.isName else { return nil }
    return text.value.map { FormatString($0).isCertain } == true ? nil : text
  }

  /// Whether a label may show people what a control is for: its words can name something, or only code knows them.
  private func mayBeCaption(_ element: Element) -> Bool {
    text(of: element) != nil || element.isLabel && element.labelText?.expression != nil
  }

  /// The kinds that usually have a label next to them; a button with a title or an image explains itself.
  private static let captioned: Set<ElementKind> = [
    .switch, .slider, .stepper, .textField, .textView, .datePicker, .pickerView, .colorWell, .popUpButton, .comboBox,
    .segmentedControl, .pathControl,
  ]
}

extension ScreenFacts {
  /// Whether a control shows an element: what is inside it is its own title.
  fileprivate func isInsideControl(_ index: Int) -> Bool {
    ancestors(of: index).contains { ElementKind.controls.contains(elements[$0].element.kind) }
  }
}

extension Element {
  /// Whether a placeholder tells what to write into the field.
  fileprivate var isNamedByPlaceholder: Bool { control.placeholder?.isName == true }

  fileprivate var labelText: LocalizableText? { control.text ?? control.title }
}

extension Rect {
  /// Whether two frames are on one row: they share half the height of the shorter one.
  fileprivate func isOnRow(of other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    return shared.value >= min(height, other.height).value / 2
  }

  /// Whether the frame of a control is between a position and another control on its row: a label there belongs to it.
  fileprivate func separates(_ start: Points, from other: Rect) -> Bool {
    isOnRow(of: other) && x >= start && x < other.x
  }
}
