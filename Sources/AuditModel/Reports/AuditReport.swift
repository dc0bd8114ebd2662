/// The result of an audit: all that reporters see.
public struct AuditReport: Sendable, Codable {
  /// The version of the JSON report's form.
  public static let schemaVersion = 2

  /// The tool that made it.
  public var tool: Tool
  /// What was audited: the name of the root folder, and which part of it.
  public var name = ""
  /// The app and its revision, as far as they are known, and the command that was run.
  public var subject = AuditSubject()
  /// Every file that was looked at.
  public var inputs: [InputFile]
  /// What was measured and what was skipped.
  public var measured: Measured
  /// The fonts that were used, sorted by file.
  public var fonts: [FontUse]
  /// ICU's version.
  public var icu: String
  /// Translation coverage by bundle, table and locale.
  public var coverage: [Coverage]
  /// The findings, one for each fact, sorted; without a baseline all of them, else those that are not in it.
  public var findings: [FindingGroup]
  /// The findings that the baseline knows, sorted.
  public var known: [FindingGroup] = []
  /// What the baseline did.
  public var baseline: BaselineSummary?
  /// What the project suppresses.
  public var suppressed: SuppressionSummary
  /// The gate's verdict.
  public var gate: Gate
  /// The levels whose findings fail the gate; empty if nobody asked.
  public var failingLevels: Set<FindingLevel> = [.error]
  /// The rules that there are, sorted by name; empty if nobody needs their texts.
  public var rules: [RuleSummary]
  /// The content sizes at which titles were fitted, smallest first.
  public var contentSizes: [ContentSizeCategory] = []
  /// The screens as a report shows them, where one asked for pictures.
  public var screens = ScreenGallery()

  /// The tool's name and version.
  public struct Tool: Sendable, Hashable, Codable {
    /// The tool's name.
    public var name: String
    /// The tool's version.
    public var version: String

    /// A tool's name and version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// A report.
  public init(
    tool: Tool, inputs: [InputFile], measured: Measured, fonts: [FontUse], icu: String, coverage: [Coverage],
    findings: [FindingGroup], baseline: BaselineSummary? = nil, suppressed: SuppressionSummary = SuppressionSummary(),
    gate: Gate, rules: [RuleSummary] = []
  ) {
    self.tool = tool
    self.inputs = inputs
    self.measured = measured
    self.fonts = fonts
    self.icu = icu
    self.coverage = coverage
    self.findings = findings
    self.baseline = baseline
    self.suppressed = suppressed
    self.gate = gate
    self.rules = rules
  }
}

extension AuditReport {
  /// Every finding of the facts, those of one fact beside each other.
  public var instances: [Finding] { findings.flatMap(\.instances) }
}

/// How much an audit looked at.
public struct Measured: Sendable, Hashable, Codable {
  /// One reason for which something was not judged, with how often.
  public struct Skipped: Sendable, Hashable, Codable {
    /// What was skipped: `files`, `titles`, `elements`, `utterances`.
    public var what: String
    /// Why, for a person.
    public var reason: String
    /// How many.
    public var count: Int

    /// A reason with its count.
    public init(what: String, reason: String, count: Int) {
      self.what = what
      self.reason = reason
      self.count = count
    }
  }

  /// Screens that were read.
  public var screens = 0
  /// Elements on them.
  public var elements = 0
  /// Distinct titles (element, state and locale) that were to be fitted.
  public var titles = 0
  /// Verdicts: titles × content sizes.
  public var verdicts = 0
  /// Elements (per locale) for which an utterance was made.
  public var utterances = 0
  /// Strings entries that were read.
  public var entries = 0
  /// Locales that were audited, sorted.
  public var locales: [LocaleTag] = []
  /// What was not judged, and why, sorted.
  public var skipped: [Skipped] = []

  /// Nothing yet.
  public init() {}
}

/// The translation coverage of one table in one locale.
public struct Coverage: Sendable, Hashable, Codable {
  /// The bundle's path.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The locale.
  public var locale: LocaleTag
  /// The `.lproj` folder's name without extension.
  public var folder: String
  /// Whether the locale has the table at all.
  public var present: Bool
  /// What the locale was compared with: a folder's name, `interface` or `union`.
  public var reference: String
  /// Keys of the reference.
  public var total: Int
  /// Keys with a translation.
  public var translated: Int
  /// Keys that the locale neither has nor inherits.
  public var missing: Int
  /// Keys in the state `new`, and plurals without a form that the language needs.
  public var new: Int
  /// Keys with an empty value where the reference has one.
  public var empty: Int
  /// Keys whose translation is marked for review.
  public var needsReview: Int
  /// Keys that the reference lacks.
  public var extra: Int
  /// Translated keys that Apple's loader never sees, because it rejects the file or stops before them.
  public var lost: Int
  /// Keys among those missing, new or empty that the catalog calls stale, so that no gate asks for them.
  public var stale: Int
  /// Translated keys that the locale takes from a parent or a similar locale (`en-GB` from `en`); a device shows the key there
  /// if the locale has the table.
  public var inherited: Int
  /// Translated keys whose text is identical to the source although it has words to translate.
  public var sameAsSource: Int
  /// Whether only some of the project's tables were given, so that the counts say nothing about the project.
  public var part = false
  /// Whether the app contains the locale's files; if not, nothing requires them.
  public var built = true

