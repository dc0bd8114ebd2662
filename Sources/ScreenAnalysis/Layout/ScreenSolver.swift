package import AuditModel
import Layout
import Localization
import PlatformData
import TextLayout

/// Lays out one screen for one device with the texts of any locale at any content size.
///
/// What was measured and made ready once is kept, so that a further locale or size costs only what differs in it.
struct ScreenSolver {
  /// What the screen is laid out for; direction and content size are set for each solution.
  private let traits: LayoutTraits
  let tree: InterfaceTree
  private let screen: Screen
  /// Whether the screen has to be made ready anew for another content size.
  private let followsContentSize: Bool
  /// The texts as its controls set them.
  var texts: ScreenTexts
  private var layouts: [LayoutTraits: ScreenLayout] = [:]

  /// A screen of a tree in an environment.
  package init(
    tree: InterfaceTree, screen: Screen, traits: LayoutTraits, lookup: CatalogLookup, text: TextMeasurer,
    samples: SampleArguments = SampleArguments()
  ) {
    self.traits = traits
    self.tree = tree
    self.screen = screen
    followsContentSize = screen.followsContentSize
    texts = ScreenTexts(
      tree: tree, lookup: lookup, measurer: text, samples: samples, devicePixels: traits.device?.scale)
  }

  /// The screen's frames in a locale, whose language decides the direction, at a content size.
  mutating func solve(locale: LocaleTag, contentSize: ContentSizeCategory) -> SolvedScreen {
    let traits = traits(locale: locale, contentSize: contentSize)
    var layout =
      layouts.removeValue(forKey: traits) ?? ScreenLayout(screen: screen, tree: tree, traits: traits)
    defer { layouts[traits] = layout }
    return layout.solve { slot, width in
      texts.size(of: slot, locale: locale, contentSize: contentSize, proposedWidth: width)
    }
  }

  private func traits(locale: LocaleTag, contentSize: ContentSizeCategory) -> LayoutTraits {
    var traits = traits
    traits.isRightToLeft = LanguageProfile(locale).isRightToLeft
    if followsContentSize { traits.contentSize = contentSize }
    return traits
  }

  /// The screen laid out for a setting.
  mutating func solution(for setting: LayoutSetting) -> ScreenSolution {
    ScreenSolution(
      screen: screen, setting: setting, solved: solve(locale: setting.locale, contentSize: setting.contentSize))
  }
}

/// A screen as it is laid out for one device, locale and content size.
struct ScreenSolution: Sendable {
  package var screen: Screen
  package var setting: LayoutSetting
  package var solved: SolvedScreen

  /// The elements whose frames are known, in file order.
  package var rows: [LayoutRow] {
    var rows: [LayoutRow] = []
    var index = 0
    screen.root.forEach { element, _ in
      if let frame = solved.element(at: index) { rows.append(LayoutRow(element, frame, in: setting)) }
      index += 1
    }
    return rows
  }
}

extension SolvedScreen {
  /// What was solved of the element at a place in file order.
  package func element(at index: Int) -> SolvedElement? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

extension Screen {
  /// Whether the screen is as large as the display, as far as the file tells.
  ///
  /// A cell, or a view in a file of its own that is no device's size, is as large as whoever shows it makes it.
  package func fillsDisplay(in tree: InterfaceTree) -> Bool {
    if root.kind == .viewController { return true }
    guard ![.cell, .window].contains(root.kind) else { return false }
    // Trees of other tools have screens only.
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

extension Platform {
  /// Whether the sizes of the platform's controls are known well enough to solve its screens.
  var isSolved: Bool { self == .iOS || self == .macOS }
}
