/// The room of one key of a strings table, in the tightest of the controls that show it.
public struct KeyBudget: Sendable, Hashable, Codable {
  /// The bundle's path.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The key.
  public var key: String
  /// The path of the file that holds the source text: an interface file, or the source language's table.
  public var original: String
  /// The language of the source text.
  public var sourceLanguage: LocaleTag
  /// The source text.
  public var text: String
  /// How many titles of controls show the key.
  public var titles: Int
  /// How many of them have a room that is not known, or that grows: they are not among what was compared.
  public var unlimitedTitles: Int
  /// The tightest control; where no title has a known room, the first one.
  public var control: BudgetControl
  /// The room that the control leaves; nil where it is not known or grows.
  public var room: BudgetRoom?
  /// Why there is no limit to tell: no room is known, the control grows, or any number of lines may be taken.
  public var reason: String?
  /// How many characters fit, by locale: first the source language or the first locale that was asked for, then sorted.
  public var locales: [LocaleBudget]

  /// A key in the control that leaves it least room.
  public init(
    bundle: String, table: String, key: String, original: String, sourceLanguage: LocaleTag, text: String,
    titles: Int, unlimitedTitles: Int, control: BudgetControl, room: BudgetRoom?, reason: String?,
    locales: [LocaleBudget]
  ) {
    self.bundle = bundle
    self.table = table
    self.key = key
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.text = text
    self.titles = titles
    self.unlimitedTitles = unlimitedTitles
    self.control = control
    self.room = room
    self.reason = reason
    self.locales = locales
  }

  /// About how many characters fit, at the mean advance of the first locale's text; nil where there is no limit to tell.
  public var characters: Int? { locales.first?.characters }

  /// The widest of the locales' present texts; of equally wide ones the first, nil where no locale has one.
  public var longest: LocaleBudget? {
    locales.reduce(nil) { widest, next in
      guard let widest, widest.naturalWidth >= next.naturalWidth else { return next }
      return widest
    }
  }
}
