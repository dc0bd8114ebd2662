package import AuditModel
import Layout
import Localization
import PlatformData
import TextLayout

/// Lays out one screen on one device with the texts of any locale at any content size.
///
/// Measurements and constraint systems are kept, so that another locale or size costs only what differs in it.
struct ScreenSolver {
  /// The traits on the device; direction and content size are set for each solution.
  let traits: LayoutTraits
  let tree: InterfaceTree
  private let screen: Screen
  /// The device; nil means the canvas that the file was designed on, or the platform's usual window.
  let device: DeviceScreen?
  let context: AnalysisContext
  let measurer: TextMeasurer
  /// Whether another content size needs another constraint system.
  private let followsContentSize: Bool
  /// The texts as the screen's controls set them.
  var texts: ScreenTexts
  private var layouts: [LayoutTraits: any SolvableLayout] = [:]

  /// A screen of a tree.
  ///
  /// - Parameters:
  ///   - device: The device; nil means the canvas that the file was designed on.
  ///   - keepsCanvas: Whether the screen is as Interface Builder draws it: cells keep their heights, arguments are not
  /// replaced.
  init(
    of screen: Screen, in tree: InterfaceTree, on device: DeviceScreen? = nil, keepsCanvas: Bool = false,
    context: AnalysisContext, text: TextMeasurer
  ) {
    self.tree = tree
    self.screen = screen
    self.context = context
    measurer = text
    let device = device ?? tree.usualDevice
    self.device = device
    traits = LayoutTraits(
      of: screen, in: tree, device: device, generation: tree.generation(asked: context.options.generation),
      keepsCanvas: keepsCanvas)
    followsContentSize = tree.isLaidOutByViews || screen.followsContentSize
    var samples = context.samples.of(tree)
    samples.areFilled = !keepsCanvas
    texts = ScreenTexts(
      tree: tree, lookup: context.lookup, measurer: text, samples: samples, devicePixels: device?.scale)
  }

  /// The screen's frames in a locale, whose language decides the direction, at a content size.
  mutating func solve(locale: LocaleTag, contentSize: ContentSizeCategory) -> SolvedScreen {
    // What the running app laid out needs no solution.
    guard tree.recording == nil else { return screen.recorded }
    let traits = traits(locale: locale, contentSize: contentSize)
    // Taken out, so that it is changed in place: it keeps what it has solved.
    var layout = layouts.removeValue(forKey: traits) ?? tree.layout(of: screen, traits: traits)
    defer { layouts[traits] = layout }
    let solved = layout.solve { slot, width in
      texts.size(of: slot, locale: locale, contentSize: contentSize, proposedWidth: width)
    }
    return tree.isMadeInCode == true ? solved.certain(in: screen) : solved
  }

  private func traits(locale: LocaleTag, contentSize: ContentSizeCategory) -> LayoutTraits {
    var traits = traits
    traits.isRightToLeft = LanguageProfile(locale).isRightToLeft
    if followsContentSize { traits.contentSize = contentSize }
    return traits
  }

  /// The screen laid out for a variant on this solver's device.
  mutating func solution(for variant: LayoutVariant) -> ScreenSolution {
    ScreenSolution(
      tree: tree, screen: screen, variant: variant,
      solved: solve(locale: variant.locale, contentSize: variant.contentSize))
  }
}

/// A screen as it is laid out for one device, locale and content size.
struct ScreenSolution: Sendable {
  var tree: InterfaceTree
  var screen: Screen
  var variant: LayoutVariant
  var solved: SolvedScreen

  /// The elements whose frames are known, in file order.
  var rows: [LayoutRow] {
    var rows: [LayoutRow] = []
    var index = 0
    screen.root.forEach { element, _ in
      if let frame = solved.element(at: index) {
        rows.append(LayoutRow(element, frame, of: screen, in: tree, for: variant))
      }
      index += 1
    }
    return rows
  }
}

extension SolvedScreen {
  /// The solution of the element at an index.
  package func element(at index: Int) -> SolvedElement? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

extension Screen {
  /// Whether the screen fills the display, as far as the file says.
  ///
  /// A cell, or a view in a file of its own that does not have a device's size, gets its size from whatever shows it.
  package func fillsDisplay(in tree: InterfaceTree) -> Bool {
    if root.kind == .viewController { return true }
    guard ![.cell, .window].contains(root.kind) else { return false }
    // Trees from other tools contain only whole screens.
    guard tree.toolsVersion != nil else { return true }
    let device = tree.device.flatMap {
      DeviceScreen.designDevice(id: $0, isLandscape: tree.isLandscape ?? false)
    }
    return device.map { Size(width: Points($0.width), height: Points($0.height)) == size } ?? false
  }

  /// The screen as its file records it.
  package var recorded: SolvedScreen {
    var elements: [SolvedElement?] = []
    root.forEach { element, _ in
      elements.append(element.frame.map { SolvedElement(frame: $0, determinedBy: .recorded) })
    }
    return SolvedScreen(size: size ?? Size(width: 0, height: 0), elements: elements)
  }
}

extension DeviceScreen {
  /// Whether the device shows an interface; windows of the Mac and of visionOS have no device.
  func shows(_ tree: InterfaceTree) -> Bool { !tree.isForMac && tree.platform == (self == .appleTV ? .tvOS : .iOS) }
}

extension Platform {
  /// Whether the sizes of the platform's controls are known well enough to solve its screens.
  var isSolved: Bool { self == .iOS || self == .macOS }
}
