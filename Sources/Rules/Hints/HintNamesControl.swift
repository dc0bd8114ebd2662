import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A hint names the control that it belongs to.
///
/// ## What it reports
/// A hint that contains the words of the label followed by the word for the control's type ("The Save button saves the
/// file."), in any known language; in English also a hint that begins with the type ("Button that saves the file.").
/// Reported on the Mac too. Severity: note.
///
/// ## Why it matters
/// VoiceOver has just spoken the label and the type.
///
/// ## Example
/// Apple's documentation: "Don't include the control or view type in the hint", so not "Button that plays the song".
///
/// ## Known limits
/// The words for control types are known for the languages of `Locales/spoken`.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement).
struct HintNamesControl: HintRule {
  static let name = "hint-names-control"
  static let severity = Severity.note
  static let judgesToolTips = true
  static let judgesMac = true

  /// The hints that name their controls.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard let roles = hint.roles else { return nil }
    if let role = roles.first(where: { hint.namesLabel(with: $0) }) {
      let fixed = hint.isEnglish ? hint.withoutSubject(role) : nil
      return HintProblem(predicate: "names its control (\"\(role)\")", fixed: fixed)
    }
    guard hint.isEnglish, let role = roles.first(where: { hint.beginsWithRole($0) }) else { return nil }
    return HintProblem(predicate: "begins with the type of its control (\"\(role)\")")
  }
}

extension SpokenHint {
  /// The words for the element's type; nil if there aren't any.
  fileprivate var roles: [String]? {
    let names: [ElementKind: String] = [
      .button: "button", .barButtonItem: "button", .popUpButton: "button", .segment: "button", .link: "link",
      .imageView: "image", .tabBarItem: "tab", .switch: "switch", .slider: "slider", .textField: "textField",
      .searchField: "searchField",
    ]
    let trait = context.element.accessibility.traits?.first { [.button, .link, .image].contains($0) }?.name
    return (trait ?? names[context.element.kind]).flatMap { vocabulary.roles[$0] }
  }

  /// Whether the label's words are followed by the word for the type.
  fileprivate func namesLabel(with role: String) -> Bool {
    guard !label.isEmpty else { return false }
    let sought = (label.list + HintWords(role).list).joined(separator: " ")
    // A label that contains the word itself is reported by another rule.
    return !words.positions(of: sought).isEmpty && label.positions(of: role).isEmpty
  }

  /// Whether the text begins with the type, or with an article and the type.
  fileprivate func beginsWithRole(_ role: String) -> Bool {
    let type = HintWords(role).list
    let rest =
      words.list.first.map { ["a", "an", "the", "this"].contains($0) } == true
      ? words.list.dropFirst() : words.list[...]
    guard rest.starts(with: type), let next = rest.dropFirst(type.count).first else { return false }
    return ["that", "which", "to", "for"].contains(next) || EnglishVerbs.isThirdPerson(next)
  }

  /// The hint from its verb on, if label and type are its subject.
  fileprivate func withoutSubject(_ role: String) -> String? {
    let subject = label.list + HintWords(role).list
    let article = words.list.first == "the" || words.list.first == "this" ? 1 : 0
    guard words.list.dropFirst(article).starts(with: subject) else { return nil }
    let parts = text.split(separator: " ")
    let start = article + subject.count
    guard start < parts.count, start < words.list.count, EnglishVerbs.isThirdPerson(words.list[start]) else {
      return nil
    }
    let rest = parts[start...].joined(separator: " ")
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}
