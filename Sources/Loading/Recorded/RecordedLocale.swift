internal import AuditModel
internal import Localization

/// The locale of a recording and the screen that it shows, as its path names them.
///
/// A recording is usually one file for each screen and locale: `de.lproj/Login.xml`, `de/Login.xml`, `Login.de.json`,
/// `Login-de.xml`.
struct RecordedLocale: Equatable {
  /// The locale; nil if the path does not name one.
  var locale: LocaleTag?
  /// The name of the file without extension and locale.
  var screen: String

  /// What a path says.
  init(path: String) {
    let name = Self.withoutExtension(path.lastPathPart)
    let part = Self.localePart(of: name)
    screen = part.map { String(name[..<$0.start]) } ?? name
    locale = part?.locale ?? Self.folderLocale(of: path)
  }

  /// The name without what says how it is read; `Login.de.tree.json` has two such parts.
  private static func withoutExtension(_ name: String) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.first?.isEmpty == false { parts.removeLast() }
    if parts.count > 1, ["tree", "fitspoken"].contains(parts.last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static func localePart(of name: String) -> (start: String.Index, locale: LocaleTag)? {
    for index in name.indices.dropFirst() where ".-_ ".contains(name[index]) {
      let part = String(name[name.index(after: index)...])
      guard let locale = locale(part) else { continue }
      // `Sign-in` is not a screen in Indonesian.
      if name[index] != ".", words.contains(part.lowercased()) || locale.language.count > 2 { continue }
      return (index, locale)
    }
    return nil
  }

  private static func folderLocale(of path: String) -> LocaleTag? {
    for folder in path.split(separator: "/").dropLast().reversed() {
      if folder.hasSuffix(".lproj") { return LocaleTag(folderName: String(folder.dropLast(6))) }
      let isShort = folder.prefix { $0 != "-" && $0 != "_" }.count == 2
      if isShort, let locale = locale(String(folder)) { return locale }
    }
    return nil
  }

  /// The locale of a text that is the tag of a known language.
  private static func locale(_ text: String) -> LocaleTag? {
    guard KnownSubtags.isLocale(text), let locale = LocaleTag(text) else { return nil }
    return KnownSubtags.isLanguage(locale.language) ? locale : nil
  }

  /// English words that end the names of screens and are codes of languages as well.
  private static let words: Set<String> = [
    "in", "to", "so", "or", "as", "am", "my", "me", "do", "be", "at", "us", "up", "on", "of", "an", "by", "no",
  ]
}
