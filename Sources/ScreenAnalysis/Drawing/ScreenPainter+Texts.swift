import AuditModel
import Layout
import Localization
import TextLayout

// Texts.
extension ScreenPainter {
  func ownTitle(of place: Place, texts: inout ScreenTexts) -> ScreenPicture.Title? {
    let content = titles.content(of: place.element)
    let hasView = place.element.kind == .toolbarItem && !place.element.children.isEmpty
    guard content?.showsTitle != false, !hasView, !PictureShape.showsImage(place.element), let slot = slot(of: place)
    else {
      return nil
    }
    return title(slot, of: place, content, texts: &texts)
  }

  /// The footer of a section, which takes any number of lines.
  func footer(of place: Place, in frame: Rect, texts: inout ScreenTexts) -> ScreenPicture.Title? {
    guard let text = place.element.control.subtitle, !text.isBlank, !frame.isEmpty else { return nil }
    var footer = place
    footer.frame = frame
    var element = place.element
    (element.control.title, element.control.text) = (nil, text)
    guard var slot = PictureShape.slot(of: element) else { return nil }
    (slot.numberOfLines, slot.lineBreakMode) = (0, .wordWrap)
    return title(slot, of: footer, nil, texts: &texts)
  }

  private func title(
    _ slot: TitleSlot, of place: Place, _ content: ButtonContent?, texts: inout ScreenTexts
  ) -> ScreenPicture.Title? {
    let position = TitlePosition(
      element: place.element, slot: slot, frame: place.frame, content: content,
      isGrowing: growsFreely(slot, at: place.index), isRightToLeft: place.isRightToLeft, isMac: shapes.isMac)
    let variant = solution.variant
    guard
      let request = texts.request(
        of: slot, locale: variant.locale, contentSize: variant.contentSize, width: position.width,
        height: position.height),
      let drawn = texts.drawn(request)
    else { return nil }
    var title = position.title(drawn, words: request.text)
    title.isCutOff = drawn.isCutOff && judge.isFault(slot, of: list.nodes[place.index], for: variant)
    if title.isCutOff, marked[place.element.id] != nil { title.otherModes = samples(of: request, texts) }
    return title
  }

  /// The text of a request in each other line break mode.
  private func samples(of request: TextRequest, _ texts: ScreenTexts) -> [ScreenPicture.ModeSample] {
    LineBreakMode.allCases.filter { $0 != request.lineBreakMode }.compactMap { mode in
      var other = request
      other.lineBreakMode = mode
      // A mode that wraps says nothing on one line.
      if mode.wraps, other.numberOfLines == 1 { other.numberOfLines = 0 }
      return texts.drawn(other).map {
        ScreenPicture.ModeSample(mode, outlines: $0.outlines, showsWholeText: !$0.isCutOff)
      }
    }
  }

  /// Whether the audit takes the words for a placeholder of other texts: those of an element or of a part of it.
  func isDummy(_ words: String, in id: String) -> Bool {
    guard let index = list.nodes.firstIndex(where: { $0.element.id == id }) else { return false }
    return ([index] + list.descendants(of: index)).contains { index in
      let slots = titles.slots(of: list.nodes[index].element, at: index)
      return judge.isDummy(words, in: slots, of: list.nodes[index])
    }
  }

  /// The text that an element shows at first.
  private func slot(of place: Place) -> TitleSlot? {
    guard PictureParts.parts(of: place.element).isEmpty else { return nil }
    let extents = titles.extents(at: place.index, in: solution.solved, hasSolvedFrames: true)
    let slots = titles.slots(of: place.element, at: place.index, in: extents)
    let shown = slots.shown(marked[place.element.id], of: place.element.control)
    // In SwiftUI a text without a slot is shown by another element, or nowhere.
    return solution.tree.isLaidOutByViews ? shown : shown ?? PictureShape.slot(of: place.element)
  }

  /// Whether the frame does not limit the text, since it was recorded for another language's text.
  private func growsFreely(_ slot: TitleSlot, at index: Int) -> Bool {
    guard solution.solved.element(at: index)?.determinedBy == .recorded else { return false }
    if case .grows = slot.availableSize { return slot.numberOfLines == 1 }
    return false
  }

  /// The words of an element that constraints leave no space.
  func vanished(_ node: ScreenIndex.Node, at index: Int, _ texts: inout ScreenTexts) -> [String] {
    guard let solved = solution.solved.element(at: index), solved.determinedBy == .constraints,
      node.element.frame?.isEmpty == false
    else { return [] }
    let words = titles.slots(of: node.element, at: index).first.flatMap { slot in
      texts.words(of: slot.text, locale: solution.variant.locale)
    }
    return words.map { [$0] } ?? []
  }
}

extension [TitleSlot] {
  /// The text with a name; else what is shown first: the chosen item, the normal title, the text, else the placeholder.
  fileprivate func shown(_ name: String?, of control: Control) -> TitleSlot? {
    first { $0.name == name } ?? first { $0.isChoice && $0.text == control.value }
      ?? first { !["placeholder", "subtitle", "alternate"].contains($0.name) } ?? first
  }
}
