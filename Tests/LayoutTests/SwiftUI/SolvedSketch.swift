import AuditModel
import PlatformData

@testable import Layout

/// A view of a test as the only one of a screen, laid out.
struct SolvedSketch {
  /// The screen's size and the system that shows it.
  struct Canvas: Sendable {
    var width = 402.0
    var height = 874.0
    var safeArea = EdgeInsets()
    var generation = SystemGeneration.iOS26
    var contentSize = ContentSizeCategory.large
    var isRightToLeft = false
    var platform = Platform.iOS
    var surroundings: ScreenSurroundings?
    var screenID = "Screen"
  }

  let screen: SolvedScreen
  let elements: ViewElements

  /// The views of a screen, one below another; `measure` sets their texts.
  init(_ views: [ViewSketch], on canvas: Canvas = Canvas(), _ measure: TextMeasure = MeasuredLetters.measure) {
    var root = Element(id: "root", kind: .view)
    root.children = views.map(\.element)
    self.init(root: root, on: canvas, measure)
  }

  init(_ view: ViewSketch, on canvas: Canvas = Canvas(), _ measure: TextMeasure = MeasuredLetters.measure) {
    self.init([view], on: canvas, measure)
  }

  init(root: Element, on canvas: Canvas = Canvas(), _ measure: TextMeasure) {
    self.init(Self.screen(root: root, on: canvas), on: canvas, measure)
  }

  init(_ screen: Screen, on canvas: Canvas, _ measure: TextMeasure) {
    var layout = Self.layout(of: screen, on: canvas)
    self.screen = layout.solve(measure: measure)
    elements = ViewElements(root: screen.root)
  }

  private static func screen(root: Element, on canvas: Canvas) -> Screen {
    var screen = Screen(id: canvas.screenID, root: root)
    screen.surroundings = canvas.surroundings
    return screen
  }

  /// The layout of a screen, to be solved with several texts.
  static func layout(root: Element, on canvas: Canvas) -> ViewScreenLayout {
    layout(of: screen(root: root, on: canvas), on: canvas)
  }

  private static func layout(of screen: Screen, on canvas: Canvas) -> ViewScreenLayout {
    var tree = InterfaceTree(source: "t.swift", platform: canvas.platform)
    tree.framework = .swiftUI
    tree.screens = [screen]
    let device = DeviceScreen(
      name: "test", width: canvas.width, height: canvas.height, scale: 3, safeArea: canvas.safeArea,
      isWidthRegular: false, isHeightRegular: true)
    let traits = LayoutTraits(
      of: screen, in: tree, device: device, generation: canvas.generation, isRightToLeft: canvas.isRightToLeft,
      contentSize: canvas.contentSize)
    return ViewScreenLayout(screen: screen, tree: tree, traits: traits)
  }

  /// The index of the first element with a name, else of the first text, or else of the first element, with those words.
  func index(_ name: String) -> Int? {
    let all = elements.all
    return all.firstIndex { $0.isNamed(name) } ?? all.firstIndex { $0.kind == .label && $0.shownWords == name }
      ?? all.firstIndex { $0.shownWords == name }
  }

  /// An element as it is laid out.
  subscript(id: String) -> SolvedElement? { index(id).flatMap { screen.elements[$0] } }

  /// The width and height of an element in points.
  func size(_ id: String) -> [Double]? { self[id].map { [$0.frame.width.value, $0.frame.height.value] } }

  func width(_ id: String) -> Double? { self[id]?.frame.width.value }

  func height(_ id: String) -> Double? { self[id]?.frame.height.value }

  /// The left edge of an element in the screen's coordinates.
  func x(_ id: String) -> Double? { edge(id, \.x) }

  func y(_ id: String) -> Double? { edge(id, \.y) }

  private func edge(_ id: String, _ member: KeyPath<Rect, Points>) -> Double? {
    guard let start = index(id), screen.elements[start] != nil else { return nil }
    var (sum, next): (Double, Int?) = (0, start)
    while let index = next {
      sum += screen.elements[index]?.frame[keyPath: member].value ?? 0
      next = elements.parents[index]
    }
    return sum
  }

  /// The least and the greatest width that the text of an element is offered.
  func room(_ id: String) -> [Double]? {
    self[id]?.room?.width.map { [$0.lowerBound.value, $0.upperBound.value] }
  }
}

/// Texts whose letters are all 10 points wide, in lines of 20; lines are broken between words, and inside those that are too long.
enum MeasuredLetters {
  static func measure(_ slot: TitleSlot, _ width: Points?) -> MeasuredText? {
    let words = slot.text.value ?? ""
    let available = width.map { max($0.value, 10) } ?? .infinity
    var lines = [0.0]
    for word in words.split(separator: " ").map({ Double($0.count) * 10 }) {
      if lines[lines.count - 1] > 0, lines[lines.count - 1] + 10 + word <= available {
        lines[lines.count - 1] += 10 + word
      } else {
        if lines[lines.count - 1] > 0 { lines.append(0) }
        lines[lines.count - 1] = word
      }
    }
    let count = lines.reduce(0) { $0 + max(($1 / available).rounded(.up), 1) }
    let shown = slot.numberOfLines > 0 ? min(count, Double(slot.numberOfLines)) : count
    let size = Size(width: Points(min(lines.max() ?? 0, available)), height: Points(shown * 20))
    return MeasuredText(size: size, lineHeight: 20)
  }
}
