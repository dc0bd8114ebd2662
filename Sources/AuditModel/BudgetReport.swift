/// The room of a project's keys: all that the reporters of `fitspoken budget` see, and what it prints as JSON.
public struct BudgetReport: Sendable, Hashable, Codable {
  /// The version of the JSON form.
  public static let schemaVersion = 1

  /// The version of the JSON form that this is.
  public var schemaVersion = BudgetReport.schemaVersion
  /// The tool that made it.
  public var tool: AuditReport.Tool
  /// The content sizes that were asked for, smallest first.
  public var contentSizes: [ContentSizeCategory]
  /// The keys that a control shows, sorted by bundle, table and key.
  public var keys: [KeyBudget]
  /// How many keys of the tables no control shows that was read: code uses them, or nobody.
  public var unseenKeys: Int
  /// How many titles of controls have no key.
  public var titlesWithoutKey: Int
  /// The font files that were used, sorted by file.
  public var fonts: [FontUse]
  /// The version of ICU.
  public var icu: String

  /// A report.
  public init(
    tool: AuditReport.Tool, contentSizes: [ContentSizeCategory], keys: [KeyBudget], unseenKeys: Int,
    titlesWithoutKey: Int, fonts: [FontUse], icu: String
  ) {
    self.tool = tool
    self.contentSizes = contentSizes
    self.keys = keys
    self.unseenKeys = unseenKeys
    self.titlesWithoutKey = titlesWithoutKey
    self.fonts = fonts
    self.icu = icu
  }
}
