import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// The title of a button is not in title-style capitalization.
///
/// ## What it reports
/// An English title of a button, a bar button item or, in SwiftUI, an item of a menu with a lowercase word that title
/// style capitalizes. If most of the project's titles are in title style, one finding per title; if most are in
/// sentence style, one finding for the project that lists the titles. Severity: note.
///
/// ## Why it matters
/// The system's own buttons are in title style. One button in another style looks like a mistake.
///
/// ## Example
/// "Add to cart" next to "Buy Now"; in title style it is "Add to Cart".
///
/// ## Known limits
/// Articles, coordinating conjunctions and prepositions of at most four letters may be lowercase inside a title.
/// Skipped are sentences and questions, titles of at least eight words, single words, measurements ("5 minutes"), words
/// with an uppercase letter inside (iOS, YouTube), placeholders, bar items with an image, which do not show their
/// title, titles without a translation that code may replace (an outlet, a prototype cell), the texts of AppKit's
/// checkboxes and radio buttons, and buttons with several texts of which code computes one: it may be the title. A name in
/// a sentence-style title ("Open in Safari") makes it count as title style.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("using title-style capitalization"); Apple Style Guide, capitalization.
struct TitleCapitalization: ScreenRule {
  static let name = "title-capitalisation"
  static let severity = Severity.note

  /// The titles in another style.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let findings = findingsByLocale(on: screen, problem: Self.problem)
    guard screen.titleStyles.isSentenceStyle else { return findings }
    // Findings with the same cause and message are reported as one.
    let (sentence, titled) = (screen.titleStyles.sentence, screen.titleStyles.titled)
    let count = titled == 0 ? "all \(sentence)" : "\(sentence) of the \(sentence + titled)"
    return findings.map { finding in
      var finding = finding
      finding.message =
        "\(count) button titles with several words are in sentence style "
        + "(\"Add to cart\"); Apple's guidelines require title style (\"Add to Cart\")"
      (finding.reason, finding.cause) = ("sentence-style", "titles in sentence style")
      return finding
    }
  }

  private static func problem(at context: SpokenContext) -> Problem? {
    let (element, tree) = (context.element, context.screen.tree)
    guard context.locale.language == "en",
      element.isTitledInTitleStyle(on: tree.platform) || element.isCommand(in: tree),
      !element.showsOnlyImage
    else { return nil }
    // Of several texts, it is not known which is the title where code computes one.
    let titles = context.element.buttonTitles + context.element.titlesOfBranches
    var wrong: [WrongTitle] = []
    for title in titles.lazy.filter({ !$0.isPartlyComputed }).compactMap({ WrongTitle($0, at: context) })
    where !wrong.contains(where: { $0.words == title.words }) { wrong.append(title) }
    var problem = problem(with: wrong)
    if let first = wrong.first, let own = element.buttonTitles.first, own != first.title {
      problem?.evidence.merge(utterances(of: first, insteadOf: own, at: context)) { given, _ in given }
    }
    return problem
  }

  /// What is spoken of a button in the state or branch in which it has a title, with that as it is and in title style.
  private static func utterances(
    of title: WrongTitle, insteadOf own: LocalizableText, at context: SpokenContext
  ) -> [String: Evidence] {
    let (speech, facts, locale) = (context.screen.speech, context.facts, context.locale)
    let spoken = [title.words, title.fixed].compactMap { words in
      speech.utterance(of: facts, in: locale) { $0.replaceTitle(own, with: words) }?.text
    }
    guard spoken.count == 2, spoken[0] != spoken[1] else { return [:] }
    return ["utterance": .text(spoken[0]), "mendedUtterance": .text(spoken[1])]
  }

  /// One problem with all titles of a button, which has one at a time.
  private static func problem(with wrong: [WrongTitle]) -> Problem? {
    guard let first = wrong.first else { return nil }
    let isOne = wrong.count == 1
    var problem = Problem(
      "\(wrong.map { quoted($0.words) }.joinedByAnd) \(isOne ? "is" : "are") not in title-style capitalization; "
        + "\(wrong.map { quoted($0.fixed) }.joinedByAnd) \(isOne ? "is" : "are")",
      severity: severity, text: first.title,
      evidence: ["title": .text(first.words), "mendedTitle": .text(first.fixed)],
      fix: { element in for title in wrong { element.replaceTitle(title.title, with: title.fixed) } })
    // Several titles are in several entries.
    problem.entry = isOne ? first.entry : nil
    return problem
  }
}

/// A title in sentence style.
private struct WrongTitle {
  let title: LocalizableText
  let words: String
  /// The words in title style.
  let fixed: String
  /// Where a table has the words, if the button says others; nil if the words are its own.
  let entry: SourceLocation?

  /// Nil for a title that is in another style, or not certainly one.
  init?(_ title: LocalizableText, at context: SpokenContext) {
    guard let resolved = context.words(title), case let words = resolved.string,
      !words.isOfFormat,
      CapitalizationStyle(of: words) == .sentence, !context.facts.mayBeReplaced(words)
    else { return nil }
    (self.title, self.words, fixed) = (title, words, CapitalizationStyle.titled(words))
    entry = title.value == words ? nil : resolved.location
  }
}

extension Element {
  /// The titles that a button has instead in other branches, where nothing else of it may be in branches.
  fileprivate var titlesOfBranches: [LocalizableText] {
    let titles = buttonTitles
    guard kind == .button, accessibility.isEmpty, titles.count == 1, titles[0].parts == nil,
      connections.expressions == nil
    else {
      return []
    }
    return otherTexts ?? []
  }
}
