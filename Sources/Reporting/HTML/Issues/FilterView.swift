import AuditModel

/// The form that filters the findings, with how many there are of each kind in the whole report.
struct FilterView {
  struct Choice {
    let value: PageText
    let label: PageText
  }

  let levels: [Choice]
  let rules: [Choice]
  let languages: [Choice]
  let screens: [Choice]
  let sizes: [Choice]
  let hasSizes: Bool
  let states: [Choice]
  let hasStates: Bool
  /// Every finding of the report as JSON, so that counts are right for those that have no card, too.
  let index: Markup
  let count: String

  init(_ site: Site) {
    let (issues, words) = (site.issues, site.words)
    count = words.number(issues.count)
    levels = FindingLevel.allCases.map { level in
      Choice(
        value: PageText(level.rawValue),
        label: PageText("\(words("level.\(level.rawValue)")) \(words.number(issues.count { $0.level == level }))"))
    }
    let byRule = Dictionary(grouping: issues, by: \.rule).mapValues(\.count)
    rules = byRule.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { Choice($0.key, $0.key, $0.value, words) }
    let used = site.languages.filter { tag in issues.contains { $0.isAbout(tag) } }
    languages = used.map { tag in Choice(tag.identifier, words.name(of: tag), issues.count { $0.concerns(tag) }, words)
    }
    screens = site.issuesByScreen.sorted { $0.key < $1.key }.map { screen, positions in
      Choice("\(screen + 1)", site.name(ofScreen: screen), positions.count, words)
    }
    let situations = Self.situations(of: issues)
    let sized = Dictionary(issues.flatMap(\.situations).map { ($0, 1) }, uniquingKeysWith: +)
    sizes = situations.map { Choice($0, $0, sized[$0] ?? 0, words) }
    hasSizes = !sizes.isEmpty
    let known = issues.count(where: \.isKnown)
    states = [("new", issues.count - known), ("known", known)].map { Choice($0.0, words("state.\($0.0)"), $0.1, words) }
    hasStates = site.report.baseline != nil
    index = Markup(trusted: Self.index(issues))
  }

  /// The content sizes from the smallest, then the devices.
  private static func situations(of issues: [Issue]) -> [String] {
    let used = Set(issues.flatMap(\.situations))
    let sizes = ContentSizeCategory.allCases.map(\.rawValue)
    return sizes.filter(used.contains) + used.subtracting(sizes).sorted()
  }

  /// `[[level, rule, locales, screen, sizes, state, anchor], …]`, where texts are numbers of lists that precede.
  private static func index(_ issues: [Issue]) -> String {
    let rules = Array(Set(issues.map(\.rule))).sorted()
    let locales = Set(issues.flatMap(\.locales)).sorted()
    let ruleNumbers = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let localeNumbers = Dictionary(locales.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let situations = situations(of: issues)
    let situationNumbers = Dictionary(situations.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = issues.map { issue in
      let tags = issue.locales.compactMap { localeNumbers[$0] }
      let sizes = issue.situations.compactMap { situationNumbers[$0] }
      return "[\(FindingLevel.allCases.firstIndex(of: issue.level) ?? 0),\(ruleNumbers[issue.rule] ?? 0),"
        + "\(list(tags)),\(issue.screen.map { $0 + 1 } ?? 0),\(list(sizes)),\(issue.isKnown ? 1 : 0)]"
    }
    let names = [
      FindingLevel.allCases.map(\.rawValue), rules, locales.map(\.identifier), situations,
    ].map { "[\($0.map(text).joined(separator: ","))]" }
    return "{\"names\":[\(names.joined(separator: ","))],\"findings\":[\(rows.joined(separator: ","))]}"
  }

  private static func list(_ numbers: [Int]) -> String { "[\(numbers.map(String.init).joined(separator: ","))]" }

  /// A JSON string that ends neither itself nor the script element.
  private static func text(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_. ".unicodeScalars.contains(scalar))
      guard !isPlain else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
    return "\"\(scalars.joined())\""
  }
}

extension FilterView.Choice {
  fileprivate init(_ value: String, _ label: String, _ count: Int, _ words: ReportWords) {
    self.init(value: PageText(value), label: PageText("\(label) (\(words.number(count)))"))
  }
}
