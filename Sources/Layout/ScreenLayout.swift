package import AuditModel
import PlatformData

/// A screen made ready for one combination of traits: its constraints are gathered once, and solved for as many texts as there are.
package struct ScreenLayout: SolvableLayout {
  private var filled: FilledSystem
  /// The last layout in which open views keep the places that Interface Builder drew.
  private var drawn: FilledSystem?
  private var memory = Memory()
  private var feedback = SolverFeedback()

  /// What was solved already.
  private struct Memory: Sendable {
    /// The widths that views get by the sizes of texts on one line.
    var widths: [[IntrinsicContentSize]: [Double]] = [:]
    /// The screens by the sizes of texts as they are wrapped.
    var screens: [[IntrinsicContentSize]: SolvedScreen] = [:]
  }

  /// A screen with the traits that it is laid out for.
  package init(screen: Screen, tree: InterfaceTree, traits: LayoutTraits) {
    self.init(screen: screen, tree: tree, traits: traits, within: [])
  }

  /// A screen with the traits that it is laid out for.
  ///
  /// - Parameter screens: The ids of the screens that are being laid out to learn the size of one that they show in a container.
  init(screen: Screen, tree: InterfaceTree, traits: LayoutTraits, within screens: Set<String>) {
    let platform = Self.platform(of: tree)
    var traits = traits
    if let size = EmbeddedSize.of(screen, in: tree, traits: traits, within: screens) {
      // What a container shows lies inside, where no bar or edge of the display covers it.
      (traits.size, traits.safeArea) = (size, EdgeInsets())
    }
    let layoutTree = LayoutTree(
      root: screen.root, classes: SizeClasses(of: tree, device: traits.device), keepsPlaceholders: traits.keepsCanvas)
    filled = FilledSystem(ScreenSystem(platform: platform, tree: layoutTree, traits: traits))
  }

  private var system: ScreenSystem { filled.system }

  /// The layout of a tree's platform: AppKit's on macOS, else UIKit's.
  static func platform(of tree: InterfaceTree) -> any PlatformLayout {
    tree.platform == .macOS ? AppKitLayout() : UIKitLayout()
  }

  /// The screen with its texts as `measure` sets them.
  ///
  /// Texts of the same sizes give the same screen, which is solved once: locales and content sizes cost what differs in them.
  package mutating func solve(measure: TextMeasure) -> SolvedScreen {
    let natural = system.contents.map { size(of: $0, proposed: nil, measure) }
    if let widths = memory.widths[natural], let known = memory.screens[wrapped(natural, at: widths, measure)] {
      return known
    }
    share(by: natural, heights: natural)
    var settled = settle(natural, measure)
    // Only once the widths are known are the heights of texts that wrap.
    if share(by: natural, heights: settled.sizes) { settled = settle(natural, measure) }
    while feedback.learn(from: filled.solver, of: system) {
      filled = filled.rebuilt(with: feedback)
      settled = settle(natural, measure)
    }
    let screen = reading(of: settled.sizes)
    memory.widths[natural] = settled.widths
    if settled.isFinal { memory.screens[settled.sizes] = screen }
    return screen
  }

  /// The constraints that the last solution satisfies, with the sizes of its texts.
  package var constraints: ConstraintSystem { filled.solver.system }

  private mutating func reading(of sizes: [IntrinsicContentSize]) -> SolvedScreen {
    let ambiguities = Ambiguity.of(system, solver: &filled.solver)
    let marked = ambiguities.keys.filter { system.tree.nodes[$0].layout.isAmbiguous == true }
    guard !marked.isEmpty, !system.traits.isOnDevice else { return filled.reading(ambiguities, natural: sizes) }
    var drawn = keepingPlaces(of: Set(marked))
    // So that it is solved in place, and not copied.
    self.drawn = nil
    drawn.solve(with: sizes)
    defer { self.drawn = drawn }
    return drawn.reading(ambiguities, natural: sizes)
  }

  /// On the canvas: the layout in which ambiguous views that Interface Builder marks as such keep their drawn positions.
  private func keepingPlaces(of marked: Set<Int>) -> FilledSystem {
    var feedback = feedback
    feedback.kept = marked
    if let drawn, drawn.system.feedback == feedback { return drawn }
    return filled.rebuilt(with: feedback)
  }

  /// Has stacks share their lengths by the widths of `natural` and by `heights`, where any does so in proportion; whether they changed.
  @discardableResult
  private mutating func share(by natural: [IntrinsicContentSize], heights: [IntrinsicContentSize]) -> Bool {
    guard system.sharesInProportion else { return false }
    let lengths = zip(natural, heights).map { IntrinsicContentSize(width: $0.width, height: $1.height) }
    let sizes = Dictionary(zip(system.contents.map(\.index), lengths)) { first, _ in first }
    guard sizes != feedback.natural else { return false }
    feedback.natural = sizes
    filled = filled.rebuilt(with: feedback)
    return true
  }

  /// What came of solving with some texts.
  private struct Settled {
    /// The sizes of what the views show, wrapped texts in the width that they got.
    var sizes: [IntrinsicContentSize]
    /// The widths that the views got while every text stood on one line, in the rows' order.
    var widths: [Double]
    /// Whether wrapping changed no width, so that the sizes alone tell the screen.
    var isFinal = true
  }

  /// Solves with texts on one line, then with those wrapped that got less width.
  private mutating func settle(_ natural: [IntrinsicContentSize], _ measure: TextMeasure) -> Settled {
    filled.solve(with: natural)
    var settled = Settled(sizes: natural, widths: filled.widths)
    var widths = settled.widths
    for pass in 0..<Self.maximumPasses {
      let sizes = wrapped(settled.sizes, at: widths, measure)
      guard sizes != settled.sizes else { break }
      for (position, row) in system.contents.enumerated() where sizes[position] != settled.sizes[position] {
        filled.set(sizes[position], of: row)
      }
      filled.solver.solve()
      settled.sizes = sizes
      settled.isFinal = pass == 0
      widths = filled.widths
    }
    return settled
  }

  /// The sizes with those of wrapping texts in the widths that their views got: as wide as the longest line, as high as all.
  private func wrapped(_ sizes: [IntrinsicContentSize], at widths: [Double], _ measure: TextMeasure)
    -> [IntrinsicContentSize]
  {
    var sizes = sizes
    for (position, row) in system.contents.enumerated() where sizes[position].wraps {
      guard !sizes[position].holds(at: widths[position]) else { continue }
      var size = size(of: row, proposed: widths[position], measure)
      if system.platform.keepsWidthOfOneLine { size.width = sizes[position].width }
      size.proposed = widths[position]
      sizes[position] = size
    }
    return sizes
  }

  /// A text that wraps is as wide as its longest line, which may leave space to others: few screens need more passes than two.
  private static let maximumPasses = 3

  private func size(of row: ContentRow, proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    let context = ControlContext(element: row.element, sizedWith: system.traits)
    return system.platform.sizing(of: row.element)?.size(context, proposed, measure) ?? IntrinsicContentSize()
  }
}

