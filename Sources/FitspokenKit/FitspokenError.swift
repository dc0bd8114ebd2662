import AuditModel

/// Why something could not be read or measured.
public struct FitspokenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was found and what was expected, as a sentence without a period; for a fault in a file with its place.
  public let message: String

  /// The message.
  public var description: String { message }
}

extension FitspokenError {
  /// Nothing can be measured without a font.
  init(missing font: MissingFont) {
    let name = font.isSystemFont ? "\(font.family), the substitute for the system font," : font.family
    self.init(
      message: "\(name) is not installed, so nothing can be measured; Debian and Ubuntu have it in \(font.package)")
  }
}

extension LocaleTag {
  /// The tag that a text is: a language tag, or the name of a folder such as `pt_BR`.
  static func named(_ text: String) throws(FitspokenError) -> LocaleTag {
    guard let tag = LocaleTag(folderName: text) else {
      throw FitspokenError(message: "'\(text)' is not a language tag; expected one such as de, pt-BR or zh-Hans")
    }
    return tag
  }

  /// The tags that texts are.
  static func named(_ texts: [String]) throws(FitspokenError) -> [LocaleTag] {
    var tags: [LocaleTag] = []
    for text in texts { tags.append(try named(text)) }
    return tags
  }
}
