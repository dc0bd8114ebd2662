/// How much of an app a report draws and speaks.
package struct ExhibitExtent: Sendable {
  /// Screens that are drawn, those with the gravest findings first.
  package var screens: Int
  /// Drawings of all screens together.
  package var pictures: Int
  /// Languages in which one screen is drawn, besides the development language.
  package var languages: Int
  /// Languages in which one screen is spoken, besides the development language.
  package var spokenLanguages = 8
  /// Drawings of one screen in one language and situation: of its tabs, and of the branches of its conditions.
  package var ways: Int
  /// Whether screens without findings are drawn, and every screen in every language in which it looks different.
  package var drawsSound: Bool

  /// What one page holds.
  package static let page = ExhibitExtent(screens: 60, pictures: 240, languages: 8, ways: 3, drawsSound: false)
  /// What a folder of pages holds.
  package static let folder = ExhibitExtent(screens: 1_000, pictures: 800, languages: 60, ways: 16, drawsSound: true)
}
