import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A fault of one layout of a screen.
struct LayoutProblem {
  /// What makes the fault the same one in two layouts.
  struct Key: Sendable, Hashable {
    /// The index of the element that it is about.
    var element: Int
    /// The index of the other element, where it is about two.
    var other: Int?
    /// What else tells two faults of the same elements apart.
    var detail = ""
  }

  /// What makes it the same one in two layouts.
  var key: Key
  /// The problem; its message is without the situation, its severity that at the usual content size.
  var problem: Problem
  /// Whether it only shows that the audit does not know enough: nothing is reported where the original layout has it.
  var isUnknown = false
}

/// Where a layout stands among all of its screen's.
struct LayoutContext {
  /// The screen with its facts.
  var screen: ScreenFacts
  /// The layout.
  var layout: PlacedScreen
  /// The layout of the development language at the usual size on the file's own canvas.
  var original: PlacedScreen
  /// One of the situations that have the layout.
  var situation: LayoutVariant

  /// The layout of that index in one of its situations.
  init(_ layout: Int, _ situation: LayoutVariant, of screen: ScreenFacts) {
    self.screen = screen
    self.layout = screen.layouts.distinct[layout]
    original = screen.layouts.originalScreen
    self.situation = situation
  }

  /// Whether it is the original layout itself.
  var isOriginal: Bool { situation == screen.layouts.originalVariant }
}

extension LayoutContext {
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

/// What becomes of a problem that the original layout has as well.
enum DesignedProblems {
  /// It is reported, once.
  case reported
  /// It may be meant: it is a request for review, once.
  case reviewed
}

extension ScreenRule {
  /// One finding for each problem of a screen's layouts, with the locales, devices and content sizes that have it.
  ///
  /// What the original layout has, that of the development language at the usual size on the file's own canvas, is reported once,
  /// without a situation; `namesOriginalLocale` says whether it is about that language, else it is about none.
  func findingsByLayout(
    on screen: ScreenFacts, designed: DesignedProblems = .reported, namesOriginalLocale: Bool = true,
    problems: (LayoutContext) -> [LayoutProblem]
  ) -> [Finding] {
    let layouts = screen.layouts
    let situations = layouts.variants()
    var inOriginal: Set<LayoutProblem.Key> = []
    var found: [LayoutProblem.Key: Occurrences] = [:]
    var findings: [Finding] = []
    // A language that nobody asked for is not named.
    let isAudited = screen.locales.contains(screen.developmentLanguage)
    let originalLocale = namesOriginalLocale && isAudited ? screen.developmentLanguage : nil
    for problem in problems(LayoutContext(layouts.original, layouts.originalVariant, of: screen)) {
      guard inOriginal.insert(problem.key).inserted, !problem.isUnknown else { continue }
      findings.append(problem.finding(of: Self.self, on: screen, locale: originalLocale, designed))
    }
    for layout in layouts.distinct.indices where layout != layouts.original {
      guard let first = situations[layout].min(by: { $0.rank < $1.rank }) else { continue }
      for problem in problems(LayoutContext(layout, first, of: screen)) where !inOriginal.contains(problem.key) {
        found[problem.key, default: Occurrences()].add(problem, in: situations[layout])
      }
    }
    return findings + found.values.compactMap { $0.finding(of: Self.self, on: screen) }
  }
}

extension LayoutProblem {
  /// The finding where the original layout has the problem.
  fileprivate func finding(
    of rule: any Rule.Type, on screen: ScreenFacts, locale: LocaleTag?, _ designed: DesignedProblems
  ) -> Finding {
    var problem = designed == .reviewed ? problem.reviewed(for: .asDesigned) : problem
    problem.locale = locale
    return FindingBuilder(rule).finding(problem, at: key.element, on: screen, speech: [:])
  }
}

/// The situations in which one fault appears.
private struct Occurrences {
  private var all: [LayoutVariant] = []
  /// The fault as the first situation has it.
  private var first: (problem: LayoutProblem, situation: LayoutVariant)?

  /// Adds a fault in the situations that have one layout, one at least.
  mutating func add(_ problem: LayoutProblem, in situations: [LayoutVariant]) {
    all += situations
    for situation in situations where first.map({ situation.rank < $0.situation.rank }) ?? true {
      first = (problem, situation)
    }
  }

  /// The situations that count: what happens in a language that people speak says nothing of pseudo-locales.
  private var counted: [LayoutVariant] {
    first?.situation.locale.isPseudo == true ? all : all.filter { !$0.locale.isPseudo }
  }

  /// The finding in the first of the situations, with the others.
  func finding(of rule: any Rule.Type, on screen: ScreenFacts) -> Finding? {
    guard let (found, first) = first else { return nil }
    var problem = found.problem
    problem.message += " at \(first.contentSize.rawValue)\(first.place)"
    if first.contentSize.isAccessibilitySize { problem.severity = .note }
    problem.locale = first.locale
    var finding = FindingBuilder(rule).finding(problem, at: found.key.element, on: screen, speech: [:])
    finding.also = others(than: first, withSizes: screen.layouts.followContentSize)
    finding.contentSize = first.contentSize
    finding.device = first.device
    finding.evidence["contentSize"] = .text(first.contentSize.rawValue)
    finding.evidence["device"] = first.device.map { .text($0) }
    finding.evidence["situations"] = .number(Double(counted.count))
    return finding
  }

  /// The further locales, devices and, where they matter, content sizes.
  private func others(than first: LayoutVariant, withSizes: Bool) -> [String] {
    let sizes = withSizes ? Set(counted.map(\.contentSize)).subtracting([first.contentSize]) : []
    let devices = Set(counted.map(\.device)).subtracting([first.device])
    return Set(counted.map(\.locale)).subtracting([first.locale]).sorted().map(\.identifier)
      + (devices.contains(nil) ? [LayoutVariant.canvas] : []) + devices.compactMap(\.self).sorted()
      + sizes.sorted().map(\.rawValue)
  }
}

extension LayoutVariant {
  /// The order in which situations are named, those that most people see first.
  ///
  /// Real languages before pseudo-locales, the usual size before ordinary and accessibility sizes, the file's own canvas before
  /// devices; then by size, device and locale.
  fileprivate var rank: (Int, Int, Int, Int, String, String) {
    let size = contentSize == .standard ? 0 : contentSize.isAccessibilitySize ? 2 : 1
    return (locale.isPseudo ? 1 : 0, size, device == nil ? 0 : 1, contentSize.order, device ?? "", locale.identifier)
  }
}
