import AuditModel
import Foundation
import Layout
import Localization
import PlatformData
import TextLayout

/// Makes the picture of a solved screen.
struct ScreenPainter {
  private let solution: ScreenSolution
  private let titles: ControlTitles
  private let insets: AlignmentInsets
  private let shapes: PictureShape
  private let judge: CutOffJudge
  /// The elements with findings: by id, the name of the text to show.
  private let marked: [String: String]
  private let list: ScreenIndex
  private let generation: SystemGeneration
  /// What the display and the bars keep free, and what of it the bars do.
  private let edges: (safeArea: EdgeInsets, bars: EdgeInsets)
  /// What of the screen is seen together.
  private let ways: ScreenWays
  /// Which of the ways is drawn.
  private let way: Int

  /// A painter for a solution.
  init(
    _ solution: ScreenSolution, of solver: ScreenSolver, judge: CutOffJudge, marked: [String: String], way: Int
  ) {
    self.marked = marked
    self.solution = solution
    self.judge = judge
    edges = (solver.traits.safeArea, solver.traits.bars)
    generation = solver.traits.generation
    let (screen, tree) = (solution.screen, solution.tree)
    let asked = tree.generation(asked: judge.context.options.generation)
    titles = ControlTitles(screen: screen, tree: tree, device: solver.device, generation: asked)
    insets = AlignmentInsets(screen: screen, tree: tree, generation: asked)
    shapes = PictureShape(
      isMac: tree.platform == .macOS, isRightToLeft: LanguageProfile(solution.variant.locale).isRightToLeft,
      colors: ColorCatalog(judge.context.workspace.colors))
    list = ScreenIndex(screen, in: tree)
    ways = ScreenWays(list)
    self.way = way
  }

  /// The picture with the words that `texts` has.
  func picture(texts: inout ScreenTexts) -> ScreenPicture {
    var picture = ScreenPicture(
      of: solution.screen, in: solution.tree, for: solution.variant, size: solution.solved.size,
      isRightToLeft: shapes.isRightToLeft)
    picture.isWindow = shapes.isMac
    picture.way = way
    let places = places(texts: &texts)
    picture.size.height = picture.size.height + places.toolbarHeight
    picture.items = places.bars.map { ScreenPicture.Item(id: "bar", kind: .navigationBar, shape: .bar, frame: $0) }
    let left = list.indicesNotDrawn(frames: places.frames) { ways.isSeen($0, in: way) }
    for (index, node) in list.nodes.enumerated() where !left.contains(index) {
      guard let frame = places.frames[index], let place = place(index, in: frame) else { continue }
      if frame.isEmpty {
        picture.vanished += vanished(node, at: index, &texts)
      } else {
        var item = item(place, footer: places.footers[index], partFrames: partFrames(of: index, places), texts: &texts)
        if places.placed.contains(index) { item.flags.insert(.ambiguous) }
        clip(&item.titles, at: index, to: places)
        picture.items.append(item)
      }
    }
    picture.markOverlaps(isDummy: isDummy)
    picture.pins = pins(besides: Set(picture.items.map(\.id)), places)
    return picture
  }

  /// The elements with findings that are not drawn, each where it is or at the nearest element around it; those that another way
  /// shows are not among them.
  private func pins(besides drawn: Set<String>, _ places: PictureFrames) -> [ScreenPicture.Pin] {
    list.nodes.enumerated().filter { marked[$0.element.element.id] != nil && !drawn.contains($0.element.element.id) }
      .filter { index, _ in ways.isSeen(index, in: way) || way == 0 && ways.way(showing: index) == nil }
      .map { index, node in
        let own = places.frames[index]
        let around = list.ancestors(of: index).lazy.compactMap { places.frames[$0] }.first
        return ScreenPicture.Pin(id: node.element.id, frame: own ?? around, isExact: own != nil)
      }
  }

  /// The frames of the solution, with those of bars and other things that are not views.
  private func places(texts: inout ScreenTexts) -> PictureFrames {
    let variant = solution.variant
    return PictureFrames(
      PlacedScreen(solution.solved, list), list, edges: edges, generation: generation,
      isRightToLeft: shapes.isRightToLeft
    ) { index in
      let slot = titles.slots(of: list.nodes[index].element, at: index).first
      return slot.flatMap {
        texts.size(of: $0, locale: variant.locale, contentSize: variant.contentSize, proposedWidth: nil)?.size.width
      }
    }
  }

  /// Clips texts to the scroll view that they are in.
  private func clip(_ titles: inout [ScreenPicture.Title], at index: Int, to places: PictureFrames) {
    guard !titles.isEmpty,
      let view = list.ancestors(of: index).first(where: { list.nodes[$0].element.kind == .scrollView }),
      let frame = places.frames[view]
    else { return }
    for number in titles.indices where titles[number].lines.contains(where: { $0.intersection(frame) != $0 }) {
      titles[number].clip =
        titles[number].clip.map { $0.intersection(frame) ?? Rect(x: 0, y: 0, width: 0, height: 0) } ?? frame
    }
  }

  /// An element with its visible frame.
  private struct Place {
    var element: Element
    var index: Int
    var frame: Rect
    var isRightToLeft: Bool
  }

  /// The place of an element: AppKit draws its controls in their alignment rectangles; nil if the device's size classes hide it.
  private func place(_ index: Int, in frame: Rect) -> Place? {
    let element = titles.resolved(list.nodes[index].element)
    guard element.isHidden != true else { return nil }
    var visible = frame.inset(by: insets.insets(of: element))
    if visible.isEmpty { visible = frame }
    return Place(
      element: element, index: index, frame: visible,
      isRightToLeft: element.layout.semanticContent.flatMap { Self.directions[$0] } ?? shapes.isRightToLeft)
  }

