import Localization
package import AuditModel

/// A project's terms as they hold in one language.
package struct LocalGlossary: Sendable {
  /// A source's term with what stands for it.
  package struct Translation: Sendable {
    /// The term in the source's language.
    package var source: GlossaryTerm
    /// The texts of which one has to occur.
    package var accepted: [String]
  }

  /// Terms that translations keep as they are.
  package let kept: [GlossaryTerm]
  /// Terms that texts must not use.
  package let forbidden: [GlossaryTerm]
  /// Terms with their agreed translations.
  package let translations: [Translation]

  /// The terms of a glossary that are for a language, or for one that it inherits from.
  package init(_ glossary: Glossary, for locale: LocaleTag) {
    let locales = Set([locale] + locale.parents)
    func isMeant(_ term: Glossary.Term) -> Bool { term.locale.map { locales.contains($0) } ?? true }
    kept = glossary.kept.filter(isMeant).map { GlossaryTerm($0.text) }
    forbidden = glossary.forbidden.filter(isMeant).map { GlossaryTerm($0.text) }
    translations = glossary.translations.filter { locales.contains($0.locale) }.map {
      Translation(source: GlossaryTerm($0.source), accepted: $0.accepted)
    }
  }
}
