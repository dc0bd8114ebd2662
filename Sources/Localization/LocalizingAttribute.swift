package import AuditModel
import Utilities

extension RuntimeAttribute {
  /// Whether setting the attribute localizes the object: it is turned on or names a key, and its name is about
  /// localization.
  package var localizes: Bool {
    guard isGiven, let name = keyPath.split(separator: ".").last.map(String.init) else { return false }
    return !Self.systemProperties.contains(name)
      && name.camelCaseParts.contains { Self.isAboutLocalization($0.lowercased()) }
  }

  /// Whether the value is a text, or a Boolean that turns something on.
  private var isGiven: Bool {
    switch type {
    case .boolean: value == "YES"
    case .string: value?.isEmpty == false
    default: false
    }
  }

  private static func isAboutLocalization(_ word: String) -> Bool {
    words.contains(word) || stems.contains(where: word.hasPrefix)
  }

  /// How the words begin by which extensions of UIKit's and AppKit's classes call such an attribute: "localizeTitle",
  /// "localizedText".
  ///
  /// A word such as "local" or "location" says where something is.
  private static let stems = ["localiz", "localis"]
  /// Other words of such names: "xibLocKey", "l10nKey", "i18nKey", "translationKey".
  private static let words: Set<String> = [
    "loc", "l10n", "i18n", "nls", "translate", "translated", "translatable", "translation",
  ]
  /// Properties of AppKit and Foundation with such a word, which do not localize the object (Apple, `NSMenuItem`,
  /// `NSNumberFormatter`).
  private static let systemProperties: Set<String> = [
    "allowsAutomaticKeyEquivalentLocalization", "localizesFormat",
  ]
}
