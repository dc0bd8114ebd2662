/// Every rule that there is.
public enum RuleCatalog {
  /// The rules, sorted by name.
  public static let all: [any Rule.Type] = rules.sorted { $0.name < $1.name }

  /// The rules' names.
  public static let names = Set(all.map { $0.name })

  /// A rule's page in Markdown; nil where there is no such rule.
  public static func page(of name: String) -> String? { RulePages.byName[name] }

  /// The first sentence of a rule's page.
  public static func summary(of name: String) -> String {
    let lines = page(of: name)?.split(separator: "\n") ?? []
    return lines.first { !$0.hasPrefix("#") }.map(String.init) ?? ""
  }

  private static let rules: [any Rule.Type] = [
    ButtonEmpty.self, CatalogSchema.self, DuplicateKey.self, EmptyValue.self, ExtraKey.self, FileUnreadable.self,
    FormatExtraArgument.self, FormatTypeMismatch.self, HitRegionTooSmall.self, IconButtonNoLabel.self,
    InterfaceOrphanKey.self, InterfaceParseError.self, LabelDiffersFromTitle.self, MergeConflictMarker.self,
    MissingTable.self, MissingTranslation.self, StringsEncoding.self, StringsEscapeShortUnicode.self,
    StringsFileEmpty.self, StringsInvalidEscape.self, StringsParseError.self, StringsSilentTruncation.self,
    StringsUnterminatedComment.self, TitleClipped.self, TitleTruncated.self,
  ]
}
