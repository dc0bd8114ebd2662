package import AuditModel
import Localization

/// A project's terms for one language.
package struct LocalGlossary: Sendable {
  /// A term of the source with its agreed translations.
  package struct Translation: Sendable {
    /// The term in the source's language.
    package var source: GlossaryTerm
    /// The translations, one of which has to occur.
    package var accepted: [String]
  }

  /// Terms that must not be translated.
  package let kept: [GlossaryTerm]
  /// Terms that texts must not use.
  package let forbidden: [GlossaryTerm]
  /// Terms with their agreed translations.
  package let translations: [Translation]

  /// The terms of a glossary for a language and its parents.
  package init(_ glossary: Glossary, for locale: LocaleTag) {
    let locales = Set([locale] + locale.parents)
    func applies(_ term: Glossary.Term) -> Bool { term.locale.map { locales.contains($0) } ?? true }
    kept = glossary.kept.filter(applies).map { GlossaryTerm($0.text) }
    forbidden = glossary.forbidden.filter(applies).map { GlossaryTerm($0.text) }
    translations = glossary.translations.filter { locales.contains($0.locale) }.map {
      Translation(source: GlossaryTerm($0.source), accepted: $0.accepted)
    }
  }
}

/// A term that is matched in texts as a whole word.
package struct GlossaryTerm: Sendable {
  /// The term as the project writes it, without the asterisk.
  package let text: String
  private let lowercase: String
  private let takesAnyEnding: Bool

  /// A term; an asterisk at its end matches any ending.
  package init(_ text: String) {
    takesAnyEnding = text.last == "*"
    self.text = takesAnyEnding ? String(text.dropLast()) : text
    lowercase = self.text.lowercased()
  }

  /// Whether the term occurs as it is written.
  package func occurs(in text: String) -> Bool { contains(self.text, in: text) }

  /// Whether the term occurs, ignoring case.
  package func occursInAnyCase(in text: String) -> Bool { contains(lowercase, in: text.lowercased()) }

  private func contains(_ term: String, in text: String) -> Bool {
    guard !term.isEmpty else { return false }
    return text.ranges(of: term).contains { range in
      !joins(text[..<range.lowerBound].unicodeScalars.last, text[range].unicodeScalars.first)
        && (takesAnyEnding || !joins(text[range].unicodeScalars.last, text[range.upperBound...].unicodeScalars.first))
    }
  }

  /// Whether two adjacent characters belong to one word; in scripts without spaces between words they never do.
  private func joins(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
    guard let left, let right else { return false }
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.isLetter || scalar.isMark || scalar.digitValue != nil) && !TextTraits.isSpaceless(scalar.script)
    }
    return isPart(left) && isPart(right)
  }
}
