import Utilities
import AuditModel
import ScreenAnalysis
import PlatformData

/// The label beside a control that tells people who see it what the control is for.
///
/// UIKit and AppKit do not speak it with the control; it is what a missing label should mostly say.
struct NeighbouringLabel {
  private let context: ElementContext
  private let screen: ScreenFacts
  private let frames: [Rect?]

  /// How far above a control a label may stand, in points: twice the distance that Apple's layouts keep between
  /// siblings (8 pt, Auto Layout's standard spacing).
  private static let reach = Points(ButtonGuidelines.labelDistance.value)

  /// The label beside the element at a place.
  init(of context: ElementContext) {
    (self.context, screen) = (context, context.screen)
    frames = context.screen.layouts.originalScreen.frames
  }

  /// The words of the nearest label before the control on its row, else of the one directly above it; where the layout
  /// knows no frame, those of the only label that shares a holder with the control.
  var text: LocalizableText? {
    guard Self.kinds.contains(context.element.kind) else { return nil }
    guard let frame = frames[context.index], !frame.isEmpty else { return onlyLabelInHolder }
    return (before(frame) ?? above(frame)).flatMap { words(of: screen.elements[$0].element) }
  }

  private func before(_ frame: Rect) -> Int? {
    let labels = neighbours.filter { index, label in
      label.x < frame.x && label.maxX <= frame.x + 4 && label.isOnRow(of: frame)
        && !isRow(of: frame, takenFrom: label.maxX - 4)
    }
    return labels.max { $0.frame.maxX < $1.frame.maxX }?.index
  }

  private func above(_ frame: Rect) -> Int? {
    let labels = neighbours.filter { index, label in
      let gap = frame.y - label.maxY
      return gap >= -4 && gap <= Self.reach && label.x < frame.maxX && frame.x < label.maxX
        && !isRow(of: frame, takenFrom: label.x) && !controls.contains { $0.isOnRow(of: label) }
    }
    return labels.max { $0.frame.maxY < $1.frame.maxY }?.index
  }

  /// Whether another control on the row stands between a place and the control: a label there is that one's.
  private func isRow(of frame: Rect, takenFrom start: Points) -> Bool {
    controls.contains { $0.isOnRow(of: frame) && $0.x >= start && $0.x < frame.x }
  }

  /// The labels that are seen together with the control, in the same cell.
  private var neighbours: [(index: Int, frame: Rect)] {
    let holders = ScreenHolders(screen)
    let cell = cell(of: context.index)
    return screen.elements.indices.compactMap { index in
      guard words(of: screen.elements[index].element) != nil, !screen.elements[index].isHidden,
        let frame = frames[index], !frame.isEmpty, self.cell(of: index) == cell,
        holders.branches(context.index, index) != nil
      else { return nil }
      return (index, frame)
    }
  }

  /// The frames of the other controls, without what is inside the control or holds it.
  private var controls: [Rect] {
    let holders = screen.ancestors(of: context.index)
    return screen.elements.indices.compactMap { index in
      let element = screen.elements[index].element
      guard ElementKind.controls.contains(element.kind), !element.isStaticText, !screen.elements[index].isHidden,
        index != context.index, !holders.contains(index), !screen.ancestors(of: index).contains(context.index)
      else { return nil }
      return frames[index]
    }
  }

  private func cell(of index: Int) -> Int? {
    screen.ancestors(of: index).first { screen.elements[$0].element.kind == .cell }
  }

  private var onlyLabelInHolder: LocalizableText? {
    guard let holder = context.parent?.element else { return nil }
    let shown = holder.children.filter { $0.isHidden != true && $0.isNotInstalled != true }
    let labels = shown.compactMap(words)
    let controls = shown.count { words(of: $0) == nil && ElementKind.controls.contains($0.kind) }
    return labels.count == 1 && controls == 1 ? labels.first : nil
  }

  /// The words of a label; nil of anything else, and of what names nothing.
  private func words(of element: Element) -> LocalizableText? {
    let isLabel =
      element.kind == .label
      || context.platform == .macOS && element.kind == .textField && element.control.isEditable == false
    guard isLabel, let text = element.control.text ?? element.control.title, Self.names(text) else { return nil }
    return text
  }

  /// Whether a text may name something: it has letters, and is not what Interface Builder writes into a new label.
  static func names(_ text: LocalizableText) -> Bool {
    guard let value = text.value else { return text.key != nil }
    let letters = value.filter(\.isLetter).count
    return letters > 1 && letters * 2 > value.filter { !$0.isWhitespace }.count && value != "Label"
  }

