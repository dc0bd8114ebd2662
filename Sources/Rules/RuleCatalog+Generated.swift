// swift-format-ignore-file
// Generated from the rules' sources by 'make update-expected'; do not edit.

extension RuleCatalog {
  /// The rules' types, sorted by the rules' names.
  static let types: [RuleType] = [
    Accelerator.self,
    AccessKeyGlossary.self,
    ActivityIndicatorTitle.self,
    AddressMismatch.self,
    BarButtonNoLabel.self,
    BidiControlUnbalanced.self,
    BidiOverride.self,
    BracketMismatch.self,
    ButtonEmpty.self,
    ButtonLabelShadowed.self,
    CatalogSchema.self,
    CatalystGestureOnSystemButton.self,
    ConflictingTraits.self,
    ConstraintConflict.self,
    ControlCollapsed.self,
    ControlOffScreen.self,
    ControlsOverlap.self,
    DimmedByMistake.self,
    DoubleSpace.self,
    DuplicateKey.self,
    DuplicateLabelInScreen.self,
    EdgeInsetsOnSystemType.self,
    EllipsisLost.self,
    EllipsisStyle.self,
    EmptyUtterance.self,
    EmptyValue.self,
    EntityMismatch.self,
    ExpansionBudget.self,
    ExtraKey.self,
    FileUnreadable.self,
    FitFontFallback.self,
    FitUnknown.self,
    FixedFont.self,
    ForbiddenTerm.self,
    FormatBroken.self,
    FormatDoublePercent.self,
    FormatExtraArgument.self,
    FormatImplicitReorder.self,
    FormatInflectionLost.self,
    FormatMissingArgument.self,
    FormatMixedPositions.self,
    FormatNeedsPositions.self,
    FormatPositionHole.self,
    FormatRawSpecifier.self,
    FormatSpaced.self,
    FormatTypeMismatch.self,
    FormatUnescapedPercent.self,
    FormatWidthMismatch.self,
    HardcodedTitle.self,
    HeadingMissing.self,
    HeadingNotAnnounced.self,
    HelpButtonCount.self,
    HelpButtonCustom.self,
    HelpButtonInToolbar.self,
    HelpButtonIntroduced.self,
    HelpButtonPlace.self,
    HiddenParentWithControls.self,
    HintCapital.self,
    HintEnd.self,
    HintImperative.self,
    HintMentionsGesture.self,
    HintNamesControl.self,
    HintNotLocalized.self,
    HintOnObviousControl.self,
    HintOnTextEntryIgnored.self,
    HintRepeatsLabel.self,
    HintWithoutLabel.self,
    HitRegionTooSmall.self,
    InterfaceOrphanKey.self,
    InterfaceSourceDrift.self,
    InterfaceUnlocalizedObject.self,
    IconButtonNoLabel.self,
    ImageAssetNameAsKey.self,
    ImageButtonBordered.self,
    ImageButtonLabelAbove.self,
    ImageButtonPadding.self,
    ImageElementNoLabel.self,
    ImageLabelIsFilename.self,
    ImageOrSquareButtonInToolbar.self,
    InconsistentTranslation.self,
    InterfaceParseError.self,
    InvisibleCharacter.self,
    LabelAllCaps.self,
    LabelCapitalization.self,
    LabelContainsStateOrGesture.self,
    LabelDiffersFromTitle.self,
    LabelGeneric.self,
    LabelIsKey.self,
    LabelLooksLikeIdentifier.self,
    LabelNotLocalized.self,
    LabelPunctuation.self,
    LabelRepeatsControlType.self,
    LabelTooLong.self,
    LabelTooShort.self,
    LabelUntranslatedCopy.self,
    LeadingWhitespace.self,
    LineLimitWithDynamicType.self,
    LinkOpensBrowser.self,
    LocalizedImageMissing.self,
    LooksDisabledNotDisabled.self,
    MarkdownLinkMismatch.self,
    MergeConflictMarker.self,
    MissingHintComplexGesture.self,
    MissingTable.self,
    MissingTranslation.self,
    MixedScriptWord.self,
    MixedSizeChoices.self,
    MustKeepTerm.self,
    NeedsReview.self,
    NewlineCount.self,
    NotBuilt.self,
    NotNFC.self,
    NumbersMismatch.self,
    PickerNoLabel.self,
    PlaceholderLost.self,
    PlaceholderOnlyLabel.self,
    PluralCandidate.self,
    PluralIdenticalForms.self,
    PluralImpliedQuantity.self,
    PluralMissingCategory.self,
    PluralMissingOther.self,
    PluralUnusedCategory.self,
    PressStateMissing.self,
    PrimaryDestructive.self,
    PunctuationMismatch.self,
    PushButtonEllipsis.self,
    PushButtonFlexibleHeight.self,
    RecordedControlMissing.self,
    RecordedControlOffScreen.self,
    RecordedControlsOverlap.self,
    RecordedLabelUntranslated.self,
    RecordedTextTruncated.self,
    RTLMissingIsolation.self,
    ScriptMismatch.self,
    SegmentImageNoLabel.self,
    SliderNoLabel.self,
    SquareButtonIntroducedByLabel.self,
    SquareButtonWithText.self,
    StaleKey.self,
    StartCase.self,
    StateInLabel.self,
    StateNew.self,
    StateTitleDiffers.self,
    StateTitleMissing.self,
    StepperNoLabel.self,
    StringsEncoding.self,
    StringsEscapeShortUnicode.self,
    StringsFileEmpty.self,
    StringsInvalidEscape.self,
    StringsParseError.self,
    StringsSilentTruncation.self,
    StringsUnterminatedComment.self,
    StringsdictMissingFormatKey.self,
    StringsdictValueType.self,
    StringsdictValueTypeMismatch.self,
    StringsdictVariableUndefined.self,
    StringsdictVariableUnused.self,
    SubstitutionArg.self,
    SwallowedEntry.self,
    SwitchNoLabel.self,
    TabItemNoTitle.self,
    TagMismatch.self,
    TappableWithoutButtonTrait.self,
    TextOverflowsHeight.self,
    TextStyleNotAdjusted.self,
    TextViewNoLabel.self,
    TitleCapitalization.self,
    TitleClipped.self,
    TitleContrast.self,
    TitleLong.self,
    TitleShrinks.self,
    TitleTruncated.self,
    TitleVerb.self,
    TitleWraps.self,
    ToggleWithoutButton.self,
    TooManyProminentButtons.self,
    TrailingWhitespace.self,
    TwoPrimaryButtons.self,
    TypeWordInTranslation.self,
    UndefinedKey.self,
    UnknownTrait.self,
    Untranslated.self,
    UnusedKey.self,
    UpdatesFrequentlyTimer.self,
    VisibleEscape.self,
    VisionOSButtonShape.self,
    VisionOSButtonSize.self,
    VisionOSCenterDistance.self,
    VisionOSSmallInStack.self,
    VisionOSWhiteFill.self,
    WatchOSLongTitlesSideBySide.self,
    WatchOSUnequalHeights.self,
    WidthVariantUnused.self,
    WordBroken.self,
  ]

  /// The folders of the rules' sources by rule name.
  static let folders: [String: String] = [
    "accelerator": "Texts",
    "access-key-glossary": "Texts",
    "activity-indicator-title": "Buttons",
    "address-mismatch": "Texts",
    "bar-button-no-label": "Labels",
    "bidi-control-unbalanced": "Texts",
    "bidi-override": "Texts",
    "bracket-mismatch": "Texts",
    "button-empty": "Labels",
    "button-label-shadowed": "Labels",
    "catalog-schema": "Files",
    "catalyst-gesture-on-system-button": "Buttons",
    "conflicting-traits": "Traits",
    "constraint-conflict": "Layout",
    "control-collapsed": "Layout",
    "control-off-screen": "Layout",
    "controls-overlap": "Layout",
    "dimmed-by-mistake": "Traits",
    "double-space": "Texts",
    "duplicate-key": "Translations",
    "duplicate-label-in-screen": "Labels",
    "edge-insets-on-system-type": "Buttons",
    "ellipsis-lost": "Texts",
    "ellipsis-style": "Texts",
    "empty-utterance": "Labels",
    "empty-value": "Translations",
    "entity-mismatch": "Texts",
    "expansion-budget": "Fit",
    "extra-key": "Translations",
    "file-unreadable": "Files",
    "fit-font-fallback": "Fit",
    "fit-unknown": "Fit",
    "fixed-font": "Fit",
    "forbidden-term": "Texts",
    "format-broken": "Formats",
    "format-double-percent": "Formats",
    "format-extra-argument": "Formats",
    "format-implicit-reorder": "Formats",
    "format-inflection-lost": "Formats",
    "format-missing-argument": "Formats",
    "format-mixed-positions": "Formats",
    "format-needs-positions": "Formats",
    "format-position-hole": "Formats",
    "format-raw-specifier": "Formats",
    "format-spaced": "Formats",
    "format-type-mismatch": "Formats",
    "format-unescaped-percent": "Formats",
    "format-width-mismatch": "Formats",
    "hardcoded-title": "Translations",
    "heading-missing": "Traits",
    "heading-not-announced": "Traits",
    "help-button-count": "Buttons",
    "help-button-custom": "Buttons",
    "help-button-in-toolbar": "Buttons",
    "help-button-introduced": "Buttons",
    "help-button-place": "Buttons",
    "hidden-parent-with-controls": "Traits",
    "hint-capital": "Hints",
    "hint-end": "Hints",
    "hint-imperative": "Hints",
    "hint-mentions-gesture": "Hints",
    "hint-names-control": "Hints",
    "hint-not-localized": "Labels",
    "hint-on-obvious-control": "Hints",
    "hint-on-text-entry-ignored": "Hints",
    "hint-repeats-label": "Hints",
    "hint-without-label": "Hints",
    "hit-region-too-small": "Fit",
    "ib-orphan-key": "Translations",
    "ib-source-drift": "Translations",
    "ib-unlocalized-object": "Translations",
    "icon-button-no-label": "Labels",
    "image-asset-name-as-key": "Labels",
    "image-button-bordered": "Buttons",
    "image-button-label-above": "Buttons",
    "image-button-padding": "Buttons",
    "image-element-no-label": "Labels",
    "image-label-is-filename": "Labels",
    "image-or-square-button-in-toolbar": "Buttons",
    "inconsistent-translation": "Texts",
    "interface-parse-error": "Files",
    "invisible-character": "Texts",
    "label-all-caps": "Labels",
    "label-capitalisation": "Labels",
    "label-contains-state-or-gesture": "Labels",
    "label-differs-from-title": "Labels",
    "label-generic": "Labels",
    "label-is-key": "Labels",
    "label-looks-like-identifier": "Labels",
    "label-not-localized": "Labels",
    "label-punctuation": "Labels",
    "label-repeats-control-type": "Labels",
    "label-too-long": "Labels",
    "label-too-short": "Labels",
    "label-untranslated-copy": "Labels",
    "leading-whitespace": "Texts",
    "line-limit-with-dynamic-type": "Fit",
    "link-opens-browser": "Traits",
    "localized-image-missing": "Translations",
    "looks-disabled-not-disabled": "Traits",
    "markdown-link-mismatch": "Texts",
    "merge-conflict-marker": "Files",
    "missing-hint-complex-gesture": "Hints",
    "missing-table": "Translations",
    "missing-translation": "Translations",
    "mixed-script-word": "Texts",
    "mixed-size-choices": "Buttons",
    "must-keep-term": "Texts",
    "needs-review": "Translations",
    "newline-count": "Texts",
    "not-built": "Files",
    "not-nfc": "Texts",
    "numbers-mismatch": "Texts",
    "picker-no-label": "Labels",
    "placeholder-lost": "Formats",
    "placeholder-only-label": "Labels",
    "plural-candidate": "Plurals",
    "plural-identical-forms": "Plurals",
    "plural-implied-quantity": "Plurals",
    "plural-missing-category": "Plurals",
    "plural-missing-other": "Plurals",
    "plural-unused-category": "Plurals",
    "press-state-missing": "Buttons",
    "primary-destructive": "Buttons",
    "punctuation-mismatch": "Texts",
    "push-button-ellipsis": "Buttons",
    "push-button-flexible-height": "Buttons",
    "recorded-control-missing": "Recordings",
    "recorded-control-off-screen": "Recordings",
    "recorded-controls-overlap": "Recordings",
    "recorded-label-untranslated": "Recordings",
    "recorded-text-truncated": "Recordings",
    "rtl-missing-isolation": "Texts",
    "script-mismatch": "Texts",
    "segment-image-no-label": "Labels",
    "slider-no-label": "Labels",
    "square-button-introduced-by-label": "Buttons",
    "square-button-with-text": "Buttons",
    "stale-key": "Translations",
    "start-case": "Texts",
    "state-in-label": "Traits",
    "state-new": "Translations",
    "state-title-differs": "Buttons",
    "state-title-missing": "Buttons",
    "stepper-no-label": "Labels",
    "strings-encoding": "Files",
    "strings-escape-short-unicode": "Files",
    "strings-file-empty": "Files",
    "strings-invalid-escape": "Files",
    "strings-parse-error": "Files",
    "strings-silent-truncation": "Files",
    "strings-unterminated-comment": "Files",
    "stringsdict-missing-format-key": "Formats",
    "stringsdict-value-type": "Formats",
    "stringsdict-value-type-mismatch": "Formats",
    "stringsdict-variable-undefined": "Formats",
    "stringsdict-variable-unused": "Formats",
    "substitution-arg": "Formats",
    "swallowed-entry": "Texts",
    "switch-no-label": "Labels",
    "tab-item-no-title": "Labels",
    "tag-mismatch": "Texts",
    "tappable-without-button-trait": "Traits",
    "text-overflows-height": "Fit",
    "text-style-not-adjusted": "Fit",
    "textview-no-label": "Labels",
    "title-capitalisation": "Buttons",
    "title-clipped": "Fit",
    "title-contrast": "Buttons",
    "title-long": "Buttons",
    "title-shrinks": "Fit",
    "title-truncated": "Fit",
    "title-verb": "Buttons",
    "title-wraps": "Fit",
    "toggle-without-button": "Traits",
    "too-many-prominent-buttons": "Buttons",
    "trailing-whitespace": "Texts",
    "two-primary-buttons": "Buttons",
    "type-word-in-translation": "Labels",
    "undefined-key": "Translations",
    "unknown-trait": "Traits",
    "untranslated": "Translations",
    "unused-key": "Translations",
    "updates-frequently-timer": "Traits",
    "visible-escape": "Texts",
    "visionos-button-shape": "Buttons",
    "visionos-button-size": "Buttons",
    "visionos-center-distance": "Buttons",
    "visionos-small-in-stack": "Buttons",
    "visionos-white-fill": "Buttons",
    "watchos-long-titles-side-by-side": "Buttons",
    "watchos-unequal-heights": "Buttons",
    "width-variant-unused": "Fit",
    "word-broken": "Fit",
  ]

