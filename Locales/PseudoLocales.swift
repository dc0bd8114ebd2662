import Foundation

/// What pseudo-localized texts are made with: `pseudo/styles.json` and `pseudo/accents.json`.
package enum PseudoLocales {
  /// What a style has of its own.
  package struct Style: Sendable, Decodable {
    /// The BCP-47 tag of its pseudo-locale.
    package var tag: String
    /// Where the tag comes from: a name among the file's sources.
    package var tagSource: String
    /// What is put before a text.
    package var opening: String
    /// What is put behind a text.
    package var closing: String
    /// Where the form comes from: a name among the file's sources.
    package var source: String
    /// How sure the form is: `A` to `D` (`Locales/README.md`).
    package var confidence: String
  }

  /// The letters with their accents.
  package struct Accents: Sendable, Decodable {
    /// Where they come from.
    package var source = ""
    /// How sure they are.
    package var confidence = "D"
    /// What each letter from A to Z becomes.
    package var letters: [String: String] = [:]
    /// Combining marks for letters of other alphabets, which are taken in turn.
    package var marks: [String] = []
  }

  /// The styles by name.
  package static let styles: [String: Style] = styleFile?.styles ?? [:]

  /// The sources of the styles, by the names that they have there.
  package static let sources: [String: String] = styleFile?.sources ?? [:]

  /// The accents of the style of that name.
  package static let accents: Accents =
    (try? JSONDecoder().decode(Accents.self, from: Data(PackageResources.accents_json))) ?? Accents()

  /// The tags of all pseudo-locales: nobody speaks them, and nothing is to be translated into them.
  package static let tags: Set<String> = Set(styles.values.map(\.tag))

  private struct StyleFile: Decodable {
    var sources: [String: String]
    var styles: [String: Style]
  }

  private static let styleFile: StyleFile? = try? JSONDecoder().decode(
    StyleFile.self, from: Data(PackageResources.styles_json))
}
