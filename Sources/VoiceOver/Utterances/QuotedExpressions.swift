package import AuditModel
import FormatStrings

extension LocalizableText {
  /// What a transcript has for words that only code knows: their expression in quotation marks, `‹user.name›`; nil for other texts.
  var quotedExpression: String? { expression.map { "‹\($0)›" } }

  /// The words of the text with the expressions that fill it in the places of their specifiers.
  package func namingArguments(in words: String) -> String {
    guard let arguments else { return words }
    return TitleArgument.filled(words, isOfAny: true) { position in
      arguments.indices.contains(position - 1) ? arguments[position - 1].quotedExpression : nil
    }
  }
}
