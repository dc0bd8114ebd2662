import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver

/// Two controls of one screen are spoken alike and do different things.
///
/// ## What it reports
/// Controls of a screen with the same utterance of which the file knows that they send different actions, or open something in
/// different ways. One finding for each such utterance, at the second control; it names the others. A warning; a request for review
/// where code may label one of them (outlet, custom class) or size classes choose between them.
///
/// ## Why it matters
/// Who hears "Delete. Button." twice cannot tell which one deletes what; Voice Control asks which one is meant.
///
/// ## Example
/// A screen with "Edit" beside the address and "Edit" beside the card: "Edit address" and "Edit card" tell them apart.
///
/// ## Known limits
/// Two segues of one kind look the same, wherever they lead. Controls without a known action are passed over, cells and prototypes
/// too, whose rows repeat, and controls that lie in one place or in views that do: only one of them is seen. What has no label at
/// all is other rules'. On nine public apps: 2 hits, both read, both requests for review, 1 of them right: in
/// the other, code shows one of the two at a time.
///
/// ## Source
/// Google's accessibility test framework for Android (duplicate speakable text); rwapp/A11yUITests; skwallace36/Pepper#457.
struct DuplicateLabelInScreen: ScreenRule {
  static let name = "duplicate-label-in-screen"
  static let severity = Severity.warning

  /// The groups of controls that are spoken alike, each in the first locale in which they are.
  func findings(on screen: ScreenFacts) -> [Finding] {
    var found: [[Int]: Finding] = [:]
    let candidates = screen.elements.indices.filter { screen.elements[$0].isComparable }
    for locale in screen.speech.locales {
      let groups = Dictionary(grouping: candidates) { screen.elements[$0].utterances[locale]?.description ?? "" }
      for (spoken, group) in groups where group.count > 1 && !spoken.isEmpty {
        let members = Self.distinct(group, on: screen, in: locale)
        guard members.count > 1 else { continue }
        if found[members] != nil {
          found[members]?.also.append(locale.identifier)
        } else {
          found[members] = finding(for: members, in: locale, on: screen)
        }
      }
    }
    return Array(found.values)
  }

  /// Of controls that are spoken alike those that are seen together with another one and do something else than it.
  private static func distinct(_ group: [Int], on screen: ScreenFacts, in locale: LocaleTag) -> [Int] {
    let named = group.filter { index in
      guard let label = screen.elements[index].labels[locale] else { return false }
      return label.source == .author || label.source == .visible
    }
    return named.filter { one in
      named.contains { other in
        one != other && screen.elements[one].element.doing != screen.elements[other].element.doing
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
      "\(members.count) controls that do different things are all called \"\(label.inBrief)\"", locale: locale,
      evidence: context.spokenEvidence().merging(["others": .list(others)]) { $1 },
      reviewReason: members.lazy.compactMap { Self.reviewReason(about: $0, on: screen) }.first
    ).finding(of: Self.self, at: context.facts.location(in: screen), element: context.facts.reference)
  }

  private static func reviewReason(about index: Int, on screen: ScreenFacts) -> ReviewReason? {
    screen.isSizeClassVariant(index)
      ? .sizeClassVariant : screen.elements[index].element.reviewReason(codeMay: "set a label")
  }
}

extension ElementFacts {
  /// Whether the element is a control with a known action that stands alone: in no cell that others repeat.
  fileprivate var isComparable: Bool {
    isReached && element.isOperated && element.isPrototype != true && !isInCell && element.kind != .menuItem
      && !element.doing.isEmpty
  }
}

extension Element {
  /// What the element does, as far as the file tells: the actions that it sends, the ways in which it opens something.
  fileprivate var doing: Set<String> { Set((actions ?? []) + (opens ?? []).map { "segue \($0)" }) }
}

extension ScreenFacts {
  /// Whether two elements are seen at the same time: neither they nor the views that hold them lie in one place.
  fileprivate func areSeenTogether(_ one: Int, _ other: Int) -> Bool {
    guard let (first, second) = ScreenHolders(self).branches(one, other) else {
      return elements[one].parent == elements[other].parent
    }
    let frames = layouts.originalScreen.frames
    guard let left = frames[first], let right = frames[second] else { return true }
    return left.intersection(right) == nil
  }

  /// Whether size classes choose if an element or one that holds it is there.
  fileprivate func isSizeClassVariant(_ index: Int) -> Bool {
    var current: Int? = index
    while let place = current {
      let facts = elements[place]
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
