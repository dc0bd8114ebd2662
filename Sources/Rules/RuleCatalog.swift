public import RuleKit

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

  private static let rules: [any Rule.Type] =
    fileRules + translationRules + formatRules + pluralRules + textRules + fitRules + layoutRules + namingRules
    + labelRules + hintRules + traitRules + macRules + styleRules

  private static let fileRules: [any Rule.Type] = [
    CatalogSchema.self, FileUnreadable.self, InterfaceParseError.self, MergeConflictMarker.self, StringsEncoding.self,
    StringsEscapeShortUnicode.self, StringsFileEmpty.self, StringsInvalidEscape.self, StringsParseError.self,
    StringsSilentTruncation.self, StringsUnterminatedComment.self,
  ]

  private static let translationRules: [any Rule.Type] = [
    DuplicateKey.self, EmptyValue.self, ExtraKey.self, HardcodedTitle.self, InterfaceOrphanKey.self,
    InterfaceSourceDrift.self, InterfaceUnlocalizedObject.self, LocalizedImageMissing.self, MissingTable.self,
    MissingTranslation.self, NeedsReview.self, StaleKey.self, StateNew.self, UndefinedKey.self, Untranslated.self,
    UnusedKey.self,
  ]

  private static let formatRules: [any Rule.Type] = [
    FormatBroken.self, FormatDoublePercent.self, FormatExtraArgument.self, FormatImplicitReorder.self,
    FormatInflectionLost.self, FormatMissingArgument.self, FormatMixedPositions.self, FormatNeedsPositions.self,
    FormatPositionHole.self, FormatSpaced.self, FormatTypeMismatch.self, FormatUnescapedPercent.self,
    FormatWidthMismatch.self, PlaceholderLost.self, StringsdictMissingFormatKey.self, StringsdictValueType.self,
    StringsdictValueTypeMismatch.self, StringsdictVariableUndefined.self, StringsdictVariableUnused.self,
    SubstitutionArg.self,
  ]

  private static let pluralRules: [any Rule.Type] = [
    PluralCandidate.self, PluralIdenticalForms.self, PluralImpliedQuantity.self, PluralMissingCategory.self,
    PluralMissingOther.self, PluralUnusedCategory.self,
  ]

  private static let textRules: [any Rule.Type] = [
    Accelerator.self, AccessKeyGlossary.self, BidiControlUnbalanced.self, BidiOverride.self, DoubleSpace.self,
    EllipsisLost.self, EllipsisStyle.self, ForbiddenTerm.self, InconsistentTranslation.self, InvisibleCharacter.self,
    LeadingWhitespace.self, MarkdownLinkMismatch.self, MixedScriptWord.self, MustKeepTerm.self, NewlineCount.self,
    NotNFC.self, NumbersMismatch.self, PunctuationMismatch.self, RTLMissingIsolation.self, ScriptMismatch.self,
    StartCase.self, TagMismatch.self, TrailingWhitespace.self,
  ]

  private static let fitRules: [any Rule.Type] = [
    ExpansionBudget.self, FitFontFallback.self, FitUnknown.self, FixedFont.self, HitRegionTooSmall.self,
    LineLimitWithDynamicType.self, TitleClipped.self, TitleShrinks.self, TitleTruncated.self, TitleWraps.self,
    WidthVariantUnused.self, WordBroken.self,
  ]

  private static let layoutRules: [any Rule.Type] = [
    ConstraintConflict.self, ControlCollapsed.self, ControlOffScreen.self, ControlsOverlap.self,
    TextOverflowsHeight.self,
  ]

  private static let namingRules: [any Rule.Type] = [
    BarButtonNoLabel.self, ButtonEmpty.self, ButtonLabelShadowed.self, EmptyUtterance.self, IconButtonNoLabel.self,
    ImageElementNoLabel.self, LabelDiffersFromTitle.self, PickerNoLabel.self, PlaceholderOnlyLabel.self,
    SegmentImageNoLabel.self, SliderNoLabel.self, StepperNoLabel.self, SwitchNoLabel.self, TabItemNoTitle.self,
    TextViewNoLabel.self,
  ]
}
