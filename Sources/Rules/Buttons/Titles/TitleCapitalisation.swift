import AuditModel
import RuleKit
import ScreenAnalysis

/// The title of a button is not in title-style capitalization.
///
/// ## What it reports
/// An English title of a button or bar button with a word that begins with a small letter where title style has a capital. A note
/// for each such title where most of the project's titles are in title style; where most are in sentence style, one note for
/// the project, with its places.
///
/// ## Why it matters
/// The system's own buttons are in title style. One button among others in another style looks like a mistake.
///
/// ## Example
/// "Add to cart" beside "Buy Now"; in title style it is "Add to Cart".
///
/// ## Known limits
/// Articles, coordinating conjunctions and prepositions of at most four letters may be small inside a title. Left out are
/// sentences and questions, titles of eight words or more, single words, measures ("5 minutes"), words with capitals inside (iOS, YouTube),
/// placeholders, bar items with an image, which do not show their title, and the texts of AppKit's check boxes and radio
/// buttons. A name in sentence style ("Open in Safari") counts as title style. On nine public apps: 6 hits, all read, all right.
///
/// ## Source
/// Human Interface Guidelines, Buttons ("using title-style capitalization"); Apple Style Guide, capitalization.
struct TitleCapitalisation: ScreenRule {
  static let name = "title-capitalisation"
  static let severity = Severity.note

  /// The titles in another style.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let findings = findingsByLocale(on: screen, problem: Self.problem)
    guard screen.titleStyles.isSentenceStyle else { return findings }
    // With one cause and one message they are reported as one.
    let told = screen.titleStyles.sentence + screen.titleStyles.titled
    return findings.map { finding in
      var finding = finding
      finding.message =
        "\(screen.titleStyles.sentence) of the \(told) button titles of several words are in sentence style "
        + "(\"Add to cart\"); Apple's guidelines ask for title style (\"Add to Cart\")"
      (finding.reason, finding.cause) = ("sentence-style", "titles in sentence style")
      return finding
    }
  }

  private static func problem(at context: SpokenContext) -> Problem? {
    guard context.locale.language == "en", context.element.isTitledInTitleStyle(on: context.screen.tree.platform),
      !context.element.isBarImage
    else { return nil }
    for title in context.element.buttonTitles {
      guard let words = context.words(title)?.string, TitleStyle(of: words) == .sentence else { continue }
      let mended = TitleStyle.titled(words)
      return Problem(
        "\"\(words.inBrief)\" is not in title-style capitalization; \"\(mended.inBrief)\" is", severity: severity,
        text: title, evidence: ["title": .text(words), "mendedTitle": .text(mended)],
        fix: { $0.replaceTitle(title, with: mended) })
    }
    return nil
  }
}

extension Element {
  /// Whether the element is an item of a bar that shows an image in place of its title.
  fileprivate var isBarImage: Bool { kind == .barButtonItem && control.image != nil }
}
