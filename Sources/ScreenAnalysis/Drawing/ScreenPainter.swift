import AuditModel
import Layout
import Localization
import PlatformData
import TextLayout

/// Makes the picture of a solved screen.
struct ScreenPainter {
  let solution: ScreenSolution
  let titles: ControlTitles
  private let insets: AlignmentInsets
  let shapes: PictureShape
  let judge: CutOffJudge
  /// The elements with findings: by id, the name of the text to show.
  let marked: [String: String]
  let list: ScreenIndex
  private let generation: SystemGeneration
  /// What the display and the bars keep free, and what of it the bars do.
  private let edges: (safeArea: EdgeInsets, bars: EdgeInsets)
  /// What of the screen is seen together.
  let ways: ScreenWays
  /// Which of the ways is drawn.
  let way: Int

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
  struct Place {
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

extension Element {
  /// The image of the app that the element shows; nil if there isn't one, or if it is a symbol.
  fileprivate var drawnImage: ImageReference? {
    let own = control.image ?? control.configuration?.image ?? control.states?[.normal]?.image
    return own.flatMap { $0.isSystem || $0.name.isEmpty ? nil : $0 }
  }

  func image(in frame: Rect) -> ScreenPicture.Image {
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