  /// What mostly stands beside a label that explains it; a button explains itself.
  private static let kinds: Set<ElementKind> = [
    .switch, .slider, .stepper, .textField, .textView, .datePicker, .pickerView, .colorWell, .popUpButton, .comboBox,
    .segmentedControl,
  ]
}

extension Rect {
  /// Whether half of the lower of two frames lies beside the other.
  fileprivate func isOnRow(of other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    return shared.value >= min(height, other.height).value / 2
  }
}

/// Which label stands directly beside or above a control, in the layout of the development language.
struct LabelNeighbours {
  /// A label with its distance.
  struct Neighbour {
    /// The label's place in file order.
    var index: Int
    /// Its words in the development language.
    var words: String

    /// Whether the words lead up to what follows: they end with a colon.
    var endsWithColon: Bool { words.last.map { ":：﹕".contains($0) } ?? false }
  }

  private let screen: ScreenFacts
  private let holders: ScreenHolders
  private let labels: [(index: Int, frame: Rect, words: String)]

  /// How near a label must be to belong to a control, in points: twice the distance that Apple's layouts keep between
  /// controls (8 pt, Auto Layout's standard spacing between siblings).
  private static let reach = Points(ButtonGuidelines.labelDistance.value)

  /// The labels of a screen.
  init(_ screen: ScreenFacts) {
    self.screen = screen
    holders = ScreenHolders(screen)
    let layout = screen.layouts.originalScreen
    labels = screen.elements.indices.compactMap { index in
      let facts = screen.elements[index]
      guard facts.isLabel, !facts.isHidden, let frame = layout.frames[index],
        let words = screen.speech.words(
          facts.element.control.text ?? facts.element.control.title, in: screen.developmentLanguage)
      else { return nil }
      return (index, frame, words.string.trimmingWhitespace)
    }
  }

  /// The nearest label at the left of a control, on the same line.
  func left(of index: Int) -> Neighbour? { nearest(to: index) { $0.x - $1.maxX } }

  /// The nearest label at the right of a control, on the same line.
  func right(of index: Int) -> Neighbour? { nearest(to: index) { $1.x - $0.maxX } }

  /// The label that stands directly above a control and shares its middle.
  func above(_ index: Int) -> Neighbour? {
    guard let frame = screen.layouts.originalScreen.frames[index] else { return nil }
    return labels.first { label in
      let isCentred = abs(label.frame.centre.x - frame.centre.x) <= 4
      return isCentred && (-2...Self.reach.value).contains((frame.y - label.frame.maxY).value)
        && holders.branches(index, label.index) != nil
    }.map { Neighbour(index: $0.index, words: $0.words) }
  }

  private func nearest(to index: Int, gap: (Rect, Rect) -> Points) -> Neighbour? {
    guard let frame = screen.layouts.originalScreen.frames[index], !frame.isEmpty else { return nil }
    let near = labels.filter { label in
      isOnLine(frame, label.frame) && (-4...Self.reach).contains(gap(frame, label.frame))
        && spare(of: label.index, in: label.frame) <= Self.reach && holders.branches(index, label.index) != nil
    }
    return near.min { gap(frame, $0.frame) < gap(frame, $1.frame) }.map { Neighbour(index: $0.index, words: $0.words) }
  }

  private func isOnLine(_ one: Rect, _ other: Rect) -> Bool {
    let shared = min(one.maxY, other.maxY) - max(one.y, other.y)
    return shared.value >= min(one.height, other.height).value / 2
  }

  /// How much of a label's frame its text leaves empty, at an end that the file does not tell.
  private func spare(of index: Int, in frame: Rect) -> Points {
    let facts = screen.elements[index]
    let measured = (facts.texts + facts.titles).first { $0.locale == screen.developmentLanguage }
    return measured?.fits.first.map { frame.width - Points($0.measurement.naturalWidth) } ?? 0
  }
}

extension ElementFacts {
  /// Whether the element is a label; AppKit's are text fields that cannot be edited.
  fileprivate var isLabel: Bool { element.kind == .label || element.control.type == "label" }
}

extension Rect {
  /// The middle, in points.
  var centre: (x: Double, y: Double) { ((x.value + maxX.value) / 2, (y.value + maxY.value) / 2) }
}
