import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A problem in one layout of a screen.
struct LayoutProblem {
  /// What identifies the problem across layouts.
  struct Key: Sendable, Hashable {
    /// The index of the element that it is about.
    var element: Int
    /// The index of the other element, if it is about two.
    var other: Int?
    /// What distinguishes two problems of the same elements.
    var detail = ""
  }

  /// What identifies it across layouts.
  var key: Key
  /// The problem, with a message that does not name the variant and the severity at the default content size.
  var problem: Problem
  /// Whether it only shows that the audit knows too little: nothing is reported if the original layout has it.
  var isUnknown = false
  /// What it has in common with others that one look at the code answers; nil for the root cause of the element.
  var cause: String?

  /// The finding of the problem in a layout.
  fileprivate func finding(_ problem: Problem, of rule: any Rule.Type, on screen: ScreenFacts) -> Finding {
    var finding = FindingBuilder(rule).finding(problem, at: key.element, on: screen, speech: [:])
    finding.cause = cause ?? finding.cause
    return finding
  }
}

/// A layout of a screen in one of its variants.
struct LayoutContext {
  /// The screen with its facts.
  var screen: ScreenFacts
  /// The layout.
  var layout: PlacedScreen
  /// The layout in the development language at the default size on the file's own canvas.
  var original: PlacedScreen
  /// One of the variants that have the layout.
  var variant: LayoutVariant

  /// The layout at an index in one of its variants.
  init(_ layout: Int, _ variant: LayoutVariant, of screen: ScreenFacts) {
    self.screen = screen
    self.layout = screen.layouts.distinct[layout]
    original = screen.layouts.originalScreen
    self.variant = variant
  }

  /// Whether it is the original layout itself.
  var isOriginal: Bool { variant == screen.layouts.originalVariant }
}

extension LayoutContext {
  /// An element for a person, by what it is and what it shows in the variant's language: `the button "Sign in"`.
  func name(of index: Int) -> String {
    screen.name(of: index, showing: shown(by: screen.elements[index])?.text.string)
  }

  /// Where the frame of an element comes from; an unsolved element has its recorded frame.
  func basis(of index: Int) -> Evidence { .text((layout.element(index)?.determinedBy ?? .recorded).basis) }

  /// How the text of an element fits at the variant's content size; nil if it has none, or was not measured at that size.
  func fit(of facts: ElementFacts) -> TitleFit? {
    guard let shown = shown(by: facts) else { return nil }
    let own = shown.fits.first { $0.contentSize == variant.contentSize }
    return own ?? (shown.setting.scales ? nil : shown.fits.first)
  }

  /// The text that an element shows in the variant's language.
  ///
  /// A text that a language takes from another (its parent or the development language) is only among that one's facts.
  private func shown(by facts: ElementFacts) -> TitleFacts? {
    let owners = [variant.locale] + variant.locale.parents + [screen.developmentLanguage]
    let shown = facts.measuredTexts
    return owners.lazy.compactMap { owner in shown.first { $0.locale == owner } }.first
  }
}

/// What happens to a problem that the original layout has too.
enum DesignedProblems {
  /// It is reported once.
  case reported
  /// It is taken to be intentional.
  case ignored
}

extension ScreenRule {
  /// One finding for each problem of a screen's layouts, with the locales, devices and content sizes that have it.
  ///
  /// A problem of the original layout (development language, default size, the file's own canvas) is reported once, without a
  /// variant; `namesOriginalLocale` says whether it belongs to that language or to none.
  func findingsByLayout(
    on screen: ScreenFacts, designed: DesignedProblems = .reported, namesOriginalLocale: Bool = true,
    problems: (LayoutContext) -> [LayoutProblem]
  ) -> [Finding] {
    let layouts = screen.layouts
    let situations = layouts.variants()
    var inOriginal: Set<LayoutProblem.Key> = []
    // In the order of the first layout that has them, not of their hashes.
    var found: [Occurrences] = []
    var positions: [LayoutProblem.Key: Int] = [:]
    var findings: [Finding] = []
    // A language that nobody asked for is not named.
    let isAudited = screen.locales.contains(screen.developmentLanguage)
    let originalLocale = namesOriginalLocale && isAudited ? screen.developmentLanguage : nil
    for problem in problems(LayoutContext(layouts.original, layouts.originalVariant, of: screen)) {
      guard inOriginal.insert(problem.key).inserted, !problem.isUnknown, designed == .reported else { continue }
      findings.append(problem.finding(of: Self.self, on: screen, locale: originalLocale))
    }
    for layout in layouts.distinct.indices where layout != layouts.original {
      guard let first = situations[layout].min(by: { $0.rank < $1.rank }) else { continue }
      for problem in problems(LayoutContext(layout, first, of: screen)) where !inOriginal.contains(problem.key) {
        let position = positions[problem.key] ?? found.count
        if position == found.count {
          positions[problem.key] = position
          found.append(Occurrences())
        }
        found[position].add(problem, in: situations[layout])
      }
    }
    return findings + found.compactMap { $0.finding(of: Self.self, on: screen) }
  }
}

