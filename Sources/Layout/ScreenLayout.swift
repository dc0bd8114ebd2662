package import AuditModel
package import PlatformData

/// What a screen is laid out for.
package struct LayoutEnvironment: Sendable, Hashable {
  /// The device; nil is the canvas that the file was designed for.
  package var device: DeviceScreen?
  /// Whether cells keep the heights that they are drawn with, as on Interface Builder's canvas; in an app they grow.
  package var keepsCanvas = false
  /// The generation of the system; nil is that of the file's own frames.
  package var generation: SystemGeneration?
  /// Whether the interface runs from right to left.
  package var isRightToLeft = false
  /// The content size, which decides readable widths (`Screen.followsContentSize`); texts are measured by whoever measures them.
  package var contentSize = ContentSizeCategory.standard

  /// The file's own canvas, left to right.
  package init() {}
}

/// A text as it is set: its size, and the height of one of its lines.
package struct MeasuredText: Sendable, Hashable {
  /// The size in points, rounded up to pixels.
  package var size: Size
  /// The height of one line in points.
  package var lineHeight: Points

  /// A text as it is set.
  package init(size: Size, lineHeight: Points) {
    self.size = size
    self.lineHeight = lineHeight
  }
}

/// Measures a text at a proposed width in points (nil is no limit): its width and height as it is then set.
///
/// Nil where nothing is shown, or nothing can be told.
package typealias TextMeasure = (_ text: TitleSlot, _ proposedWidth: Points?) -> MeasuredText?

