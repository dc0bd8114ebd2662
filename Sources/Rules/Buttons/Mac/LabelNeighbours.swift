import AuditModel
import PlatformData
import ScreenAnalysis
import Utilities

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
