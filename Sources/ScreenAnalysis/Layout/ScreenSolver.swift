import AuditModel
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
  private let tree: InterfaceTree
  private let screen: Screen
  /// Whether the screen has to be made ready anew for another content size.
  private let followsContentSize: Bool
  private var texts: ScreenTexts
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

  /// The picture of the screen for a setting.
  ///
  /// - Parameter marked: The elements of which a rule found something: by id, the name of the text to show.
  package mutating func picture(for setting: LayoutSetting, marked: [String: String] = [:]) -> ScreenPicture {
    let isRightToLeft = LanguageProfile(setting.locale).isRightToLeft
    let painter = ScreenPainter(solution(for: setting), in: tree, isRightToLeft: isRightToLeft, marked: marked)
    var picture = painter.picture(texts: &texts)
    picture.isWindow = tree.platform == .macOS
    return picture
  }
}
