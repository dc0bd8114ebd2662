import AuditModel
import Localization

/// The words by which people know the elements of a screen: what they show or are called in the development language.
struct ElementNames {
  private let screen: Screen
  private let resolve: (LocalizableText) -> String?

  /// The names on a screen.
  init(of item: AnalysisContext.Item, lookup: CatalogLookup, locales: LocaleSelection) {
    screen = item.screen
    let (tree, language) = (item.tree, locales.developmentLanguage(of: item.tree))
    resolve = { lookup.resolve($0, in: tree, locale: language)?.string }
  }

  /// The names of some elements by id; those without words are left out.
  func names(of ids: Set<String>) -> [String: String] {
    guard !ids.isEmpty else { return [:] }
    var names: [String: String] = [:]
    screen.root.forEach { element, _ in
      guard ids.contains(element.id), names[element.id] == nil else { return }
      names[element.id] = name(of: element)
    }
    return names
  }

  private func name(of element: Element) -> String? {
    let control = element.control
    let texts = [
      control.text, control.configuration?.title, control.title(for: .normal), control.title,
      element.accessibility.label, control.placeholder,
    ]
    let words = texts.lazy.compactMap(\.self).compactMap(resolve).first { !$0.allSatisfy(\.isWhitespace) }
    return words ?? (control.image?.name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
