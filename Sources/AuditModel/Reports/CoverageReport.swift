/// The translation coverage of a project by itself: all that the reporters of `fitspoken coverage` see.
public struct CoverageReport: Sendable, Hashable {
  /// The version of the JSON form.
  public static let schemaVersion = 2

  /// The tool that made it.
  public var tool: AuditReport.Tool
  /// The coverage by bundle, table and locale.
  public var coverage: [Coverage]
  /// What each table's locales were compared with, by bundle and table.
  public var references: [CoverageReference]
  /// The files that were not read, by reason.
  public var skipped: [Measured.Skipped]
  /// Whether the build may go on.
  public var gate: Gate

  /// A report.
  public init(
    tool: AuditReport.Tool, coverage: [Coverage], references: [CoverageReference], skipped: [Measured.Skipped],
    gate: Gate
  ) {
    self.tool = tool
    self.coverage = coverage
    self.references = references
    self.skipped = skipped
    self.gate = gate
  }
}

/// What the locales of one table were compared with, and why with that.
public struct CoverageReference: Sendable, Hashable, Codable {
  /// The bundle's path.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The reference: a folder's name, `interface` or `union`.
  public var reference: String
  /// How many keys are to be translated.
  public var keys: Int
  /// The language that the others are translated from.
  public var developmentLanguage: LocaleTag
  /// Why this is the reference, a phrase for a person.
  public var because: String

  /// A table's reference.
  public init(
    bundle: String, table: String, reference: String, keys: Int, developmentLanguage: LocaleTag, because: String
  ) {
    self.bundle = bundle
    self.table = table
    self.reference = reference
    self.keys = keys
    self.developmentLanguage = developmentLanguage
    self.because = because
  }
}
