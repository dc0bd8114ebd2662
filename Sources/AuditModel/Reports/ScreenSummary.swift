/// What an audit measured on one screen.
public struct ScreenSummary: Sendable, Hashable, Codable {
  /// Titles of a screen in one locale.
  public struct TitleCount: Sendable, Hashable, Codable {
    /// Titles of which it is known whether they fit.
    public var judged = 0
    /// Titles of which it is not known.
    public var open = 0

    /// No titles.
    public init() {}
  }

  /// The interface's path.
  public var file: String
  /// The screen's id.
  public var screen: String
  /// The screen's name, if it has one.
  public var title: String?
  /// The locales in which it was audited, the development language first.
  public var locales: [LocaleTag]
  /// The titles in each of them.
  public var titles: [LocaleTag: TitleCount]
  /// How many elements VoiceOver stops at.
  public var spoken: Int
  /// Whether its texts follow a content size; on a Mac and on Apple TV they do not.
  public var scalesText = true

  /// What was measured on a screen.
  public init(
    file: String, screen: String, title: String? = nil, locales: [LocaleTag] = [],
    titles: [LocaleTag: TitleCount] = [:], spoken: Int = 0
  ) {
    self.file = file
    self.screen = screen
    self.title = title
    self.locales = locales
    self.titles = titles
    self.spoken = spoken
  }

  /// The name that people know the screen by: its title, else its id.
  public var name: String { title ?? screen }
}
