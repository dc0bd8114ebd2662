public import AuditModel
public import ScreenAnalysis
public import TableAnalysis

/// A rule: one fault, looked for in facts; pure, and it never throws.
///
/// A rule's doc comment is its page (`fitspoken rules NAME`), with the headings What it reports, Why it matters, Example,
/// Known limits and Source; `make update-expected` publishes it.
public protocol Rule: Sendable {
  /// The rule's name in kebab-case: the fault, not the remedy.
  static var name: String { get }
  /// The severity of its findings where the rule does not grade them itself.
  static var severity: Severity { get }
  /// Whether it is applied where nobody asks for it; true where the rule does not say.
  static var isOnByDefault: Bool { get }

  /// The rule with its defaults.
  init()
}

extension Rule {
  /// True: most rules are.
  public static var isOnByDefault: Bool { true }

  /// The rule's name.
  public var name: String { Self.name }
}

/// A rule that judges one screen.
public protocol ScreenRule: Rule {
  /// The faults on one screen, in any order.
  func findings(on screen: ScreenFacts) -> [Finding]
}

/// A rule that judges single texts: each plural form, each device's.
public protocol TextRule: Rule {
  /// Whether each plural form with the fault is a finding of its own; else one finding names them all.
  static var reportsEachForm: Bool { get }
  /// What is wrong with a text; nil where nothing is.
  func problem(in unit: TranslationUnit) -> Problem?
}

extension TextRule {
  /// True: a format that is wrong in one form is right in another.
  public static var reportsEachForm: Bool { true }
}

/// A rule that judges a key of one locale with all its texts and variables.
public protocol EntryRule: Rule {
  /// What is wrong with an entry, in any order.
  func problems(in unit: EntryUnit) -> [Problem]
}

/// A rule that judges the files and the strings tables of a project.
public protocol CatalogRule: Rule {
  /// The faults of the project, in any order.
  func findings(in catalog: CatalogFacts) -> [Finding]
}
