import AuditModel
import Localization

/// Finds the stops of a screen by its recorded frames in one locale after the other.
///
/// The words of a locale decide only which elements are spoken, so locales that agree on that, and on the direction, share their
/// stops.
struct StopFinder {
  /// Everything that the stops depend on.
  private struct Key: Hashable {
    var isRightToLeft: Bool
    /// By index in file order, whether an element is an accessibility element.
    var spoken: [Bool]
    /// By index in file order, whether an element has a footer.
    var footers: [Bool]
  }

  private let screen: Screen
  /// The screen's elements with what their containers decide, in file order; empty until the first locale.
  private var elements: [Element] = []
  private var known: [Key: [ReadingOrder.Stop]] = [:]

  init(_ screen: Screen) { self.screen = screen }

  /// The stops in a locale, in reading order.
  mutating func stops(speech: SpeechContext, locale: LocaleTag) -> [ReadingOrder.Stop] {
    let ownKey = elements.isEmpty ? nil : key(speech: speech, locale: locale)
    if let ownKey, let stops = known[ownKey] { return stops }
    var order = ReadingOrder(screen: screen, speech: speech, locale: locale)
    let stops = order.stops()
    if elements.isEmpty { elements = order.elements }
    known[ownKey ?? key(speech: speech, locale: locale)] = stops
    return stops
  }

  private func key(speech: SpeechContext, locale: LocaleTag) -> Key {
    Key(
      isRightToLeft: LanguageProfile(locale).isRightToLeft, spoken: elements.map(speech.isAccessibilityElement),
      footers: elements.map { $0.hasFooter(speech) })
  }
}
