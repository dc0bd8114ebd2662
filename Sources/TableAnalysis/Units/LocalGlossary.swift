package import AuditModel
import Localization

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

/// A term that is looked for in texts as a whole word.
package struct GlossaryTerm: Sendable {
  /// The term as the project writes it, without the star.
  package let text: String
  private let lowercase: String
  private let takesAnyEnding: Bool

  /// A term; a star at its end stands for any ending.
  package init(_ text: String) {
    takesAnyEnding = text.last == "*"
    self.text = takesAnyEnding ? String(text.dropLast()) : text
    lowercase = self.text.lowercased()
  }

  /// Whether the term occurs as it is written.
  package func occurs(in text: String) -> Bool { contains(self.text, in: text) }

  /// Whether the term occurs in capitals or small letters.
  package func occursInAnyCase(in text: String) -> Bool { contains(lowercase, in: text.lowercased()) }

  private func contains(_ term: String, in text: String) -> Bool {
    guard !term.isEmpty else { return false }
    return text.ranges(of: term).contains { range in
      !joins(text[..<range.lowerBound].unicodeScalars.last, text[range].unicodeScalars.first)
        && (takesAnyEnding || !joins(text[range].unicodeScalars.last, text[range.upperBound...].unicodeScalars.first))
    }
  }

  /// Whether two neighbours belong to one word; those of scripts that put no spaces between words never do.
  private func joins(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
    guard let left, let right else { return false }
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.isLetter || scalar.isMark || scalar.digitValue != nil) && !TextTraits.isSpaceless(scalar.script)
    }
    return isPart(left) && isPart(right)
  }
}
