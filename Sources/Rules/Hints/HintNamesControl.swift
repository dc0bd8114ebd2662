import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A hint names the control that it belongs to.
///
/// ## What it reports
/// A hint that has the words of the label with the word for the control's type after them ("The Save button saves the
/// file."), per language; in English also one that begins with the type ("Button that saves the file."). A note. On the
/// Mac too.
///
/// ## Why it matters
/// Label and type were spoken just before.
///
/// ## Example
/// Apple's page: "Don't include the control or view type in the hint": not "Button that plays the song".
///
/// ## Known limits
/// The words for types are known for the languages of `Locales/spoken`. Hints are rare in Interface Builder files: nine
/// public apps have four. None of them names its control.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement).
struct HintNamesControl: HintRule {
  static let name = "hint-names-control"
  static let severity = Severity.note
  static let judgesMac = true

  /// The hints that name their controls.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    guard let roles = hint.roles else { return nil }
    if let role = roles.first(where: { hint.namesLabel(with: $0) }) {
      let mended = hint.isEnglish ? hint.withoutSubject(role) : nil
      return HintProblem(predicate: "names its own control (\"\(role)\")", mended: mended)
    }
    guard hint.isEnglish, let role = roles.first(where: { hint.beginsWithRole($0) }) else { return nil }
    return HintProblem(predicate: "begins with the type of its control (\"\(role)\")")
  }
}

extension SpokenHint {
  /// The words for the element's type; nil where there are none.
  fileprivate var roles: [String]? {
    let names: [ElementKind: String] = [
      .button: "button", .barButtonItem: "button", .popUpButton: "button", .segment: "button", .link: "link",
      .imageView: "image", .tabBarItem: "tab", .switch: "switch", .slider: "slider", .textField: "textField",
      .searchField: "searchField",
    ]
    let trait = context.element.accessibility.traits?.first { ["button", "link", "image"].contains($0) }
    return (trait ?? names[context.element.kind]).flatMap { vocabulary.roles[$0] }
  }

  /// Whether the label's words stand before the word for the type.
  fileprivate func namesLabel(with role: String) -> Bool {
    guard !label.isEmpty else { return false }
    let sought = (label.list + HintWords(role).list).joined(separator: " ")
    // A label that has the word itself is another rule's.
    return !words.places(of: sought).isEmpty && label.places(of: role).isEmpty
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

  /// The hint from its verb on, where label and type are its subject.
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
