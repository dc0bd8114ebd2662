/// Where each platform keeps its fonts.
package enum FontFolders {
  /// The folders in the order in which they are searched; `~` is the user's home folder.
  package static let all: [String] = [
    "/usr/local/share/fonts", "/usr/share/fonts", "~/.local/share/fonts", "~/.fonts",
    "~/Library/Fonts", "/Library/Fonts", "/opt/homebrew/share/fonts", "/System/Library/Fonts",
  ]
  /// The endings of font files that HarfBuzz reads.
  package static let fileExtensions: Set<String> = ["otf", "ttf", "ttc", "otc"]
}
