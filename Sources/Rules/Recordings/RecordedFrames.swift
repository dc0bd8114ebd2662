import AuditModel
import ScreenAnalysis

/// The frames of a recorded screen's controls and texts, beside those in the development language.
struct RecordedFrames {
  /// How far frames may overlap or extend beyond an edge, in points: padding and hairlines do.
  static let tolerance: Points = 2

  /// Two elements with what their frames share.
  struct Overlap {
    var first: Int
    var second: Int
    var shared: Size
  }

  private struct Part {
    var index: Int
    var frame: Rect
    var original: Rect
    var scrollContainer: Int?
  }

  private let screen: ScreenFacts
  private let parts: [Part]

  /// The frames of what both recordings have.
  init(_ screen: ScreenFacts, _ reference: RecordedReference) {
    self.screen = screen
    parts = screen.elements.indices.compactMap { index -> Part? in
      let context = ElementContext(screen: screen, index: index)
      guard let other = reference.pairs[index], context.isRecordedContent, let frame = screen.placedFrames[index],
        let original = reference.frames[other], !frame.isEmpty, !original.isEmpty
      else { return nil }
      return Part(index: index, frame: frame, original: original, scrollContainer: context.scrollContainer)
    }.sorted { ($0.frame.y, $0.index) < ($1.frame.y, $1.index) }
  }

  /// The pairs that overlap here and not in the original, by the elements' indices.
  var overlapping: [Overlap] {
    var found: [Overlap] = []
    for (position, one) in parts.enumerated() {
      for other in parts[(position + 1)...] {
        // All that follow begin below.
        guard other.frame.y < one.frame.maxY else { break }
        if let overlap = overlap(one, other) { found.append(overlap) }
      }
    }
    return found.sorted { ($0.second, $0.first) < ($1.second, $1.first) }
  }

  private func overlap(_ one: Part, _ other: Part) -> Overlap? {
    let (first, second) = (min(one.index, other.index), max(one.index, other.index))
    guard one.scrollContainer == other.scrollContainer, !screen.descendants(of: first).contains(second),
      let shared = Self.shared(one.frame, other.frame), Self.shared(one.original, other.original) == nil
    else { return nil }
    return Overlap(first: first, second: second, shared: shared)
  }

  private static func shared(_ one: Rect, _ other: Rect) -> Size? {
    guard let size = one.intersection(other)?.size, min(size.width, size.height) > tolerance else { return nil }
    return size
  }
}

extension ElementContext {
  /// Whether a recorded element is a control or text that can be seen.
  var isRecordedContent: Bool {
    !facts.isHidden && (ElementKind.controls.contains(element.kind) || element.kind == .label)
  }

  /// The index of the nearest view around the element that scrolls; nil if none does.
  var scrollContainer: Int? { ancestors.first { Self.scrolling.contains($0.element.kind) }?.index }

  private static let scrolling: Set<ElementKind> = [.scrollView, .tableView, .collectionView]
}

extension ScreenFacts {
  /// A recorded element for a person.
  func name(ofRecorded index: Int) -> String { name(of: index, showing: elements[index].element.recordedWords) }
}
