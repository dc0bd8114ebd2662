import AuditModel
import RuleKit
import ScreenAnalysis

/// A text looks like a heading but is not announced as one.
///
/// ## What it reports
/// A short text of SwiftUI in the font of a title (`largeTitle`, `title`, `title2`, `title3`) that something follows on its screen, or in
/// that of a headline before further content in its stack, without the trait `.isHeader`. Severity: note. A component to which its uses
/// give such texts is one finding, where the component has the text, with the uses as further places.
///
/// ## Why it matters
/// VoiceOver users jump from heading to heading. A heading that only looks like one is passed over.
///
/// ## Example
/// `Text("Store Hours").font(.title)` without `.accessibilityAddTraits(.isHeader)`: "Store Hours." instead of "Store Hours.
/// Heading."
///
/// ## Known limits
/// Only literal texts are judged, of at most 60 characters and without the end of a sentence, a number or a value: a large font
/// may also stress a price or a state, or the name in whose place a condition shows the text. Texts in controls, bars, footers and
/// alerts are skipped, and so are those in rows of views that have more beside the text than space, buttons and menus; sections and
/// navigation titles are announced by SwiftUI itself. The font of a style that the app defines is not known.
///
/// ## Source
/// CVS, `heading-trait-missing`; WCAG 2.2, 1.3.1 and 2.4.6.
struct HeadingNotAnnounced: ScreenRule {
  static let name = "heading-not-announced"
  static let severity = Severity.note
  static let concernsWords = false

  /// The maximum number of characters of a heading.
  private static let maximumLength = 60
  private static let titleStyles: Set<TextStyle> = [.largeTitle, .title1, .title2, .title3]

  /// The texts that only look like headings.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.framework == .swiftUI, screen.tree.platform != .macOS else { return [] }
    return screen.elements.indices.compactMap { Self.finding(at: ElementContext(screen: screen, index: $0)) }
  }

  private static func finding(at context: ElementContext) -> Finding? {
    guard context.facts.isReached, looksLikeHeading(context), let text = CodeText(at: context), let words = text.words,
      isHeading(words), !isAnnounced(context)
    else { return nil }
    let problem = Problem(
      "\(text.subject) looks like a heading but lacks the trait .isHeader", text: text.text,
      fix: { $0.accessibility.traits = $0.statedTraits + [.header] })
    var finding = problem.finding(of: Self.self, at: context.index, on: context.screen)
    if let own = context.element.location, finding.location != own {
      let statement = SharedStatement(
        of: text.subject, among: "texts", "look like headings but lack the trait .isHeader")
      finding.share(own, saying: statement)
    }
    return finding
  }

  private static func looksLikeHeading(_ context: ElementContext) -> Bool {
    guard context.element.kind == .label, context.element.control.image == nil, context.element.gestures == nil,
      context.element.accessibility.computedTraits == nil, context.element.connections.expressions == nil,
      let style = context.element.control.font?.style, !context.isInRowOrBar, !context.standsForValue
    else { return false }
    return titleStyles.contains(style) ? context.hasContentBehind : style == .headline && context.precedesContent
  }

  /// Whether words may be a heading: neither a sentence nor a value, nor a state that passes.
  private static func isHeading(_ words: String) -> Bool {
    let isValue = words.contains { $0.isNumber || $0 == "%" || $0 == "\n" }
    return words.count <= maximumLength && words.letterCount > 2 && !isValue && !".…,:".contains(words.last ?? ".")
  }

  private static func isAnnounced(_ context: ElementContext) -> Bool {
    context.facts.utterances.values.contains { utterance in
      utterance.segments.contains { ["heading", "section-heading"].contains($0.rule) }
    }
  }
}

extension ElementContext {
  /// Whether the element is a part of a row, a bar or a screen that appears over another.
  fileprivate var isInRowOrBar: Bool {
    screen.screen.surroundings?.isDetached == true
      || ([self] + ancestors).contains { context in
        Self.rowsAndBars.contains(context.element.kind) || context.isRow(of: element)
          || context.element.layout.view?.attachment == .footer
      }
  }

  /// Whether the element is a row of views, and not only something that leads a text to its side or puts controls beside it.
  private func isRow(of text: Element) -> Bool {
    guard element.layout.axis == .horizontal else { return false }
    guard element.children.contains(where: { $0.id == text.id }) else { return true }
    let others = element.children.filter { $0.id != text.id && !$0.kind.isOnlyOfLayout }
    return !others.allSatisfy { $0.kind == .button || $0.kind == .menu }
  }

  /// Whether a condition shows the text in place of one that code computes, such as a name.
  fileprivate var standsForValue: Bool {
    guard let choice = element.branch?.choice else { return false }
    return parent?.element.children.contains { other in
      other.kind == .label && other.branch?.choice == choice && other.connections.expressions != nil
        && other.control.font == element.control.font
    } ?? false
  }

  /// Whether VoiceOver stops at anything after it on the screen that may be shown with it, without bars.
  fileprivate var hasContentBehind: Bool {
    let relations = ElementRelations(screen)
    return screen.elements.indices.dropFirst(index + 1).contains { other in
      screen.elements[other].isReached && !relations.isInBar(other) && !relations.excludeEachOther(index, other)
    }
  }

  private static let rowsAndBars: Set<ElementKind> = [.tableView, .navigationBar, .toolbar, .tabBar, .cell, .segment]

  /// Whether another element follows it in a vertical stack.
  fileprivate var precedesContent: Bool {
    guard let parent, parent.element.layout.axis == .vertical,
      let last = parent.element.children.last(where: { !$0.kind.isOnlyOfLayout })
    else { return false }
    return last.id != element.id
  }
}
