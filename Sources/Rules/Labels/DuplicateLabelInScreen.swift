import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities
import VoiceOver

/// Two controls on one screen sound the same but do different things.
///
/// ## What it reports
/// Controls on a screen with the same utterance that send different actions or open something in different ways,
/// according to the file. One finding per utterance, at the second control; it names the others. Severity: warning.
/// Needs review if code may label one of them (outlet, custom class) or they depend on size classes. Not reported if code shows
/// and hides all but one of them (counted as skipped).
///
/// ## Why it matters
/// People who hear "Delete. Button." twice cannot tell which one deletes what. Voice Control has to ask which one is
/// meant.
///
/// ## Example
/// A screen with "Edit" next to the address and "Edit" next to the card: "Edit address" and "Edit card" distinguish
/// them.
///
/// ## Known limits
/// Two segues of the same kind look the same, wherever they lead. Skipped are controls without a known action, cells
/// and prototypes, whose rows repeat, and controls that overlap or are in overlapping views, because only one of them
/// is visible. Missing labels are reported by other rules.
///
/// ## Source
/// Google's Accessibility Test Framework for Android (duplicate speakable text); rwapp/A11yUITests;
/// skwallace36/Pepper#457.
struct DuplicateLabelInScreen: ScreenRule {
  static let name = "duplicate-label-in-screen"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The groups of controls that sound the same, each in the first locale in which they do.
  func findings(on screen: ScreenFacts) -> [Finding] {
    var found: [[Int]: Finding] = [:]
    let candidates = screen.elements.indices.filter { screen.elements[$0].isComparable }
    for locale in screen.speech.locales {
      let groups = Dictionary(grouping: candidates) { screen.elements[$0].utterances[locale]?.description ?? "" }
      for (spoken, group) in groups where group.count > 1 && !spoken.isEmpty {
        let members = Self.distinct(group, on: screen, in: locale)
        guard members.count > 1 else { continue }
        if found[members] != nil {
          found[members]?.otherLocales.append(locale)
        } else {
          found[members] = finding(for: members, in: locale, on: screen)
        }
      }
    }
    return Array(found.values)
  }

  /// Of controls that sound the same, those that are visible together with another one that does something else.
  private static func distinct(_ group: [Int], on screen: ScreenFacts, in locale: LocaleTag) -> [Int] {
    let named = group.filter { index in
      guard let label = screen.elements[index].labels[locale] else { return false }
      return label.source == .author || label.source == .visible
    }
    return named.filter { one in
      named.contains { other in
        one != other && screen.elements[one].element.effects != screen.elements[other].element.effects
          && screen.areSeenTogether(one, other)
      }
    }
  }

  private func finding(for members: [Int], in locale: LocaleTag, on screen: ScreenFacts) -> Finding? {
    guard members.count > 1, let context = SpokenContext(screen: screen, index: members[1], locale: locale) else {
      return nil
    }
    let label = context.utterance.label?.text ?? context.utterance.description
    let others = members.filter { $0 != context.index }.map { screen.elements[$0].reference.path }
    return Problem(
      "\(members.count) controls that do different things have the same label \(quoted(label))", locale: locale,
      evidence: context.spokenEvidence().merging(["others": .list(others)]) { $1 },
      reviewReason: Self.reviewReason(about: members, on: screen)
    ).finding(of: Self.self, at: context.facts.location(in: screen), element: context.facts.reference)
  }

  /// Why the controls may not sound the same, or may not be seen together: code shows and hides all but one of them.
  private static func reviewReason(about members: [Int], on screen: ScreenFacts) -> ReviewReason? {
    let hidden = members.map { screen.elements[$0].element }.filter { $0.code?.sets(anyOf: [.visibility]) == true }
    if hidden.count >= members.count - 1, let reason = hidden.first?.reviewReason(codeMay: .show) { return reason }
    return members.lazy.compactMap { reviewReason(about: $0, on: screen) }.first
  }

  private static func reviewReason(about index: Int, on screen: ScreenFacts) -> ReviewReason? {
    screen.isSizeClassVariant(index)
      ? .sizeClassVariant : screen.elements[index].element.reviewReason(codeMay: .label)
  }
}

extension ElementFacts {
  /// Whether the element is a control with a known action that is not in a repeated cell.
  fileprivate var isComparable: Bool {
    isReached && element.isOperated && element.isPrototype != true && !isInCell && element.kind != .menuItem
      && !element.effects.isEmpty
  }
}

extension Element {
  /// What the element does according to the file: the actions that it sends and the kinds of segues that it triggers.
  fileprivate var effects: Set<String> {
    Set((connections.actions ?? []) + (connections.opens ?? []).map { "segue \($0.name)" })
  }
}

extension ScreenFacts {
  /// Whether two elements are visible at the same time: neither they nor their superviews overlap.
  fileprivate func areSeenTogether(_ one: Int, _ other: Int) -> Bool {
    guard let (first, second) = ElementRelations(self).branches(one, other) else {
      return elements[one].parent == elements[other].parent
    }
    let frames = layouts.originalScreen.frames
    guard let left = frames[first], let right = frames[second] else { return true }
    return left.intersection(right) == nil
  }

  /// Whether an element or one of its superviews depends on size classes.
  fileprivate func isSizeClassVariant(_ index: Int) -> Bool {
    var current: Int? = index
    while let ancestor = current {
      let facts = elements[ancestor]
      let variations = facts.parent.flatMap { elements[$0].element.layout.variations } ?? []
      if variations.contains(where: {
        ($0.included ?? []).contains(facts.element.id) || ($0.excluded ?? []).contains(facts.element.id)
      }) {
        return true
      }
      current = facts.parent
    }
    return false
  }
}