/// A screen made ready for one environment: its constraints are gathered once, and solved for as many texts as there are.
package struct ScreenLayout: Sendable {
  private var system: ScreenSystem
  private var solver: ConstraintSolver
  private var origins: [FrameOrigin]?
  private var memory = Memory()
  private var findings = ScreenFindings()

  /// What was solved already.
  private struct Memory: Sendable {
    /// The widths that views get by the sizes of texts on one line.
    var widths: [[ContentExtent]: [Double]] = [:]
    /// The screens by the sizes of texts as they are wrapped.
    var screens: [[ContentExtent]: SolvedScreen] = [:]
  }

  /// A screen in an environment.
  package init(screen: Screen, tree: InterfaceTree, environment: LayoutEnvironment) {
    self.init(screen: screen, tree: tree, environment: environment, within: [])
  }

  /// A screen in an environment.
  ///
  /// - Parameter screens: The ids of the screens that are being laid out to learn the size of one that they show in a container.
  init(screen: Screen, tree: InterfaceTree, environment: LayoutEnvironment, within screens: Set<String>) {
    var setting = ScreenSetting(screen: screen, tree: tree, environment: environment)
    if let size = EmbeddedSize.of(screen, in: tree, environment: environment, within: screens) {
      // What a container shows lies inside, where no bar or edge of the display cuts it.
      (setting.size, setting.safeArea) = (size, EdgeDistances())
    }
    let classes = SizeClasses(of: tree, environment: environment)
    system = ScreenSystem(tree: LayoutTree(root: screen.root, classes: classes), setting: setting)
    solver = ConstraintSolver(system.system)
  }

  /// The screen with its texts as `measure` sets them.
  ///
  /// Texts of the same sizes give the same screen, which is solved once: locales and content sizes cost what differs in them.
  package mutating func solve(measure: TextMeasure) -> SolvedScreen {
    let natural = system.contents.map { size(of: $0, proposed: nil, measure) }
    if let widths = memory.widths[natural], let known = memory.screens[wrapped(natural, at: widths, measure)] {
      return known
    }
    share(by: natural)
    var settled = settle(natural, measure)
    while findings.learn(from: solver, of: system) {
      rebuild()
      settled = settle(natural, measure)
    }
    let screen = reading(of: settled.sizes)
    memory.widths[natural] = settled.widths
    if settled.isFinal { memory.screens[settled.sizes] = screen }
    return screen
  }

  /// The constraints that the last solution satisfies, with the sizes of its texts.
  package var constraints: ConstraintSystem { solver.system }

  private mutating func reading(of sizes: [ContentExtent]) -> SolvedScreen {
    let origins = self.origins ?? FrameOrigins.of(system, solved: solver)
    self.origins = origins
    let ambiguities = Ambiguity.of(system, solver: &solver)
    let reading = SolutionReading(
      system: system, solver: solver, ambiguities: ambiguities, origins: origins, natural: sizes)
    var screen = SolvedScreen(size: size, elements: reading.elements())
    screen.conflicts = reading.conflicts()
    return screen
  }

  /// The screen's size: a window's follows what it shows.
  private var size: Size {
    let main = system.tree.nodes.indices.first { Roots.isMain($0, in: system.tree) }
    guard system.setting.platform == .macOS, let frame = main.flatMap({ system.frame($0) }) else {
      return system.setting.size
    }
    return Size(width: Points(value(frame.width)), height: Points(value(frame.height)))
  }

  /// Has stacks share their lengths by these sizes, where any does so in proportion.
  private mutating func share(by natural: [ContentExtent]) {
    guard system.sharesInProportion else { return }
    let sizes = Dictionary(zip(system.contents.map(\.place), natural)) { first, _ in first }
    guard sizes != findings.natural else { return }
    findings.natural = sizes
    rebuild()
  }

  private mutating func rebuild() {
    system = ScreenSystem(tree: system.tree, setting: system.setting, findings: findings)
    solver = ConstraintSolver(system.system)
  }

  /// What came of solving with some texts.
  private struct Settled {
    /// The sizes of what the views show, wrapped texts in the width that they got.
    var sizes: [ContentExtent]
    /// The widths that the views got while every text stood on one line, in the rows' order.
    var widths: [Double]
    /// Whether wrapping changed no width, so that the sizes alone tell the screen.
    var isFinal = true
  }

  /// Solves with texts on one line, then with those wrapped that got less width.
  private mutating func settle(_ natural: [ContentExtent], _ measure: TextMeasure) -> Settled {
    for (row, size) in zip(system.contents, natural) { set(size, of: row) }
    solver.solve()
    var settled = Settled(sizes: natural, widths: system.contents.map { value($0.extent.width) })
    var widths = settled.widths
    for pass in 0..<Self.mostPasses {
      let sizes = wrapped(settled.sizes, at: widths, measure)
      guard sizes != settled.sizes else { break }
      for (place, row) in system.contents.enumerated() where sizes[place] != settled.sizes[place] {
        set(sizes[place], of: row)
      }
      solver.solve()
      settled.sizes = sizes
      settled.isFinal = pass == 0
      widths = system.contents.map { value($0.extent.width) }
    }
    return settled
  }

  /// The sizes with those of wrapping texts in the widths that their views got: as wide as the longest line, as high as all.
  private func wrapped(_ sizes: [ContentExtent], at widths: [Double], _ measure: TextMeasure) -> [ContentExtent] {
    var sizes = sizes
    for (place, row) in system.contents.enumerated() where sizes[place].wraps {
      guard !sizes[place].holds(at: widths[place]) else { continue }
      var size = size(of: row, proposed: widths[place], measure)
      // AppKit's fields stay as wide as their text on one line.
      if system.setting.platform == .macOS { size.width = sizes[place].width }
      size.proposed = widths[place]
      sizes[place] = size
    }
    return sizes
  }

  /// A text that wraps is as wide as its longest line, which may make room for others: few screens need more passes than two.
  private static let mostPasses = 3

  private func size(of row: ContentRow, proposed: Double?, _ measure: TextMeasure) -> ContentExtent {
    let site = ContentSite(element: row.element, setting: system.setting, proposed: proposed)
    return SizeFamily.of(row.element, platform: system.setting.platform)?.size(site, measure) ?? ContentExtent()
  }

  private mutating func set(_ size: ContentExtent, of row: ContentRow) {
    if let id = row.width { setLength(size.width ?? 0, id, row.extent.width) }
    if let id = row.height { setLength(size.height ?? 0, id, row.extent.height) }
    if let first = system.firstBaselines[row.place] { solver.setConstant(of: first.id, to: size.firstBaseline ?? 0) }
    if let last = system.lastBaselines[row.place] { solver.setConstant(of: last.id, to: size.lastBaseline ?? 0) }
  }

  private mutating func setLength(_ length: Double, _ id: ConstraintID, _ extent: Affine) {
    solver.setConstant(of: id, to: length - extent.constant)
  }

  private func value(_ sum: Affine) -> Double { solver.value(of: sum) }
}

extension ConstraintSolver {
  /// The value of a sum.
  func value(of sum: Affine) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}
