import AuditModel
import Layout
import PlatformData
import TextLayout

// Parts without frames of their own: segments and tabs.
extension ScreenPainter {
  /// The frames of an element's parts, if the layout knows them and they are drawn as elements of their own; nil otherwise.
  func partFrames(of index: Int, _ places: PictureFrames) -> [Rect]? {
    guard let kind = PictureParts.kinds[list.nodes[index].element.kind] else { return nil }
    let parts = list.descendants(of: index).filter {
      list.nodes[$0].parent == index && list.nodes[$0].element.kind == kind
    }
    let frames = parts.compactMap { places.frames[$0] }
    return frames.isEmpty || frames.count < parts.count ? nil : frames
  }

  func addParts(of place: Place, to item: inout ScreenPicture.Item, texts: inout ScreenTexts) {
    let parts = PictureParts.parts(of: place.element)
    guard !parts.isEmpty else { return }
    let widths = widths(of: parts, in: place, texts: &texts)
    item.parts = PictureParts.frames(
      of: widths, of: place.element, in: place.frame, isRightToLeft: place.isRightToLeft)
    let isTab = place.element.kind != .segmentedControl
    let selected = parts.firstIndex { $0.control.isSelected == true } ?? (isTab ? 0 : nil)
    item.selectedPart = ways.tab(of: place.element.id, in: way) ?? selected
    for (part, frame) in zip(indexedParts(of: place), item.parts) {
      let own = Place(element: part.element, index: part.index, frame: frame, isRightToLeft: place.isRightToLeft)
      if part.element.control.image != nil { item.images.append(part.element.image(in: frame.centered(16))) }
      if let title = ownTitle(of: own, texts: &texts) { item.titles.append(title) }
    }
  }

  private func widths(of parts: [Element], in place: Place, texts: inout ScreenTexts) -> [Points] {
    let (locale, size) = (solution.variant.locale, solution.variant.contentSize)
    if place.element.kind == .tabView {
      return parts.map { part in
        let slot = PictureShape.slot(of: part)
        let text = slot.flatMap { texts.size(of: $0, locale: locale, contentSize: size, proposedWidth: nil) }
        return (text?.size.width ?? 0) + DrawnInsets.tabPadding.value
      }
    }
    guard place.element.kind == .segmentedControl else {
      return parts.map { _ in Points(place.frame.width.value / Double(parts.count)) }
    }
    return titles.segmentWidths(of: place.element, in: place.frame.width) { slot, width in
      texts.size(of: slot, locale: locale, contentSize: size, proposedWidth: width)
    }
  }

  private func indexedParts(of place: Place) -> [(element: Element, index: Int)] {
    let kind = PictureParts.kinds[place.element.kind]
    return list.descendants(of: place.index).filter { index in
      list.nodes[index].parent == place.index && list.nodes[index].element.kind == kind
    }.map { (list.nodes[$0].element, $0) }
  }
}