extension LayoutProblem {
  /// The finding for a problem of the original layout.
  fileprivate func finding(of rule: any Rule.Type, on screen: ScreenFacts, locale: LocaleTag?) -> Finding {
    var problem = problem
    problem.locale = locale
    return finding(problem, of: rule, on: screen)
  }
}

/// The variants in which one problem occurs.
private struct Occurrences {
  private var all: [LayoutVariant] = []
  /// The problem as the first variant has it.
  private var first: (problem: LayoutProblem, variant: LayoutVariant)?

  /// Adds a problem in the variants that have one layout, at least one.
  mutating func add(_ problem: LayoutProblem, in situations: [LayoutVariant]) {
    all += situations
    for variant in situations where first.map({ variant.rank < $0.variant.rank }) ?? true {
      first = (problem, variant)
    }
  }

  /// The variants that count: pseudo-locales are left out if a real language has the problem.
  private var counted: [LayoutVariant] {
    first?.variant.locale.isPseudo == true ? all : all.filter { !$0.locale.isPseudo }
  }

  /// The finding in the first of the variants, with the others.
  func finding(of rule: any Rule.Type, on screen: ScreenFacts) -> Finding? {
    guard let (found, first) = first else { return nil }
    var problem = found.problem
    problem.message += LayoutVariant.phrase(first.contentSize, on: first.device, of: screen.tree.platform)
    if first.contentSize.isAccessibilitySize { problem.severity = .note }
    problem.locale = first.locale
    var finding = found.finding(problem, of: rule, on: screen)
    finding.otherLocales = Set(counted.map(\.locale)).subtracting([first.locale]).sorted()
    finding.also = others(than: first, withSizes: screen.layouts.followContentSize)
    finding.contentSize = first.contentSize
    finding.device = first.device
    finding.evidence["contentSize"] = .text(first.contentSize.rawValue)
    finding.evidence["device"] = first.device.map { .text($0) }
    finding.evidence["situations"] = .number(Double(counted.count))
    return finding
  }

  /// The other devices and, if they matter, content sizes.
  private func others(than first: LayoutVariant, withSizes: Bool) -> [String] {
    let sizes = withSizes ? Set(counted.map(\.contentSize)).subtracting([first.contentSize]) : []
    let devices = Set(counted.map(\.device)).subtracting([first.device])
    return (devices.contains(nil) ? [LayoutVariant.canvas] : []) + devices.compactMap(\.self).sorted()
      + sizes.sorted().map(\.rawValue)
  }
}

extension LayoutVariant {
  /// The order in which variants are named, the ones that most people see first.
  ///
  /// Real languages before pseudo-locales, the default size before ordinary and accessibility sizes, the file's own canvas
  /// before devices; then by size, device and locale.
  fileprivate var rank: (Int, Int, Int, Int, String, String) {
    let size = contentSize == .standard ? 0 : contentSize.isAccessibilitySize ? 2 : 1
    return (locale.isPseudo ? 1 : 0, size, device == nil ? 0 : 1, contentSize.order, device ?? "", locale.identifier)
  }
}

extension ElementFacts {
  /// Whether the element is visible and would cover another or be covered: a control, or a label with text.
  var isSolid: Bool {
    guard !isHidden else { return false }
    if element.isLabel { return element.ownText != nil }
    return Self.solidKinds.contains(element.kind)
  }

  /// The kinds that are in a view by themselves: not the parts of other controls, of bars or of menus.
  private static let solidKinds = ElementKind.controls.subtracting([
    .segment, .menuItem, .tabBarItem, .toolbarItem, .barButtonItem,
  ])
}

extension ElementContext {
  /// Whether code has an outlet to a constraint on the element, so that it may change a length.
  ///
  /// - Parameter attributes: The attributes of the element that count; nil means all.
  func hasAdjustableConstraint(on attributes: Set<LayoutConstraint.Attribute>? = nil) -> Bool {
    ([self] + ancestors).contains { owner in
      owner.element.layout.constraints?.contains { constraint in
        constraint.hasOutlet == true
          && constraint.ends(ownedBy: owner.element.id).contains { item, attribute in
            item == element.id && attributes?.contains(attribute) != false
          }
      } ?? false
    }
  }
}

extension LayoutConstraint {
  /// The items of the constraint, each with its attribute.
  fileprivate func ends(ownedBy owner: String) -> [(item: String?, attribute: Attribute)] {
    [(firstItem ?? owner, firstAttribute), (secondItem, secondAttribute ?? .notAnAttribute)]
  }
}
