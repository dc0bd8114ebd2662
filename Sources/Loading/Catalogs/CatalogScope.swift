internal import AuditModel

/// The key and language that are being read.
struct CatalogScope {
  /// The key in `strings`.
  var key: String?
  /// The language as the catalog spells it.
  var language: String?
  /// The language.
  var locale: LocaleTag?

  /// What is being read, in words: `"cancel" in de (plural one)`.
  func words(at path: LeafPath = LeafPath()) -> String {
    guard let key else { return "the catalog" }
    let conditions = path.steps.map { LeafPath([$0]).description.replacing(".", with: " ") }
    return "\"\(key.shortened)\"" + (language.map { " in \($0.shortened)" } ?? "")
      + (conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ").shortened))")
  }

  /// A subject in words: `"value" of "cancel" in de (plural one)`.
  func words(for subject: CatalogSubject) -> String {
    (subject.part.isEmpty ? "" : subject.part + " ") + words(at: subject.path)
  }
}

/// What a message is about; put into words only where there is a message.
struct CatalogSubject {
  /// The part of it that is meant, with `of` behind it; empty for the whole.
  let part: String
  /// The case of a variation, or the substitution.
  let path: LeafPath

  init(_ part: String = "", at path: LeafPath = LeafPath()) {
    (self.part, self.path) = (part, path)
  }
}
