import AuditModel
import Localization
import TestSupport
import VoiceOver

@testable import ScreenAnalysis

/// A screen of 400 × 800 pt whose solved frames a test states, by the elements' ids.
struct SolvedScene {
  /// The frames in one situation.
  typealias Frames = [String: SolvedElement]

  /// The elements in the root view.
  var children: [Element]
  var locales: [LocaleTag] = [.english, .german]
  var devices: [String?] = [nil]
  var contentSizes: [ContentSizeCategory] = [.large, .accessibility1]
  var platform = Platform.iOS
  /// What the file says of the screen, its root's kind above all.
  var rootKind = ElementKind.viewController
  var conflicts: (LayoutVariant) -> [LayoutConflict] = { _ in [] }

  /// The facts of the screen, with the frames that a situation has.
  func facts(_ frames: (LayoutVariant) -> Frames) -> ScreenFacts {
    var view = Element(id: "view", kind: .view)
    view.children = children
    var root = Element(id: "root", kind: rootKind)
    root.children = [view]
    let screen = Screen(id: "screen", size: Size(width: 400, height: 800), root: root)
    let tree = InterfaceTree(source: "Main.storyboard", platform: platform)
    let list = ScreenIndex(screen, in: tree)
    let layouts = ScreenLayouts(
      original: LayoutVariant(locale: .english, device: nil, contentSize: .large), locales: locales, devices: devices,
      contentSizes: contentSizes, list: list
    ) { situation in
      var own = frames(situation)
      own["view"] = .at(0, 0, 400, 800)
      var solved = SolvedScreen(
        size: Size(width: 400, height: 800), elements: list.nodes.map { own[$0.element.id] })
      solved.conflicts = conflicts(situation)
      return solved
    }
    let speech = ScreenSpeech(
      of: screen, in: tree, model: SpeechModel(), lookup: CatalogLookup(LocalizationCatalog()), locales: locales)
    return ScreenFacts(
      tree: tree, screen: screen, developmentLanguage: .english, locales: locales, buttonLabel: .observed,
      speech: speech, list: list,
      elements: list.nodes.indices.map { index in
        ElementFacts(
          node: list.nodes[index], reach: list.reach[index], titles: [],
          utterances: speech.stops[index]?.utterances ?? [:], namings: [:])
      }, layouts: layouts)
  }
}

extension Element {
  /// A control or view with a title or text.
  static func shown(
    _ kind: ElementKind, _ id: String, _ text: String? = nil, children: [Element] = []
  ) -> Element {
    var element = Element(id: id, kind: kind)
    element.children = children
    guard let text else { return element }
    if kind == .button {
      element.control.states = [.normal: StateContent(title: LocalizableText(text))]
    } else {
      element.control.text = LocalizableText(text)
    }
    return element
  }
}