  /// The rules' pages in Markdown by rule name.
  static let pages: [String: String] = [
    "accelerator": #"""
      # accelerator

      A text contains the keyboard accelerator mark of another platform.

      ## What it reports
      `&` or `_` before a letter, as in menus on other platforms (`&File`, `_File`, `打开(&O)`), unless the source has one
      as well. Severity: note. Off by default.

      ## Why it matters
      Apple's platforms have no such accelerators and show the mark.

      ## Example
      `"Open"` translated as `"&Öffnen"` by a shared translation memory.

      ## Known limits
      A mark between single letters ("R&D"), character references, addresses, and emphasis with underscores are ignored.

      ## Source
      pofilter's `accelerators`.
      """#,
    "access-key-glossary": #"""
      # access-key-glossary

      A translation does not use the glossary's translation of a term.

      ## What it reports
      A translation that contains none of the translations that the project's glossary lists for a term of its source,
      such as the name of a key on the keyboard, a command or a feature. Severity: warning.

      ## Why it matters
      A manual that says "press Umschalt" and a button that says "Shift" confuse users.

      ## Example
      With `glossary: {terms: {Shift: {de: Umschalt}}}`, `"Hold Shift"` translated as `"Shift gedrückt halten"`.

      ## Known limits
      The source's term has to occur as a whole word, in any case; the translation may add endings. Languages that the
      glossary does not list for the term are not checked. Without a glossary the rule reports nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's `check_glossary`, Crowdin's consistent terminology.
      """#,
    "activity-indicator-title": #"""
      # activity-indicator-title

      A button with an activity indicator does not say what is in progress; off by default.

      ## What it reports
      A button whose configuration shows an activity indicator and whose title does not end with an ellipsis, as titles of
      ongoing actions do. Severity: note.

      ## Why it matters
      The indicator is not spoken. Only the title can say that something is in progress.

      ## Example
      "Checkout" next to an indicator; "Checking out…" says what is in progress.

      ## Known limits
      Code usually shows the indicator and changes the title at the same time.

      ## Source
      Human Interface Guidelines, Buttons ("the label “Checkout” could change to “Checking out…”").
      """#,
    "address-mismatch": #"""
      # address-mismatch

      A translation names another web or e-mail address than its source.

      ## What it reports
      A web address whose host the translation does not have, or an e-mail address that differs: warning. The same host
      with another path: note. An address with a space (`http: //`): warning.

      ## Why it matters
      The link leads to another site or nowhere, in one language only.

      ## Example
      `"Write to help@example.com"` translated as `"Schreiben Sie an help@exmaple.com"`.

      ## Known limits
      A host that differs only in a code of a language or country (`de.example.com`, `example.de`) is accepted, and so is a
      path with one. An address with a prefix or an ending of the language's own (`example.com-ra`) counts as the same. A
      text that is nothing but a host is treated as an example. A translation without any address is not reported, nor is an
      address in a text whose source has none.

      ## Source
      RFC 3986; translate-toolkit, `urls` and `emails`; Home Assistant (`http: //`).
      """#,
    "bar-button-no-label": #"""
      # bar-button-no-label

      A bar button shows only an image and has no label.

      ## What it reports
      A bar button item, or a Mac toolbar item with an image, without title and accessibility label. Severity: error.
      Needs review if it has an outlet or a custom class. An SF Symbol, of which VoiceOver speaks the system's description,
      makes it a note. Not reported: system items, which UIKit labels; items with a custom view, which is judged itself;
      the back item; AppKit's own images, which are counted as skipped.

      ## Why it matters
      VoiceOver reads the name of the image file. Interface Builder has no field for a bar button's label, so the label is
      often forgotten.

      ## Example
      A bar button with the image `settings-24`: "settings 24. Button."; with a label "Settings. Button."

      ## Known limits
      Labels set in code are not seen. In the file, a runtime attribute `accessibilityLabel` or the item's title, which
      UIKit speaks in addition to the image, can provide a label; both count.

      ## Source
      Open Radar 23376704 and 28493092 (no label for bar buttons in Interface Builder); lyft/xiblint#16; WCAG 2.2, 4.1.2.
      """#,
    "bidi-control-unbalanced": #"""
      # bidi-control-unbalanced

      A directional control character is not closed.

      ## What it reports
      An embedding, override or isolate (LRE, RLE, LRO, RLO, LRI, RLI, FSI) that is not closed before the end of its
      paragraph. Severity: error.

      ## Why it matters
      Whatever the app appends to the text is affected as well: numbers, file names, the next sentence.

      ## Example
      `"\u2067%@"` without U+2069 at the end.

      ## Known limits
      A closing control without an opening one has no effect and is not reported.

      ## Source
      Unicode Standard Annex 9.
      """#,
    "bidi-override": #"""
      # bidi-override

      A text contains a directional override.

      ## What it reports
      U+202D or U+202E, the left-to-right and right-to-left overrides, anywhere in a text. Severity: error.

      ## Why it matters
      The override changes the order of letters. It is either a typing error that garbles words or an attack that hides
      what a text says.

      ## Example
      A text that starts with U+202E is shown backwards.

      ## Known limits
      Pseudo-locales for layout tests (`ar-XB`, `en-XB`) consist of overrides and are ignored.

      ## Source
      Unicode Technical Report 36, 2.5; Android Lint's `BidiSpoofing`.
      """#,
    "bracket-mismatch": #"""
      # bracket-mismatch

      A translation has an opening bracket without a closing one, or a closing one without an opening one.

      ## What it reports
      Round, square or curly brackets that are balanced in the source and not in the translation. Full-width brackets
      count as the same. Severity: warning.

      ## Why it matters
      A bracket was lost or added by mistake. In Markdown, the link is lost with it.

      ## Example
      `"Log in (recommended)"` translated as `"Anmelden (empfohlen"`.

      ## Known limits
      A closing round bracket after a list's number or letter (`1)`), or in a smiley, does not count. A source whose own
      brackets are not balanced is not compared. The brackets of a Markdown link that the source has and the translation
      broke are left to `markdown-link-mismatch`.

      ## Source
      translate-toolkit, `brackets`; Home Assistant (Dutch) and IINA (Catalan).
      """#,
    "button-empty": #"""
      # button-empty

      A button has neither title nor image nor label.

      ## What it reports
      A button without title, image and accessibility label in any state. Severity: error. Needs review if code may set
      its content: an outlet, a custom class, a prototype cell, or a button that exists only in other size classes,
      and if SwiftUI shows a progress view in it. A check
      box or radio button, which code seldom gives a title, is a warning on the Mac, and so is a disclosure triangle, of which
      VoiceOver says its role but not what it discloses. If there is a label next to the button,
      the evidence contains its text. A button that has only a hint is reported by `hint-without-label`.

      ## Why it matters
      Such a button is usually an invisible tap area. VoiceOver stops at it and only says "Button".

      ## Example
      `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."

      ## Known limits
      Content set in code is not seen. In the corrected utterance, a tooltip serves as the label and is no longer spoken
      as help.

      ## Source
      axe-core, `button-name`; WCAG 2.2, 4.1.2.
      """#,
    "button-label-shadowed": #"""
      # button-label-shadowed

      A titled button has an accessibility label that, according to Apple's documentation, is never spoken.

      ## What it reports
      A UIKit button with a title and a different label; only with `--button-label documented`. One finding per button,
      with the locales. According to the other reading, which was observed on devices, the label is spoken. Severity:
      note.

      ## Why it matters
      Translators translate a text that is never spoken, while the team believes that it is.

      ## Example
      The title "Save" with the label "Save trail": according to Apple's UIButton documentation, VoiceOver says "Save.
      Button."

      ## Known limits
      Labels and titles set in code are not seen. Removing the label changes nothing that is spoken, so no corrected
      utterance is shown.

      ## Source
      UIKit, UIButton, accessibility ("the button's title, even if you set a custom label").
      """#,
    "catalog-schema": #"""
      # catalog-schema

      A String Catalog, stringsdict or XLIFF document does not have the structure that Xcode and Apple's loader expect.

      ## What it reports
      Each malformed or misplaced part, with its location: JSON or XML that cannot be parsed, a string instead of a
      dictionary, a plural category, device or state that does not exist, a duplicate key, a unit without an id or a
      source, and languages that are missing or contradictory.

      ## Why it matters
      Xcode refuses to import such a document or silently drops part of it. The affected texts never reach the app.

      ## Example
      A stringsdict whose Polish plural has `"singular"` instead of `"one"`: the text is never selected.

      ## Known limits
      If a document cannot be parsed, only the first error is reported. XLIFF 2.0, which Xcode does not write, is not
      read.

      ## Source
      Apple, "Stringsdict File Format"; OASIS, "XLIFF Version 1.2". String Catalogs have no published schema; theirs was
      derived from public catalogs.
      """#,
    "catalyst-gesture-on-system-button": #"""
      # catalyst-gesture-on-system-button

      A button of the type system has a gesture recognizer, in an app that also runs on the Mac.

      ## What it reports
      A button of the type `system` with a gesture recognizer, in a file of a project that supports Mac Catalyst.
      Severity: warning.

      ## Why it matters
      With the Mac idiom, the button is an AppKit button: adding a gesture recognizer to it throws an exception, and the
      app terminates.

      ## Example
      A long press recognizer on a button "Play" of the type `system`.

      ## Known limits
      The rule cannot tell whether the app uses the Mac idiom or the iPad idiom; with the iPad idiom nothing happens.
      Another target of the project may be the one that supports Catalyst. Settings in `.xcconfig` files and recognizers
      added in code are not seen.

      ## Source
      UIKit, UIButton ("An app built with Mac Catalyst running in macOS 11 throws an exception when calling a button’s
      `addGestureRecognizer(_:)` method when `buttonType` is `system`").
      """#,
    "conflicting-traits": #"""
      # conflicting-traits

      An element has the traits of two different controls.

      ## What it reports
      Two of the traits button, link and search field on one element, or button and adjustable. Severity: warning.

      ## Why it matters
      VoiceOver speaks both words ("Button. Adjustable.") and offers actions that may not work, so nobody knows how to use
      the element.

      ## Example
      A button "More Info" with the traits button and adjustable: "More Info. Button. Adjustable. Swipe up or down with
      one finger to adjust the value."

      ## Known limits
      SwiftUI's `Link` has both traits by design and is skipped, as are keyboard keys, whose trait suppresses the word
      "Button". Traits set in code are not seen.

      ## Source
      google/GTXiLib, `GTXCheckForAXTraits`; Deque axe DevTools Mobile.
      """#,
    "constraint-conflict": #"""
      # constraint-conflict

      Required constraints contradict each other.

      ## What it reports
      A required constraint that cannot be satisfied together with the other required ones, in a language, on a device, at
      a content size category. The finding names the constraint that the audit drops and the ones it conflicts with. A
      text or image whose compression resistance is required but that gets less width is also reported. One finding per
      constraint and screen; if the development language has the same conflict, only that one is reported. Severity:
      warning.

      Needs review if code has an outlet to one of the constraints: it may change the constant.

      ## Why it matters
      UIKit and AppKit drop one of the constraints, print a long message that nobody reads, and lay out the rest: titles
      are truncated and controls overlap. Which constraint they drop may change with every release.

      ## Example
      A label with the required width 120 between two buttons whose edges leave it 90 pt in Finnish.

      ## Known limits
      A device may drop a different constraint; the audit drops the one without which all others can be satisfied.
      Constraints that code adds, removes or changes are not seen. Conflicts with the size of a cell, or of a view in a file
      of its own, are not reported: the running app may choose another size. Nor are those with a stack of whose views code shows and hides
      some.

      ## Source
      Apple, Auto Layout Guide, Unsatisfiable Layouts.
      """#,
    "control-collapsed": #"""
      # control-collapsed

      A control is compressed to almost nothing.

      ## What it reports
      A visible control, or a visible label with text, whose solved width or height is less than 1 pt or too small for a
      single character of its title, also where a constraint fixes its height and texts grow. Reported once if it happens
      in the development language at the default content size category; otherwise for the first language, device and
      content size category at which it happens. One finding per control. Severity: warning, or note if it only happens at
      accessibility sizes. Needs review if Interface Builder recorded a larger frame for the development language, or if
      code has an outlet to one of the constraints on the control.

      ## Why it matters
      The control exists for VoiceOver and for nobody else. It gave way because its neighbor's compression resistance is
      higher or equal.

      ## Example
      A label next to a button in a row of 300 pt: the button's Dutch title takes the whole width, and the label is left
      with 0 pt.

      ## Known limits
      Only frames decided by constraints or autoresizing are judged; recorded and ambiguous frames are skipped, as are
      labels without text in a language, and controls that Interface Builder recorded as collapsed: code opens them. A
      character is assumed to be half as wide as its font is tall. Heights are judged only if the app does not decide them,
      as it does in cells. Constraints added in code are not seen.

      ## Source
      Apple, Auto Layout Guide, content hugging and compression resistance.
      """#,
    "control-off-screen": #"""
      # control-off-screen

      A control extends beyond the edge of its screen.

      ## What it reports
      A visible control, or a visible label with text, that is not inside a scrolling view and whose alignment rectangle
      extends more than 2 pt beyond the edge of its screen, in a language, on a device or at a content size category,
      although it is inside in the development language at the default size. One finding per control. Severity: warning,
      or note if it only happens at accessibility sizes.

      ## Why it matters
      What is beyond the edge can be neither seen nor tapped, and nothing shows that it exists.

      ## Example
      Three buttons in a row from the left edge: with their Portuguese titles, the third ends 40 pt beyond the right edge.

      ## Known limits
      Only frames decided by constraints or autoresizing are judged; recorded and ambiguous frames are skipped. Views
      whose height follows their content, such as cells and views in a file of their own, are judged horizontally only. A
      view of its own that has an outlet is skipped, since code places it. Views that clip their content with
      `clipsToBounds` are treated like others. A control that is beyond the edge in the development language too is
      assumed to slide in. A control whose text is replaced in code is counted as skipped, since its size is not known. In
      a view or cell in a file of its own, a control beyond the left or right edge needs review, since such a view has the
      width of the canvas only in the file. SwiftUI views are judged only if they have bars of their own, as the view of a whole
      screen has: others may be parts of any size.

      ## Source
      WCAG 2.2, 1.4.10 and 1.4.4; Apple's audit type `hitRegion`.
      """#,
    "controls-overlap": #"""
      # controls-overlap

      Two controls overlap.

      ## What it reports
      Two visible controls or labels, neither inside the other, whose alignment rectangles overlap by more than 2 pt in
      width and height, in a language, on a device or at a content size category, although they do not overlap in the
      development language at the default size. One finding per pair; none if code replaces the text of one of them, whose
      size is counted as skipped. Severity: warning, or note if it only happens at accessibility sizes.

      ## Why it matters
      One title covers the other, and a tap reaches the control on top, whatever can be read below it.

      ## Example
      A label pinned to the left edge and a button pinned to the right edge, without a constraint between them: the German
      label runs under the button.

      ## Known limits
      Only frames decided by constraints or autoresizing are compared; recorded and ambiguous frames are skipped. Overlaps
      in the development language are assumed to be intentional: alternatives of which code shows one, badges, overlays. So
      are overlaps between two views that overlap themselves, between a scroll view and its surroundings, and
      between two tabs, cells or pages. The part of a label's frame that its text leaves empty does not count, at either
      end, nor does the space above the letters of the lower one. An overlap that depends on the width of the canvas of a
      view or cell in a file of its own needs review.

      ## Source
      Apple's audit types `hitRegion` and `elementDetection`; A11yUITests, overlap; Accessibility Testing Framework,
      overlap.
      """#,
    "dimmed-by-mistake": #"""
      # dimmed-by-mistake

      A text, an image or a cell is announced as dimmed although it cannot be enabled.

      ## What it reports
      A label, an image view, a cell or another view that is not a control has the trait `notEnabled` and is reached by
      VoiceOver. In Interface Builder's list of traits, this is the misleading checkbox "User Interaction Enabled".
      Severity: warning. Needs review if a custom class other than a cell's is involved, because it may be a control that is
      disabled at first.

      ## Why it matters
      "Dimmed." means that something can be used, only not now. Nobody can find out how.

      ## Example
      The cover of a podcast, with the traits image and not enabled: "Podcast Artwork. Dimmed. Image."

      ## Known limits
      Views with another trait of a control may be controls and are skipped.

      ## Source
      Interface Builder's encoding of traits; RoverPlatform/rover-ios#524.
      """#,
    "double-space": #"""
      # double-space

      A translation has two spaces in a row, and its source does not.

      ## What it reports
      Two or more spaces between words of a translation whose source has only single spaces. Severity: note.

      ## Why it matters
      It is a visible typing error.

      ## Example
      `"Save file"` translated as `"Datei  sichern"`.

      ## Known limits
      Spaces at the start or end of a line are ignored: they are indentation or reported by `trailing-whitespace`.

      ## Source
      Weblate's `double_space`.
      """#,
    "duplicate-key": #"""
      # duplicate-key

      A locale has more than one entry for a key.

      ## What it reports
      Each additional entry in a file: an error if the values differ, otherwise a warning. The last entry is used. A key
      that is in both the `.strings` and the `.stringsdict` file of a table: a note; the `.stringsdict` is used. A table
      that exists both as a String Catalog and as `.strings` or `.stringsdict` files: an error, once.

      ## Why it matters
      Someone will edit the entry that is not used. A table in two formats does not build: "cannot co-exist with other
      .strings or .stringsdict tables with the same name".

      ## Example
      `"cancel" = "Abbrechen";` on line 12 and `"cancel" = "Schließen";` on line 80: users see "Schließen".

      ## Known limits
      A key that is repeated in the JSON of a String Catalog is reported by `catalog-schema`. Files that no target
      of the Xcode project builds are not part of a table.

      ## Source
      CoreFoundation, `CFOldStylePList.c`, `CFBundle_Strings.c`; Xcode 15, String Catalogs; locheck, `duplicate_entries`.
      """#,
    "duplicate-label-in-screen": #"""
      # duplicate-label-in-screen

      Two controls on one screen sound the same but do different things.

      ## What it reports
      Controls on a screen with the same utterance that send different actions or open something in different ways,
      according to the file. One finding per utterance, at the second control; it names the others. Severity: warning.
      Needs review if code may label one of them (outlet, custom class) or they depend on size classes. Not reported if code shows
      and hides all but one of them (counted as skipped).

      ## Why it matters
      People who hear "Delete. Button." twice cannot tell which one deletes what. Voice Control has to ask which one is
      meant.

      ## Example
      A screen with "Edit" next to the address and "Edit" next to the card: "Edit address" and "Edit card" distinguish
      them.

      ## Known limits
      Two segues of the same kind look the same, wherever they lead. Skipped are controls without a known action, cells
      and prototypes, whose rows repeat, and controls that overlap or are in overlapping views, because only one of them
      is visible. Missing labels are reported by other rules.

      ## Source
      Google's Accessibility Test Framework for Android (duplicate speakable text); rwapp/A11yUITests;
      skwallace36/Pepper#457.
      """#,
    "edge-insets-on-system-type": #"""
      # edge-insets-on-system-type

      A button whose content the system provides has edge insets.

      ## What it reports
      Nonzero insets of title, image or content on a button of the type info, contact or detail disclosure. Severity:
      note.

      ## Why it matters
      The system positions the symbol. Insets move or squeeze it.

      ## Example
      A button of the type `infoLight` with an image inset of 8 pt on the left.

      ## Known limits
      Insets set in code are not seen.

      ## Source
      UIKit, UIButton ("There should be no reason for you to adjust the edge insets for info, contact, or disclosure
      buttons").
      """#,
    "ellipsis-lost": #"""
      # ellipsis-lost

      The source ends with an ellipsis, but the translation has none.

      ## What it reports
      A translation without an ellipsis whose source ends with one. Severity: warning for the title of a button, otherwise
      note.

      ## Why it matters
      On a button, an ellipsis indicates that a choice or another view follows before anything happens.

      ## Example
      `"Delete…"` translated as `"Löschen"`: users will hesitate to press the button.

      ## Known limits
      Only texts of interface files that were read are known to be button titles. Thai and Lojban do not use an ellipsis.

      ## Source
      Human Interface Guidelines, Buttons and Menus; Weblate's `end_ellipsis`.
      """#,
    "ellipsis-style": #"""
      # ellipsis-style

      A text uses three periods instead of an ellipsis character.

      ## What it reports
      `...` in a text of the development language, and in a translation whose source has `…` or no ellipsis. Severity:
      note.

      ## Why it matters
      On Apple's platforms the ellipsis is one character: it is narrower, is never broken over two lines, and VoiceOver
      recognizes it.

      ## Example
      `"Export…"` translated as `"Exporter..."`.

      ## Known limits
      A translation that has `...` like its source is not reported; nor are ranges (`1...5`) and paths (`.../Library`).

      ## Source
      Human Interface Guidelines, Menus: "use the ellipsis character"; Weblate's `ellipsis`.
      """#,
    "empty-utterance": #"""
      # empty-utterance

      VoiceOver stops at an element but has nothing to say.

      ## What it reports
      An element that VoiceOver stops at without a label, value or hint: VoiceOver says nothing, or only traits
      ("Button."). Controls with a rule of their own are not included. Severity: error. Needs review if the file is not
      sufficient: an outlet, a custom class, a prototype cell, a runtime attribute that may set a label. On the Mac, where
      AppKit describes views by itself, they are counted as skipped.

      ## Why it matters
      People hear silence, or a bare word, and cannot tell where they are. Usually a view was made an accessibility
      element by mistake and hides the texts inside.

      ## Example
      A view with "Accessibility enabled" around a picture and a title: nothing is spoken, and the title cannot be
      reached.

      ## Known limits
      Text labels that are empty in the file are not reported: code sets their text, and VoiceOver skips those that stay
      empty. Nor is what a binding of AppKit fills, such as the items of a pop-up button, or what code fills: untitled items
      of a menu with an outlet are samples, which are counted as skipped. Texts that a table has as empty are reported by `empty-value`.

      ## Source
      cashapp/AccessibilitySnapshot, its first fixture; google/GTXiLib#27; WCAG 2.2, 4.1.2.
      """#,
    "empty-value": #"""
      # empty-value

      The value of a key is empty.

      ## What it reports
      Each key whose value is empty in a locale but not in the reference: an error. For plurals and for variations by
      device or width, each empty text. If the development language's own text is empty: a note, or a single note if a table
      has three or more such keys. Also a note if it is the text of an interface that users do not see or that code probably
      replaces.

      ## Why it matters
      The lookup succeeds, so there is no fallback: the button has no title.

      ## Example
      `"retry" = "";` in `th.lproj`.

      ## Known limits
      A value that contains only whitespace is not empty. A text in the state `new` is reported by `state-new`.

      ## Source
      BartyCrouch, `lint`; CoreFoundation, `CFBundle_Strings.c`.
      """#,
    "entity-mismatch": #"""
      # entity-mismatch

      A translation contains an HTML entity that its source does not have.

      ## What it reports
      `&nbsp;`, `&#8212;`, `&quot;`, `&amp;` and other entities in a translation whose source has neither entities nor
      tags; an entity of the source that the translation has as a plain `&` or `<`; and an entity with a space in it. Severity:
      warning.

      ## Why it matters
      The source is not HTML, so users read "35&nbsp;%". In HTML a plain `&` or `<` may hide what follows.

      ## Example
      `"Note:"` translated as `"Remarque&nbsp;:"`.

      ## Known limits
      Entities of a source that is HTML are not compared: a language may need more or fewer no-break spaces.

      ## Source
      WHATWG HTML, named character references; Simplenote (French) and WooCommerce (Swedish, Russian, Hebrew).
      """#,
    "expansion-budget": #"""
      # expansion-budget

      A translation is longer than its source text suggests; off by default.

      ## What it reports
      A translation that no measured control shows and that exceeds IBM's table of typical expansion. The source must be a
      single line of at most 30 characters. The limit is three times the length of a source of up to 10 characters, twice
      that of up to 20, and 1.8 times that of up to 30. Severity: note.

      ## Why it matters
      When the available width is unknown, the length of the source is all that a designer had to go by. Most interfaces
      leave about as much space as the table suggests.

      ## Example
      `"Sync Data"` translated as `"Datenabgleich mit anderen Geräten"`: 33 characters, 27 expected at most.

      ## Known limits
      Titles of buttons in interface files are measured instead and are not reported here. Short words often exceed the
      limit without harm ("OK"), and most texts of an app appear in labels that wrap, so the rule is off by default.
      Format arguments count as written.

      ## Source
      IBM's globalization guidelines, as quoted by the W3C, "Text size in translation".
      """#,
    "extra-key": #"""
      # extra-key

      A locale has a key that the table's reference does not have.

      ## What it reports
      Each such key if the table's reference is a file or an interface; three or more in a table are one finding with a
      place for each. Severity: warning; note in a table of `Info.plist` or of tests. Keys that at least two and at least
      half of the translations have are used, and lacking in the reference: one finding for each table, a note unless users
      may see a key that is a name in code, since code gives no default text (`value:`, `defaultValue:`). If the
      development language's texts are somewhere else, the reference is what the translations share; keys that too few of
      them have are one note for each table.

      ## Why it matters
      Either translators maintain a text that nobody uses, or a key was renamed in one language only.

      ## Example
      `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.

      ## Known limits
      A key of a storyboard's table whose object no longer exists is reported by `ib-orphan-key`. A key whose object
      exists is not reported, even if the development language's file does not have it (`unused-key` covers objects that
      no longer have the text), nor is one in an `InfoPlist` table whose text `Info.plist` itself may have. A String Catalog
      stores each key once for all languages, so it has no extra keys.

      ## Source
      Android Lint, `ExtraTranslation`; locheck, `key_missing_from_base`.
      """#,
    "file-unreadable": #"""
      # file-unreadable

      A file or folder cannot be read.

      ## What it reports
      A file that should be audited but cannot be opened, is a broken link, or is not a regular file.

      ## Why it matters
      A file that was not read was not audited, so a clean report would be misleading.

      ## Example
      `de.lproj/Main.strings` without read permission.

      ## Known limits
      A folder that cannot be listed is reported once, not file by file.

      ## Source
      Our own: an audit reports what it could not see.
      """#,
    "fit-font-fallback": #"""
      # fit-font-fallback

      A title is set in a different font from the one its control asks for.

      ## What it reports
      A control that asks for a custom font and has a title with characters that are set in another font, because the
      custom font has no glyphs for them. One finding per control. Severity: note. A font that the audit cannot find is
      not reported: the report counts its titles as skipped and lists the fonts that were used.

      ## Why it matters
      If the font lacks the letters of a language, the titles in that language look foreign in their own app.

      ## Example
      A brand's Latin font on a button whose title is Greek.

      ## Known limits
      Fonts and font families are compared by name. Emoji, and scripts for which the system font itself falls back to
      another font, count too. Pass the folder of the app's fonts with `fonts` or `--fonts`.

      ## Source
      UIKit, `UIFontDescriptor` cascade lists; HarfBuzz, clusters without glyphs.
      """#,
    "fit-unknown": #"""
      # fit-unknown

      It is not possible to decide whether a control's title fits; off by default.

      ## What it reports
      A control with a title that cannot be measured: its available width is unknown (no frame, an ambiguous or misplaced
      frame, an image of unknown size), its text is unknown (no table that was read contains the key), no available font
      has its characters, or it does not fit in the substitute for a font that is not available. Always needs review; one
      finding per control, with the reason.

      ## Why it matters
      A title that was not measured is not a title that fits, and a report without findings must not hide that.

      ## Example
      A button without a recorded frame: its title may or may not fit.

      ## Known limits
      Hidden controls are skipped. If several titles of a control cannot be judged, the finding names the first with its
      reason and lists the other locales.

      ## Source
      The audit's own principle: never report "no issues" about something that was not measured.
      """#,
    "fixed-font": #"""
      # fixed-font

      A title's font does not follow the content size category; off by default.

      ## What it reports
      A control whose title has a fixed size in points, on a platform with Dynamic Type; in SwiftUI any text in a font such as
      `.system(size: 17)` or `.custom("Name", fixedSize: 17)`. Titles with fewer than two letters (symbols, single keys), keys of a
      keyboard and icon fonts are skipped. One finding per element. Severity: warning. Needs review if code computes the text.

      ## Why it matters
      People who need larger text have set it once for all apps. A fixed font ignores that setting.

      ## Example
      A button with a `system` font of 15 pt instead of the text style Body.

      ## Known limits
      Interface Builder gives a new button a fixed font, so nearly every button in most apps has one. The rule is off by
      default and meant for teams that have decided to change that. It cannot tell whether the letters of a logo should
      scale. Fonts set in UIKit code are not seen.

      ## Source
      Human Interface Guidelines, Typography; the audit type `dynamicType` of Apple's own audit.
      """#,
    "forbidden-term": #"""
      # forbidden-term

      A text uses a term that the project's glossary forbids.

      ## What it reports
      A whole word that the glossary forbids in the text's language, in any case. Severity: warning.

      ## Why it matters
      The project has agreed on another word.

      ## Example
      With `glossary: {forbid: {de: [Handy]}}`, `"Auf dem Handy sichern"`.

      ## Known limits
      Inflected forms are matched only if the term ends with an asterisk (`Handy*`). Without a glossary the rule reports
      nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
      """#,
    "format-broken": #"""
      # format-broken

      A format specifier in a translation is misspelled, and Foundation does not recognize it.

      ## What it reports
      A translation that does not show an argument of the source and contains something that was meant as its format
      specifier: `%1&@`, `1$@`, `@@`, `%$1@`, `%I`, a full-width or Arabic percent sign (`％@`, `٪ ld`), a no-break space
      after the percent sign, or a lone percent sign. Severity: error.

      ## Why it matters
      Users see the misspelled specifier instead of the name or number.

      ## Example
      `"Delete %1$@?"` translated as `"%1 $ @ silinsin mi?"`.

      ## Known limits
      Reported only if an argument is missing; otherwise the text may be prose. A space after the percent sign works
      (`format-spaced`).

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; matrix-org/matrix-ios-kit#513.
      """#,
    "format-double-percent": #"""
      # format-double-percent

      A translated format has fewer `%%` than the source.

      ## What it reports
      A translation with fewer escaped percent signs (`%%`) than the source text, if both are formats. Severity: warning.

      ## Why it matters
      A percentage has lost its percent sign.

      ## Example
      `"%d%% done"` translated as `"%d fertig"`.

      ## Known limits
      A full-width or Arabic percent sign is accepted instead. A percent sign that is spelled out as a word is not
      recognized. More `%%` than in the source are not reported: a translation may write a sign that the source spells out.
      A single percent sign instead of `%%` is reported by `format-unescaped-percent`.

      ## Source
      swift-corelibs-foundation, `CFString.c`.
      """#,
    "format-extra-argument": #"""
      # format-extra-argument

      A translated format takes more arguments than the source.

      ## What it reports
      A translation with a format specifier for an argument that the source does not have. Severity: error.

      ## Why it matters
      Foundation reads whatever is in memory after the arguments: the app shows garbage or crashes, in that language only.

      ## Example
      `"Delete %@"` translated as `"%@ aus %@ löschen"`.

      ## Known limits
      A source without a format specifier is not treated as a format, whatever its translations look like; nor is a source
      whose own percent sign looks like prose ("50% off"). A percent sign that only looks like a format specifier is
      reported by `format-unescaped-percent`.

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; mozilla-mobile/firefox-ios#6456.
      """#,
    "format-implicit-reorder": #"""
      # format-implicit-reorder

      A translated format takes its arguments in a different order without numbering them.

      ## What it reports
      A translation with two or more unnumbered format specifiers of the same types as the source's, but in a different
      order. Severity: error.

      ## Why it matters
      The app passes the arguments in the source's order. A number is taken for the address of an object, and the app
      crashes, in that language only.

      ## Example
      `"%d of %@"` translated as `"%@ の %d"`; `"%2$@ の %1$d"` is correct.

      ## Known limits
      Specifiers of the same type can be swapped without being detected; `format-needs-positions`, which is off by
      default, asks for numbers in such texts.

      ## Source
      swift-corelibs-foundation, `CFString.c`.
      """#,
    "format-inflection-lost": #"""
      # format-inflection-lost

      A translation does not have the source's markup for automatic grammar agreement.

      ## What it reports
      A translation with fewer `^[…](inflect: true)`, or other attributes of that form, than the source. Severity: note.

      ## Why it matters
      Foundation no longer inflects the words to agree with the number or person.

      ## Example
      `"^[%lld file](inflect: true)"` translated as `"%lld archivos"`.

      ## Known limits
      Foundation inflects only some languages; in all others it is correct to leave the markup out.

      ## Source
      WeblateOrg/weblate#18339; Apple, `AttributedString`, automatic grammar agreement.
      """#,
    "format-missing-argument": #"""
      # format-missing-argument

      A translated format does not show an argument.

      ## What it reports
      A translation that shows fewer of the arguments than the source text for the same case. Severity: warning.

      ## Why it matters
      A name or number that the sentence is about is missing. The app does not crash.

      ## Example
      `"Delete %@?"` translated as `"Löschen?"`.

      ## Known limits
      The plural categories `zero`, `one` and `two` may spell out their number. An argument may also be shown by a
      variable that the text embeds or by the format around it, and a shorter text for a width or device may leave it out.

      ## Source
      locheck, `string_has_missing_arguments`; WeblateOrg/weblate#18338.
      """#,
    "format-mixed-positions": #"""
      # format-mixed-positions

      A format mixes numbered and unnumbered format specifiers.

      ## What it reports
      A text with both kinds of format specifiers (`%1$@ … %@`) if the source text does not mix them. Severity: warning.

      ## Why it matters
      Foundation counts the unnumbered ones separately: in `%1$@ %@` both take the first argument.

      ## Example
      `"%@ and %@"` translated as `"%1$@ und %@"`.

      ## Known limits
      A single unnumbered specifier is not reported if it is the only specifier, or if it takes the variable's own
      argument in the text of a plural variable. Plural variables themselves (`%#@count@ %2$@`) are not reported.

      ## Source
      swift-corelibs-foundation, `CFString.c`; Asana/locheck#55 for the exceptions.
      """#,
    "format-needs-positions": #"""
      # format-needs-positions

      A translated format has several unnumbered format specifiers of the same type.

      ## What it reports
      A translation with two or more format specifiers of the same type and no numbers (`%@ … %@`). Severity: warning. Off
      by default.

      ## Why it matters
      If the translator has reordered them, nobody can tell, and users read one value as the other.

      ## Example
      `"%@ of %@"` translated as `"%@ の %@"`: the order differs in Japanese, and `"%2$@ の %1$@"` was meant.

      ## Known limits
      Most such texts are correct, so the rule is meant for projects that number all format specifiers.

      ## Source
      omnigroup/ValidateLocalizedFormatStrings, which asks for numbers as soon as there are two specifiers.
      """#,
    "format-position-hole": #"""
      # format-position-hole

      A translated format skips a numbered argument, and Foundation renumbers the others.

      ## What it reports
      A translation whose numbered format specifiers are not 1 to n although the source's are: `%2$@` without `%1$@`.
      Severity: error. A gap in the source itself needs review: the app may pass exactly the remaining arguments.

      ## Why it matters
      Foundation closes the gap: `%2$@` alone gets the first argument. The wrong text is shown, or a number is taken for
      an object and the app crashes, in that language only.

      ## Example
      `"%1$d of %2$@"` translated as `"von %2$@"`. If an argument cannot be shown, use it at zero width, or rephrase the
      sentence so that only the last arguments are left out.

      ## Known limits
      Arguments that the format of a plural variable takes count as taken in the variable's texts.

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; openradar-mirror#19719.
      """#,
    "format-raw-specifier": #"""
      # format-raw-specifier

      A translation of a plain text contains a format specifier, which users see.

      ## What it reports
      A certain format specifier (`%@`, `%1$@`, `%ld`, not `50 % de`) in a translation whose source has no percent sign, and
      `%%` in a translation whose source is not a format. Severity: warning. If the development language's texts are not
      known, the majority of the locales counts as the source.

      ## Why it matters
      The app does not format the text, so users read "%@" or "50 %%". If it does, the argument does not exist.

      ## Example
      `"Confirm muting"` translated as `"Het negeren van %@ bevestigen"`.

      ## Known limits
      Plurals and variants are not checked: their forms may show a number that the source spells out.

      ## Source
      Mastodon for iOS and AdGuard (Dutch, Kurdish and Portuguese tables); translate-toolkit, `printf`.
      """#,
    "format-spaced": #"""
      # format-spaced

      A format specifier contains a space.

      ## What it reports
      A translation with `% @` or `%1$ @` if the source's format specifier has no space. Severity: note.

      ## Why it matters
      It works, because Foundation reads U+0020 as a flag. But other tools do not recognize the specifier, and an
      automatic correction can turn the space into a no-break space, which does not work.

      ## Example
      `"%@"` translated as `"% @"`.

      ## Known limits
      A no-break space or a different percent sign breaks the specifier (`format-broken`).

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux.
      """#,
    "format-type-mismatch": #"""
      # format-type-mismatch

      A translated format takes an argument as a different type than the source.

      ## What it reports
      A translation with a format specifier that takes an argument as a different class than the source: integer,
      floating-point number, object, C string, UTF-16 string, character or pointer. Severity: error. Format specifiers are
      parsed exactly as Foundation parses them: positions, `*`, the space flag (`% @` works), `%%`. Plurals are compared
      form by form; if the source and the translation have different forms, by the arguments that all texts take together.
      A plural variable has the type of its value type. In the source itself, texts of one entry that take an argument as
      different types are reported.

      ## Why it matters
      Foundation takes a number for the address of an object, and the app crashes, in that language only.

      ## Example
      `"%@"` translated as `"%s"`; `"%d of %@"` translated as `"%@"`.

      ## Known limits
      A source without a format specifier is not treated as a format, whatever its translations look like ("50 % de
      réduction"); nor is a source whose own percent sign looks like prose ("50% off"). Two arguments of the same class
      can be swapped without being detected. The effects of an order without numbers and of a skipped number are reported
      by `format-implicit-reorder` and `format-position-hole`.

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; locheck, `string_has_invalid_argument`.
      """#,
    "format-unescaped-percent": #"""
      # format-unescaped-percent

      A percent sign in a format is not escaped.

      ## What it reports
      A text that is used as a format and contains a literal percent sign: "50% de %@", "100%-osan %d", "%d %". Severity:
      warning; error if the percent sign consumes an argument and a later format specifier then takes a number as an
      object.

      ## Why it matters
      Foundation reads flags and a conversion from the words that follow: `100%-osan %d` with 7 and 8 prints "1007san 8".
      A percent sign at the end prints nothing.

      ## Example
      `"%d%% off"` translated as `"%d % de réduction"`; `"%d %% de réduction"` is correct.

      ## Known limits
      A text counts as a format only if the source has a format specifier that does not look like prose; otherwise ("50%
      off") nothing is reported. A translation is not reported for what the source text does as well.

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; TortugaPower/BookPlayer#969;
      woocommerce/woocommerce-ios#6787 for the exceptions.
      """#,
    "format-width-mismatch": #"""
      # format-width-mismatch

      A translated format takes an integer with a different length than the source.

      ## What it reports
      A translation with `%d` where the source text has `%ld`, or `%ld` where it has `%lld`. Severity: note.

      ## Why it matters
      A large number is truncated, and String Catalogs build their keys with `%lld`. On 32-bit platforms the following
      arguments are read from the wrong address.

      ## Example
      `"%lld files"` translated as `"%d Dateien"`.

      ## Known limits
      `%zd` and `%ld` have the same length, as do `%qd`, `%jd` and `%lld`. Signed, unsigned, octal and hexadecimal
      integers are not distinguished.

      ## Source
      swift-corelibs-foundation, `CFString.c`.
      """#,
    "hardcoded-title": #"""
      # hardcoded-title

      A text in an interface file is not in any strings table, although the project is localized.

      ## What it reports
      The texts with words in a storyboard or xib that has no table, if the bundle around it has at least two locales: one
      finding for each file, with each element as a place. Texts with a custom class, which may replace them, and texts of
      debug screens for which code looks up no text need review; they are reported in one finding for each file, or for all files
      of one class: that of File's Owner, or else of the first controller or view.

      Also strings in code that controls of UIKit and AppKit show (`NSTextField(labelWithString: "Name:")`), or that code sets of objects of
      interface files (`saveButton.toolTip = "Save the song"`), and those that views of
      SwiftUI show as they are, without a key (`let title = "Close"`, then `Text(title)`): a note there, but a warning if a table has the
      string as a key: it is translated, but never looked up. If a key has the string as its text in the development language, the
      message names it: to look it up is enough. They are reported where the string is
      written, with the views that show it as further places. Literals that are keys are reported by `undefined-key`, and
      `Text(verbatim:)` is meant.

      Not reported: texts of interface files that are keys of a table, by which code looks them up, and strings of code that are, if it is
      not certain that they are shown as they are, as it is in SwiftUI and in alerts; the names of the app, and of services whose
      addresses the code contains; what a table of `NSPredicateEditor` translates (`%[hours]@`); texts of objects with a runtime attribute that localizes them (`localizeTitle`, `xibLocKey`),
      and of the items of their menus; texts that code probably replaces (an outlet, a prototype cell, items without action in a
      menu with a delegate); Interface Builder's default texts ("Label"), acronyms, symbols, numbers, icon names; the files of
      tests and previews. Nor are texts that nobody sees: of menus that no item opens, of states behind a configuration's title,
      of view controllers without a bar item, of hidden views that no outlet reaches.

      ## Why it matters
      Users of every language see the text in the language in which it was written.

      ## Example
      `PlayerView.xib` outside any `.lproj` folder, with a button "Close".

      ## Known limits
      Code may set texts without an outlet, by tag or by class. JSON interface trees are not checked, since their texts may already be
      translated.

      ## Source
      Android Lint, `HardcodedText`.
      """#,
    "heading-missing": #"""
      # heading-missing

      A screen full of text has no heading.

      ## What it reports
      A screen with at least eight texts that VoiceOver stops at, not counting those in cells, and no element that is
      spoken as a heading: no header trait, no navigation bar, no header of a table section. One finding per screen, at
      the text in the largest font. Severity: note. Needs review if that text has an outlet or a custom class, because
      code may make it a heading.

      ## Why it matters
      VoiceOver users jump from heading to heading. Without one they have to listen to everything.

      ## Example
      The details of an episode: eight labels, with "Episode Name" in the largest font, and no header trait.

      ## Known limits
      A title that the controller gives itself in code counts as that of a navigation bar; headings that code makes otherwise are not
      seen. Views in a file of their own, controllers that others show as parts of themselves, and views of SwiftUI, which may be
      parts of a screen, are skipped, as is the Mac.

      ## Source
      A11yUITests and CVS, `heading-trait-missing`; WCAG 2.2, 2.4.6 and 1.3.1.
      """#,
    "heading-not-announced": #"""
      # heading-not-announced

      A text looks like a heading but is not announced as one.

      ## What it reports
      A short text of SwiftUI in the font of a title (`largeTitle`, `title`, `title2`, `title3`) that something follows on its screen, or in
      that of a headline before further content in its stack, without the trait `.isHeader`. Severity: note. A component to which its uses
      give such texts is one finding, where the component has the text, with the uses as further places.

      ## Why it matters
      VoiceOver users jump from heading to heading. A heading that only looks like one is passed over.

      ## Example
      `Text("Store Hours").font(.title)` without `.accessibilityAddTraits(.isHeader)`: "Store Hours." instead of "Store Hours.
      Heading."

      ## Known limits
      Only literal texts are judged, of at most 60 characters and without the end of a sentence, a number or a value: a large font
      may also stress a price or a state, or the name in whose place a condition shows the text. Texts in controls, bars, footers and
      alerts are skipped, and so are those in rows of views that have more beside the text than space, buttons and menus; sections and
      navigation titles are announced by SwiftUI itself. The font of a style that the app defines is not known.

      ## Source
      CVS, `heading-trait-missing`; WCAG 2.2, 1.3.1 and 2.4.6.
      """#,
    "help-button-count": #"""
      # help-button-count

      A window has more than one help button; off by default.

      ## What it reports
      A window, view controller or view in a file with more than one AppKit help button visible at the same time; reported
      once, at the second button. Severity: warning. Needs review if the buttons overlap or one has an outlet, because
      code may show only one at a time.

      ## Why it matters
      Nobody can tell what each of them explains.

      ## Example
      A settings window with a "?" at the end of every row (KiwiCanopy/KiwiDesk#94). A single button in the corner can
      open the topic of the pane, which explains every option.

      ## Known limits
      Each pane of a settings window with tabs counts separately. Scenes of a storyboard that one window shows together
      are not combined.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("include no more than one help button per window").
      """#,
    "help-button-custom": #"""
      # help-button-custom

      A button for help is not the system's help button.

      ## What it reports
      An AppKit button that is not of the type `help` and not in a toolbar, and that shows only a question mark (the title
      "?" or a symbol `questionmark`) or sends an action with which AppKit opens help (`showHelp:`, `openHelpAnchor:`).
      Severity: note.

      ## Why it matters
      People know the round button with the question mark. VoiceOver calls it "help" in every language but reads a button
      titled "?" as a question mark.

      ## Example
      A borderless button with the symbol `questionmark.circle` at the end of a row of settings (KiwiCanopy/KiwiDesk#94).

      ## Known limits
      Buttons titled "Help" with a custom action are not recognized.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("use the system-provided help button to display your help
      documentation").
      """#,
    "help-button-in-toolbar": #"""
      # help-button-in-toolbar

      A help button is in the frame of a window.

      ## What it reports
      An AppKit help button inside a toolbar or a title bar accessory. Severity: warning.

      ## Why it matters
      People look for help in the corner of the view that they have a question about. In a toolbar the button has no
      context, and it can be customized away.

      ## Example
      A toolbar item with a round "?" button. Apple: "avoid placing a help button in a toolbar or status bar".

      ## Known limits
      Toolbars created in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("use a help button within a view, not in the window frame").
      """#,
    "help-button-introduced": #"""
      # help-button-introduced

      A text introduces a help button; off by default.

      ## What it reports
      An AppKit help button with a label directly next to it, on the same line, that ends with a colon or a question mark.
      Severity: note. Needs review if the label ends differently, because it may be about something else.

      ## Why it matters
      People know what the button does. The text takes up space, has to be translated and is spoken in addition.

      ## Example
      "Need help?" before the help button of a sheet.

      ## Known limits
      Only labels within 16 pt count, in the layout of the development language.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("avoid displaying text that introduces a help button").
      """#,
    "help-button-place": #"""
      # help-button-place

      A help button is not where people look for it; off by default.

      ## What it reports
      An AppKit help button that is in neither bottom corner of its dialog or pane. In a dialog with buttons that close it
      (OK, Cancel, Done), also a help button on their side or not aligned with them. The layout of the development
      language is judged. Severity: note. Needs review if the constraints leave the frame ambiguous, or in a view in a
      file of its own, which may be embedded in another view.

      ## Why it matters
      People who look for help look in the corner. Next to an option or in the middle of a pane, the button seems to
      belong to that option.

      ## Example
      A "?" at the end of a row of settings that explains the row (KiwiCanopy/KiwiDesk#94) belongs in a bottom corner of
      the pane. In a sheet with Cancel and Save at the bottom right, the help button belongs at the bottom left, aligned
      with them.

      ## Known limits
      A corner extends 44 pt from both edges. Buttons in a scrolling view, a cell or a window frame are not judged.
      Buttons that close a dialog are recognized by role, by the Return and Escape keys, by AppKit actions and by English
      titles.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("position help buttons where people expect to find them", the
      table).
      """#,
    "hidden-parent-with-controls": #"""
      # hidden-parent-with-controls

      A view is an accessibility element or hides its content, so VoiceOver cannot reach the controls inside.

      ## What it reports
      A view with visible controls inside that has `isAccessibilityElement` on, has `accessibilityElementsHidden` on, or
      (in SwiftUI) ignores its children. Severity: error. Needs review if code may offer the controls in another way: an
      outlet, a custom class, controls without an action in the file, or a view with the button trait around a single
      control. A control of SwiftUI that is itself hidden with `.accessibilityHidden(true)` needs review too, because another
      element may do the same.

      ## Why it matters
      The controls cannot be reached with VoiceOver. For blind users the feature does not exist.

      ## Example
      Messages with buttons and sliders were made one accessibility element each: a blind user heard the title and could
      not reach the buttons (SwiftKickMobile/SwiftMessages#78).

      ## Known limits
      Cells are skipped, because VoiceOver activates them as a whole, as are views with custom actions and views that combine
      their children, whose actions SwiftUI merges, and views of SwiftUI with a tap gesture around a single control. Custom actions set in
      code are not seen.

      ## Source
      CVS, `hidden-parent-with-controls`; UIKit, `isAccessibilityElement` (a container is not an element).
      """#,
    "hint-capital": #"""
      # hint-capital

      A hint begins with a lowercase letter.

      ## What it reports
      A hint whose first character is a lowercase letter that has an uppercase form, with the corrected utterance.
      Severity: note. Not reported: scripts without case; Georgian, which does not capitalize sentences; digits, symbols
      and format arguments; names that are written this way ("iCloud", "eBay", "macOS"); hints that are the label
      again, which should go; hints on the Mac.

      ## Why it matters
      The voice takes its intonation from the spelling of a sentence, and braille displays show the text as it is.

      ## Example
      Apple's documentation asks for "a capitalized word" at the beginning: "Plays the song.", not "plays the song."

      ## Known limits
      A name in all lowercase ("npm") is treated as a word.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement); WordPress, accessibility guidelines.
      """#,
    "hint-end": #"""
      # hint-end

      A hint does not end with a period.

      ## What it reports
      A hint that does not end with a final punctuation mark of its language, such as a period, question mark, exclamation
      mark or ellipsis in any script (`。`, `।`, `۔`), with the corrected utterance. Severity: note. Not reported:
      languages without a period (Thai, Lao), the Mac, where help texts have none, hints that `hint-mentions-gesture` or
      `hint-imperative` reports, whose corrections end with a period, and hints that are the label again, which should go.

      ## Why it matters
      Without it, the voice does not fall at the end, and VoiceOver continues with the next sentence without a pause.

      ## Example
      A public browser's button has the hint "Close": "Remove. Button. Close"; with a period "Remove. Button. Close."

      ## Known limits
      In a language without a listed period, the corrected utterance ends with ".".

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint begins with an uppercase
      letter and ends with a period; WordPress, accessibility guidelines. The final marks: Weblate 5.14.
      """#,
    "hint-imperative": #"""
      # hint-imperative

      A hint begins with an imperative.

      ## What it reports
      An English hint whose first word is a verb in the imperative ("Delete the message.") instead of the third person
      ("Deletes the message."), with the corrected utterance, which ends with a period. Severity: note. A word that may also be a noun or an
      adjective ("Open tasks are shown", "Search results") only counts before an article or a similar word, where it is joined to another verb, and in
      short commands ("Open comments"). Not reported: the Mac,
      where help texts use the imperative, and hints that `hint-mentions-gesture` reports.

      ## Why it matters
      VoiceOver users hear a command, but the hint should say what happens.

      ## Example
      Apple's documentation has the pair "Plays the song", not "Play the song".

      ## Known limits
      English only, because many languages use the infinitive. Verbs that are not in the list are not judged.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Avoid beginning the phrase with the
      imperative form of a verb".
      """#,
    "hint-mentions-gesture": #"""
      # hint-mentions-gesture

      A hint mentions a gesture.

      ## What it reports
      A hint with a phrase for a gesture ("double tap", "tap", "swipe", "press", "click", "drag", "to activate"; listed
      per language), as whole words. Severity: warning. If an English hint has the form "Tap to" and a verb, the finding
      shows the corrected utterance, with a period. Not reported: hints whose label has the same phrase, because the app
      is then about gestures; keys ("Press Return between names"); the words as nouns ("the press", "Touch ID").

      ## Why it matters
      VoiceOver users use other gestures than sighted users, or a keyboard or a switch. VoiceOver announces the gesture
      that applies.

      ## Example
      The mini player of a public podcast app has the hint "Tap to open full size player": "Player. Button. Tap to open
      full size player"; better is "Player. Button. Opens full size player."

      ## Known limits
      Phrases are known for the languages of `Locales/spoken`.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Don't include the action type in
      the hint"; cvs-health/ios-swiftui-accessibility-techniques, hint-describes-action-method;
      wordpress-mobile/WordPress-iOS#13202.
      """#,
    "hint-names-control": #"""
      # hint-names-control

      A hint names the control that it belongs to.

      ## What it reports
      A hint that contains the words of the label followed by the word for the control's type ("The Save button saves the
      file."), in any known language; in English also a hint that begins with the type ("Button that saves the file.").
      Reported on the Mac too. Severity: note.

      ## Why it matters
      VoiceOver has just spoken the label and the type.

      ## Example
      Apple's documentation: "Don't include the control or view type in the hint", so not "Button that plays the song".

      ## Known limits
      The words for control types are known for the languages of `Locales/spoken`.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement).
      """#,
    "hint-not-localized": #"""
      # hint-not-localized

      An accessibility hint is not translated into a language that the screen's titles are translated into.

      ## What it reports
      An accessibility hint that is spoken in the development language while another text of the same screen is in the
      user's language. Severity: error if the hint has no key, so no table can translate it; warning if it has one,
      because `missing-translation` or `ib-unlocalized-object` reports the missing entry as an error.

      ## Why it matters
      Hints are whole sentences. Read in the voice of another language, they cannot be understood.

      ## Example
      Labels and hints that a translated messenger had only in English (element-hq/element-ios#2775).

      ## Known limits
      The limits of `label-not-localized` apply.

      ## Source
      UIKit, UIControl ("localized"); lyft/xiblint#16.
      """#,
    "hint-on-obvious-control": #"""
      # hint-on-obvious-control

      A hint says what the label already says; off by default.

      ## What it reports
      An English hint whose first word is the verb that the label begins with ("Delete", "Deletes the message."). Reported
      on the Mac too. Severity: note.

      ## Why it matters
      Hints are optional, and each one takes time to hear. A label with a verb usually needs none.

      ## Example
      The button "Share" with the hint "Shares the trail.": "Share. Button. Shares the trail."

      ## Known limits
      Such a hint may say more than the label, so the rule is off by default. English only, for the verbs of a list.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement) ("not every element needs a hint").
      """#,
    "hint-on-text-entry-ignored": #"""
      # hint-on-text-entry-ignored

      A text field has a hint that VoiceOver does not speak.

      ## What it reports
      A hint on an editable text field or text view of UIKit: VoiceOver speaks the system's instruction ("Double tap to
      edit.") instead. Severity: note. Not reported in SwiftUI, whose fields speak their hints on devices.

      ## Why it matters
      What the hint explains, such as a format, is never heard. It belongs in the label, the placeholder or a text next to
      the field.

      ## Example
      A field "Date of birth" with the hint "Day, month, year.": "Date of birth. Text Field. Double tap to edit." The
      description tests of cashapp/AccessibilitySnapshot cover this case.

      ## Known limits
      Some versions of VoiceOver may speak both, so this is only a note. Only a person can decide on the fix.

      ## Source
      cashapp/AccessibilitySnapshot, description tests (the instruction replaces the hint);
      cvs-health/ios-swiftui-accessibility-techniques, tested pages (SwiftUI's fields speak it).
      """#,
    "hint-repeats-label": #"""
      # hint-repeats-label

      A hint repeats the label.

      ## What it reports
      A hint that equals the spoken label or begins with all of its words, in any language. A label of a single word must
      be the whole hint: "Delete" with "Deletes the message." is right, and "Delete" with "Delete the message." is
      reported by `hint-imperative`. In English, a word that is not a verb is reported too ("Brightness", "Brightness of
      the screen."). Tool tips and SwiftUI's `help(_:)` are judged too if there is no hint: VoiceOver speaks them as one;
      the whole tip or its first sentence must be the label, since a tip may begin with the name of what it explains.
      The tool tip of a control that shows only an image may be its name, and the tip that a text and a control share is
      judged once, at the control. Reported on the Mac too. Severity: warning; note for the item of a toolbar that shows no
      labels, where the tip shows people the name.

      ## Why it matters
      VoiceOver speaks the same words twice: the label and, after a pause, the hint.

      ## Example
      In the macOS client of ownCloud, labels and help texts were identical, and VoiceOver read both
      (owncloud/client#11792).

      ## Known limits
      In languages without spaces between words, only a hint that equals the label is found.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint should not name the element;
      owncloud/client#11792.
      """#,
    "hint-without-label": #"""
      # hint-without-label

      An element has a hint but no label.

      ## What it reports
      An element with a hint but without label, value and state: VoiceOver speaks the hint instead of the label. Severity:
      error. Needs review if code may set a label: an outlet, a custom class, a prototype cell. Not reported on the Mac,
      where the rules about missing labels apply.

      ## Why it matters
      The hint was written to follow a label. Now it is spoken alone, even for users who have turned hints off.

      ## Example
      In a public browser's feedback form, the text view has only the hint "Your feedback.", which VoiceOver speaks as its
      label.

      ## Known limits
      Labels set in code are not seen. Elements with an image are reported by `icon-button-no-label`, fields with a
      placeholder by `placeholder-only-label`.

      ## Source
      cashapp/AccessibilitySnapshot, its edge cases; WCAG 2.2, 4.1.2.
      """#,
    "hit-region-too-small": #"""
      # hit-region-too-small

      A button is too small to be tapped reliably.

      ## What it reports
      A button whose solved frame is smaller than 44 × 44 pt in either dimension (60 × 60 pt on visionOS). Severity: error
      below 24 pt, otherwise warning. A button that is too small as designed is reported once; otherwise the finding names
      the first language, device and content size category at which it becomes too small and lists the others. Only iOS
      and visionOS are checked, because a pointer and a remote control aim differently; not what only Mac Catalyst shows. In
      SwiftUI, a button whose own or whose label's `.frame` has a literal width or height below the minimum, with the padding
      inside the label: a frame or padding around the button does not react. Not in lists, menus and bars, where the system
      decides what reacts, nor with `.contentShape` or a style other than `plain` and `borderless`.

      Needs review if the size is ambiguous, or only recorded and marked as misplaced; if a custom class whose code was not read, or a runtime
      attribute, may enlarge the hit region (`accessibilityFrame`, touch insets); if the button is as large as its image or
      its configuration, and code may set another through an outlet (asked once for all outlets of a class); if it is
      disabled at first; or if a visionOS button has one of the system's heights (28 to 52 pt), where the distance to the
      next button counts instead (`visionos-center-distance`).

      A button that is less than one point too small is not reported: no finger feels that, and sizes are rounded to pixels.

      The width of a button whose title code computes is not known, so that only its height counts.

      Not reported: buttons without an action that are disabled, ignore touches, or get none in the code that reaches them;
      buttons that are only too narrow, or that an image or configuration sizes, if code replaces their title (counted as
      skipped); buttons at which VoiceOver never stops because they are not accessibility elements or are inside a view that
      is one. There, the user taps the view.

      ## Why it matters
      People with a tremor, people in motion and people in a hurry hit the neighboring control instead.

      ## Example
      A help button of 20 × 20 pt in the corner of a screen.

      ## Known limits
      In SwiftUI, sizes other than literal ones are not known. Views that the solver cannot lay out keep the frame that Interface
      Builder recorded. `pointInside` and `hitTest` are only seen in the button's own class. The system sizes buttons of its own
      types (info, contact, close), switches, steppers and bars, so they are skipped. Views that are hidden at first are skipped.

      ## Source
      Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
      """#,
    "ib-orphan-key": #"""
      # ib-orphan-key

      A key in the table of a storyboard or xib names an object that the file does not have.

      ## What it reports
      Each key `ObjectID.property` in the table of an interface file if no object in the file, or in a locale's own copy
      of it, has that id; ten or more in one file are reported as one. In a String Catalog a key is reported once. A key
      that was added to a String Catalog by hand (`"extractionState" : "manual"`) needs review, because code may look it up
      by the table's name.

      ## Why it matters
      The object was deleted or recreated. The translation is unused, and the new object may have none.

      ## Example
      `"a1B-2c-3D4.normalTitle" = "Passer";` after the button was replaced.

      ## Known limits
      Code may look up such keys by the table's name. A table is matched with an interface file by its name. A key that
      Xcode marks as stale is reported by `stale-key`.

      ## Source
      `ibtool`, the form of exported keys.
      """#,
    "ib-source-drift": #"""
      # ib-source-drift

      The text of a storyboard or xib has changed since it was translated.

      ## What it reports
      Each key of an interface's table whose comment records a different text than the interface has now: for each locale
      in `.strings` files, once in a String Catalog.

      ## Why it matters
      The button was renamed, but its translations still have the old meaning. Nothing else shows it, because the key is
      the same.

      ## Example
      `/* Class = "UIButton"; normalTitle = "Delete"; ObjectID = "a1B-2c-3D4"; */` above the translation of a button that
      is now called "Archive".

      ## Known limits
      The translation may have been updated without the comment. Differences in whitespace are ignored. A comment that
      matches the development language's own table is up to date, and a translation that equals the recorded text needs no
      update.

      ## Source
      `ibtool --export-strings-file`, the form of its comments.
      """#,
    "ib-unlocalized-object": #"""
      # ib-unlocalized-object

      A locale does not have a key for a text of its storyboard or xib.

      ## What it reports
      Each text of an interface file whose key is missing in a locale with a table for that file, in the locale's parents,
      and in the table's reference. Severity: error; a note if the text has nothing to translate (symbols, acronyms, names
      in mixed case). It needs review if no locale has the key: the text may be meant to stay as it is; such texts of a file are
      one finding. It is not reported if code may look the text up in another table: one in which the locale has a translation,
      and the text is a key or a source text. Nor is a text that no locale has if it has nothing to translate, if it is Interface
      Builder's default text, in a prototype cell, or if code may replace it through an outlet.

      ## Why it matters
      The text was added after the tables were exported. Users of every language see it in the development language.

      ## Example
      A new button "Share" in `Main.storyboard`, and no `….normalTitle` for it in `de.lproj/Main.strings`.

      ## Known limits
      A key that the reference has is reported by `missing-translation`. Texts whose localizer note says "do not
      translate" (or BartyCrouch's `#bc-ignore!`, `#i!`) are ignored. A file without a table is reported by
      `hardcoded-title`.

      ## Source
      `ibtool --export-strings-file`; BartyCrouch.
      """#,
    "icon-button-no-label": #"""
      # icon-button-no-label

      A button shows only an image and has no label.

      ## What it reports
      A button with an image (foreground, background or configuration) in at least one state, with no title in any state
      and no accessibility label. A hint is not a label. The message names the image that is shown: the configuration's
      before the state's. In SwiftUI and WatchKit, the texts and images inside a button count, and SwiftUI's links, menus
      (without the titles of their items) and menu items are judged as buttons. Of a label with branches (`if`, `switch`), each
      branch is judged: words in one do not name an image that another one shows alone, nor those of an `if` without an `else` one that is
      always shown; so is each branch of code that sets the title or the image of a button of UIKit or AppKit. Severity: error.

      An SF Symbol, of which VoiceOver speaks the system's description, makes it a note; an image that code computes and that
      may be a symbol, and a tooltip on the Mac, which VoiceOver speaks as help, a warning. If the app's sources are read, code
      that reaches the button answers whether it sets a label: through an outlet, as its class, or as the sender of an action.
      Needs review if that code was not read, if it gives the button to another class, and for a prototype cell, a button that
      exists only in other size classes, or a custom runtime attribute with a name that suggests a label.

      Not reported: buttons at which VoiceOver never stops, because they are not accessibility elements, are inside one,
      or are in a Mac toolbar item with a label, which is spoken instead; buttons that are hidden at first; buttons with
      one of AppKit's own images (`NSAddTemplate`), which are counted as skipped.

      ## Why it matters
      VoiceOver reads the name of the image file, or only "Button". This is what blind users report most often.

      ## Example
      A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
      "Share. Button."

      ## Known limits
      Code that reaches a button in another way (a tag, the subviews of a view) is not seen. Custom inspectable attributes
      (`accLabelText`) are not recognized as labels.

      ## Source
      UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
      """#,
    "image-asset-name-as-key": #"""
      # image-asset-name-as-key

      The name of a SwiftUI image is the key of its label, but a locale lacks the key.

      ## What it reports
      An `Image("name")` without a label whose name is a key of a strings table in some locale but not in this one.
      Severity: warning.

      ## Why it matters
      SwiftUI looks up the name of an image as the key of its label. If there is no such key, VoiceOver reads the name.

      ## Example
      `"person.bicycle" = "Person on a bicycle";` in English makes VoiceOver speak `Image("person.bicycle")` that way
      (nilcoalescing.com); without the key in the German table it says "person bicycle".

      ## Known limits
      An image whose name is not a key in any locale has no label at all, which other rules report. UIKit does not look up
      names.

      ## Source
      SwiftUI, `Image(_:bundle:)`; nilcoalescing.com, "Automatic image accessibility labels from localized strings in
      SwiftUI".
      """#,
    "image-button-bordered": #"""
      # image-button-bordered

      An image button has a border; off by default.

      ## What it reports
      An AppKit button with a square border (`square`, `shadowlessSquare`) that shows only an image and is not in a
      toolbar. Push buttons and square (gradient) buttons with a symbol are not reported. Severity: note.

      ## Why it matters
      The image is the button. A frame around it makes it look like a field or a picture.

      ## Example
      A picture of a person in a square frame that opens the picker for another picture.

      ## Known limits
      Borders set in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("in general, avoid including a system-provided border in an
      image button"); AppKit, NSButton.isBordered.
      """#,
    "image-button-label-above": #"""
      # image-button-label-above

      The label of an image button is above the image.

      ## What it reports
      An AppKit button without a border whose title is above its image (`imagePosition` `below`). Severity: note. An image
      button with a label directly above it and centered on it needs review.

      ## Why it matters
      Everywhere else in the system, the name of an image is below it.

      ## Example
      A row of pictures to choose from, each with its name above the picture.

      ## Known limits
      Labels at the side of an image button are not reported: a title at the side of an icon makes it a button with text.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("if you need to include a label, position it below the image
      button").
      """#,
    "image-button-padding": #"""
      # image-button-padding

      An image button has too little padding around its image; off by default.

      ## What it reports
      An AppKit image button, not in a toolbar, whose image comes closer than 10 pixels to an edge of the button.
      Severity: note. Less than 5 pt is too little even on 2x displays; 5 to 10 pt is too little only on 1x displays and
      needs review. Buttons with an outlet or a custom class need review too.

      ## Why it matters
      The invisible edges of the button bound the area that can be clicked: a click just next to the image is lost.

      ## Example
      The gear at the edge of a small window was as large as its symbol and hard to click (mannylopez/TinyMoonApp#1): a
      button of 20 × 20 pt with an image of 16 × 16 pt, 2 pt from its edges.

      ## Known limits
      The size of an image is the one that Interface Builder recorded. Images that are scaled to the button are judged by
      their own size.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("include about 10 pixels of padding between the edges of the
      image and the button edges").
      """#,
    "image-element-no-label": #"""
      # image-element-no-label

      An image is an accessibility element but has no label.

      ## What it reports
      An image view that the file makes an accessibility element, without a label. In SwiftUI, where every image is an
      accessibility element, any image without a label that is not decorative (`isElement` off) and not inside a button, a
      link, a menu item, another element that speaks its content, or a view of the app that may be one. One that can be tapped, or is all
      that a view shows that can, or a symbol or photo beside words in such a view, is reported by
      `tappable-without-button-trait` alone. Severity: warning, or note for SF Symbols, of which VoiceOver speaks the system's description. What several uses give to one `Image` is one finding, where the
      `Image` is, with the uses as further places. Needs review in a prototype cell, and if it has an
      outlet or a custom class.

      ## Why it matters
      VoiceOver stops at the image and reads the name of its file, or only "Image".

      ## Example
      An image view with "Accessibility enabled" and the image `img_hero_2`: "img hero 2. Image."

      ## Known limits
      Labels set in code are not seen. The Mac is skipped, because the file does not say whether an image has a
      description. An image that an initializer of another module makes (`Image(icon: .close)`) may have a label or be decorative,
      and is skipped.

      ## Source
      lyft/xiblint; SwiftLint, `accessibility_label_for_image` and realm/SwiftLint#6420 (icons of a `Label`); WCAG 2.2,
      1.1.1.
      """#,
    "image-label-is-filename": #"""
      # image-label-is-filename

      VoiceOver reads the name of an image file.

      ## What it reports
      A label that is just the name of a file: one word with an extension, a scale (`@2x`), a size (`share-24`) or a part
      such as `icon`, `ic`, `btn`. Also an element without a label whose image name has underscores, hyphens, camel case,
      a size or such a part, because VoiceOver then reads that name. Severity: error for controls, warning for images.
      Needs review if code may set a label: an outlet, a custom class, a prototype cell.

      Not reported: a button, bar item, tab, segment or image without a label, which is reported by `icon-button-no-label`
      and similar rules, as are SwiftUI's links and menu items.

      ## Why it matters
      "ic share 24. Button." A name that was made for a folder means nothing to listeners and is never translated.

      ## Example
      VoiceOver read the icons of a Dutch app by their English file names (signalapp/Signal-iOS#4801).

      ## Known limits
      What VoiceOver makes of an image name is approximated and differs by version. Symbols are skipped, because the
      system has descriptions for them. A single plain word (`share`) is not treated as a file name, nor are words such as
      "e-mail" and "Wi-Fi". In SwiftUI, an asset whose name is a key of a strings table has a label:
      `image-asset-name-as-key`. AppKit images are skipped, because no source says how they are read.

      ## Source
      signalapp/Signal-iOS#4801, damus-io/damus#530; rwapp/A11yUITests; Apple's audit of element descriptions ("not
      human-readable").
      """#,
    "image-or-square-button-in-toolbar": #"""
      # image-or-square-button-in-toolbar

      An image button or a square button is in the frame of a window.

      ## What it reports
      A square (gradient) button, or a button without a border that shows only an image, inside a toolbar or a title bar
      accessory. Toolbar items with their own image, and those that contain a button of the toolbar's style
      (`texturedRounded`), are not reported. Severity: note.

      ## Why it matters
      Such a button does not adopt the look of the toolbar: no highlight, no overflow menu, no matching size.

      ## Example
      A toolbar item that contains a gradient button with `NSAddTemplate`. A toolbar item with that image belongs there.
      Apple: "avoid placing an image button in a toolbar or status bar".

      ## Known limits
      Toolbars created in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("use square buttons in a view, not in the window frame") and
      Image buttons ("use an image button in a view, not in the window frame").
      """#,
    "inconsistent-translation": #"""
      # inconsistent-translation

      One source text has several translations in the same language.

      ## What it reports
      An entry whose translation differs from that of most entries with the same source text, in the same table and for
      the same class of object. Severity: note. Off by default.

      ## Why it matters
      A command should have the same name everywhere.

      ## Example
      `"Back"` is translated as "Zurück" twice and as "Rücken" once.

      ## Known limits
      A word may need several translations, as "Open" the verb and "Open" the state do. Texts with plural forms are
      ignored.

      ## Source
      Weblate's `inconsistent` (WeblateOrg/weblate#3652).
      """#,
    "interface-parse-error": #"""
      # interface-parse-error

      A storyboard, xib or JSON interface tree is malformed.

      ## What it reports
      The first error of an interface file, with its line and column and what was expected there: XML that is not
      well-formed, a document that is not an Interface Builder document, entity declarations, or JSON with a different
      structure.

      ## Why it matters
      Interface Builder cannot open the file, and none of its screens was audited.

      ## Example
      A storyboard that ends in the middle of an element, as an interrupted merge can leave it.

      ## Known limits
      Only the first error is reported. Elements that are nested more deeply than the XML library allows count as an
      error.

      ## Source
      Interface Builder documents, version 3.0.
      """#,
    "invisible-character": #"""
      # invisible-character

      A text contains an invisible character.

      ## What it reports
      Zero-width spaces and joiners, directional marks, fillers, control characters and similar characters that the
      language does not use and the source does not contain, and any invisible character within a web address. Severity:
      note; warning within an address, for control characters (U+0000 to U+001F except tabs and line breaks, U+007F to
      U+009F), and for U+FEFF (byte order mark) and U+FFFD (a lost character).

      ## Why it matters
      Such characters are copied from web pages and word processors. They break search, line wrapping and links.

      ## Example
      `"Settings\u200B"` copied from a translation platform.

      ## Known limits
      Zero-width spaces are allowed in Khmer, Thai, Lao and Burmese, joiners in joining scripts and in emoji, directional
      marks in right-to-left texts; control characters in pairs, with which apps mark what is shown in bold. Outside
      addresses, soft hyphens, word joiners and variation selectors are treated as intentional.

      ## Source
      The Unicode Standard, 23.2; Weblate's `zero-width-space`.
      """#,
    "label-all-caps": #"""
      # label-all-caps

      An accessibility label is written in all caps.

      ## What it reports
      An accessibility label without lowercase letters, in a script with case, that has a word of more than four letters
      or two words of four letters. Severity: note.

      ## Why it matters
      VoiceOver may spell such words letter by letter, as acronyms.

      ## Example
      VoiceOver spelled some entries of a contact list in all caps letter by letter
      (department-of-veterans-affairs/va.gov-team#3538, a web page). If the design shows all caps, the label "SUBSCRIBE"
      can still be "Subscribe".

      ## Known limits
      Acronyms of four or more letters are recognized from a list (HTTPS, HDMI, JPEG); shorter words are treated as
      acronyms. The letter ß has no common uppercase form. Visible titles are skipped.

      ## Source
      rwapp/A11yUITests.
      """#,
    "label-capitalisation": #"""
      # label-capitalisation

      An accessibility label begins with a lowercase letter.

      ## What it reports
      An accessibility label, other than that of static text, whose first character is a lowercase letter. Severity: note.

      ## Why it matters
      An uppercase first letter tells VoiceOver that a phrase begins, and braille displays show it.

      ## Example
      The label "close" of a button; "Close" would match the labels of its neighbors.

      ## Known limits
      Skipped are names with an uppercase letter inside (iPhone, macOS) and those of a list, scripts without case,
      Georgian, labels that begin with a digit, a symbol or an emoji, and names of keys ("ctrl", "esc"). A translation is
      reported even if its original begins with a lowercase letter too. Words that look like identifiers are reported by
      other rules.

      ## Source
      UIKit, `accessibilityLabel` ("begin with a capitalized word"); rwapp/A11yUITests.
      """#,
    "label-contains-state-or-gesture": #"""
      # label-contains-state-or-gesture

      A label contains the element's state or says how to use it.

      ## What it reports
      An accessibility label with the name of a gesture of two words ("double tap") or a gesture and its purpose ("tap to
      open"); with a separated state ("Bold, selected", "Selected, Bold", "Favorite (checked)"), or with a state at its
      end that VoiceOver also speaks; and the label of a switch that ends with "on" or "off". Severity: warning.

      ## Why it matters
      States belong in traits and values, which VoiceOver speaks in the user's language and keeps up to date. Gestures
      differ: nothing is tapped once with VoiceOver, and people use keyboards and switches.

      ## Example
      Cells with the label "NAME, tap to learn more", which was changed after a review
      (Say-Their-Name/say-their-names-ios#91); "Favorite, selected" with the trait `selected`: "Selected: Favorite,
      selected. Button."

      ## Known limits
      Only whole phrases count: "Tap water", "Clickbait", "Tap to Pay" and "Delete selected" are not reported. The
      purposes of gestures are known in ten languages. Visible titles are skipped.

      ## Source
      Google's Accessibility Test Framework for Android (redundant description); UIKit, `accessibilityTraits` and
      `accessibilityHint`.
      """#,
    "label-differs-from-title": #"""
      # label-differs-from-title

      The accessibility label of a button or text does not contain what is visible.

      ## What it reports
      A titled button whose accessibility label does not contain the title in some locale, ignoring case, diacritics and
      punctuation. The finding shows both utterances, because devices were observed to speak the label while Apple's
      UIButton documentation says that the title is spoken. In SwiftUI, where the label is always spoken, links, toggles and menu
      items are compared too, and texts. One finding per element; it lists the other locales. Severity: warning; note for a text,
      which nobody operates.

      ## Why it matters
      People who use Voice Control say what they see. A title that is not in the label is not found. And the team may rely
      on the wrong one of the two utterances.

      ## Example
      The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."

      ## Known limits
      Not compared: titles without letters (symbols, numbers, emoji), Latin titles with labels in another script, and
      titles that abbreviate the label ("Pg Dn" for "Page Down"). A title that changes with the state is compared in its
      normal state. Placeholder titles, which code replaces, are not compared, nor is a title with a label of which one alone is
      translated, nor a title of which code computes a part.

      ## Source
      WCAG 2.2, 2.5.3 (label in name); UIKit, UIButton, accessibility; reference images of iOS 17 to 26.
      """#,
    "label-generic": #"""
      # label-generic

      A label does not describe what the control does.

      ## What it reports
      A control or image whose whole accessibility label is a generic word ("Button", "Icon", "More", "Untitled") or an
      instruction ("Tap here"), a control whose visible title is such an instruction, and a link whose title is a generic word or
      phrase ("Learn more", "here"). Severity: warning. Also
      Interface Builder's default text for a new object of the kind ("Button", "Item"), as a label, or as a title that code
      does not replace. Severity: error. Severity: note if the label or title consists only of emoji
      or of signs such as ✎ and ✕.

      ## Why it matters
      People who listen jump from control to control and hear each one without its surroundings.

      ## Example
      A button in a cell of a public podcast app has the title "Button" in the file. It would be spoken as "Button.
      Button." if code did not replace it.

      ## Known limits
      "More" is fine for a control that opens a menu, for a tab, and with a hint. Generic words are known in ten
      languages. "Title" and "View" may be real words and only count where Interface Builder writes them. Code is expected
      to replace the default title of an element with an outlet or a class of its own, of one in a prototype cell, of a bar
      item without an action, and of a button without an action whose superview has an outlet. Items of Mac toolbars that
      are not in a toolbar are skipped.

      ## Source
      Google's Accessibility Test Framework for Android (stop words); rwapp/A11yUITests; Xcode's object library.
      """#,
    "label-is-key": #"""
      # label-is-key

      VoiceOver reads the key of a text instead of the text.

      ## What it reports
      A label or a title that is its own key in some locale, if the key has dots or underscores or the development
      language has other words for it; and an accessibility label that was typed as the key of a text in the default
      strings table, which nothing looks up. Severity: error. A key that this locale lacks and others have is reported by
      `missing-translation`.

      ## Why it matters
      "player dot close dot label. Button." VoiceOver reads it literally.

      ## Example
      In Polish, VoiceOver said "text_message_accessibility_label" for every message: the Polish table had only three of
      the seven keys (signalapp/Signal-iOS#1662, jessesquires/JSQMessagesViewController#1903).

      ## Known limits
      Keys that are English text themselves, as in String Catalogs, are fine, and so are those that the development
      language has as their own text, such as a name with a dot. A literal of SwiftUI that looks like a key, but
      that no language has, may be a name or another text that is meant as it is written, and is only asked about; a label with
      the dots of an identifier is reported by `label-looks-like-identifier`. If no table of the name was read, nothing is reported. A text of an interface file has its own words in addition to its key and shows
      those. A function of the app that looks texts up and computes what is shown where a language lacks the key, such as the
      text of another language, is trusted. A key that no locale
      has is reported by `undefined-key` where it is not spoken.

      ## Source
      CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself).
      """#,
    "label-looks-like-identifier": #"""
      # label-looks-like-identifier

      An accessibility label looks like an identifier in code.

      ## What it reports
      An accessibility label that is one word in camel case (`closeButton`), with underscores (`home_screen`) or with
      several dots (`settings.close.button`), that ends with a word from code (`SettingsViewController`, `close-button`), or
      that ends with an argument behind such words (`video.row.%@`). Severity: error.

      ## Why it matters
      Label and identifier are two fields, one above the other, and easily confused. UI tests find the element by either,
      but a listener hears "close button, home underscore screen".

      ## Example
      getsentry/sentry-cocoa#3863 and element-hq/element-x-ios#1606: an identifier for tests was set as the label and
      spoken.

      ## Known limits
      Names such as iPhone, eBay, macOS and YouTube, and addresses, are not reported. A single plain word may be an
      identifier too, but it cannot be told from a label. File names are reported by `image-label-is-filename`, known keys
      by `label-is-key`. A key with dots or underscores is skipped if no table of its name was read. Visible titles are
      skipped.

      ## Source
      UIKit, `accessibilityLabel` and `accessibilityIdentifier`; the issues above.
      """#,
    "label-not-localized": #"""
      # label-not-localized

      An accessibility label is not translated into a language that the screen's titles are translated into.

      ## What it reports
      An accessibility label that is spoken in the development language while another text of the same screen is in the
      user's language. Severity: error if the label has no key, so no table can translate it (a user-defined runtime
      attribute, a literal); warning if it has one, because `missing-translation` or `ib-unlocalized-object` reports the
      missing entry as an error. Needs review if code may set another label: an outlet, a custom class; not if code computes something else that the element shows.

      ## Why it matters
      Labels are invisible and easily forgotten: the screen is German, but the user hears English words in a German voice.

      ## Example
      "Back" and "Close" were spoken in English in every language (helpscout/beacon-ios-sdk#12). The runtime attribute
      `accessibilityLabel` of a storyboard cannot be localized at all (lyft/xiblint#16).

      ## Known limits
      Labels set in code are not seen. Skipped are texts without a word to translate (names in mixed case, acronyms,
      numbers), texts with the note "do not translate", elements with their own language, and verbatim texts in SwiftUI. A
      key without words is reported by `label-is-key`.

      ## Source
      UIKit, UIButton and UIControl ("localized"); lyft/xiblint#16.
      """#,
    "label-punctuation": #"""
      # label-punctuation

      An accessibility label ends with a period, a colon or a semicolon.

      ## What it reports
      An accessibility label, other than that of static text, that ends with such a punctuation mark of its language.
      Severity: note.

      ## Why it matters
      VoiceOver pauses after each part by itself. The mark adds another pause or is read aloud.

      ## Example
      AppKit, `accessibilityLabel`: "Do not put a period at the end." "Play." is spoken with the pause of a sentence
      before "Button."

      ## Known limits
      Abbreviations ("Apple Inc.", "5 min.") are skipped, as are labels with a comma, which are composed of several texts.
      Visible titles, and AppKit labels next to a control, may have colons. A mark that only a translation has usually
      belongs to an abbreviation ("Arrêt défil.") and is reported by `punctuation-mismatch`.

      ## Source
      UIKit, `accessibilityLabel` ("no period"); google/GTXiLib. The marks: Weblate (see `FinalMarkTable`).
      """#,
    "label-repeats-control-type": #"""
      # label-repeats-control-type

      A label contains the word for the element's type, which VoiceOver speaks by itself.

      ## What it reports
      A label whose last word is the word for the element's own type ("Play button" on a button), or whose first word is,
      in languages that put it there ("Bouton Lecture"). The title of a switch, a picker or a slider names what it sets, which may be a
      button ("Jump Button"), and is not judged. Severity: warning; note if the visible title has the word too, or
      if an image's label says what kind of image it is ("photo", "icon").

      ## Why it matters
      "Play button. Button." People who listen to a whole screen hear the word twice at every stop.

      ## Example
      The label "Home button" of a news reader's button was changed to "Home" (wikimedia/wikipedia-ios#931).

      ## Known limits
      The words of each language are those of `Locales/spoken`. Only whole words for the element's own type count: "Radio
      button", "Button shape", "Link account", "Image settings" and "Tab bar" are not reported. "Add button" may be a
      button that adds a button. A word that only a translation has is reported by `type-word-in-translation`.

      ## Source
      UIKit, `accessibilityLabel`, and UIControl ("doesn't identify the element's type"); google/GTXiLib; Google's
      Accessibility Test Framework for Android.
      """#,
    "label-too-long": #"""
      # label-too-long

      A control's accessibility label is too long.

      ## What it reports
      A control whose accessibility label has more than 40 characters; in a translation more than 64, to which a text of
      40 typically grows. Severity: note.

      ## Why it matters
      People hear a label again and again. Explanations belong in the hint, which can be turned off.

      ## Example
      "Opens the list of all episodes that are in your queue" is a hint; the label is "Queue".

      ## Known limits
      The limit is arbitrary, as the tools that have one say themselves. Labels with a comma are composed of several texts
      and are skipped, as are visible titles. No example is known from public issues.

      ## Source
      rwapp/A11yUITests; IBM's guidelines on the length of translations (see `TypicalExpansion`).
      """#,
    "label-too-short": #"""
      # label-too-short

      A control's accessibility label is a single character.

      ## What it reports
      A control whose accessibility label is one character. Severity: note.

      ## Why it matters
      "X. Button." is a letter, or a symbol that VoiceOver reads by its Unicode name.

      ## Example
      The label "X" of a button that closes a sheet.

      ## Known limits
      The limit is arbitrary, as the tools that have one say themselves. Words of one character are normal in Chinese,
      Japanese and Korean, and several letters may be one character in the scripts of India. The keys of a keyboard (`keyboardKey`) and of a keypad (at least five controls with one
      character on a screen) are named by it, as are digits. Emoji and signs such as ✕ are left to `label-generic`. Visible titles are skipped. No example is known from public
      issues.

      ## Source
      rwapp/A11yUITests.
      """#,
    "label-untranslated-copy": #"""
      # label-untranslated-copy

      A locale's own accessibility label is identical to the development language's.

      ## What it reports
      An accessibility label whose entry in a locale's table equals the original text: of at least two words that a
      translation would change, or of one word if the locale uses another script. Severity: note.

      ## Why it matters
      The key exists, so nothing is reported as missing, but users hear the original in the voice of another language.

      ## Example
      New accessibility strings were added to 23 languages' tables in English (lexrus/AppAboutView#14, a reviewer's
      comment).

      ## Known limits
      Single words in the same script are skipped, because many are the same in both languages ("Download", "Menu"), as
      are acronyms, names in mixed case, words that most languages share, names of keys of a keyboard ("Caps Lock", "Page
      Up"), labels that nine of ten languages leave as they are, and variants of the development language.

      ## Source
      Weblate, `same`; see `untranslated`, which judges whole tables.
      """#,
    "leading-whitespace": #"""
      # leading-whitespace

      A translation starts with whitespace and its source does not, or vice versa.

      ## What it reports
      Whitespace at the start of a translation that the source does not have, or that only the source has. Severity:
      note if it was added, or if the text belongs to an interface file, where nothing is joined to it; warning if it was
      lost. A translation that contains only whitespace or invisible characters needs review.

      ## Why it matters
      The app may join texts, and words then run together; or a label is indented in one language only.

      ## Example
      `" (default)"` translated as `"(Standard)"`: the menu shows "Helvetica(Standard)".

      ## Known limits
      Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may omit the space. Line
      breaks are reported by `newline-count`.

      ## Source
      Weblate's `begin_space`.
      """#,
    "line-limit-with-dynamic-type": #"""
      # line-limit-with-dynamic-type

      A title that scales with the content size category is limited to one line of fixed width; off by default.

      ## What it reports
      A one-line title in a scaling font, in a control of fixed width, that is truncated at one of the accessibility sizes
      in some language but would fit on several lines. One finding per control. Severity: warning. In SwiftUI, a text with
      `.lineLimit(1)` in a scaling font needs review, because its width is not known.

      ## Why it matters
      The font grows up to three times, but the available width does not grow. The text is lost for exactly the people who
      need it large. Often a second line is all that is missing.

      ## Example
      A button of 200 pt with the text style Body, one line and `truncatingTail`: "Notification settings" is truncated
      from accessibility2 on.

      ## Known limits
      If a single word is too wide, more lines do not help; only `title-truncated` reports it. Titles that may shrink are
      skipped.

      ## Source
      CVS Health iOS accessibility techniques, line limits; Human Interface Guidelines, Typography.
      """#,
    "link-opens-browser": #"""
      # link-opens-browser

      A button opens a web page outside the app but is not announced as a link; off by default.

      ## What it reports
      A button without the link trait whose action name suggests that it opens a URL (`openURL:`, `openWebsite:` and so
      on). Severity: note.

      ## Why it matters
      "Link." says that the user leaves the app for the browser.

      ## Example
      A button "Privacy Policy" with the action `openWebsite:`.

      ## Known limits
      The name of an action proves nothing: the URL may open inside the app, as universal links do.

      ## Source
      wordpress-mobile/WordPress-iOS, accessibility guidelines; CVS, `button-used-as-link`.
      """#,
    "localized-image-missing": #"""
      # localized-image-missing

      A locale does not have an image that other locales have localized.

      ## What it reports
      Each locale of a bundle that does not have an image file which is in the `.lproj` folder of at least one
      translation. Scales (`@2x`), devices (`~ipad`) and file types of an image count as the same image.

      ## Why it matters
      An image is localized because it contains words, a flag or a direction. The locale shows the development language's
      image, or no image at all if there isn't one.

      ## Example
      `en.lproj/onboarding.png` and `de.lproj/onboarding.png` exist, but not `fr.lproj/onboarding.png`.

      ## Known limits
      An image that only `Base` or the development language has is not reported. A locale whose parent has the image (`fr`
      for `fr-CA`) is not reported. Localized images in asset catalogs are not read.

      ## Source
      CoreFoundation, `CFBundle_Resources.c` (a resource is looked up in the chosen language's folder, then in `Base`).
      """#,
    "looks-disabled-not-disabled": #"""
      # looks-disabled-not-disabled

      A button looks disabled but is enabled; off by default.

      ## What it reports
      An enabled button with an opacity below 0.6, or with a title in one of the system's gray colors. Severity: note.

      ## Why it matters
      People who see the screen think that the button is disabled. VoiceOver does not say "Dimmed.", and the button works.

      ## Example
      A button with the opacity 0.4 and the title "Continue".

      ## Known limits
      A secondary button may be gray by design, and code may change the color with the state.

      ## Source
      CVS, `visually-disabled-not-semantic`.
      """#,
    "markdown-link-mismatch": #"""
      # markdown-link-mismatch

      A translation has a different number of Markdown links than its source, or a broken link.

      ## What it reports
      A number of `[text](address)` that differs from the source's, whitespace between the two parts, and an empty address.
      Severity: warning.

      ## Why it matters
      The link does not work, and the brackets and the address are visible.

      ## Example
      `"Read the [terms](https://example.com)"` translated as `"Lies die [Bedingungen] (https://example.com)"`.

      ## Known limits
      Addresses are not compared: each language may have its own page. Grammar markup such as `^[text](inflect: true)` is
      not a link.

      ## Source
      CommonMark, Links; Weblate's `md-link`.
      """#,
    "merge-conflict-marker": #"""
      # merge-conflict-marker

      A strings table contains a merge conflict marker.

      ## What it reports
      The first line that starts with `<<<<<<<`, `=======` or `>>>>>>>` where an entry or a tag is expected, in every
      strings format, and the number of keys that are lost because of it.

      ## Why it matters
      Apple's loader rejects the file, or stops at the marker without an error. Everything after the marker is missing at
      run time.

      ## Example
      `<<<<<<< HEAD` above two versions of `"ok"`.

      ## Known limits
      A marker inside a comment or a quoted value is treated as text. Conflicts in storyboards and xibs are reported by
      `interface-parse-error`.

      ## Source
      Git, "git-merge": how conflicts are presented.
      """#,
    "missing-hint-complex-gesture": #"""
      # missing-hint-complex-gesture

      An element responds to a gesture other than a tap, but nothing says so; off by default.

      ## What it reports
      An element that VoiceOver reaches, with a gesture other than a tap (long press, swipe, pan, pinch, rotation),
      without a hint and without custom actions. Severity: note.

      ## Why it matters
      People who do not see the screen cannot guess that a row can be held or swiped.

      ## Example
      A row that is held to be moved, without a hint and without a custom action "Move".

      ## Known limits
      VoiceOver announces custom actions by itself, and gestures often repeat what a button does, so the rule is off by
      default. Gestures added in code are not seen.

      ## Source
      cvs-health/ios-swiftui-accessibility-techniques, missing-accessibility-hint.
      """#,
    "missing-table": #"""
      # missing-table

      A locale does not have a strings table that other locales have.

      ## What it reports
      Each such table and locale, with the number of keys; every locale of the project is expected to have every table of
      every bundle. Severity: error if the locale is required; otherwise note if the table contains only names of the app
      and its copyright, which a device takes from `Info.plist` itself; error if the locale has at least half of the bundle's
      tables, and the development language or half of the locales have the table; else warning. In tests: note. A file whose
      name differs from the table's only in case (`infoPlist.strings`): an error, once, at the file.

      ## Why it matters
      A bundle shows one language. A table that is missing in that language falls back to the development language.

      ## Example
      Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for permission to use the location in
      English.

      ## Known limits
      Keys that a parent locale has are inherited; a locale without other keys is not reported. If it is one or two keys, `missing-translation` reports each of them. A table without keys is not
      reported, nor is a locale whose file no target builds (`not-built`).

      ## Source
      CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
      """#,
    "missing-translation": #"""
      # missing-translation

      A locale does not have a key that the table's reference has.

      ## What it reports
      Each such key and locale, at the start of the locale's own file; the evidence names the key's location in the
      reference. The reference is the development language's file, `Base`, the interface's own texts or, if these are
      empty or incomplete, the keys that at least two and at least half of the bundle's translations have. A locale that
      has less than half of a table: one finding, with all missing keys; a locale that lacks a whole table: its keys if it is
      one or two, otherwise `missing-table`. Severity: error; a note if the text has no words (symbols, format specifiers,
      placeholders, an address), so that every language can use it as it is, if it is the text of an interface that users do
      not see or that code probably replaces (a default text, a sample in a prototype cell), for the app's name and copyright
      in `InfoPlist`, which a device takes from `Info.plist` itself, and in tables of tests. At most a warning if nothing but the
      app's own function looks the table's keys up, and that shows another text, such as that of another language, in place of the key.

      Not reported: a key that a parent locale has (`en` for `en-GB`), a key whose note says "do not translate", a key that a
      String Catalog marks as not translatable, a key without words whose text has none either ("%@"), and a text of an interface file
      that is an acronym ("IP").

      ## Why it matters
      Users see the development language, or the bare key, among texts in their own language.

      ## Example
      `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.

      ## Known limits
      A key that the catalog marks as stale is reported by `stale-key`, because the app may no longer use it. A missing
      table is reported once, by `missing-table`. A key whose object no longer exists is reported by `ib-orphan-key`,
      unless it was added to a String Catalog by hand. Keys in a file that Apple's
      loader rejects or does not read completely are reported once, by the rule for that error. Locales that a team keeps
      incomplete on purpose can be excluded in the configuration.

      ## Source
      Android Lint, `MissingTranslation`; CoreFoundation, `CFBundle_Strings.c` (fallback).
      """#,
    "mixed-script-word": #"""
      # mixed-script-word

      A word mixes look-alike letters of two scripts.

      ## What it reports
      A word with Latin and Cyrillic, or Latin and Greek letters, in which all letters of one script look like letters of
      the other. Severity: warning.

      ## Why it matters
      The difference is invisible, but search, sorting, spell checking and VoiceOver are affected: the word is read in
      pieces.

      ## Example
      `"Cохранить"`, whose first letter is the Latin C.

      ## Known limits
      A name or an acronym joined with letters of the language's own script ("iPhoneом", "OSMШаблон") and units ("μs") are
      not reported.

      ## Source
      Unicode Technical Standard 39, confusables, by ICU.
      """#,
    "mixed-size-choices": #"""
      # mixed-size-choices

      Two adjacent buttons have different control sizes.

      ## What it reports
      Two neighboring titled buttons, in the same stack or row, whose control sizes differ: UIKit's `buttonSize` or
      SwiftUI's `controlSize`, set for at least one of them. Reported at the second button. Severity: note. Needs review
      if a button has a custom class or an outlet. The system arranges buttons in bars, so those are not judged.

      ## Why it matters
      "Use style, not size, to visually distinguish the preferred choice among multiple options": buttons of the same size
      look like one set of choices; different sizes "can make the interface look confusing and inconsistent".

      ## Example
      Sign-in buttons of three heights below each other (woocommerce/woocommerce-ios#15327); "the two button sizes are
      inconsistent … this looks unprofessional" (bryceco/GoMap#462).

      ## Known limits
      AppKit controls are not judged, nor buttons that a style of SwiftUI shows without a bezel. Only sizes that the file names
      are compared, not frames.

      ## Source
      Human Interface Guidelines, Buttons, style.
      """#,
    "must-keep-term": #"""
      # must-keep-term

      A translation does not contain a term that must not be translated.

      ## What it reports
      A translation without a term that its source contains and that the project's glossary keeps as it is. Severity:
      warning.

      ## Why it matters
      Product names are not translated; users search for them as they are.

      ## Example
      With `glossary: {keep: [Trailhead]}`, `"Open Trailhead"` translated as `"Wegbeginn öffnen"`.

      ## Known limits
      The source's term has to occur as a whole word in that spelling; the translation may add an ending. Without a
      glossary the rule reports nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
      """#,
    "needs-review": #"""
      # needs-review

      A translation is marked for review.

      ## What it reports
      Each table of a String Catalog or XLIFF document that has, in some locale, keys in the state `needs_review` (in XLIFF
      also `needs-review-…` and `approved="no"`): how many, with a place for each. Severity: note;
      `rules: {needs-review: error}` makes it fail the audit.

      ## Why it matters
      Xcode sets the state when the source text has changed. The translation may still have the old meaning.

      ## Example
      `"fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Annuler" } }`.

      ## Known limits
      The app shows the text all the same, so coverage counts it both as translated and as needing review.

      ## Source
      Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-review.
      """#,
    "newline-count": #"""
      # newline-count

      A translation has a different number of line breaks than its source.

      ## What it reports
      A number of line breaks that differs from the source's, and a `\n` that is shown as two characters because its
      backslash was escaped twice. Severity: note.

      ## Why it matters
      Paragraphs run together, or a label with space for two lines gets three.

      ## Example
      `"Done.\nRestart now?"` translated as `"Fertig. Jetzt neu starten?"`.

      ## Known limits
      If a line break only balances two lines, a translation may correctly omit it.

      ## Source
      Weblate's `newline-count`.
      """#,
    "not-built": #"""
      # not-built

      A localized file never reaches users: no target builds it, or only a target without an interface.

      ## What it reports
      Strings files, String Catalogs, storyboards and xibs in a project's folder that are in no build phase of any target
      and in no synchronized folder, only in those of targets with `LSBackgroundOnly`, or only in a project below that of
      an app to which no project, workspace or script refers: one note for the folders that contain nothing else, for each
      language of a folder, or for each file; the folders of languages that a project does not list are one note. XLIFF
      documents with tables that the project contains in the same language: one note. Such files and tables are not
      audited, and no gate requires them; coverage marks their tables as not built.

      ## Why it matters
      The translations are never shown. Either the language was left out on purpose, or somebody forgot to add the files
      to the target.

      ## Example
      `cy.lproj/Localizable.strings` exists, but the project lists neither the file nor Welsh.

      ## Known limits
      If it is uncertain that a file is not built, it counts as built: files in Swift packages, pods and the folders of
      other build systems, projects that are not in the repository, and projects with a script that copies localizations.
      Test targets are targets. A table of an XLIFF document is audited if the document is given by name, or if the project
      does not have the table in that language.

      ## Source
      Xcode 26, `project.pbxproj` (build phases, variant groups, `knownRegions`, synchronized folders).
      """#,
    "not-nfc": #"""
      # not-nfc

      A letter is decomposed, although there is a composed character for it.

      ## What it reports
      Latin, Greek, Cyrillic, kana or Hangul letters that are followed by combining marks although Unicode has the
      composed letter (Normalization Form C). Severity: note.

      ## Why it matters
      Search and comparison by code units do not find the word, and some fonts misplace the mark.

      ## Example
      `"Cafe"` + U+0301 instead of `"Café"`.

      ## Known limits
      Arabic vowel signs, Hebrew points and the Bengali nukta are never reported: Form C changes their order or replaces
      characters in correct texts.

      ## Source
      Unicode Standard Annex 15, by ICU.
      """#,
    "numbers-mismatch": #"""
      # numbers-mismatch

      A translation has different numbers than its source.

      ## What it reports
      Numbers in digits that only the source or only the translation has. Native digits count as their values; thousands
      separators are ignored. Severity: note. Off by default: most differences are intended, such as converted units.

      ## Why it matters
      If "30 days free" became "14 days" when the offer changed, one language makes a wrong promise.

      ## Example
      `"Keeps 30 days"` translated as `"Behält 90 Tage"`.

      ## Known limits
      Numbers up to twelve may be spelled out, times may use the 24-hour clock, and Chinese, Japanese and Korean count in
      ten thousands. Numbers in addresses and format specifiers are not compared.

      ## Source
      pofilter's `numbers`.
      """#,
    "picker-no-label": #"""
      # picker-no-label

      A picker has no label.

      ## What it reports
      A picker view, a Mac date picker, a color well or a Mac pop-up button without accessibility label or title.
      Severity: error; warning if it has an outlet or a custom class whose code was not read, and on the
      Mac. Picker views need review if their delegate is not known, since it may label their components; pop-up buttons, which at
      least speak their selection, are notes, unlike pull-down buttons, which have none. UIKit's date pickers are not reported: UIKit labels their parts. In SwiftUI, a `Picker`,
      `DatePicker` or `ColorPicker` with an empty title, which is a warning where the button of a menu speaks the selection; a title
      that `.labelsHidden()` hides is spoken. Of segments and of a wheel
      VoiceOver speaks no title, unless the picker is a container of its own (`.accessibilityElement(children: .contain)`).

      Needs review if the file is not sufficient: a prototype cell, a control that exists only in other size classes, a runtime attribute that may set a label. If there is a label next to the control, the evidence
      contains its text and the utterance with it as the control's own label.

      ## Why it matters
      VoiceOver speaks a color or a choice but not what it is for. Two color wells on one screen sound the same.

      ## Example
      A color well next to the label "Background": VoiceOver speaks the color but not what has that color.

      ## Known limits
      The pickers in the rows of AppKit's `NSPredicateEditor` are skipped. Labels set in code are not seen; if a source file of the
      project sets any, an outlet needs review, once for each class. A symbol as the label of a SwiftUI picker counts as its name. No reliable source says what VoiceOver speaks for picker views (confidence D).

      ## Source
      cvs-health/ios-swiftui-accessibility-techniques, picker-missing-label; UIKit,
      `pickerView(_:accessibilityLabelForComponent:)`; freee/a11y-guidelines; WCAG 2.2, 4.1.2.
      """#,
    "placeholder-lost": #"""
      # placeholder-lost

      A translation does not have the same named placeholders as the source.

      ## What it reports
      A translation whose placeholders `${name}`, `{name}`, `%{name}` and `$(NAME)` differ from the source's, compared by
      name, form and number. Severity: warning.

      ## Why it matters
      The app or Siri finds nothing to replace: users see the placeholder, or the name is missing.

      ## Example
      `"Add to ${album}"` translated as `"Zu $album hinzufügen"`.

      ## Known limits
      A source without such a placeholder is not checked, nor is one that is nothing but a word in braces (`{General}`, a
      stand-in), or a build setting in `InfoPlist` (`$(PRODUCT_NAME)`). The plural categories `zero`, `one` and `two` may
      leave one out.

      ## Source
      LoopKit/Loop, Slovak Siri intents (`$%1$@`); translate-toolkit, `variables`.
      """#,
    "placeholder-only-label": #"""
      # placeholder-only-label

      A text field has a placeholder but no label.

      ## What it reports
      A text field with a placeholder and no accessibility label. The evidence contains what VoiceOver speaks while the
      field is empty (`utterance`), once something is typed (`filledUtterance`, with `…` for the text), and for the filled
      field with a label (`mendedUtterance`). Severity: warning.

      Needs review if the file is not sufficient: a prototype cell, a field that exists only in other size classes, a
      runtime attribute that may set a label. Not reported: search fields, fields with the word "search" in their
      placeholder, outlet, action or class, placeholders that SwiftUI code computes, and fields in a SwiftUI form on the Mac, which
      shows their titles beside them.

      ## Why it matters
      A placeholder is only spoken while the field is empty. People who come back to check what they typed hear the text
      but not what it is.

      ## Example
      A field with the placeholder "Host": "Host. Text Field. Double tap to edit.", and once it is filled "nas.local. Text
      Field. Double tap to edit."

      ## Known limits
      Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
      class. A field used for searching is reported if neither its texts nor its names nor that of its file contain "search".

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UITextField (the placeholder is spoken only while the field is
      empty); lyft/xiblint; rwapp/A11yUITests; WCAG 2.2, 3.3.2.
      """#,
    "plural-candidate": #"""
      # plural-candidate

      A source text has a number before a word but no plural forms.

      ## What it reports
      Each text of the development language with an integer format specifier directly before a word, if the key has no
      plural. Severity: note. Off by default.

      ## Why it matters
      Users see "1 files" in English, and worse in languages with four plural categories.

      ## Example
      `"count" = "%d files";` instead of a `.stringsdict` entry or a plural in a String Catalog.

      ## Known limits
      A number before a word is often not a count ("%d of %d", "%d KB", "%d px"), which is why the rule is off.

      ## Source
      Android Lint, `PluralsCandidate`; ryanbr/noop#573.
      """#,
    "plural-identical-forms": #"""
      # plural-identical-forms

      All forms of a plural are identical, although the language inflects nouns after numbers.

      ## What it reports
      Each plural whose forms for two or more categories are identical although the source's forms differ. Severity: note.

      ## Why it matters
      A translator who saw only one text pasted it into all fields: "1 Dateien".

      ## Example
      `one` = "%d файлов" and `few` = "%d файлов" in Russian.

      ## Known limits
      Many nouns are invariant ("1 Treffer", "2 Treffer"). Languages whose nouns stay singular after numbers are ignored.

      ## Source
      Weblate, `same-plurals`.
      """#,
    "plural-implied-quantity": #"""
      # plural-implied-quantity

      The plural form `one` leaves out the number, but in this language it is also shown for other numbers.

      ## What it reports
      Each form `one` without a format specifier if `other` has one, in a language whose category `one` includes numbers
      other than 1, with such a number. Severity: note; warning in Belarusian, Russian and Ukrainian, where 21 is in the
      same category as 1.

      ## Why it matters
      Users read "one file" when there are 21.

      ## Example
      `one` = "Один файл" in Russian: it is also shown for 21, 31 and 101.

      ## Known limits
      In French `one` includes only 0 and 1, and some teams leave out the number on purpose.

      ## Source
      CLDR plural rules, by ICU at run time; Android Lint, `ImpliedQuantity`; Infomaniak/android-core#497.
      """#,
    "plural-missing-category": #"""
      # plural-missing-category

      A plural does not have a form that the language needs for whole numbers.

      ## What it reports
      Each plural without a form for a category that a whole number up to 999,999 selects in the language, with examples
      of such numbers. Severity: error in languages with more than two such categories (Arabic, Russian, Polish, Czech,
      Slovenian, Hebrew and others), otherwise warning; note if no text of the key shows one. In an XLIFF document, the units of
      a plural that have no target are reported instead.

      ## Why it matters
      `other` is shown instead, which is grammatically wrong for those numbers: "2 файлов".

      ## Example
      Only `one` and `other` in Polish: "2 plików" instead of "2 pliki".

      ## Known limits
      A form that the source leaves out as well, although its language has it, needs review (the title may be for several
      things only), as does `one` in languages whose nouns stay singular after numbers. Categories for fractions only
      (Czech `many`) and for millions (Spanish, French and Italian `many`) are not required. A missing `other` is reported
      by `plural-missing-other`.

      ## Source
      CLDR plural rules, by ICU at run time; Android Lint, `MissingQuantity`.
      """#,
    "plural-missing-other": #"""
      # plural-missing-other

      A plural has no form `other`.

      ## What it reports
      Each plural without `other`, whatever other forms it has. Severity: error.

      ## Why it matters
      In every language, Foundation falls back to `other` for a number whose category has no form. Without it users see
      the raw format, or nothing.

      ## Example
      `one` = "%d файл", `few` = "%d файла", `many` = "%d файлов" in Russian: there is no form for 1.5.

      ## Known limits
      A plural whose forms are all identical needs only `other`.

      ## Source
      Apple, Stringsdict File Format; WeblateOrg/weblate#18135.
      """#,
    "plural-unused-category": #"""
      # plural-unused-category

      Plurals have forms that the language never selects.

      ## What it reports
      For each table, locale and category, the number of plurals with a form for a category that no number selects in the
      language, at the location of the first one. Severity: note.

      ## Why it matters
      Someone translates and reviews texts that nobody will see.

      ## Example
      `one` in Japanese, `many` in Hebrew (removed in CLDR 42).

      ## Known limits
      `zero` is always allowed: Foundation shows it for 0 in every language.

      ## Source
      CLDR plural rules, by ICU at run time; Android Lint, `UnusedQuantity`.
      """#,
    "press-state-missing": #"""
      # press-state-missing

      A custom button looks the same while it is pressed; off by default.

      ## What it reports
      A UIKit button of the type `custom`, without a configuration, that does not respond visibly to a touch. It has no
      title, image, background or color for the highlighted state and does not set `showsTouchWhenHighlighted`. In
      addition, either `adjustsImageWhenHighlighted="NO"` keeps its image or background image from darkening, or it has no
      image but a title on its own background color, which UIKit does not darken. Severity: note. Needs review if code may
      do it: an outlet, a custom class, a prototype cell.

      ## Why it matters
      "Without a press state, a button can feel unresponsive, making people wonder if it's accepting their input."

      ## Example
      `<button adjustsImageWhenHighlighted="NO"><state key="normal" image="play"/></button>`. Users report it: "The
      buttons do not have any tap indication" (AlvaroFranco/AFDropdownNotification#21), "Button not visually responsive on
      press" (barbosa/GBFlatButton#7).

      ## Known limits
      A highlight drawn in code is not seen. Titles without a background are not judged, because they are usually on top
      of something.

      ## Source
      Human Interface Guidelines, Buttons, best practices; UIKit, UIButton (`adjustsImageWhenHighlighted`,
      `showsTouchWhenHighlighted`).
      """#,
    "primary-destructive": #"""
      # primary-destructive

      A button that destroys data is the default button.

      ## What it reports
      A button with the role `destructive`, or with an English title that says so ("Delete", "Discard Changes", "Don't
      Save"), that has the primary role or responds to Return; or a button with the role `destructive` and a prominent
      style. Severity: error, or note if the button of SwiftUI only opens an alert or a confirmation dialog. Needs review if a prominent button is judged by its title alone, or if the title may be
      harmless ("Remove", "Reset", "Clear").

      ## Why it matters
      People press Return, or the button that stands out, without reading it, and lose their work.

      ## Example
      In Sublime Merge, "Discard All" asks for confirmation, and Return in that dialog discards
      (sublimehq/sublime_merge#915). In the alert of Apple's guidelines with the buttons Primary, Destructive and Cancel,
      only Primary responds to Return.

      ## Known limits
      Only English titles are recognized. Roles and key equivalents set in code are not seen. If an alert has no default
      button, the system picks one.

      ## Source
      Human Interface Guidelines, Buttons, Role ("don't assign the primary role to a button that performs a destructive
      action, even if that action is the most likely choice").
      """#,
    "punctuation-mismatch": #"""
      # punctuation-mismatch

      A translation ends with a different punctuation mark than its source.

      ## What it reports
      A final period, colon, question mark or exclamation mark that only the source or only the translation has. Each
      language's own marks count (`。`, `।`, `؟`, Greek `;`, …). Severity: note. Off by default.

      ## Why it matters
      A question becomes a statement, a heading becomes a sentence, and lists look uneven.

      ## Example
      `"Delete all photos?"` translated as `"Alle Fotos löschen"`.

      ## Known limits
      Sources of four characters or fewer are not checked, nor are short texts that end with an abbreviation or an ordinal
      number. A period may be on either side of a quotation mark or bracket. Punctuation is often a matter of style, so
      this rule should not fail a build.

      ## Source
      Weblate 5.14, `weblate/checks/chars.py`.
      """#,
    "push-button-ellipsis": #"""
      # push-button-ellipsis

      A push button opens another window, but its title does not end with an ellipsis.

      ## What it reports
      A titled AppKit push button that opens something with a segue (a sheet, a modal window, a separate window) or sends
      an action that opens a window or panel (`makeKeyAndOrderFront:`, `runPageLayout:`, `openDocument:`, Sparkle's
      `checkForUpdates:`), if its title in the development language does not end with an ellipsis. Three periods count as
      an ellipsis here; `ellipsis-style` reports those. Severity: note. Needs review for popovers and custom actions that
      check for updates.

      ## Why it matters
      The ellipsis says that nothing happens yet and that more input is required. Without it people hesitate to press the
      button.

      ## Example
      The Edit buttons in Safari's AutoFill settings open a view in which the values are changed; their titles are
      "Edit…". In IINA, "Choose directory" opened a panel without saying so (iina/iina#331).

      ## Known limits
      What other custom actions and custom segues open is unknown. Translations are compared by `ellipsis-lost`.

      ## Source
      Human Interface Guidelines, Buttons, Push buttons ("append a trailing ellipsis to the title when a push button opens
      another window, view, or app").
      """#,
    "push-button-flexible-height": #"""
      # push-button-flexible-height

      A flexible-height push button has content that fits a standard one.

      ## What it reports
      A flexible-height push button (`flexiblePush`, in older files the bezel style `regularSquare`) with a one-line title
      in every language and without an image that is taller than a standard push button. Severity: note. Needs review if
      the button itself is taller, because it may be meant for content that code shows.

      ## Why it matters
      Next to standard buttons it looks like a different kind of control.

      ## Example
      In the welcome window of a public app, the default button "Open System Preferences" is a flexible-height push button
      24 pt tall, while every other button of the app is a standard one.

      ## Known limits
      Images of unknown size and titles set in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons, Push buttons ("use a flexible-height push button only when you need to display
      tall or variable height content"); AppKit, NSButton.BezelStyle.flexiblePush.
      """#,
    "recorded-control-missing": #"""
      # recorded-control-missing

      A recording lacks controls that the recording in the development language has.

      ## What it reports
      Controls with an identifier that a tree recorded from the running app does not have, and that of the same screen in the
      development language has, if at least half of the identifiers are in both. Needs review: the app may have shown another state. One
      finding for each screen. Severity: warning.

      ## Why it matters
      A control that a longer translation pushes out of a stack, or that code leaves out in a language, cannot be reached there.

      ## Example
      The recording in English has the button `help`, that in German does not.

      ## Known limits
      Identifiers that appear twice on a screen are not compared.

      ## Source
      Apple's audit type `elementDetection`.
      """#,
    "recorded-control-off-screen": #"""
      # recorded-control-off-screen

      A recorded control extends beyond the left or right edge of the screen in one language only.

      ## What it reports
      A visible control or text in a tree recorded from the running app that extends by more than 2 pt beyond the left or right edge
      of the screen, and does not in the recording of the same screen in the development language. Severity: warning.

      ## Why it matters
      The end of the title is cut off, and what lies beyond the edge cannot be tapped.

      ## Example
      The button `next` ends at 370 pt in English, and at 431 pt in German on a screen of 390 pt.

      ## Known limits
      Elements in scroll views and collection views, which may scroll sideways, and the upper and lower edges are not judged.

      ## Source
      WCAG 2.2, 1.4.10; see `control-off-screen`, which judges the sources.
      """#,
    "recorded-controls-overlap": #"""
      # recorded-controls-overlap

      Two recorded controls overlap in one language only.

      ## What it reports
      Two visible controls or texts in a tree recorded from the running app, neither inside the other, that overlap by more than 2 pt
      in width and height, and do not in the recording of the same screen in the development language. Severity: warning.

      ## Why it matters
      One title covers the other, and a tap reaches the control on top, whatever can be read below it.

      ## Example
      In English the label `total` ends 40 pt before the button `pay`; in German it runs 12 pt under it.

      ## Known limits
      What scrolls is only compared with what scrolls with it.

      ## Source
      A11yUITests, overlap; see `controls-overlap`, which judges the sources.
      """#,
    "recorded-label-untranslated": #"""
      # recorded-label-untranslated

      A recording in another language has the words of the development language.

      ## What it reports
      A control or text in a tree recorded from the running app that has the same words as in the recording of the same screen in
      the development language, with at least two words that a translation would change. Needs review: the words may be data of the
      app or its user. Severity: warning.

      ## Why it matters
      Users read and hear the original among translated texts: a key that no table has, a text that is not localized, or a table that is
      not in the app.

      ## Example
      The button `save` is "Save changes" in the recordings in English and in German.

      ## Known limits
      Elements are the same if they have the same identifier, or if both screens have the same elements in the same order. Single words
      are skipped, since many are the same in both languages.

      ## Source
      Weblate, `same`; see `label-untranslated-copy` and `untranslated`, which judge tables.
      """#,
    "recorded-text-truncated": #"""
      # recorded-text-truncated

      A text of a recording is wider than its frame, to judge by the recording in the development language.

      ## What it reports
      A label of one line in a tree recorded from the running app, whose words need more width than its frame has. The font is told
      by the same screen recorded in the development language: a font of the system in which the original text fills its frame. Needs
      review: the label may shrink its text. Severity: warning.

      ## Why it matters
      The running app shows "Benachricht…" where the original shows "Notifications".

      ## Example
      "Notifications" fills its frame of 96 pt in the system font at 17 pt. "Benachrichtigungen verwalten" has a frame of 150 pt, and
      needs 231 pt in that font.

      ## Known limits
      Only fonts of the system are recognized, and only where the original text is as wide as its frame. Labels of several lines, and
      recordings without one of the same screen and size in the development language, are not judged.

      ## Source
      XCUITest does not report truncation; WCAG 2.2, 1.4.4.
      """#,
    "rtl-missing-isolation": #"""
      # rtl-missing-isolation

      A right-to-left text starts with a format specifier that determines its direction.

      ## What it reports
      A text in a right-to-left language in which `%@` occurs before any letter and is not isolated. Severity: note. Off
      by default.

      ## Why it matters
      If a view takes the direction from the first letter, a Latin name as the argument reverses the whole sentence.

      ## Example
      `"%@ אוהב את זה"` with the argument "Kim".

      ## Known limits
      The rule cannot know whether the argument is Latin or whether the view takes the direction from the text.

      ## Source
      Unicode Standard Annex 9, P2 and P3.
      """#,
    "script-mismatch": #"""
      # script-mismatch

      A translation is in the wrong script.

      ## What it reports
      A translation that differs from its source and has four letters or more, none of which is in a script of its
      language: the script of the language tag, otherwise the likely ones. Severity: warning.

      ## Why it matters
      The file contains a text in another language.

      ## Example
      `"Save"` translated as `"Speichern"` in `ru.lproj`.

      ## Known limits
      Words that also occur in the source (names), acronyms and addresses do not count. A text that is identical to its
      source is reported by `untranslated`. Languages with several scripts (Serbian, Uzbek, …) may use any of them if the
      tag does not name one.

      ## Source
      ICU and CLDR, likely subtags.
      """#,
    "segment-image-no-label": #"""
      # segment-image-no-label

      A segment shows only an image and has no label.

      ## What it reports
      A segment of a segmented control without title and accessibility label. Severity: error. Needs review if the control
      has an outlet or a custom class, and in a prototype cell. An SF Symbol, of which VoiceOver speaks the system's
      description, makes it a note. AppKit's own images (`NSAddTemplate`) are counted as skipped.

      ## Why it matters
      VoiceOver reads the name of the image file. Interface Builder has no field for a segment's label.

      ## Example
      Open Radar 23281163 reports such segments: Interface Builder cannot label them. A segment with the image `ic_list`:
      "ic list. Button. 1 of 2."; with a label "List. Button. 1 of 2."

      ## Known limits
      Labels that code sets on the images are not seen.

      ## Source
      Open Radar 23281163 (segment images cannot be labeled in Interface Builder); WCAG 2.2, 4.1.2.
      """#,
    "slider-no-label": #"""
      # slider-no-label

      A slider has no label.

      ## What it reports
      A slider without an accessibility label. Severity: error; warning if it has an outlet or a custom
      class whose code was not read, and on the Mac. Needs review if the file is not sufficient: a
      prototype cell, a slider
      that exists only in other size classes, a runtime attribute that may set a label. If there is a label next to the
      control, the evidence contains its text and the utterance with it as the control's own label.

      ## Why it matters
      VoiceOver says "50%. Adjustable." but not 50% of what.

      ## Example
      A volume slider: "50%. Adjustable. Swipe up or down with one finger to adjust the value."; with a label "Volume:
      50%. Adjustable."

      ## Known limits
      Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
      class. Images at the ends of the slider do not count, because VoiceOver does not speak
      them.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UISlider on iOS 17, 18 and 26 (no label by default);
      cvs-health/ios-swiftui-accessibility-techniques, slider-missing-label; WCAG 2.2, 4.1.2.
      """#,
    "square-button-introduced-by-label": #"""
      # square-button-introduced-by-label

      A label introduces a square button.

      ## What it reports
      A square (gradient) AppKit button with a label directly to its left, on the same line, that ends with a colon.
      Severity: note. Needs review if the label ends differently, because it may be about something else.

      ## Why it matters
      The buttons are next to the view that they change, which says enough. VoiceOver reads the label in addition to the
      button's own.

      ## Example
      "Rows:" before the square buttons that add and remove rows of the table above.

      ## Known limits
      Only labels within 16 pt count, in the layout of the development language.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("avoid using labels to introduce square buttons").
      """#,
    "square-button-with-text": #"""
      # square-button-with-text

      A square button shows text; off by default.

      ## What it reports
      A square (gradient) AppKit button or pop-up button (`smallSquare`) with a visible title: words, or characters used
      as a symbol ("+"). Severity: note.

      ## Why it matters
      The style is designed for symbols, which the system colors and aligns. It truncates words, and characters such as
      "+" are neither colored nor aligned.

      ## Example
      Next to "+" and "–" images, the password manager of iTerm2 has a square button with the text "Edit Password".
      Another public app has one with the character "ⓘ" instead of the symbol `info.circle`.

      ## Known limits
      Titles set in code are not seen, nor whether an asset is a custom symbol.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("square buttons contain symbols or icons, not text"; "prefer
      using a symbol in a square button").
      """#,
    "stale-key": #"""
      # stale-key

      Xcode no longer finds a String Catalog's key in the source code.

      ## What it reports
      Each key with `"extractionState" : "stale"`, once for all its languages.

      ## Why it matters
      Either the key is no longer used and translators work for nothing, or the text was changed in code and its new key
      has no translation. If a view still uses the key, do not delete it.

      ## Example
      `Text("Log in")` became `Text("Sign in")`: the catalog keeps "Log in" and its 30 translations as stale.

      ## Known limits
      Xcode also marks keys as stale that are used only in static libraries or Swift packages. Mark those as manual; then
      neither Xcode nor this rule reports them.

      ## Source
      Xcode, String Catalogs; tuist/tuist#9907 and #10445 (keys that were marked wrongly).
      """#,
    "start-case": #"""
      # start-case

      A button's title starts with a lowercase letter, but the source starts with an uppercase letter.

      ## What it reports
      The title of a button in an interface file whose first letter is lowercase although the source's is uppercase.
      Severity: note.

      ## Why it matters
      One button that starts with a lowercase letter looks like a mistake among others, and usually is one.

      ## Example
      `"Cancel"` translated as `"annuler"`.

      ## Known limits
      Other texts are not checked: they may be part of a longer sentence. Scripts without case are ignored, as are names
      such as "iCloud" with an uppercase letter inside, and names that begin with a lowercase letter in the source too
      ("mpv"). An uppercase letter where the source has a lowercase one is not
      reported.

      ## Source
      Human Interface Guidelines, Buttons; pofilter's `startcaps`.
      """#,
    "state-in-label": #"""
      # state-in-label

      A button announces its state twice: by a different label and as selected; off by default.

      ## What it reports
      A button without an accessibility label whose title for the selected state differs from the normal one: once
      selected, VoiceOver speaks "Selected:" and the new title. Severity: note.

      ## Why it matters
      "Selected: Pause" does not say whether it is playing or paused.

      ## Example
      Titles "Play" and "Pause" for normal and selected: "Selected: Pause. Button."

      ## Known limits
      Guidelines disagree: WordPress asks for a label that changes, others for one that stays the same. Code may change
      the label without the state.

      ## Source
      wordpress-mobile/WordPress-iOS, accessibility guidelines; accessibilityupto11.com.
      """#,
    "state-new": #"""
      # state-new

      A key has not been translated yet: its state is "new".

      ## What it reports
      Each key and locale of a String Catalog or XLIFF document in the state `new` (in XLIFF also `needs-translation`), at
      the first such text. Severity: note; `rules: {state-new: error}` makes it fail the audit. The source language is
      ignored, because Xcode writes that state for its texts as well.

      ## Why it matters
      The value is usually a copy of the source text. `fitspoken coverage` counts it as not translated.

      ## Example
      `"de" : { "stringUnit" : { "state" : "new", "value" : "Retry" } }`.

      ## Known limits
      Coverage also counts a plural with a missing form as new; `plural-missing-category` reports it. Formats without
      states (`.strings`, `.stringsdict`) are not checked.

      ## Source
      Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-translation.
      """#,
    "state-title-differs": #"""
      # state-title-differs

      A button changes its title while it is pressed or when it is disabled; off by default.

      ## What it reports
      A UIKit button whose title for the highlighted, focused or disabled state differs from the normal one. Severity:
      note.

      ## Why it matters
      The words change under the finger, the layout is usually designed for one of them, and a disabled control has a name
      that nobody looks for. VoiceOver speaks the title of the current state.

      ## Example
      "Send", and "Sending" for the disabled state: the button is dimmed, and the utterance becomes "Sending. Dimmed.
      Button."

      ## Known limits
      A title for the selected state may differ, because it names the next action (`state-in-label`, off by default,
      judges those).

      ## Source
      UIKit, UIButton ("you specify attributes for each state separately"; "a disabled button is normally dimmed").
      """#,
    "state-title-missing": #"""
      # state-title-missing

      A button has a title for one state but not for its normal state.

      ## What it reports
      A UIKit button with a title for the highlighted, focused, selected or disabled state but none for the normal one:
      nothing is shown until the state changes. Also a button whose titles for two states differ, if a language has a
      translation of the normal one only. Severity: warning. Needs review if an outlet, a custom class or the code that
      fills a cell may set the title.

      ## Why it matters
      UIKit falls back to the normal state's title, never the reverse. And if a translation is missing, the button changes
      its language when it is selected.

      ## Example
      A button with the title "Following" under State Config "Selected" and none under "Default" shows nothing until it is
      selected.

      ## Known limits
      A button with an image for the normal state is skipped, because it may change from an image to words by design.
      Titles set in code are not seen.

      ## Source
      UIKit, UIButton ("If you don’t customize the content for a particular state, the button uses the values associated
      with the Default state"; "you must specify the title, image, and appearance attributes for each state separately").
      """#,
    "stepper-no-label": #"""
      # stepper-no-label

      A stepper has no label.

      ## What it reports
      A stepper without an accessibility label. Severity: error; warning if it has an outlet or a custom
      class whose code was not read, and on the Mac. Needs review if the file is not sufficient: a
      prototype cell, a stepper that exists only in other size classes, a runtime attribute that may set a label. If there is a label next
      to the control, the evidence contains its text and the utterance with it as the control's own label.

      ## Why it matters
      VoiceOver stops at the two halves and says "Decrement. Button." and "Increment. Button." but not what they change.

      ## Example
      A stepper next to the label "Copies": "Decrement. Button. Increment. Button."

      ## Known limits
      Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
      class. How UIKit uses a stepper's label is not public, so no corrected utterance is shown.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UIStepper; cvs-health/ios-swiftui-accessibility-techniques,
      stepper-missing-label; WCAG 2.2, 4.1.2.
      """#,
    "strings-encoding": #"""
      # strings-encoding

      A strings file uses an encoding that Apple's loader does not accept.

      ## What it reports
      UTF-16 without a byte order mark; Latin-1 and other bytes that are not UTF-8, with the location of the first; and
      entries that contain U+FFFD, the replacement for a character that was lost earlier. UTF-8 with or without a byte
      order mark and UTF-16 with one are accepted.

      ## Why it matters
      The loader rejects the file or shows different characters than the translator wrote.

      ## Example
      `"ok" = "Schlie\xDFen";` saved as Latin-1.

      ## Known limits
      The rule does not guess which legacy encoding was intended.

      ## Source
      CoreFoundation, `CFOldStylePList.c` and `CFPropertyList.c`.
      """#,
    "strings-escape-short-unicode": #"""
      # strings-escape-short-unicode

      A `\U` escape in a strings file is incomplete.

      ## What it reports
      `\U` with fewer than four hexadecimal digits, and one half of a surrogate pair without the other.

      ## Why it matters
      The loader reads the available digits as a different character or shows U+FFFD.

      ## Example
      `"price" = "5 \UA9";` is read as U+00A9 by chance; `"\UD83D"` is half of an emoji.

      ## Known limits
      The rule does not check whether four digits name the intended character.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: `\U` takes up to four digits as one UTF-16 code unit.
      """#,
    "strings-file-empty": #"""
      # strings-file-empty

      A strings file is empty, and Apple's loader rejects it.

      ## What it reports
      A file of zero bytes, a file that contains only a byte order mark, and a file with the text
      `IDELocalizationWork Temporary File`, which an interrupted Xcode export leaves behind. A file with comments or blank
      lines but no entries is fine.

      ## Why it matters
      The project appears to be translated, but the file has no keys. Whatever wrote it was probably interrupted.

      ## Example
      `bg.lproj/Activity.strings` with zero bytes next to files of 40 keys in other languages.

      ## Known limits
      A few projects keep an empty file on purpose because the development language's texts are in code.

      ## Source
      CoreFoundation, `CFPropertyList.c`.
      """#,
    "strings-invalid-escape": #"""
      # strings-invalid-escape

      A backslash in a strings file does not form an escape sequence and is dropped.

      ## What it reports
      `\u` with four hexadecimal digits, as in JSON and Java: an error, because only the uppercase `\U` is an escape. A
      backslash before any other letter or a digit, and Swift's `\(`: a warning. A backslash before punctuation that does
      not need one (`\'`, `\/`): a note for each file, because users see the intended text. If an entry has several, the most severe one
      is reported.

      ## Why it matters
      Users see what is left: `u203A` in a menu title, or `(name)` instead of a name.

      ## Example
      `"open" = "Open \u203A";` shows `Open u203A`; write `\U203A` or `›` itself.

      ## Known limits
      Escapes are checked in string values only.

      ## Source
      CoreFoundation, `CFOldStylePList.c`.
      """#,
    "strings-parse-error": #"""
      # strings-parse-error

      A strings file is malformed, and Apple's loader rejects all of it.

      ## What it reports
      The location of the actual error (Apple's message always names line 1), what was expected there, and how many keys
      are lost: a missing `;`, unescaped quotation marks, a property list that is not valid. This includes stringsdict
      files.

      ## Why it matters
      One missing `;` discards every translation in the file. The app shows another language, or keys.

      ## Example
      `"cancel" = "Abbrechen"` without `;` in a file of 140 keys: all 140 are lost.

      ## Known limits
      After an error the reader continues at the next entry, so several errors close together may be reported as one.
      Coverage counts what the file contains.

      ## Source
      CoreFoundation, `CFOldStylePList.c`; `plutil` on samples of every case.
      """#,
    "strings-silent-truncation": #"""
      # strings-silent-truncation

      A stray character in a strings file makes Apple's loader stop without an error, and the rest of the file is lost.

      ## What it reports
      The location at which the loader stops, and how many keys after it are missing at run time. Severity: error; warning
      if no key is lost, as with `;;` at the end of the file.

      ## Why it matters
      `plutil -lint` and the build accept the file, so nobody notices the missing translations.

      ## Example
      `"cancel" = "Annuler";=` has one `=` too many: every entry below it is lost.

      ## Known limits
      Coverage counts what the file contains; the loss is reported once, by this rule.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: the content of a dictionary ends at anything that cannot start a key.
      """#,
    "strings-unterminated-comment": #"""
      # strings-unterminated-comment

      A comment in a strings file is not closed, and the rest of the file is lost.

      ## What it reports
      The `/*` that has no `*/`, and how many keys after it are lost.

      ## Why it matters
      `plutil -lint` and the build accept the file, but everything after the comment is missing at run time.

      ## Example
      `/* buttons` without `*/` above `"ok" = "D'accord";`.

      ## Known limits
      The rule cannot know which of the entries after `/*` were meant to be commented out, so it counts all of them.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: comments do not nest, and the end of the file closes a comment.
      """#,
    "stringsdict-missing-format-key": #"""
      # stringsdict-missing-format-key

      An entry of a stringsdict has no format.

      ## What it reports
      A key whose dictionary has neither `NSStringLocalizedFormatKey` nor a rule for widths or devices. Severity: error.

      ## Why it matters
      Foundation has no text for the key. Apps have crashed because of it.

      ## Example
      A dictionary with the variable `files` but no text that embeds it.

      ## Known limits
      None known.

      ## Source
      WeblateOrg/weblate#21294; Apple, Stringsdict File Format.
      """#,
    "stringsdict-value-type": #"""
      # stringsdict-value-type

      The value type of a plural variable is not the format specifier of a number.

      ## What it reports
      An `NSStringFormatValueTypeKey` that is missing or empty, has a percent sign (`%ld`), is `@`, or is not a format
      specifier. Severity: warning.

      ## Why it matters
      Foundation does not know which type to read and may select the plural category by a wrong value.

      ## Example
      `<string>%ld</string>`; `<string>ld</string>` is correct.

      ## Known limits
      Some apps ship `%ld` without a visible problem; what Foundation makes of it is not documented.

      ## Source
      Apple, Stringsdict File Format.
      """#,
    "stringsdict-value-type-mismatch": #"""
      # stringsdict-value-type-mismatch

      A plural variable's text, or its key, takes the number as a different type than the value type.

      ## What it reports
      A format specifier for the variable's own argument that is of a different class than `NSStringFormatValueTypeKey` or
      the `formatSpecifier` of a String Catalog, and a key that is itself a format with a different class there. Severity:
      error.

      ## Why it matters
      The argument is read as one type to select the plural category and as another to show it: the app shows garbage or
      crashes.

      ## Example
      The value type `d` with the text `"%@ files"`.

      ## Known limits
      Lengths (`d`, `ld`) are not compared. The type that code passes is known only if the key is a format.

      ## Source
      openradar-mirror#19719; Apple, Stringsdict File Format.
      """#,
    "stringsdict-variable-undefined": #"""
      # stringsdict-variable-undefined

      A format embeds a plural variable that does not exist.

      ## What it reports
      `%#@name@` if the entry has no variable of that name, a misspelled reference that Foundation does not recognize
      (`%# @name @`), and a reference in a table without plurals. Severity: error. A number without `$` (`%1#@name@`) is
      read as a width: a warning if the variable takes that argument anyway, otherwise an error.

      ## Why it matters
      Foundation takes the number for the address of an object, and the app crashes.

      ## Example
      `%#@site@` in an entry with a variable `sites`.

      ## Known limits
      In an XLIFF document, only variables that other texts of the same unit name are known.

      ## Source
      swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux (a crash).
      """#,
    "stringsdict-variable-unused": #"""
      # stringsdict-variable-unused

      A plural variable is not embedded in any text.

      ## What it reports
      A variable of a stringsdict or String Catalog that neither the format nor another variable's text embeds as
      `%#@name@`. Severity: warning.

      ## Why it matters
      Its texts are translated but never shown; often the format uses a different name.

      ## Example
      The format `%d files` in an entry with a variable `files`.

      ## Known limits
      If a reference is undefined or misspelled, only that is reported (`stringsdict-variable-undefined`).

      ## Source
      Asana/locheck, `stringsdict` kinds; Apple, Stringsdict File Format.
      """#,
    "substitution-arg": #"""
      # substitution-arg

      A String Catalog's substitution does not say which argument it takes, or does not show it.

      ## What it reports
      An `argNum` that is not an argument of the text: an error. A substitution without `formatSpecifier`, and a text of a
      substitution without `%arg` if the source text has it: warnings.

      ## Why it matters
      The plural category is selected by a different argument or by garbage, or the sentence has no number.

      ## Example
      `"other": "archivos"` for `"other": "%arg files"`.

      ## Known limits
      The plural categories `zero`, `one` and `two` may spell out their number. A text may show the number with a format
      specifier other than `%arg`.

      ## Source
      SwiftGen/SwiftGen#1124; Apple, Localizing strings that contain plurals.
      """#,
    "swallowed-entry": #"""
      # swallowed-entry

      A text contains the source code of another entry of its file.

      ## What it reports
      A text of a strings file that contains `" = "`, the end of one entry and the start of another, although its source
      does not. Severity: error.

      ## Why it matters
      An escaped quotation mark made the loader read on: users see both texts with the code between them, and the swallowed
      key is missing.

      ## Example
      `"key" = "Source\" = \"Übersetzung";`

      ## Known limits
      A text that explains the syntax of strings files, and whose source does not, is reported as well.

      ## Source
      WooCommerce (Dutch); CoreFoundation, `CFOldStylePList.c`.
      """#,
    "switch-no-label": #"""
      # switch-no-label

      A switch has no label.

      ## What it reports
      A switch without an accessibility label. Severity: error; warning if it has an outlet or a custom class whose code
      was not read, and on the Mac; note if it shows an SF Symbol, which VoiceOver describes. Needs review if the
      file is not sufficient: a prototype cell, a switch that exists only in other size classes, a runtime attribute that may
      set a label. If there is a label next to the control, the evidence contains its text and the utterance with it as the
      control's own label.

      Not reported: switches in a cell or view that is the accessibility element, the switch that is a cell's accessory view,
      of which UIKit makes one element with the cell, and SwiftUI's `Toggle`, whose title is spoken even if `.labelsHidden()`
      hides it.

      ## Why it matters
      VoiceOver says "Switch Button. Off." but not what the switch is for. A label next to it is a separate element: UIKit
      does not combine the two.

      ## Example
      A row with the label "Shuffle" and a switch: "Shuffle", then "Switch Button. Off. Double tap to toggle setting.";
      with the label "Shuffle" on the switch "Shuffle. Switch Button. Off."

      ## Known limits
      Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
      class.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UISwitch on iOS 17, 18 and 26 (no label by default);
      cvs-health/ios-swiftui-accessibility-techniques, toggle-missing-label; WCAG 2.2, 4.1.2.
      """#,
    "tab-item-no-title": #"""
      # tab-item-no-title

      A tab has neither title nor label.

      ## What it reports
      A tab bar item without title, accessibility label and system item. Severity: error; a note if its image is an SF
      Symbol, of which VoiceOver speaks the system's description. In the bar of a storyboard's tab bar controller, an item
      without a title has that of its view controller, as in UIKit. Needs review if something may give it one: an outlet,
      a custom class of its view controller or, if the bar is not in the file, the title of its view controller.

      ## Why it matters
      VoiceOver says "Tab. 1 of 5." or reads the name of the image file.

      ## Example
      A tab bar of five images, each "Tab. i of 5.", reported by the users of the app Octal (dangwu/Octal#187).

      ## Known limits
      Titles set in code are not seen.

      ## Source
      dangwu/Octal#187, wordpress-mobile/WordPress-iOS#5078 and #5414, mlemgroup/mlem#440; WCAG 2.2, 4.1.2.
      """#,
    "tag-mismatch": #"""
      # tag-mismatch

      A translation has different tags than its source.

      ## What it reports
      HTML or XML tags that only the source or only the translation has, and a tag inside a tag of the same name.
      Severity: warning; note if the only difference is how many words are emphasized (`<b>`, `<i>`, `<u>`) and all tags
      are closed, or how many tags there are of elements without content (`<br>`).

      ## Why it matters
      A text that is shown as HTML loses its links or emphasis, or stays bold to the end of the page.

      ## Example
      `"<b>Never</b> share it"` translated as `"Teile es <b>nie<b>"`.

      ## Known limits
      Only closing tags, tags that are closed, and HTML tags count: `<None>` and `<key>` are words. Order and attributes
      are not compared.

      ## Source
      WHATWG HTML, the elements; Weblate's `xml-tags`.
      """#,
    "tappable-without-button-trait": #"""
      # tappable-without-button-trait

      A view can be tapped like a button, but VoiceOver does not say so.

      ## What it reports
      A view, label, image view, stack view or box with a tap gesture, or a plain `UIControl` with an action for taps, without
      a trait that says that it can be used (button, link, search field, adjustable and so on). If VoiceOver does not even stop at it, such as at an image view
      that is not an accessibility element, the finding says that too. If no text inside labels it, but only the name of an
      image, the finding asks for a label as well and shows no corrected utterance, nor does it where a branch has controls of
      its own, which one element would hide. Inside the label of a button or link of SwiftUI, which speaks for the view, the
      finding proposes to move the gesture or to offer an accessibility action (reason `inside-control`). Severity: warning.
      Needs review if an outlet, a custom class or the code that fills a cell may set the traits.

      ## Why it matters
      People who cannot see the screen do not learn that there is something to tap, or cannot reach it at all.

      ## Example
      A label "Terms of Use" with a tap gesture recognizer is spoken as "Terms of Use"; with the button trait as "Terms of
      Use. Button."

      ## Known limits
      Views that are usually not buttons are skipped: the view of a whole screen or one as large, also one that ignores
      the safe area, or a layer of colors and shapes with infinite frames behind other views; gestures whose action name
      mentions the keyboard, dismissing or what is outside, unless they also call back (`onSelect`); SwiftUI's colors and
      shapes whose tap only closes something (`item = nil`); views that contain controls in whatever branches code shows;
      views whose tap does what a button in them, or beside them, does too, as code writes it;
      views with controls in one that code may make one element (`isOpen ? .contain : .combine`); cells and their content
      views, which VoiceOver activates by itself; SwiftUI's gestures with an empty action; labels and image views that
      ignore touches; the gesture recognizers of AppKit. Of the gestures that code adds, those of labels and image views
      that code makes or has outlets to are seen.

      ## Source
      SwiftLint, `accessibility_trait_for_button`; CVS, `tap-gesture-missing-button-trait`; UIKit,
      `UIAccessibilityTraits.button`.
      """#,
    "text-overflows-height": #"""
      # text-overflows-height

      A multiline text needs more height than its frame has.

      ## What it reports
      The text of a multiline label, or the wrapped title of a button, that is taller than its solved frame at the frame's
      width. Severity: for a label warning; for a button's title error at the default content size category and below,
      warning up to the largest ordinary size; for both note at the accessibility sizes. One finding per text and
      language; if the development language's own text does not fit at the default size, only that one. Up to a quarter of a
      line may be missing, and nothing is reported if code has an outlet to a constraint that decides the height.

      Needs review if the text is in a prototype cell, if a label with an outlet has no translation of its text, if the
      element has a custom class, or if the width is that of the canvas of a view or cell in a file of its own.

      ## Why it matters
      The last lines are cut off or overlap what is below. A label between two constraints cannot grow when it has to.

      ## Example
      A label with any number of lines and a height of 40 pt: in Russian it takes three lines of 20 pt.

      ## Known limits
      Only frames decided by constraints or autoresizing are judged, and only if they do not grow with their content in the
      running app, as cells, views in a file of their own and Mac windows do. Text views scroll and are skipped. Titles in buttons
      whose own constraint fixes the height, or whose frame is only recorded, are reported by `title-wraps`. A text that shrinks until it
      fits on its lines is not judged.

      ## Source
      UIKit, `UILabel.numberOfLines`; the audit type `textClipped` of Apple's own audit.
      """#,
    "text-style-not-adjusted": #"""
      # text-style-not-adjusted

      A text style of an interface file does not follow a change of the content size category; off by default.

      ## What it reports
      A button, label, text field or text view of a storyboard or xib in a font with a text style, without *Automatically Adjusts Font*
      (`adjustsFontForContentSizeCategory`), on a platform with Dynamic Type. Severity: note. Hidden elements are skipped, and so are those
      of which code sets the font. `fitspoken fix` adds the attribute.

      ## Why it matters
      The font has the right size when the screen is loaded, and keeps it. Who changes the text size while the app runs, as in Control Center,
      sees old and new sizes side by side.

      ## Example
      `<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>` in a label without
      `adjustsFontForContentSizeCategory="YES"`.

      ## Known limits
      Code that sets the attribute for all labels, such as an appearance proxy or a loop over the subviews, is not seen, which is why the rule is
      off by default.

      ## Source
      UIKit, `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`; Human Interface Guidelines, Typography.
      """#,
    "textview-no-label": #"""
      # textview-no-label

      A text view or path control, or a text field or combo box without a placeholder, has no label.

      ## What it reports
      An editable text view or a path control without an accessibility label, and a text field or combo box with neither
      label nor placeholder (with a placeholder, `placeholder-only-label` reports it). Search fields are not reported,
      because their role identifies them. Severity: error; warning if it has an outlet or a custom class whose code was
      not read, and on the Mac.

      Needs review if the file is not sufficient: a prototype cell, a field that exists only in other size
      classes, a runtime attribute that may set a label. Left out in a Mac table: fields of a column with a title, which
      VoiceOver can read with the cell, and the text of a cell, which names its row. If there is a label next to the
      control, the evidence contains its text and the utterance with it as the control's own label.

      ## Why it matters
      VoiceOver says "Text Field. Double tap to edit." but not what to write.

      ## Example
      A comment box under the heading "Your comment": "Text Field."; with a label "Your comment. Text Field."

      ## Known limits
      Labels set in code are not seen; if a source file of the project sets any, an outlet needs review, once for each
      class. Read-only text views are skipped, and so are text fields that are disabled or ignore touches and show a text of the file or of
      code, which serve as captions, and
      SwiftUI's with a constant text.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UITextField and UITextView (no label by default); lyft/xiblint;
      WCAG 2.2, 4.1.2 and 3.3.2.
      """#,
    "title-capitalisation": #"""
      # title-capitalisation

      The title of a button is not in title-style capitalization.

      ## What it reports
      An English title of a button, a bar button item or, in SwiftUI, an item of a menu with a lowercase word that title
      style capitalizes. If most of the project's titles are in title style, one finding per title; if most are in
      sentence style, one finding for the project that lists the titles. Severity: note.

      ## Why it matters
      The system's own buttons are in title style. One button in another style looks like a mistake.

      ## Example
      "Add to cart" next to "Buy Now"; in title style it is "Add to Cart".

      ## Known limits
      Articles, coordinating conjunctions and prepositions of at most four letters may be lowercase inside a title.
      Skipped are sentences and questions, titles of at least eight words, single words, measurements ("5 minutes"), words
      with an uppercase letter inside (iOS, YouTube), placeholders, bar items with an image, which do not show their
      title, titles without a translation that code may replace (an outlet, a prototype cell), the texts of AppKit's
      checkboxes and radio buttons, and buttons with several texts of which code computes one: it may be the title. A name in
      a sentence-style title ("Open in Safari") makes it count as title style.

      ## Source
      Human Interface Guidelines, Buttons ("using title-style capitalization"); Apple Style Guide, capitalization.
      """#,
    "title-clipped": #"""
      # title-clipped

      A title is clipped at the edge of its button, without an ellipsis.

      ## What it reports
      A button's title, or a label's text in a frame that constraints decide, that is wider than its available width while
      the line break mode is `clip`. The last glyphs are clipped at the edge, often in the middle of a letter. Severity:
      as for `title-truncated`.

      ## Why it matters
      A clipped title looks broken, and not even an ellipsis shows that something is missing. AppKit's cells clip by
      default.

      ## Example
      A macOS push button 80 pt wide with the title "Einstellungen": `Einstellun`.

      ## Known limits
      The limits of `title-truncated` apply. The padding of AppKit buttons was measured in few files and is accurate to
      about 2 pt.

      ## Source
      UIKit, `NSLineBreakMode.byClipping`; AppKit, `NSCell.lineBreakMode`.
      """#,
    "title-contrast": #"""
      # title-contrast

      A button's title has too little contrast with its background.

      ## What it reports
      A titled UIKit or SwiftUI button, or a text of SwiftUI, whose text and background colors are both known, from the file or from the
      asset catalog, and whose contrast is below WCAG's minimum: 4.5:1, or 3:1 for a title of at least 18 pt, or at least 14 pt
      and bold. Severity: error below 3:1, otherwise warning. The background is that of the button, of its configuration,
      or of the nearest opaque superview; colors that are not opaque are blended. Light and dark appearance are judged
      separately, and one finding names the worse one. The normal and the selected state count; disabled buttons are
      exempt. The title of a custom button for which nothing sets a color is white.

      Needs review if code may set other colors (an outlet, a custom class of the button or of the view behind it, a
      prototype cell), or if only dark appearance fails and none of the app's colors has a variant for it; buttons of
      the same colors and with the same reason are reported as one question. An app that has one appearance only
      (`UIUserInterfaceStyle`) is judged in that.

      ## Why it matters
      About one person in twelve sees colors or contrast less well, and everybody does in sunlight.

      ## Example
      "Got It" in white on #678FFF, in a public app: 3.02:1. Users reported a segment of 1.6:1
      (Orange-OpenSource/ods-ios#395) and texts that failed an audit against EN 301 549 (owncloud/ios-app#1334).

      ## Known limits
      Of the colors that code sets of outlets, and of buttons of UIKit that it makes and fills itself, those are known that are literals,
      assets, constants of the app or colors of its themes. Where code chooses among several, a title is reported only if all of them have too little contrast; where it
      chooses those of several views behind a title, nothing is said. Not reported: buttons with an image, an effect or
      gradient view, a view of a custom class, or a color that is not in the files behind the title; titles whose color UIKit chooses; buttons whose title and background have the same color
      while code may set another; buttons without their own fill on tvOS, watchOS and visionOS, where the system puts a
      material behind them; AppKit buttons, whose bezels are drawn by the system. A tint of the system that code sets in UIKit counts as it
      has the most contrast of iOS 13 to 26; elsewhere tints are only known if the file repeats them. A font that scales is judged at the default content size category.

      ## Source
      WCAG 2.2, 1.4.3 (contrast, minimum), relative luminance and contrast ratio.
      """#,
    "title-long": #"""
      # title-long

      The title of a button is long; off by default.

      ## What it reports
      A title of more than four words, in any language that puts spaces between words. Severity: note.

      ## Why it matters
      A few words can be read at a glance and are spoken before the user moves on.

      ## Example
      "Import all of your existing bookmarks".

      ## Known limits
      The number is our own; the guidelines ask for a few words. Sentences and questions are not distinguished. Languages
      without spaces between words are not judged.

      ## Source
      Human Interface Guidelines, Buttons ("write a few words that succinctly describe what the button does").
      """#,
    "title-shrinks": #"""
      # title-shrinks

      A title only fits because its font shrinks.

      ## What it reports
      A title that fits because its control lets the font shrink (`adjustsFontSizeToFitWidth`, `minimumScaleFactor`), in a
      locale and at a content size category. Severity: warning if, at an ordinary content size category, it becomes
      smaller than the platform's smallest text (11 pt on iOS); otherwise note.

      ## Why it matters
      Adjacent buttons with letters of different sizes look like a mistake. People who need large text get small text in
      the one language that is too long.

      ## Example
      `"Benachrichtigungen verwalten"` at 15 pt in 120 pt with a minimum scale factor of 0.5: shown at 53%, 8 pt.

      ## Known limits
      The limits of `title-truncated` apply. Shrinking is only computed for titles on one line.

      ## Source
      UIKit, `UILabel.minimumScaleFactor`; Human Interface Guidelines, Typography (smallest text of each platform).
      """#,
    "title-truncated": #"""
      # title-truncated

      A title is truncated because it is wider than its control.

      ## What it reports
      A title that does not fit its available width and ends in an ellipsis, or after a word or character: a button's
      title (in any state) or subtitle, the title of a segment, a tab or a screen, the widest item of a pop-up button, or
      the widest form of a plural. If constraints decide the frame, also a label's text and a field's placeholder.

      Severity: error at the default content size category and below, warning up to the largest ordinary size, note at the
      accessibility sizes; for a label or placeholder at most a warning. One finding per title and locale, at the first
      size with the highest severity; the other sizes and devices are listed. The evidence says what would fit: the width
      in points (`budget`) and the approximate number of characters (`budgetCharacters`), the number of lines for the
      whole title (`linesToFit`) with the additional height, and the first size that fails (`firstFailingContentSize`).

      Needs review if the control is hidden or has a custom class, the title has an argument without a declared sample
      (`samples`), the text has an outlet and no translation, so that code may set another, or the width is that of the
      canvas of a view or cell in a file of its own.

      Skipped, and counted in the report: controls that may grow, widths that constraints leave open (unless not even the
      largest is enough) or that rely on an estimate such as that of bars (Documentation/measuring.md), overruns within the
      measurement tolerance, titles with the line break mode "word wrap" in a class of the app, and texts that designers write
      only to show where code sets another.

      ## Why it matters
      A truncated title hides what the button does, and nobody on the team notices unless they read that language.

      ## Example
      A button 60 pt wide whose German title "Einstellungen" needs 101.8 pt at 17 pt: `Ein…en`.

      ## Known limits
      The available width is the solved frame for that language, device and content size category, minus insets and image.
      If the solver cannot decide the frame, the frame recorded by Interface Builder is used (`basis` says which). In
      SwiftUI it is what the views around offer to the text; a range of widths, of which some suffice and some do not, is
      skipped. A SwiftUI view is assumed to have the width of the display unless another one is known to show it. Titles with
      a narrower variant that fits are reported by `width-variant-unused`. Titles set in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons; UIKit, `NSLineBreakMode`; the audit type `textClipped` of Apple's own audit.
      """#,
    "title-verb": #"""
      # title-verb

      The title of a button does not begin with a verb; off by default.

      ## What it reports
      An English title of a button whose first word is not in the list of verbs that commands begin with. Severity: note.

      ## Why it matters
      A verb says what the button does.

      ## Example
      "Shopping Cart" on a button that adds something to the cart; "Add to Cart" says what it does.

      ## Known limits
      The guidelines only ask developers to consider it. A noun is right for buttons that lead somewhere. The list of
      verbs is short.

      ## Source
      Human Interface Guidelines, Buttons ("consider starting the label with a verb").
      """#,
    "title-wraps": #"""
      # title-wraps

      A title wraps onto more lines than its control has height for.

      ## What it reports
      A title that may wrap and does so in a control whose height a constraint fixes and that is not tall enough for its
      lines. The severity is as for `title-truncated`.

      ## Why it matters
      Lines beyond a fixed height overlap what is above and below, or are clipped.

      ## Example
      A configured button with a height of 34 pt: "Notifications" takes one line, "Benachrichtigungen verwalten" two.

      ## Known limits
      Lines that are cut off are reported by `title-truncated`. If the solver decides the height without a constraint of
      the control itself, `text-overflows-height` reports it. A control without either usually grows and is skipped.

      ## Source
      UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
      """#,
    "toggle-without-button": #"""
      # toggle-without-button

      A toggle lacks the button trait, so VoiceOver does not announce it as a switch.

      ## What it reports
      An element with the trait `toggleButton` but without `button`. Severity: note.

      ## Why it matters
      VoiceOver says "Switch Button." only if both traits are set. With one alone it speaks a value without saying what
      kind of control has it.

      ## Example
      UIKit, `toggleButton`: "If you want VoiceOver to describe the toggle as a switch button, combine the toggle trait
      with a button trait." `{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}` is spoken as "Wi-Fi. On."; with
      `button` as well as "Wi-Fi. Switch Button. On."

      ## Known limits
      Interface Builder does not have this trait; only interface trees and runtime attributes can have it. Since iOS 17
      VoiceOver may speak the words for the one trait too (cashapp/AccessibilitySnapshot#199); on earlier systems it does
      not.

      ## Source
      UIKit, `UIAccessibilityTraits.toggleButton`.
      """#,
    "too-many-prominent-buttons": #"""
      # too-many-prominent-buttons

      A view has more than two prominent buttons.

      ## What it reports
      The third button of a view with a prominent style: UIKit's `filled`, `borderedProminent` and `prominentGlass`,
      SwiftUI's `borderedProminent` and `glassProminent`. One finding per view. Rows of a list and the content of a
      `ForEach` count once, as do overlapping buttons, of which code shows one; of the branches of a condition, those count
      that are shown together, and not those behind a view that fills the screen with a color. Hidden buttons do not count, nor do those
      with a gray tint or that of a background. Severity: warning. Needs review if code may hide or restyle
      some, that is, if fewer than three have neither an outlet nor a
      custom class.

      ## Why it matters
      "Presenting too many prominent buttons increases cognitive load, requiring people to spend more time considering
      options before making a choice."

      ## Example
      "Four primary buttons on Home View" (vultisig/vultisig-ios#2254), which did not even fit next to each other.

      ## Known limits
      Styles set in code, and custom colors that make a button prominent, are not seen.

      ## Source
      Human Interface Guidelines, Buttons, style ("keep the number of prominent buttons to one or two per view").
      """#,
    "trailing-whitespace": #"""
      # trailing-whitespace

      A translation ends with whitespace and its source does not, or vice versa.

      ## What it reports
      Whitespace at the end of a translation that the source does not have, or that only the source has. Severity:
      note if it was added, or if the text belongs to an interface file, where nothing is joined to it; warning if it was
      lost.

      ## Why it matters
      The app may join texts, and words then run together; an extra space shifts a centered title.

      ## Example
      `"Signed in as "` translated as `"Angemeldet als"`: the screen shows "Angemeldet alsKim".

      ## Known limits
      Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may omit the space, as may
      Korean, which attaches particles to words. Line breaks are reported by `newline-count`.

      ## Source
      Weblate's `end_space`.
      """#,
    "two-primary-buttons": #"""
      # two-primary-buttons

      Two buttons of one view are both the default button.

      ## What it reports
      More than one button of a window, view controller or view that has the primary role or responds to Return, all
      visible at the same time; reported once, at the second button. Severity: warning. Needs review if the buttons
      overlap or one has an outlet, because code may show only one at a time.

      ## Why it matters
      Return can press only one of them, and people cannot tell which. Two buttons in the accent color do not show which
      choice is the likely one.

      ## Example
      A dialog that asks for a key has OK and Cancel, both blue (tedbarnett/Boswell#80).

      ## Known limits
      Hidden buttons, buttons in different tabs and buttons in cells do not count. Roles and key equivalents that code sets
      are not seen, nor are buttons that code makes: a class may put them into several windows.

      ## Source
      Human Interface Guidelines, Buttons, Role ("the button is the default button": one button people are most likely to
      choose).
      """#,
    "type-word-in-translation": #"""
      # type-word-in-translation

      A translated label contains the word for the element's type, which VoiceOver speaks by itself; the original does
      not.

      ## What it reports
      A label that begins or ends with the word for the element's own type in a translation only. Severity: warning; note
      if the visible title has the word too.

      ## Why it matters
      Translators see texts without their controls and add the word to make them clear. Users hear it twice.

      ## Example
      "High bouton d'emphase, Bouton", as spoken in French (Orange-OpenSource/ods-ios#546); or `"Play"` translated as
      `"Taste Wiedergabe"`: "Taste Wiedergabe. Taste."

      ## Known limits
      The limits of `label-repeats-control-type` apply. Compounds ("Feststelltaste", the name of a key) are single words
      and are not split. A word in the middle of a label is not found.

      ## Source
      UIKit, `accessibilityLabel`; Google's Accessibility Test Framework for Android, whose words are translated.
      """#,
    "undefined-key": #"""
      # undefined-key

      An interface uses a key that is not in any strings table.

      ## What it reports
      Each key that texts of interface trees are without words of their own, if no table of that name in the bundle has the key in any
      locale: one finding for each key, with its uses as places. It needs review if no table of that name was read. Also each literal
      text of SwiftUI that no table of that name has as a key, in any bundle, if the project is translated: a note, one for each file.
      There the specifiers of interpolations are left open. Also each sentence that code looks up after it has put values into it
      (`"\(count) files".localized`), which no key can match.

      ## Why it matters
      Users see the bare key: `login.go`, or the literal in the language in which it was written.

      ## Example
      `"title": {"key": "login.go", "table": "Localizable"}`, but no `login.go` in any `Localizable.strings`.

      ## Known limits
      Not reported: a key that VoiceOver reads and that `label-is-key` reports there; of literals in code those without words to
      translate, the names of the app, files of debug screens, and keys of String Catalogs, which Xcode adds when the app is
      built. Texts of storyboards and xibs have a text in addition to the key; if a table does not have their key,
      `ib-unlocalized-object` or `missing-translation` reports it.

      ## Source
      CoreFoundation, `CFBundle_Strings.c` (the key is returned if it is missing); StringsLint, `missing`.
      """#,
    "unknown-trait": #"""
      # unknown-trait

      A trait has an unknown name and is ignored.

      ## What it reports
      An element with a trait that is not one of UIKit's names, or with a bit of a raw value that has no public name. The
      finding suggests the nearest known name. Severity: note.

      ## Why it matters
      The trait is silently left out of the utterance: what was intended is neither judged nor spoken.

      ## Example
      `"traits": ["Button"]` in an interface tree written by a tool; the name is `button`.

      ## Known limits
      Traits of later systems are unknown until they are added here. Interface Builder writes only known names; the rule
      is meant for authors of interface trees.

      ## Source
      UIKit, `UIAccessibilityTraits`; `Documentation/speech.md` for the private ones.
      """#,
    "untranslated": #"""
      # untranslated

      Many texts of a locale's table are identical to the source.

      ## What it reports
      Each table and locale in which at least one fifth of the texts are identical to the source, and at least ten texts,
      or three texts of four words or more. One finding, with the number of texts and some of the keys. Severity: warning
      if at least half of the texts are identical, otherwise note.
      Texts that do not need a translation are not counted: format specifiers, markup, addresses, acronyms, names in mixed
      case, words that most languages share, and terms that the project's glossary keeps.

      ## Why it matters
      Such a table was exported but never translated. No key is missing, but users read the source language.

      ## Example
      "581 of 653 texts are identical to the source" in `lv.lproj/Localizable.strings`.

      ## Known limits
      Some texts of a complete table are always identical, more of them in related languages and in tables of names; the
      thresholds allow for that. Variants of the source language (`en-GB`), Interlingua, the pseudo-locales `en-XA` and
      `ar-XB`, and texts in the state `new` are ignored.

      ## Source
      Weblate, `same`; pofilter, `unchanged`.
      """#,
    "unused-key": #"""
      # unused-key

      A key in the table of a storyboard or xib belongs to a text that its object no longer has.

      ## What it reports
      Each key `ObjectID.property` in the table of an interface file if the object exists but no longer has such a text.
      Each key is reported once, with the locales that still have it. Off by default.

      ## Why it matters
      The text was removed from the interface, but its translations remain.

      ## Example
      `"a1B-2c-3D4.accessibilityHint" = "Öffnet die Karte";` after the hint was deleted.

      ## Known limits
      Only keys of interface tables are checked, because other keys are used in code, which is not read. An interface may
      have kinds of texts that are not read (attributed texts, formatters), and code may look up a key by the table's
      name.

      ## Source
      StringsLint, `unused`; i18n-tasks, `unused`.
      """#,
    "updates-frequently-timer": #"""
      # updates-frequently-timer

      A running time lacks the trait that it updates frequently; off by default.

      ## What it reports
      A label whose text is a playback time ("0:00", "-01:30", "--:--") without the trait `updatesFrequently`. Severity:
      note.

      ## Why it matters
      Without the trait, VoiceOver may speak every second while the focus is there, or read an old value.

      ## Example
      A label "00:00" next to the slider of a player.

      ## Known limits
      A time of day that never changes looks the same. The trait has no word of its own, so the utterance stays the same.

      ## Source
      UIKit, `UIAccessibilityTraits.updatesFrequently`.
      """#,
    "visible-escape": #"""
      # visible-escape

      A text shows an escape sequence to users.

      ## What it reports
      `\u0025`, `\U00A0`, `\"`, `\t` and `\n` as characters of a translation that its source does not have: in the file
      they are escaped twice (`\\u0025`). Severity: warning. A `\n` instead of a line break is reported by `newline-count`.

      ## Why it matters
      Users read `50\u0025`.

      ## Example
      `"50%"` translated as `"50\\u0025"`.

      ## Known limits
      Paths such as `C:\new` are not recognized if the source has no path.

      ## Source
      WooCommerce (Spanish, French, Italian, Portuguese, Swedish); CoreFoundation, `CFOldStylePList.c`.
      """#,
    "visionos-button-shape": #"""
      # visionos-button-shape

      visionOS buttons have a shape meant for other content or another direction.

      ## What it reports
      A visionOS button whose border shape is set and is not the one that its content and its neighbors call for: a capsule
      for a text button in a horizontal row of several, a rounded rectangle in a vertical stack, a capsule for a text button
      by itself and for text with an icon, and a circle or a capsule (which is a circle if it is square) for an icon.
      Severity: note. Needs review if code may change it.

      ## Why it matters
      In a stack, rounded rectangles leave less space between the titles. In a row, capsules show where one button ends.

      ## Example
      Human Interface Guidelines, Buttons, visionOS: "Prefer the rounded-rectangle shape in a vertical stack of buttons
      and prefer the capsule shape in a horizontal row of buttons."

      ## Known limits
      If the file does not name a shape, the system chooses it and nothing is reported.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-button-size": #"""
      # visionos-button-size

      visionOS has no button with this shape and content in this size.

      ## What it reports
      A visionOS button whose control size is set but not available for its shape in Apple's table: mini and extra large
      are only for circles, and a button with a symbol and a title is regular or large. A button without a shape is
      treated like the usual shapes of its content: a capsule for a symbol with a title, a capsule or rounded rectangle
      for a title alone. Severity: note.

      ## Why it matters
      The system uses another size, or draws one that no other app has.

      ## Example
      Human Interface Guidelines, Buttons, visionOS: capsules with text and icon come in regular (44 pt) and large (52 pt)
      only.

      ## Known limits
      Sizes and shapes set in code are not seen. Circles are available in all sizes.

      ## Source
      Human Interface Guidelines, Buttons, visionOS, table of sizes.
      """#,
    "visionos-center-distance": #"""
      # visionos-center-distance

      Two visionOS buttons are too close to each other.

      ## What it reports
      Two visionOS buttons whose centers are less than 60 pt apart, or two of at least 60 pt with less than 4 pt between
      them. One finding for each button that is too close to an earlier one, about the nearest of these. Severity:
      warning. Needs review if the recorded frame is marked as misplaced or code fills the cell.

      ## Why it matters
      People look at a button to choose it, and the gaze is only accurate to about a degree. In addition, the hover effect
      extends beyond the button.

      ## Example
      Human Interface Guidelines, Buttons, visionOS: "Aim to place buttons so their centers are always at least 60 pts
      apart." Two circles of 44 pt with 8 pt between them are 52 pt apart.

      ## Known limits
      The frames of visionOS screens are the recorded ones. A button that completely covers another is assumed to be an
      alternative to it.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-small-in-stack": #"""
      # visionos-small-in-stack

      Small or mini visionOS buttons are in a stack or row.

      ## What it reports
      A mini (28 pt) or small (32 pt) visionOS button in a vertical stack or horizontal row of several, judged by its
      control size or, if none is set, by the height of its frame. Severity: note. Needs review if code may change it.

      ## Why it matters
      People aim with their eyes, and small adjacent buttons are hard to tell apart by looking at them.

      ## Example
      Human Interface Guidelines, Buttons, visionOS: "It's usually best to avoid displaying small or mini buttons in a
      vertical stack or horizontal row."

      ## Known limits
      Sizes set in code are not seen.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-white-fill": #"""
      # visionos-white-fill

      A custom visionOS button is white with a black title, the system's style for "on".

      ## What it reports
      A button of a visionOS interface with its own white fill and a black title or symbol, in light appearance. Buttons
      that are selected or on are not reported; the style is meant for them. Severity: warning. Needs review if code may
      set other colors.

      ## Why it matters
      "The system reserves this visual style to convey the toggled state": people think that the button is on.

      ## Example
      Human Interface Guidelines, Buttons, visionOS: "Avoid creating a custom button that uses a white background fill and
      black text or icons."

      ## Known limits
      Colors set in code are not seen. Nearly white and nearly black count; the thresholds are our own.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "watchos-long-titles-side-by-side": #"""
      # watchos-long-titles-side-by-side

      watchOS buttons that share a row have long titles.

      ## What it reports
      A titled watchOS button in a row with others whose title, in some language, is truncated, shrinks or wraps; or, if
      its frame is unknown, whose title has more than eight characters. The finding names the first language and lists the
      others. Severity: note.

      ## Why it matters
      Half the width of a watch fits a short word. Longer titles are truncated, and most translations are longer.

      ## Example
      Human Interface Guidelines, Buttons, watchOS: two buttons that share the same horizontal space should have "images
      or short text titles".

      ## Known limits
      The maximum number of characters is our own. WatchKit storyboards are not read, only interface trees.

      ## Source
      Human Interface Guidelines, Buttons, watchOS.
      """#,
    "watchos-unequal-heights": #"""
      # watchos-unequal-heights

      Adjacent watchOS buttons have different heights.

      ## What it reports
      Two neighboring watchOS buttons of different heights: any two side by side, or two with titles below each other. The
      heights are those of the recorded frames or, without frames, the control sizes. Reported at the second button of
      each pair. Severity: note.

      ## Why it matters
      On a display this small, buttons that differ look like a mistake, and the shorter one is harder to hit.

      ## Example
      Human Interface Guidelines, Buttons, watchOS: "If two buttons must share the same horizontal space, use the same
      height for both"; "use the same height for vertical stacks of one- and two-line text buttons".

      ## Known limits
      WatchKit storyboards are not read, only interface trees. Heights that follow the title are not computed.

      ## Source
      Human Interface Guidelines, Buttons, watchOS.
      """#,
    "width-variant-unused": #"""
      # width-variant-unused

      A title does not fit although its table has a narrower variant that would.

      ## What it reports
      A title from a `.stringsdict` entry with variants by width (`NSStringVariableWidthRuleType`) whose widest variant is
      truncated while a narrower one fits. Severity: as for `title-truncated`, but at most a warning. `title-truncated`
      and `title-clipped` leave such titles to this rule.

      ## Why it matters
      A translator wrote a shorter text for this case. Code that asks for the string gets the widest variant unless it
      asks for a width (`variantFittingPresentationWidth`).

      ## Example
      `"Notification settings"` for the width 200 and `"Notifications"` for 100, in a button 110 pt wide.

      ## Known limits
      Some of UIKit's labels choose a variant by themselves if they receive the string unchanged. The audit cannot see
      that.

      ## Source
      Foundation, `NSString.variantFittingPresentationWidth(_:)`.
      """#,
    "word-broken": #"""
      # word-broken

      A line of a title ends inside a word.

      ## What it reports
      A title on several lines with a line that ends inside a word, because the line break mode is `characterWrap` or
      because the word is wider than the line. Severity: warning up to the largest ordinary content size category, note at
      the accessibility sizes.

      ## Why it matters
      "Einstellu / ngen" is hard to read and looks broken. Languages with long compounds are affected first: German,
      Finnish, Hungarian, Dutch.

      ## Example
      A button 60 pt wide that wraps its title "Einstellungen": `Einstell / ungen`.

      ## Known limits
      A title that is also truncated is reported by `title-truncated`. A word that is wider than the line by less than the
      measurement may be off is not reported. In writing systems without spaces between words
      (Chinese, Japanese, Thai), a line may end wherever Unicode allows it.

      ## Source
      UIKit, `NSLineBreakMode.byCharWrapping`, `byWordWrapping`; Unicode UAX #14.
      """#,
  ]
}
