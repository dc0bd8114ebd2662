import Foundation

/// The data for pseudo-localized texts: `pseudo/styles.json` and `pseudo/accents.json`.
package enum PseudoLocales {
  /// The data of one style.
  package struct Style: Sendable, Decodable {
    /// The BCP-47 tag of its pseudo-locale.
    package var tag: String
    /// Where the tag comes from: a name among the file's sources.
    package var tagSource: String
    /// The characters before a text.
    package var opening: String
    /// The characters after a text.
    package var closing: String
    /// Where the form comes from: a name among the file's sources.
    package var source: String
    /// The confidence of the form: `A` to `D` (`Locales/README.md`).
    package var confidence: String
  }

  /// The letters with their accents.
  package struct Accents: Sendable, Decodable {
    /// Where they come from.
    package var source = ""
    /// Their confidence.
    package var confidence = "D"
    /// The replacement of each letter from A to Z.
    package var letters: [String: String] = [:]
    /// Combining marks for letters of other alphabets, which are taken in turn.
    package var marks: [String] = []
  }

  /// The styles by name.
  package static let styles: [String: Style] = styleFile?.styles ?? [:]

  /// The sources of the styles, by name.
  package static let sources: [String: String] = styleFile?.sources ?? [:]

  /// The accents of the accented style.
  package static let accents: Accents =
    (try? JSONDecoder().decode(Accents.self, from: Data(PackageResources.accents_json))) ?? Accents()

  /// The tags of all pseudo-locales, which need no translation.
  package static let tags: Set<String> = Set(styles.values.map(\.tag))

  private struct StyleFile: Decodable {
    var sources: [String: String]
    var styles: [String: Style]
  }

  private static let styleFile: StyleFile? = try? JSONDecoder().decode(
    StyleFile.self, from: Data(PackageResources.styles_json))
}
