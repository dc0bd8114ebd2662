import AuditModel
import Localization
import TestSupport
import VoiceOver

@testable import ScreenAnalysis

extension TestScreen {
  /// The screen of a controller whose view, `view`, has children.
  static func controller(_ children: [Node], as kind: ElementKind = .viewController) -> TestScreen {
    TestScreen("screen", root: Node(kind, "root") { Node(.view, "view") { children } })
  }

  /// The facts of the screen with the frames that a test states for each situation, by the elements' ids; `change` then changes
  /// the facts of the elements.
  func facts(
    locales: [LocaleTag] = [.english, .german], devices: [String?] = [nil],
    contentSizes: [ContentSizeCategory] = [.large, .accessibility1],
    conflicts: (LayoutVariant) -> [LayoutConflict] = { _ in [] }, change: (inout [ElementFacts]) -> Void = { _ in },
    frames: (LayoutVariant) -> [String: SolvedElement]
  ) throws -> ScreenFacts {
    let tree = try tree(source: "Main.storyboard")
    let screen = tree.screens[0]
    let list = ScreenIndex(screen, in: tree)
    let layouts = ScreenLayouts(
      original: LayoutVariant(locale: .english, device: nil, contentSize: .large), locales: locales, devices: devices,
      contentSizes: contentSizes, list: list
    ) { situation in
      let own = frames(situation).merging(["view": .at(0, 0, 400, 800)]) { own, _ in own }
      var solved = SolvedScreen(
        size: Size(width: 400, height: 800), elements: list.nodes.map { own[$0.element.id] })
      solved.conflicts = conflicts(situation)
      return solved
    }
    let speech = ScreenSpeech(
      of: screen, in: tree, model: SpeechModel(), lookup: CatalogLookup(LocalizationCatalog()), locales: locales)
    var elements = list.nodes.indices.map { index in
      ElementFacts(
        node: list.nodes[index], reach: list.reach[index], titles: [],
        utterances: speech.stops[index]?.utterances ?? [:], namings: [:])
    }
    change(&elements)
    return ScreenFacts(
      tree: tree, screen: screen, developmentLanguage: .english, locales: locales, buttonLabel: .observed,
      speech: speech, list: list, elements: elements, layouts: layouts)
  }
}
