package import Localization
package import AuditModel
import LocaleData
package import VoiceOver

/// How VoiceOver speaks a screen's elements in every locale, and how it would after a fix.
package struct ScreenSpeech: Sendable {
  /// An element at which VoiceOver stops.
  package struct Stop: Sendable {
    /// What it says, by locale.
    package var utterances: [LocaleTag: Utterance] = [:]
    /// The element's position in its container.
    package var context: AccessibilityContext?
  }

  /// The locales in which the screen is spoken, the development language first.
  package let locales: [LocaleTag]
  /// The stops by the element's index; parts that UIKit makes of an element, such as a stepper's halves, are left out.
  package let stops: [Int: Stop]
  private let model: SpeechModel
  private let lookup: CatalogLookup
  private let tree: InterfaceTree

  /// The utterances of a screen in some locales.
  package init(
    of screen: Screen, in tree: InterfaceTree, model: SpeechModel, lookup: CatalogLookup, locales: [LocaleTag]
  ) {
    self.model = model
    self.lookup = lookup
    self.locales = locales
    self.tree = tree
    var stops: [Int: Stop] = [:]
    model.forEachStop(
      of: screen, platform: tree.platform, framework: tree.framework, locales: locales,
      resolve: { text, locale in lookup.resolve(text, in: tree, locale: locale)?.string },
      body: { locale, index, context, utterance in
        stops[index, default: Stop(context: context)].utterances[locale] = utterance
      })
    self.stops = stops
  }

  /// The words of a text in a locale; nil if there aren't any, if they are blank, or if only the bare key is known.
  package func words(_ text: LocalizableText?, in locale: LocaleTag) -> ResolvedText? {
    guard let text, let resolved = lookup.resolve(text, in: tree, locale: locale), !resolved.isBareKey,
      !resolved.string.allSatisfy(\.isWhitespace)
    else { return nil }
    return resolved
  }

  /// Whether a device shows the key of a text in a locale, since it has no words.
  package func showsKey(of text: LocalizableText, in locale: LocaleTag) -> Bool {
    lookup.showsKey(of: text, in: tree, locale: locale)
  }

  /// Whether a table has an empty text for the key of a text in a locale.
  package func hasEmptyEntry(for text: LocalizableText, in locale: LocaleTag) -> Bool {
    guard text.key != nil, let resolved = lookup.resolve(text, in: tree, locale: locale) else { return false }
    return resolved.string.isEmpty && resolved.location != nil
  }

  /// Whether a table has the key of a text in any language, audited or not.
  package func hasKey(of text: LocalizableText) -> Bool { lookup.hasKey(of: text, in: tree) }

  /// Whether a text has a key, but no table of its name was read, so that its words are not known.
  package func isOfUnreadTable(_ text: LocalizableText) -> Bool {
    text.key != nil && !lookup.hasTable(of: text, in: tree)
  }

  /// What VoiceOver would say of an element in a context; nil if it would not stop there.
  ///
  /// - Parameter namesArguments: Whether expressions take the places of the format specifiers that they fill.
  func utterance(
    of element: Element, in locale: LocaleTag, context: AccessibilityContext?, namesArguments: Bool = false
  ) -> Utterance? {
    model.utterance(
      of: element, platform: tree.platform, framework: tree.framework, locale: locale, context: context
    ) { text in
      let words = lookup.resolve(text, in: tree, locale: locale)?.string
      return namesArguments ? words.map(text.namingArguments) : words
    }
  }
}

extension Utterance {
  /// The part that names the element: the label, or the value or hint that replaces a missing label.
  package var label: Segment? { segments.first { $0.role == .label } }
}
