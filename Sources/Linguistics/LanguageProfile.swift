package import AuditModel

/// What ICU knows about one language that rules ask for: plural categories, scripts, direction.
package struct LanguageProfile: Sendable {
  /// The language.
  package let locale: LocaleTag

  /// The facts of a language.
  package init(_ locale: LocaleTag) { self.locale = locale }
}