  /// The coverage of a table in a locale; all counts zero.
  public init(bundle: String, table: String, locale: LocaleTag, folder: String, present: Bool, reference: String) {
    self.bundle = bundle
    self.table = table
    self.locale = locale
    self.folder = folder
    self.present = present
    self.reference = reference
    (total, translated, missing, new, empty, needsReview, extra) = (0, 0, 0, 0, 0, 0, 0)
    (lost, stale, inherited, sameAsSource) = (0, 0, 0, 0)
  }

  /// The translated share in per cent, floored to one decimal; 100 where there is nothing to translate.
  public var percent: Double { total == 0 ? 100 : Double(translated * 1000 / total) / 10 }
}

/// What a baseline did to the findings.
public struct BaselineSummary: Sendable, Hashable, Codable {
  /// Findings that are not in the baseline.
  public var new: Int
  /// Findings that are in it and therefore left out.
  public var known: Int
  /// Entries of the baseline, by locale, whose findings no longer exist.
  public var stale: Int
  /// The entries that those are of, in the baseline's order.
  public var staleEntries: [StaleEntry]

  /// The three counts, with the entries behind the last.
  public init(new: Int, known: Int, stale: Int, staleEntries: [StaleEntry] = []) {
    self.new = new
    self.known = known
    self.stale = stale
    self.staleEntries = staleEntries
  }
}

/// An entry of a baseline with more findings than there are.
public struct StaleEntry: Sendable, Hashable, Codable {
  /// The rule's name.
  public var rule: String
  /// Whether the finding failed or was to be reviewed.
  public var outcome: Outcome
  /// The kind of reason.
  public var reason: String?
  /// The file's path relative to the audit's root.
  public var file: String
  /// The path of the element.
  public var element: String?
  /// The strings table.
  public var table: String?
  /// The key.
  public var key: String?
  /// Which of the key's texts, where it has several.
  public var leaf: String?
  /// The locales in which it no longer exists; empty if it does not depend on the language.
  public var locales: [LocaleTag]
  /// How many of its findings no longer exist.
  public var count: Int

  /// An entry with the number of findings that are no more.
  public init(
    rule: String, outcome: Outcome = .fails, reason: String? = nil, file: String, element: String? = nil,
    table: String? = nil, key: String? = nil, leaf: String? = nil, locales: [LocaleTag] = [], count: Int = 1
  ) {
    self.rule = rule
    self.outcome = outcome
    self.reason = reason
    self.file = file
    self.element = element
    self.table = table
    self.key = key
    self.leaf = leaf
    self.locales = locales
    self.count = count
  }
}

/// What was left out of the findings because the project says so.
public struct SuppressionSummary: Sendable, Hashable, Codable {
  /// Findings that the configuration leaves out.
  public var configured: Int
  /// Findings that comments and notes beside the texts leave out.
  public var inline: Int
  /// What is wrong with those comments, sorted by place.
  public var remarks: [SuppressionRemark]

  /// The counts, with what is to be said of the comments.
  public init(configured: Int = 0, inline: Int = 0, remarks: [SuppressionRemark] = []) {
    self.configured = configured
    self.inline = inline
    self.remarks = remarks
  }

  /// All findings that were left out.
  public var count: Int { configured + inline }
}

/// What is to be said of a comment that suppresses findings.
public struct SuppressionRemark: Sendable, Hashable, Codable {
  /// What kind of remark it is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// It asks for something that there is not: a rule that does not exist, or no rule at all.
    case invalid
    /// It suppressed nothing.
    case unused
  }

  /// What kind of remark it is.
  public var kind: Kind
  /// Where the text with the comment is.
  public var location: SourceLocation
  /// What was found, a sentence without a final full stop.
  public var message: String

  /// A remark at a place.
  public init(kind: Kind, location: SourceLocation, message: String) {
    self.kind = kind
    self.location = location
    self.message = message
  }
}

extension SuppressionRemark: Comparable {
  /// By place, then by message.
  public static func < (left: SuppressionRemark, right: SuppressionRemark) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}
