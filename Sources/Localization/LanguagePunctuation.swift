import AuditModel
import CTextEngine

/// What a language punctuates with, by CLDR.
package struct LanguagePunctuation: Sendable, Hashable {
  /// The marks around a quotation: outer start and end; empty where ICU has none.
  package let quotationMarks: [String]
  /// The marks around a quotation inside another: start and end.
  package let innerQuotationMarks: [String]
  /// The punctuation that the language customarily uses (CLDR's exemplar set); empty where ICU has none.
  package let characters: Set<Unicode.Scalar>

  /// The punctuation of a language.
  init(_ locale: LocaleTag) {
    let mark = { (which: te_quote) in
      ForeignText.utf16 { te_quotation_mark(locale.identifier, which, $0, $1) }
    }
    quotationMarks = [mark(te_quote_start), mark(te_quote_end)].filter { !$0.isEmpty }
    innerQuotationMarks = [mark(te_inner_quote_start), mark(te_inner_quote_end)].filter { !$0.isEmpty }
    let found = ForeignText.items(of: UInt32(0)) { te_punctuation(locale.identifier, $0, $1) }
    characters = Set(found.compactMap(Unicode.Scalar.init))
  }
}
