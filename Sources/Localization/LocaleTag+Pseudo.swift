package import AuditModel
import LocaleData

extension LocaleTag {
  /// Whether nobody speaks the language: a locale of `Locales/pseudo`, which tries out fit and format.
  package var isPseudo: Bool { PseudoLocales.tags.contains(identifier) }
}
