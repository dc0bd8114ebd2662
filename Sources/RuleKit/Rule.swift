public import AuditModel
public import ScreenAnalysis
public import TableAnalysis

/// A rule looks for one kind of problem in facts, without side effects.
///
/// A rule's doc comment is its page (`fitspoken rules NAME`), with the headings What it reports, Why it matters,
/// Example, Known limits and Source; `make update-expected` publishes it.
public protocol Rule: Sendable {
  /// The rule's name in kebab case: the problem, not the remedy.
  static var name: String { get }
  /// The severity of its findings unless the rule states another.
  static var severity: Severity { get }
  /// Whether it is applied by default; true unless the rule says otherwise.
  static var isOnByDefault: Bool { get }
  /// Whether it compares translations with their source, so that it may be the source that is wrong.
  static var comparesWithSource: Bool { get }
  /// Whether its findings say how VoiceOver reads the element; false for rules about sizes and distances, which are seen.
  static var concernsSpeech: Bool { get }

  /// Whether the texts of its problems are what is wrong, so that the findings are where code writes them; false for rules about the
  /// elements that show them.
  static var concernsWords: Bool { get }

  /// Whether it judges trees that were recorded from running apps: false for rules that ask about sources, such as titles,
  /// outlets, fonts and constraints, which recordings do not tell.
  static var appliesToRecordings: Bool { get }

  /// The rule's page in Markdown, whose first line is a sentence that says what it reports; reports show it.
  ///
  /// Fitspoken's own rules take it from their doc comments.
  static var page: String { get }

  /// The rule with its defaults.
  init()
}

extension Rule {
  /// False for most rules.
  public static var comparesWithSource: Bool { false }

  /// False for most rules.
  public static var appliesToRecordings: Bool { false }

  /// True for most rules.
  public static var concernsSpeech: Bool { true }

  /// True for most rules.
  public static var concernsWords: Bool { true }

  /// True for most rules.
  public static var isOnByDefault: Bool { true }

  /// Empty: a rule need not have a page.
  public static var page: String { "" }

  /// The rule's name.
  public var name: String { Self.name }
}

/// A rule that checks one screen.
public protocol ScreenRule: Rule {
  /// The findings on one screen, in any order.
  func findings(on screen: ScreenFacts) -> [Finding]
}

/// A rule that checks single texts: each plural form, each variant for a device.
public protocol TextRule: Rule {
  /// Whether each plural form with the problem is a finding of its own; otherwise one finding lists them all.
  static var reportsEachForm: Bool { get }
  /// Whether the problem is one finding for each table and locale, however many texts have it.
  static var reportsOncePerTable: Bool { get }
  /// The problem of a text; nil if it has none.
  func problem(in unit: TranslationUnit) -> Problem?
}

extension TextRule {
  /// True: a format that is wrong in one form may be correct in another.
  public static var reportsEachForm: Bool { true }

  /// False: each text is to be corrected by itself.
  public static var reportsOncePerTable: Bool { false }

  /// How a translation differs from its source in words or numbers that only one of them has, for a message.
  ///
  /// - Parameter reference: The words for the source in the message.
  package static func difference(lost: [String], added: [String], from reference: String) -> String {
    let (lost, added) = (lost.joined(separator: ", "), added.joined(separator: ", "))
    if added.isEmpty { return "does not have \(lost), which \(reference) has" }
    return lost.isEmpty ? "has \(added), which \(reference) does not have" : "has \(added); \(reference) has \(lost)"
  }
}

/// A rule that checks a key of one locale with all its texts and variables.
public protocol EntryRule: Rule {
  /// The problems of an entry, in any order.
  func problems(in unit: EntryUnit) -> [Problem]
}

/// A rule that checks the files and strings tables of a project.
public protocol CatalogRule: Rule {
  /// The findings of the project, in any order.
  func findings(in catalog: CatalogFacts) -> [Finding]
}