extension ControlContext {
  /// An element of which only the size is asked for.
  fileprivate init(element: Element, sizedWith traits: LayoutTraits) {
    self.init(
      element: element, platform: traits.platform, generation: traits.generation, build: traits.build,
      isForSize: true)
  }
}

/// The size of a screen that a container view of another screen of its file shows.
private enum EmbeddedSize {
  /// The container's size on a device; nil of a screen that no container shows, or where containers show one another in a circle.
  ///
  /// The screen with the container is solved without its texts, which containers rarely follow. Where the size is nothing,
  /// ambiguous or only recorded without them, it is not known.
  static func of(
    _ screen: Screen, in tree: InterfaceTree, traits: LayoutTraits, within screens: Set<String>
  ) -> Size? {
    guard traits.device != nil, !screens.contains(screen.id),
      let (host, position) = container(of: screen.root.id, in: tree), host.id != screen.id
    else { return nil }
    var layout = ScreenLayout(
      screen: host, tree: tree, traits: traits.adapted(to: host, in: tree), within: screens.union([screen.id]))
    let solved = layout.solve { _, _ in nil }
    guard solved.elements.indices.contains(position), let container = solved.elements[position],
      container.determinedBy != .recorded, !container.isAmbiguous, container.frame.width > 0, container.frame.height > 0
    else { return nil }
    return container.frame.size
  }

  /// The screen whose container view shows a controller, and the container's place in file order.
  private static func container(of controller: String, in tree: InterfaceTree) -> (host: Screen, index: Int)? {
    for screen in tree.screens {
      var (index, position): (Int, Int?) = (0, nil)
      screen.root.forEach { element, _ in
        if element.layout.embeds == controller, position == nil { position = index }
        index += 1
      }
      if let position { return (screen, position) }
    }
    return nil
  }
}
