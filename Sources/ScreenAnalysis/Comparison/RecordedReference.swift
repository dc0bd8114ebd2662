package import AuditModel
import TextLayout

/// The same screen as it was recorded in the development language.
package struct RecordedReference: Sendable {
  /// The file of the recording.
  package let file: String
  /// The locale of the recording.
  package let locale: LocaleTag
  /// The elements of the recording, in file order.
  package let list: ScreenIndex
  /// Their frames in the screen's coordinates.
  package let frames: [Rect?]
  /// By the index of an element, that of the same one in the recording.
  package let pairs: [Int: Int]
  /// The texts that are presumably cut, by the element's index.
  package let cut: [Int: RecordedCut]

  /// The recording of a screen in the development language, compared with another one.
  init(
    _ item: RecordedScreens.Recording, for screen: ScreenIndex, at frames: [Rect?], locale: LocaleTag,
    text: TextMeasurer
  ) {
    file = item.tree.source
    self.locale = item.tree.locale ?? .english
    list = ScreenIndex(item.screen, in: item.tree)
    self.frames = PlacedScreen(item.screen.recorded, list).frames
    pairs = Self.pairs(of: screen, with: list)
    var cut: [Int: RecordedCut] = [:]
    for (index, other) in pairs where screen.nodes[index].element.kind == .label {
      guard let frame = frames[index], let original = self.frames[other] else { continue }
      let comparison = RecordedTextFit(
        text: screen.nodes[index].element.recordedWords, locale: locale, frame: frame,
        original: list.nodes[other].element.recordedWords, originalLocale: self.locale, originalFrame: original)
      cut[index] = comparison.cut(measuringWith: text)
    }
    self.cut = cut
  }

  /// The elements with the same identifier; all by their order if both screens have the same elements.
  private static func pairs(of screen: ScreenIndex, with other: ScreenIndex) -> [Int: Int] {
    if screen.nodes.map(\.element.kind) == other.nodes.map(\.element.kind) {
      return Dictionary(uniqueKeysWithValues: screen.nodes.indices.map { ($0, $0) })
    }
    let (own, others) = (screen.identified, other.identified)
    return own.reduce(into: [:]) { pairs, entry in
      guard let index = others[entry.key],
        screen.nodes[entry.value].element.kind == other.nodes[index].element.kind
      else { return }
      pairs[entry.value] = index
    }
  }
}

extension ScreenIndex {
  /// The elements whose identifier no other has.
  package var identified: [String: Int] {
    var found: [String: Int?] = [:]
    for (index, node) in nodes.enumerated() {
      guard let identifier = node.element.accessibility.identifier else { continue }
      found[identifier] = found[identifier] == nil ? .some(index) : .some(nil)
    }
    return found.compactMapValues(\.self)
  }
}

extension Element {
  /// The words that the running app reported: the text of a label, the label of a control.
  package var recordedWords: String? { (control.text ?? accessibility.label)?.value }
}
