import PlatformData
import Utilities

/// The folders in which fonts and hyphenation dictionaries are looked for: the platform's, then what is packed with the command,
/// which counts where the system has nothing.
package enum SearchedFolders {
  /// The folders of fonts; `~` is the user's home folder.
  package static let fonts = FontFolders.all + packed("fonts")
  /// The folders of libhyphen's dictionaries; `~` is the user's home folder.
  package static let hyphenation = Hyphenation.folders.value + packed("hyphen")

  private static func packed(_ name: String) -> [String] { [PackedData.folder(name)].compactMap(\.self) }
}
