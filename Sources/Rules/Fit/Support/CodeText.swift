import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// The text that an element of SwiftUI shows itself, whose width nobody knows.
struct CodeText {
  /// The text.
  let text: LocalizableText
  /// Its words in the development language; nil if an expression gives them.
  let words: String?

  /// A text that is shown; nil if the element shows none, or shows it by a text inside.
  init?(at context: ElementContext) {
    guard !context.facts.isHidden, let text = context.element.shownText else { return nil }
    let children = context.screen.descendants(of: context.index)
    guard !children.contains(where: { context.screen.elements[$0].element.kind == .label }) else { return nil }
    self.text = text
    words = text.expression == nil ? context.words(of: text) : nil
    if words?.isEmpty == true { return nil }
  }

  /// The text as the subject of a sentence.
  var subject: String { words.map(quoted) ?? "the text" }

  /// Why a person has to look: the words are not known.
  var reviewReason: ReviewReason? { text.expression.map { .computed($0) } }
}

extension ElementContext {
  /// The words of a text in the development language.
  fileprivate func words(of text: LocalizableText) -> String? {
    screen.speech.words(text, in: screen.developmentLanguage)?.string ?? text.value
  }
}

extension Element {
  /// The text of a label, or the title of a button or link.
  fileprivate var shownText: LocalizableText? {
    switch kind {
    case .label: control.text
    case .button: control.title(for: .normal)
    case .link: control.title
    default: nil
    }
  }
}

extension String {
  /// The number of letters.
  var letterCount: Int { count(where: \.isLetter) }
}
