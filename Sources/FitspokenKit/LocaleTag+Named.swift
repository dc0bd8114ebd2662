import AuditModel

/// A text that is not a language tag.
public struct InvalidLocaleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text.
  public let tag: String

  /// What was found and what was expected.
  public var description: String { "'\(tag)' is not a language tag; expected one such as de, pt-BR or zh-Hans" }
}

extension LocaleTag {
  /// The tag that a text is: a language tag, or the name of a folder such as `pt_BR`.
  static func named(_ text: String) throws(InvalidLocaleError) -> LocaleTag {
    guard let tag = LocaleTag(folderName: text) else { throw InvalidLocaleError(tag: text) }
    return tag
  }

  /// The tags that texts are.
  static func named(_ texts: [String]) throws(InvalidLocaleError) -> [LocaleTag] {
    var tags: [LocaleTag] = []
    for text in texts { tags.append(try named(text)) }
    return tags
  }
}