  /// Whether a view with its own direction runs from right to left.
  private static let directions: [LayoutProperties.SemanticContent: Bool] = [
    .forceRightToLeft: true, .forceLeftToRight: false, .playback: false, .spatial: false,
  ]

  private func item(
    _ place: Place, footer: Rect?, partFrames: [Rect]?, texts: inout ScreenTexts
  ) -> ScreenPicture.Item {
    let element = place.element
    var shapes = shapes
    shapes.isRightToLeft = place.isRightToLeft
    var item = shapes.item(element, frame: PictureParts.box(of: element, in: place.frame))
    if let title = ownTitle(of: place, texts: &texts) { item.titles = [title] }
    if let footer, let title = self.footer(of: place, in: footer, texts: &texts) { item.titles.append(title) }
    if let frames = partFrames { item.parts = frames } else { addParts(of: place, to: &item, texts: &texts) }
    addImage(of: place, to: &item)
    item.flags = flags(at: place.index, item)
    return item
  }

  private func flags(at index: Int, _ item: ScreenPicture.Item) -> Set<ScreenPicture.Flag> {
    var flags: Set<ScreenPicture.Flag> = marked[item.id] == nil ? [] : [.finding]
    guard let solved = solution.solved.element(at: index) else { return flags }
    if solved.isAmbiguous { flags.insert(.ambiguous) }
    if solved.determinedBy == .recorded { flags.insert(.recorded) }
    if item.titles.contains(where: \.isCutOff) { flags.insert(.cutOff) }
    return flags
  }

  private func addImage(of place: Place, to item: inout ScreenPicture.Item) {
    let element = place.element
    if element.kind == .imageView, element.drawnImage != nil { item.images = [element.image(in: place.frame)] }
    if PictureShape.showsImage(element) { item.images = [element.image(in: place.frame.centered(20))] }
    guard let content = titles.content(of: place.element) else { return }
    let title = item.titles.first.map { Size(width: $0.outlines.availableWidth, height: $0.height) }
    let group = ContentGroup(
      content, of: place.element, in: place.frame, title: title, isRightToLeft: place.isRightToLeft,
      isMac: shapes.isMac)
    item.images = [group.imageFrame?.intersection(place.frame)].compactMap(\.self).map(element.image)
  }
}

// Parts without frames of their own: segments and tabs.
extension ScreenPainter {
  /// The frames of an element's parts, if the layout knows them and they are drawn as elements of their own; nil otherwise.
  private func partFrames(of index: Int, _ places: PictureFrames) -> [Rect]? {
    guard let kind = PictureParts.kinds[list.nodes[index].element.kind] else { return nil }
    let parts = list.descendants(of: index).filter {
      list.nodes[$0].parent == index && list.nodes[$0].element.kind == kind
    }
    let frames = parts.compactMap { places.frames[$0] }
    return frames.isEmpty || frames.count < parts.count ? nil : frames
  }

  private func addParts(of place: Place, to item: inout ScreenPicture.Item, texts: inout ScreenTexts) {
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

// Texts.
extension ScreenPainter {
  private func ownTitle(of place: Place, texts: inout ScreenTexts) -> ScreenPicture.Title? {
    let content = titles.content(of: place.element)
    let hasView = place.element.kind == .toolbarItem && !place.element.children.isEmpty
    guard content?.showsTitle != false, !hasView, !PictureShape.showsImage(place.element), let slot = slot(of: place)
    else {
      return nil
    }
    return title(slot, of: place, content, texts: &texts)
  }

  /// The footer of a section, which takes any number of lines.
  private func footer(of place: Place, in frame: Rect, texts: inout ScreenTexts) -> ScreenPicture.Title? {
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
  private func isDummy(_ words: String, in id: String) -> Bool {
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
  private func vanished(_ node: ScreenIndex.Node, at index: Int, _ texts: inout ScreenTexts) -> [String] {
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

extension Element {
  /// The image of the app that the element shows; nil if there isn't one, or if it is a symbol.
  fileprivate var drawnImage: ImageReference? {
    let own = control.image ?? control.configuration?.image ?? control.states?[.normal]?.image
    return own.flatMap { $0.isSystem || $0.name.isEmpty ? nil : $0 }
  }

  fileprivate func image(in frame: Rect) -> ScreenPicture.Image {
    let isTemplate = Self.kindsOfTemplates.contains(kind) || kind == .button && control.type == .system
    return ScreenPicture.Image(in: frame, name: drawnImage?.name, isTemplate: isTemplate)
  }

  /// What draws images in the tint color unless they say otherwise (`UIImage.RenderingMode.automatic`).
  private static let kindsOfTemplates: Set<ElementKind> = [.barButtonItem, .tabBarItem, .segment]
}

extension ScreenSolver {
  /// The picture of the screen for a variant on this solver's device.
  ///
  /// - Parameters:
  ///   - marked: The elements with findings: by id, the name of the text to show.
  ///   - way: Which of the screen's conditions and tabs is shown; 0 is what is seen at first.
  mutating func picture(for variant: LayoutVariant, marked: [String: String] = [:], way: Int = 0) -> ScreenPicture {
    let judge = CutOffJudge(context: context, text: measurer, tree: tree)
    let painter = ScreenPainter(solution(for: variant), of: self, judge: judge, marked: marked, way: way)
    return painter.picture(texts: &texts)
  }
}
