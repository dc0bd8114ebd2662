import Localization
import AuditModel
import RuleKit
import ScreenAnalysis

/// A fault of one layout of a screen.
struct LayoutFault: Sendable {
  /// What makes the fault the same one in two layouts.
  struct Key: Sendable, Hashable {
    /// The places of the elements that it is about, the one that is named first.
    var elements: [Int]
    /// What else tells two faults of the same elements apart.
    var detail = ""
  }

  /// What makes it the same one in two layouts.
  var key: Key
  /// What is wrong, a sentence without the situation.
  var message: String
  /// How much it matters at the usual content size.
  var severity = Severity.warning
  /// The facts behind it.
  var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  var doubt: Doubt?
  /// Whether it only shows that the audit does not know enough: nothing is reported where the original layout has it.
  var isUnknown = false
}

extension LayoutFault {
  /// The fault with a reason why it may be none, where it has no other.
  func doubted(_ doubt: Doubt) -> LayoutFault {
    var fault = self
    fault.doubt = fault.doubt ?? doubt
    return fault
  }
}

extension Doubt {
  /// The design itself has the fault.
  static let asDesigned = Doubt(
    reason: "as-designed", explanation: "it is so in the development language as well, and may be meant")
}

/// Where a layout stands among all of its screen's.
struct LayoutPlace {
  /// The screen with its facts.
  var screen: ScreenFacts
  /// The layout.
  var layout: PlacedScreen
  /// The layout of the development language at the usual size on the file's own canvas.
  var original: PlacedScreen
  /// One of the situations that have the layout.
  var situation: LayoutVariant

  /// Whether it is the original layout itself.
  var isOriginal: Bool { situation == screen.layouts.originalSituation }
}

extension LayoutPlace {
  /// An element for a person, by its kind and what it shows in the place's language: `button "Sign in"`.
  func naming(of index: Int) -> String {
    let facts = screen.elements[index]
    let words = shown(by: facts)?.text.string ?? facts.element.ownWords
    return words.map { "\(facts.element.kind.name) \"\($0)\"" } ?? "\(facts.element.kind.name) \(facts.element.id)"
  }

  /// Where the frame of an element comes from; what was not solved has the recorded one.
  func basis(of index: Int) -> Evidence { .text((layout.element(index)?.determinedBy ?? .recorded).basis) }

  /// How the text of an element fits at the place's content size; nil where it has none.
  func fit(of facts: ElementFacts) -> TitleFit? {
    let fits = shown(by: facts)?.fits
    return fits?.first { $0.contentSize == situation.contentSize } ?? fits?.first
  }

  /// The text that an element shows in the place's language.
  ///
  /// What a language borrows from another is among the facts of that one alone: a parent's, or the development language's.
  private func shown(by facts: ElementFacts) -> TitleFacts? {
    let owners = [situation.locale] + situation.locale.parents + [screen.developmentLanguage]
    return owners.lazy.compactMap { owner in (facts.titles + facts.texts).first { $0.locale == owner } }.first
  }
}
