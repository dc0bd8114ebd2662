import AuditModel
import ScreenAnalysis

extension ScreenFacts {
  /// An element for a person, by what it is and its text or else its id: `the button "Save"`.
  ///
  /// - Parameter text: The text that it shows; nil for its own text, in the development language if code looks that up.
  func name(of index: Int, showing text: String? = nil) -> String {
    let element = elements[index].element
    let own = element.ownText.flatMap { speech.words($0, in: developmentLanguage)?.string ?? $0.value }
    let words = (text ?? own).map { "\"\($0)\"" }
    return "the \(element.kind.noun) \(words ?? element.id)"
  }
}

extension ElementKind {
  /// The kind for a person, in words: `text field`.
  var noun: String {
    if self == .popUpButton { return "pop-up button" }
    // A class name stays as it is.
    guard name.first?.isLowercase == true else { return name }
    return name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}

extension Element {
  /// The element's own text in the file; nil if there isn't one or it is blank.
  var ownText: LocalizableText? {
    [control.text, control.configuration?.title, control.title(for: .normal), control.title, control.placeholder]
      .lazy.compactMap { $0 }.first { !$0.isBlank }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmingWhitespace: String {
    let start = drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}
