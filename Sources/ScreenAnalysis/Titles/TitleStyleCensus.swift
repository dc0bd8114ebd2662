package import Localization
package import AuditModel
import PlatformData
package import Localization

/// How many of a project's English button titles are in which style: a design system is told as one thing, an odd one out by itself.
package struct TitleStyleCensus: Sendable, Hashable {
  /// How many titles are in title style.
  package private(set) var titled = 0
  /// How many are in sentence style.
  package private(set) var sentence = 0

  /// A census of nothing.
  package init() {}

  /// The census of a project's interfaces.
  package init(of trees: [InterfaceTree], lookup: CatalogLookup, locales: LocaleSelection) {
    for tree in trees {
      guard let locale = locales.locales(of: tree).first(where: { $0.language == "en" && !$0.isPseudo }) else {
        continue
      }
      tree.forEachElement { element in
        guard element.isTitledInTitleStyle(on: tree.platform) else { return }
        for title in element.buttonTitles {
          guard let text = lookup.resolve(title, in: tree, locale: locale), !text.isBareKey else { continue }
          add(text.string)
        }
      }
    }
  }

  /// Whether the project writes its titles in sentence style: most that tell, and enough of them to be a habit.
  package var isSentenceStyle: Bool { sentence > titled && sentence >= Self.habit }

  /// From how many titles on a style is a habit rather than a slip.
  private static let habit = 5

  private mutating func add(_ title: String) {
    switch TitleStyle(of: title) {
    case .title: titled += 1
    case .sentence: sentence += 1
    case nil: break
    }
  }
}

extension Element {
  /// Whether the element is a button whose title the guidelines want in title style; AppKit's check boxes and radio buttons have
  /// texts in sentence style.
  package func isTitledInTitleStyle(on platform: Platform) -> Bool {
    if kind == .barButtonItem { return true }
    return kind == .button
      && !(platform == .macOS && control.type.map(AppKitMetrics.wrappingTypes.contains) ?? false)
  }

  /// The titles of a button: the configuration's, else those of its states, in their order.
  package var buttonTitles: [LocalizableText] {
    if let title = control.configuration?.title { return [title] }
    let states = ControlState.allCases.compactMap { control.title(for: $0) }
    var titles: [LocalizableText] = []
    for title in states + [control.title].compactMap({ $0 }) where !titles.contains(title) { titles.append(title) }
    return titles
  }

  /// Puts other words for a title of the button, wherever it stands.
  package mutating func replaceTitle(_ title: LocalizableText, with words: String) {
    let new = LocalizableText(words)
    if control.title == title { control.title = new }
    if control.configuration?.title == title { control.configuration?.title = new }
    for state in ControlState.allCases where control.title(for: state) == title { control.states?[state]?.title = new }
  }
}
