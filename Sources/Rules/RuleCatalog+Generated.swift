// swift-format-ignore-file
// Generated from the rules' sources by 'make update-expected'; do not edit.

extension RuleCatalog {
  /// The rules' types, sorted by the rules' names.
  static let types: [RuleType] = [
    Accelerator.self,
    AccessKeyGlossary.self,
    ActivityIndicatorTitle.self,
    BarButtonNoLabel.self,
    BidiControlUnbalanced.self,
    BidiOverride.self,
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
    FormatSpaced.self,
    FormatTypeMismatch.self,
    FormatUnescapedPercent.self,
    FormatWidthMismatch.self,
    HardcodedTitle.self,
    HeadingMissing.self,
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
    LabelCapitalisation.self,
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
    SwitchNoLabel.self,
    TabItemNoTitle.self,
    TagMismatch.self,
    TappableWithoutButtonTrait.self,
    TextOverflowsHeight.self,
    TextViewNoLabel.self,
    TitleCapitalisation.self,
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

      A button with an activity indicator does not say what goes on.

      ## What it reports
      A button whose configuration shows an activity indicator, with a title that does not end with an ellipsis, as titles of
      what goes on do. A note, off by default.

      ## Why it matters
      The indicator is not spoken: only the title can tell that something goes on.

      ## Example
      "Checkout" beside an indicator; "Checking out…" tells.

      ## Known limits
      Code mostly shows the indicator and changes the title together.

      ## Source
      Human Interface Guidelines, Buttons ("the label “Checkout” could change to “Checking out…”").
      """#,
    "bar-button-no-label": #"""
      # bar-button-no-label

      A bar button shows only an image, and nothing names it.

      ## What it reports
      A bar button item, or a toolbar item of the Mac with an image, without title and accessibility label. An error; a
      request for review where it has an outlet or a class of the app's own, where its image is an SF Symbol, and on the
      Mac. Silent: system items, which UIKit names; items that hold a view of their own, which is judged itself; the item
      that leads back.

      ## Why it matters
      VoiceOver reads the name of the image file. Interface Builder has no field for a bar button's label, so it is mostly
      forgotten.

      ## Example
      A bar button with the image `settings-24`: "settings 24. Button."; with a label "Settings. Button."

      ## Known limits
      Labels that code sets are not seen. A label can be given in the file by a runtime attribute `accessibilityLabel`,
      which counts, or by the item's title, which UIKit speaks beside an image. On nine public apps no hit is left: their
      bar buttons are set in code, have titles or are the system's. Real faults of the kind: the two reports of Open
      Radar, and lyft/xiblint#16.

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
    "button-empty": #"""
      # button-empty

      A button has neither text nor image nor label.

      ## What it reports
      A button without title, image and accessibility label in any state. An error; a request for review where code may
      fill it: an outlet, a custom class, a prototype cell, one of other size classes. A button that has
      only a hint is `hint-without-label`'s.

      ## Why it matters
      Such a button is mostly an invisible area to tap. VoiceOver stops at it and says only "Button".

      ## Example
      `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."

      ## Known limits
      Content that code sets is not seen. A tool tip stands for the label in the utterance after the fix, and is then no
      longer said as help. On nine public apps 13 hits in 23 places, 17 read, all requests for review as notes: buttons
      that code fills through an outlet, or in prototype cells.

      ## Source
      axe-core, `button-name`; WCAG 2.2, 4.1.2.
      """#,
    "button-label-shadowed": #"""
      # button-label-shadowed

      A titled button has an accessibility label that, by Apple's page, nobody hears.

      ## What it reports
      Each UIKit button with a title and another label, once, with the locales; only under `--button-label documented`. By
      the other reading, what devices were observed to do, the label is spoken and nothing is dead.

      ## Why it matters
      Translators translate a text that is never spoken, and the team believes that it is.

      ## Example
      The title "Save" with the label "Save trail": by Apple's UIButton page VoiceOver says "Save. Button."

      ## Known limits
      Labels and titles that code sets are not seen. Nothing is spoken differently once the label is gone, so no utterance
      after the fix is given.

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
      A button of the type `system` with a gesture recognizer in a file of a project that supports Mac Catalyst. A warning.

      ## Why it matters
      With the Mac's own idiom the button is one of AppKit's: adding a recognizer to it throws an exception, and the app ends.

      ## Example
      Apple's page, UIButton: such an app "throws an exception when calling a button’s `addGestureRecognizer(_:)` method when
      `buttonType` is `system`", with the Mac's idiom. A long press recognizer on a button "Play" of that type does so.

      ## Known limits
      Whether the Mac's idiom or that of the iPad is chosen is not told: with the latter nothing happens. Other targets of the project may
      be those that support Catalyst; settings in `.xcconfig` files and recognizers that code adds are not seen. No public project
      that was read has such a button.

      ## Source
      UIKit, UIButton ("An app built with Mac Catalyst running in macOS 11 throws an exception when calling a button’s
      `addGestureRecognizer(_:)` method when `buttonType` is `system`").
      """#,
    "conflicting-traits": #"""
      # conflicting-traits

      An element has traits of two different controls.

      ## What it reports
      Two of the traits button, link and search field on one element, or button and adjustable. A warning.

      ## Why it matters
      VoiceOver speaks both words ("Button. Adjustable.") and offers what may not work, so that nobody knows how to operate the
      element.

      ## Example
      A button "More Info" with the traits button and adjustable says "More Info. Button. Adjustable. Swipe up or down with one
      finger to adjust the value."

      ## Known limits
      SwiftUI's `Link` has both traits by design and is left out, as are keyboard keys, whose trait silences the word "Button".
      Traits that code sets are not seen. On nine public apps: 1 hit, and right.

      ## Source
      google/GTXiLib, `GTXCheckForAXTraits`; Deque axe DevTools Mobile.
      """#,
    "constraint-conflict": #"""
      # constraint-conflict

      Constraints that must all hold contradict one another.

      ## What it reports
      A required constraint that cannot hold beside the other required ones, in a language, on a device, at a content size. The
      finding names the constraint that the audit leaves out and those that it contradicts. A warning, one for each constraint and
      screen; where the development language has the same conflict, it is reported there alone. So is a text or image whose size is
      required by its compression resistance and that gets less width all the same.

      ## Why it matters
      UIKit and AppKit drop one of such constraints, print a long message that nobody reads, and draw what is left: titles that
      are cut, controls that lie over one another. Which one is dropped may change with every release.

      ## Example
      A label with the required width 120 between two buttons whose edges leave it 90 pt in Finnish.

      ## Known limits
      Which of the constraints a device drops is its own affair: the audit drops the one that lets all others hold. Where the size
      of a cell or of a view in a file of its own has a part in it, which the running app may choose otherwise, the conflict is a
      request for review. Constraints that code adds, removes or changes are not seen.

      ## Source
      Apple, Auto Layout Guide, Unsatisfiable Layouts.
      """#,
    "control-collapsed": #"""
      # control-collapsed

      A control is squeezed to nothing.

      ## What it reports
      A control, or a label with words, that is seen and whose solved width or height is below 1 pt, or too small for a single
      character of its title. In the development language at the usual size it is reported once; else for the first language,
      device and content size in which it happens. A warning, a note where it happens at accessibility sizes alone; one for each
      control.

      ## Why it matters
      The control is there for VoiceOver and for nobody else. It gave way because its neighbour resists compression more, or as
      much.

      ## Example
      A label beside a button in a row of 300 pt: the Dutch title of the button takes all of it, and the label has 0 pt.

      ## Known limits
      Only frames that constraints or autoresizing decide are judged; recorded and ambiguous ones are left out, and so are labels
      that have no words in a language. A character is taken to be half as wide as its font is high; heights are judged by that
      only where the app has no say in them, as it has in cells. Where Interface Builder recorded a larger frame for the
      development language, it is a request for review. Constraints that code adds are not seen.

      ## Source
      Apple, Auto Layout Guide, content hugging and compression resistance.
      """#,
    "control-off-screen": #"""
      # control-off-screen

      A control lies beyond the edge of its screen.

      ## What it reports
      A control or a label with words, seen and not inside anything that scrolls, whose solved frame lies by more than 2 pt beyond
      the edge of its screen, in a language, on a device or at a content size, though it lies inside in the development language
      at the usual size. A warning, a note where it happens at accessibility sizes alone; one for each control. One that lies beyond
      the edge there as well is a request for review, once, in that language: it may slide in.

      ## Why it matters
      What is beyond the edge is neither seen nor tapped, and nothing tells that it is there.

      ## Example
      Three buttons in a row from the left edge: with their Portuguese titles the third ends 40 pt beyond the right edge.

      ## Known limits
      Only frames that constraints or autoresizing decide are judged; recorded and ambiguous ones are left out. Views whose height
      follows their content, such as cells and views of a file of their own, are judged from side to side alone. Views that clip what
      they hold by `clipsToBounds` are not told from others.

      ## Source
      WCAG 2.2, 1.4.10 and 1.4.4; Apple's audit type `hitRegion`.
      """#,
    "controls-overlap": #"""
      # controls-overlap

      Two controls lie over one another.

      ## What it reports
      Two controls or labels, both seen and neither inside the other, whose solved frames share more than 2 pt of width and
      height, in a language, on a device or at a content size, though they lie apart in the development language at the usual
      size. A warning, a note where it happens at accessibility sizes alone; one for each pair. Two that lie over one another in part
      there as well are a request for review, once, in that language.

      ## Why it matters
      One title covers the other, and a tap meets the control on top, whatever is read below it.

      ## Example
      A label that is pinned to the left edge and a button that is pinned to the right one, with nothing between them: the German
      label runs under the button.

      ## Known limits
      Only frames that constraints or autoresizing decide are compared; recorded and ambiguous ones are left out. What lies wholly over
      another in the development language is taken to be meant: alternatives of which code shows one, badges, overlays. So is what
      stands in two views that lie over one another, in a scroll view and outside, or in two tabs, cells or pages. What a label's
      text leaves empty of its frame, at whichever end, is not counted.

      ## Source
      Apple's audit types `hitRegion` and `elementDetection`; A11yUITests, overlap; Accessibility Testing Framework, overlap.
      """#,
    "dimmed-by-mistake": #"""
      # dimmed-by-mistake

      A text or an image is announced as dimmed, though it cannot be enabled.

      ## What it reports
      A label, an image view or another view that is no control with the trait `notEnabled`, where VoiceOver stops at it. In
      Interface Builder's list of traits it is the box "User Interaction Enabled", which says something else than its name. A warning;
      a request for review of a class of the app's own, which may be a control that is disabled at first.

      ## Why it matters
      "Dimmed." tells that something could be operated, only not now. Nobody can find out how.

      ## Example
      The cover of a podcast, with the traits image and not enabled, says "Podcast Artwork. Dimmed. Image."

      ## Known limits
      What has another trait of a control may be one, and is left out, as are cells. On nine public apps: 1 hit of
      6 such boxes, and right; VoiceOver does not stop at the others.

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
      A key that is repeated in the JSON of a String Catalog is reported by `catalog-schema`. Target membership is not
      read: the files of a table are those in one folder.

      ## Source
      CoreFoundation, `CFOldStylePList.c`, `CFBundle_Strings.c`; Xcode 15, String Catalogs; locheck, `duplicate_entries`.
      """#,
    "duplicate-label-in-screen": #"""
      # duplicate-label-in-screen

      Two controls of one screen are spoken alike and do different things.

      ## What it reports
      Controls of a screen with the same utterance of which the file knows that they send different actions, or open something in
      different ways. One finding for each such utterance, at the second control; it names the others. A warning; a request for review
      where code may label one of them (outlet, custom class) or size classes choose between them.

      ## Why it matters
      Who hears "Delete. Button." twice cannot tell which one deletes what; Voice Control asks which one is meant.

      ## Example
      A screen with "Edit" beside the address and "Edit" beside the card: "Edit address" and "Edit card" tell them apart.

      ## Known limits
      Two segues of one kind look the same, wherever they lead. Controls without a known action are passed over, cells and prototypes
      too, whose rows repeat, and controls that lie in one place or in views that do: only one of them is seen. What has no label at
      all is other rules'. On nine public apps: 2 hits, both read, both requests for review, 1 of them right: in
      the other, code shows one of the two at a time.

      ## Source
      Google's accessibility test framework for Android (duplicate speakable text); rwapp/A11yUITests; skwallace36/Pepper#457.
      """#,
    "edge-insets-on-system-type": #"""
      # edge-insets-on-system-type

      A button whose content is the system's has edge insets.

      ## What it reports
      Insets of title, image or content, other than zero, on a button of the type info, contact or detail disclosure. A note.

      ## Why it matters
      The system draws the symbol in its place; insets move or squeeze it.

      ## Example
      Apple's page, UIButton: "There should be no reason for you to adjust the edge insets for info, contact, or disclosure buttons."
      A button of the type `infoLight` with an image inset of 8 pt at the left.

      ## Known limits
      Insets that code sets are not seen. No public file that was read has any.

      ## Source
      UIKit, UIButton ("There should be no reason for you to adjust the edge insets for info, contact, or disclosure buttons").
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

      VoiceOver stops at an element that says nothing.

      ## What it reports
      An element, other than a control that a rule of its own names, at which VoiceOver stops and of which it says
      nothing, or nothing but traits ("Button."): neither label nor value nor hint. An error. A request for review where
      the file cannot tell: an outlet, a custom class, a prototype cell, a runtime attribute that may be a label; and
      always on the Mac, where what AppKit says by itself is not known for certain.

      ## Why it matters
      People hear silence, or a bare word, and cannot tell what they are at. Mostly a view is an element by mistake, and
      swallows the texts inside.

      ## Example
      A view with "Accessibility enabled" round a picture and a title: nothing at all is spoken, and the title is not
      reached.

      ## Known limits
      Text labels that are empty in the file are silent: code fills them, and VoiceOver passes over those that stay empty.
      On nine public apps 11 hits, all read: one fails, rightly (a screen's whole view in a sample by Apple is an element,
      since it was given an identifier for tests); 10 ask for review, 6 of them for classes of cells and views that may
      set a label.

      ## Source
      cashapp/AccessibilitySnapshot, its first fixture; google/GTXiLib#27; WCAG 2.2, 4.1.2.
      """#,
    "empty-value": #"""
      # empty-value

      The value of a key is empty.

      ## What it reports
      Each key whose value is empty in a locale but not in the reference: an error. For plurals and for variations by
      device or width, each empty text. If the development language's own text is empty: a note, once.

      ## Why it matters
      The lookup succeeds, so there is no fallback: the button has no title.

      ## Example
      `"retry" = "";` in `th.lproj`.

      ## Known limits
      A value that contains only whitespace is not empty. A text in the state `new` is reported by `state-new`.

      ## Source
      BartyCrouch, `lint`; CoreFoundation, `CFBundle_Strings.c`.
      """#,
    "expansion-budget": #"""
      # expansion-budget

      A translation is longer than its source lets expect; off by default.

      ## What it reports
      A translation that no measured control shows, of a source of up to 30 characters on one line, with more characters than
      IBM's table of typical expansion allows: three times as many up to 10 characters, twice up to 20, 1.8 times up to 30. A note.

      ## Why it matters
      Where the room is not known, the length of the source is all that a designer had: interfaces leave about as much as the
      table says.

      ## Example
      `"Sync Data"` translated as `"Datenabgleich mit anderen Geräten"`: 33 characters where 27 are the most to expect.

      ## Known limits
      Titles of buttons in interface files are measured instead, and left out. Short words break the rule without harm ("OK"),
      and most of the app's texts stand in labels that wrap: the rule is off until asked for. Arguments count as they are written.

      ## Source
      IBM's globalization guidelines, as quoted by the W3C, "Text size in translation".
      """#,
    "extra-key": #"""
      # extra-key

      A locale has a key that the table's reference does not have.

      ## What it reports
      Each such key if the table's reference is a file or an interface. Nothing is reported if the reference is the union
      of all locales, because the development language's texts are then somewhere else.

      ## Why it matters
      Either translators maintain a text that nobody uses, or a key was renamed in one language only.

      ## Example
      `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.

      ## Known limits
      A key of a storyboard's table whose object no longer exists is reported by `ib-orphan-key`. A key whose object
      exists is not reported, even if the development language's file does not have it (`unused-key` covers objects that
      no longer have the text). A String Catalog stores each key once for all languages, so it has no extra keys.

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

      A title is set in another font than its control asks for.

      ## What it reports
      A control that asks for a custom font, and a title of which some or all characters are set in another: because the font has
      no glyphs for them, or because the font is not at hand. A note, one for each control.

      ## Why it matters
      Where the font lacks the letters of a language, its titles look foreign in their own app. Where the audit lacks the font, the
      width is an estimate.

      ## Example
      A brand's Latin font on a button whose title is Greek.

      ## Known limits
      Faces and families are compared by name. Emoji and the scripts that the system font itself leaves to others count too. Name
      the folder of the app's own fonts with `fonts` or `--fonts`.

      ## Source
      UIKit, `UIFontDescriptor` cascade lists; HarfBuzz, clusters without glyphs.
      """#,
    "fit-unknown": #"""
      # fit-unknown

      Whether a control's title fits cannot be judged.

      ## What it reports
      A control with a title whose room is not known (no frame, an ambiguous or misplaced one, an image of unknown size), whose
      words are not known (a key that no table which was read has), whose characters no font at hand has, or which does not
      fit in the stand-in for a font that is not at hand. Always a request for review, one for each control, with the reason.

      ## Why it matters
      A title that was not measured is not a title that fits: a report without findings must not hide it.

      ## Example
      A button without a recorded frame: its title may fit or not.

      ## Known limits
      Hidden controls are left out. Where a control has several titles that cannot be judged, the first is named with its reason,
      and the other locales beside it.

      ## Source
      The audit's own principle: never "no issues" where nothing was measured.
      """#,
    "fixed-font": #"""
      # fixed-font

      A title's font does not follow the content size; off by default.

      ## What it reports
      A control whose title has a fixed size in points, on a platform with Dynamic Type. A warning, one for each control. Titles
      without two letters are left out (symbols, single keys), as are keys of a keyboard and fonts of icons.

      ## Why it matters
      People who need larger text have set it once for all apps; a fixed font ignores them.

      ## Example
      A button with a `system` font of 15 pt instead of the text style Body.

      ## Known limits
      Interface Builder gives a new button a fixed font, so that in most apps nearly every button has one: the rule is for those who
      have decided to change that, and off until asked for. Whether a logo's letters ought to scale is not known. Fonts that code
      sets are not seen.

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

      A translated format has a different number of `%%` than the source.

      ## What it reports
      A translation with more or fewer escaped percent signs (`%%`) than the source text, if both are formats. Severity:
      warning.

      ## Why it matters
      A percentage has lost its percent sign or has a second one.

      ## Example
      `"%d%% done"` translated as `"%d fertig"`.

      ## Known limits
      A full-width or Arabic percent sign is accepted instead. A percent sign that is spelled out as a word is not
      recognized. A single percent sign instead of `%%` is reported by `format-unescaped-percent`.

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
      Each text with words in a storyboard or xib that has no table, if the bundle around it has at least two locales.
      Texts that code may replace (an outlet, a custom class, a prototype cell) and texts of debug screens need review;
      they are reported in one finding for each file. Interface Builder's default texts ("Label"), acronyms, symbols,
      numbers, and the files of tests and previews are ignored.

      ## Why it matters
      Users of every language see the text in the language in which it was written.

      ## Example
      `PlayerView.xib` outside any `.lproj` folder, with a button "Close".

      ## Known limits
      Code may set texts without an outlet, by tag or by class; source code is not read. JSON interface trees are not
      checked, since their texts may already be translated.

      ## Source
      Android Lint, `HardcodedText`.
      """#,
    "heading-missing": #"""
      # heading-missing

      A screen full of text has no heading.

      ## What it reports
      A screen with eight texts or more that VoiceOver stops at, beside those in cells, and no element that is spoken as a heading:
      none with the header trait, no navigation bar, no header of a table's section. A note, one for a screen, at the text in the
      largest font; a request for review where that has an outlet or a class of the app's own, so that code may make it a heading.

      ## Why it matters
      VoiceOver users jump from heading to heading. Without one they have to listen to everything.

      ## Example
      The details of an episode: eight labels, of which "Episode Name" is set in the largest font, and no header trait.

      ## Known limits
      Headings that code sets are not seen, nor a title that it sets where the file has no navigation bar. Views in a file
      of their own, which may be parts of a screen, are left out, and so is the Mac. On nine public apps: 1 hit, read, a request
      for review: its largest text has an outlet and a class of the app's own.

      ## Source
      A11yUITests and CVS, `heading-trait-missing`; WCAG 2.2, 2.4.6 and 1.3.1.
      """#,
    "help-button-count": #"""
      # help-button-count

      A window has more than one help button.

      ## What it reports
      A window, controller or view of a file with more than one help button of AppKit that are seen together: once, at the
      second. A request for review where they lie over one another, or where one has an outlet, since code may show one at a
      time.

      ## Why it matters
      Nobody can tell what each of them explains.

      ## Example
      Settings with a "?" at the end of every row (KiwiCanopy/KiwiDesk#94); one in the corner opens the topic of the pane,
      which can explain every option.

      ## Known limits
      Each pane of a settings window with tabs counts for itself. Scenes of a storyboard that one window shows together are
      not put together. Nine public apps have one help button among them: no hits, and none missed.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("include no more than one help button per window").
      """#,
    "help-button-custom": #"""
      # help-button-custom

      A button for help is not the system's help button.

      ## What it reports
      A button of AppKit, not of the type `help` and not in a toolbar, that shows only a question mark (a title "?" or a
      symbol `questionmark`), or that sends an action by which AppKit opens help (`showHelp:`, `openHelpAnchor:`).

      ## Why it matters
      People know the round button with the question mark; VoiceOver calls it "help" in every language, and calls a button "?"
      a question mark.

      ## Example
      A borderless button with the symbol `questionmark.circle` at the end of a row of settings (KiwiCanopy/KiwiDesk#94).

      ## Known limits
      Buttons "Help" whose action is the app's own are not known. Nine public apps have none.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("use the system-provided help button to display your help
      documentation").
      """#,
    "help-button-in-toolbar": #"""
      # help-button-in-toolbar

      A help button stands in the frame of a window.

      ## What it reports
      A help button of AppKit inside a toolbar or a title bar's accessory.

      ## Why it matters
      People look for help in the corner of the view that they ask about; in a toolbar the button has no context, and may be
      customized away.

      ## Example
      Apple's own: "avoid placing a help button in a toolbar or status bar", as an item that holds a round "?" button.

      ## Known limits
      Toolbars that code makes are not seen. No toolbar of nine public apps has one.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("use a help button within a view, not in the window frame").
      """#,
    "help-button-introduced": #"""
      # help-button-introduced

      A text introduces a help button.

      ## What it reports
      A help button of AppKit with a label directly beside it, on the same line, that ends with a colon or a question mark; a
      request for review where it does not, since it may tell something else.

      ## Why it matters
      People know what the button does; the text takes room, is translated, and is spoken once more.

      ## Example
      "Need help?" before the help button of a sheet.

      ## Known limits
      Only labels within 16 pt count, in the layout of the development language. The one help button of nine public apps has
      no text beside it.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("avoid displaying text that introduces a help button").
      """#,
    "help-button-place": #"""
      # help-button-place

      A help button is not where people look for it.

      ## What it reports
      A help button of AppKit that is in neither lower corner of its dialog or pane; in a dialog with buttons that close it
      (OK, Cancel, Done), also one on their side, or not level with them. Judged by the layout of the development language. A
      request for review where constraints leave its frame open, and in a view of a file of its own, which another may hold.

      ## Why it matters
      People who look for help look in the corner; beside an option or in the middle it is taken for a part of that option.

      ## Example
      A "?" at the end of a row of settings, which explains that row (KiwiCanopy/KiwiDesk#94); its place is a lower corner of
      the pane. In a sheet with Cancel and Save at its lower right the place is the lower left corner, level with them.

      ## Known limits
      A corner reaches 44 pt from both edges. What stands in something that scrolls, in a cell or in a window's frame is not
      judged. The buttons that close a dialog are known by role, by the keys Return and Escape, by actions of AppKit and by
      English titles. On nine public apps the one help button is in its corner: no hits.

      ## Source
      Human Interface Guidelines, Buttons, Help buttons ("position help buttons where people expect to find them", the table).
      """#,
    "hidden-parent-with-controls": #"""
      # hidden-parent-with-controls

      A view that is one accessibility element, or hides what is inside, keeps VoiceOver from the controls in it.

      ## What it reports
      A view with `isAccessibilityElement` on, `accessibilityElementsHidden` on or (SwiftUI) its children ignored, that holds visible
      controls. An error; a request for review where code may offer them otherwise: an outlet, a class of the app's own, a
      control without an action in the file, a view with the button trait round a single control.

      ## Why it matters
      With VoiceOver the controls cannot be reached: for blind users the feature does not exist.

      ## Example
      Messages with buttons and sliders were made one element each: a blind user heard the title and could not reach the buttons
      (SwiftKickMobile/SwiftMessages#78).

      ## Known limits
      Cells are left out, which VoiceOver activates as a whole, and views with custom actions. Custom actions that code sets are
      not seen. On nine public apps, with 37 elements that the file makes one element (27 views, 5 images, 3 labels, a
      field and a cell): no hit.

      ## Source
      CVS, `hidden-parent-with-controls`; UIKit, `isAccessibilityElement` ("a container is no element").
      """#,
    "hint-capital": #"""
      # hint-capital

      A hint begins with a small letter.

      ## What it reports
      A hint whose first character is a small letter that has a capital. A note, with the utterance as it would be.
      Silent: scripts without case, Georgian, which does not begin sentences with capitals, digits, signs and arguments,
      and names that are written so ("iCloud", "eBay", "macOS"). Not on the Mac.

      ## Why it matters
      Voices stress sentences by how they are written, and braille displays show the text as it is.

      ## Example
      Apple's page asks for "a capitalized word" at the beginning: "Plays the song.", not "plays the song."

      ## Known limits
      A name in small letters throughout ("npm") is taken for a word. Hints are rare in Interface Builder files: nine
      public apps have four. All begin with capitals.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement); WordPress, accessibility guidelines.
      """#,
    "hint-end": #"""
      # hint-end

      A hint does not end with a full stop.

      ## What it reports
      A hint that ends with no final mark of its language: full stop, question or exclamation mark, ellipsis, whatever the
      script (`。`, `।`, `۔`). A note, with the utterance as it would be. Languages without a full stop (Thai, Lao) are
      silent. Not on the Mac, where help texts have none.

      ## Why it matters
      The voice does not fall at the end, and VoiceOver goes on to the next sentence without a pause.

      ## Example
      A public browser's button has the hint "Close": "Remove. Button. Close"; with a full stop "Remove. Button. Close."

      ## Known limits
      On nine public apps with four hints: 2 hits, both right.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint begins with a capital letter
      and ends with a period; WordPress, accessibility guidelines. The final marks: Weblate 5.14.
      """#,
    "hint-imperative": #"""
      # hint-imperative

      A hint begins with a command.

      ## What it reports
      An English hint whose first word is a verb in the imperative ("Delete the message.") rather than in the third person
      ("Deletes the message."). A note, with the utterance as it would be. What may be a noun or an adjective ("Open
      tasks", "Search results") counts only before an article or the like. Not on the Mac, where help texts are
      imperative.

      ## Why it matters
      VoiceOver users hear an order, where the hint should tell what happens.

      ## Example
      Apple's own page has the pair: "Plays the song", and not "Play the song".

      ## Known limits
      English only: many languages use the infinitive. Verbs that are not in the list are not judged. Hints are rare in
      Interface Builder files: nine public apps have four. None of them begins with a verb but "Close", which stands alone
      (found, rightly), and "Tap", which is `hint-mentions-gesture`'s.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Avoid beginning the phrase with the
      imperative form of a verb".
      """#,
    "hint-mentions-gesture": #"""
      # hint-mentions-gesture

      A hint tells the gesture.

      ## What it reports
      A hint with a phrase for a gesture ("double tap", "tap", "swipe", "press", "click", "drag", "to activate"; per
      language), as whole words. A warning. Silent where the label has the phrase too, for then the app is about gestures;
      for keys ("Press Return between names"); and for the words as nouns ("the press", "Touch ID"). Where an English hint
      reads "Tap to" and a verb, the utterance after the fix is given, with a full stop.

      ## Why it matters
      People work the app with other gestures than sighted users, with a keyboard or a switch; VoiceOver tells them
      theirs.

      ## Example
      The mini player of a public podcast app has the hint "Tap to open full size player": "Player. Button. Tap to open
      full size player"; better "Player. Button. Opens full size player."

      ## Known limits
      Phrases are known for the languages of `Locales/spoken`. On nine public apps with four hints: 1 hit (a view and the
      view inside it, of which VoiceOver reaches one), right.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): "Don't include the action type in
      the hint"; cvs-health/ios-swiftui-accessibility-techniques, hint-describes-action-method;
      wordpress-mobile/WordPress-iOS#13202.
      """#,
    "hint-names-control": #"""
      # hint-names-control

      A hint names the control that it belongs to.

      ## What it reports
      A hint that has the words of the label with the word for the control's type after them ("The Save button saves the
      file."), per language; in English also one that begins with the type ("Button that saves the file."). A note. On the
      Mac too.

      ## Why it matters
      Label and type were spoken just before.

      ## Example
      Apple's page: "Don't include the control or view type in the hint": not "Button that plays the song".

      ## Known limits
      The words for types are known for the languages of `Locales/spoken`. Hints are rare in Interface Builder files: nine
      public apps have four. None of them names its control.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement).
      """#,
    "hint-not-localized": #"""
      # hint-not-localized

      An accessibility hint has no translation in a language in which the screen's titles have one.

      ## What it reports
      An accessibility hint that is heard in the development language where another text of the same screen is in the listener's. An
      error where the hint has no key, so that no table can translate it; a warning where it has one: the missing entry itself is an
      error of `missing-translation` or `ib-unlocalized-object`.

      ## Why it matters
      Hints are whole sentences; read by the voice of another language nobody understands them.

      ## Example
      Labels and hints that a translated messenger had only in English (element-hq/element-ios#2775).

      ## Known limits
      As `label-not-localized`. On nine public apps it found nothing: their interface files have no hints that are translated in part.

      ## Source
      UIKit, UIControl ("localized"); lyft/xiblint#16.
      """#,
    "hint-on-obvious-control": #"""
      # hint-on-obvious-control

      A hint says what the label says already.

      ## What it reports
      An English hint whose first word is the verb with which the label begins ("Delete", "Deletes the message."). A note,
      and off by default. On the Mac too.

      ## Why it matters
      Hints are optional, and each one takes time to hear; a label with a verb mostly needs none.

      ## Example
      The button "Share" with the hint "Shares the trail.": "Share. Button. Shares the trail."

      ## Known limits
      Off by default: such a hint may tell more than the label does. English only, and verbs of a list.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement) ("not every element needs a hint").
      """#,
    "hint-on-text-entry-ignored": #"""
      # hint-on-text-entry-ignored

      A text field has a hint that VoiceOver does not say.

      ## What it reports
      A hint on a text field or text view that can be edited: the system's instruction ("Double tap to edit.") stands in
      its place. A note.

      ## Why it matters
      What the hint explains, such as a format, is never heard; it belongs in the label, the placeholder or a text beside
      the field.

      ## Example
      A field "Date of birth" with the hint "Day, month, year.": "Date of birth. Text Field. Double tap to edit." The
      description tests of cashapp/AccessibilitySnapshot have the case.

      ## Known limits
      Some versions of VoiceOver may speak both, so it is no more than a note. What would mend it is a person's to say.
      Hints are rare in Interface Builder files: nine public apps have four. The only one on a text view stands for its
      label (`hint-without-label`).

      ## Source
      cashapp/AccessibilitySnapshot, description tests (the instruction replaces the hint).
      """#,
    "hint-repeats-label": #"""
      # hint-repeats-label

      A hint repeats the label.

      ## What it reports
      A hint that is the same as the spoken label, or begins with all of its words, in each language. A single word that
      begins a longer hint is not enough: "Delete" with "Deletes the message." is right, and "Delete" with "Delete the
      message." is `hint-imperative`'s; in English a word that is no verb is ("Brightness", "Brightness of the screen.").
      On the Mac too.

      ## Why it matters
      VoiceOver says the same words twice: label, then after a pause the hint.

      ## Example
      In the macOS client of ownCloud labels and help texts were the same, and VoiceOver read both
      (owncloud/client#11792).

      ## Known limits
      In languages without spaces between words only a hint that is the same is found. Hints are rare in Interface Builder
      files: nine public apps have four. None of them repeats its label.

      ## Source
      Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint is not to name the element;
      owncloud/client#11792.
      """#,
    "hint-without-label": #"""
      # hint-without-label

      An element has a hint and no label.

      ## What it reports
      An element without label, value and state but with a hint: VoiceOver says the hint in place of the label. An error;
      a request for review where code may set a label: an outlet, a custom class, a prototype cell. Not on the Mac, where
      rules about missing names speak instead.

      ## Why it matters
      The hint was written to follow a name. It stands alone, and whoever switches hints off hears it all the same.

      ## Example
      In a public browser's feedback form the text view has only the hint "Your feedback.", which VoiceOver says as its
      name.

      ## Known limits
      Labels that code sets are not seen. Elements with an image are `icon-button-no-label`'s, fields with a placeholder
      `placeholder-only-label`'s. On nine public apps with four hints: one hit, a request for review (an outlet).

      ## Source
      cashapp/AccessibilitySnapshot, its edge cases; WCAG 2.2, 4.1.2.
      """#,
    "hit-region-too-small": #"""
      # hit-region-too-small

      A button is too small to be hit safely.

      ## What it reports
      A button whose solved frame is below 44 × 44 pt on either side (60 × 60 pt on visionOS): an error below 24 pt, else a
      warning. One that is too small as designed is reported once; else the finding names the first language, device and content
      size in which it becomes too small, and lists the others. A request for review where the frame is ambiguous or only recorded
      and marked misplaced, where a class of the app's own or a runtime attribute may enlarge its hit
      region (`accessibilityFrame`, touch insets), and of a visionOS button that has one of the system's heights (28 to 52 pt): what
      counts then is the distance to the next, which `visionos-center-distance` judges. Only iOS and visionOS: a pointer and a remote
      control aim otherwise. Silent where VoiceOver never stops, shown or hidden: at a button that is no accessibility element, or is
      inside a view that is one itself; what is tapped there is the view.

      ## Why it matters
      People with a tremor, in motion or in a hurry hit the neighbour.

      ## Example
      A help button of 20 × 20 pt in the corner of a screen.

      ## Known limits
      What the solver cannot lay out keeps the frame that Interface Builder recorded. `pointInside` and `hitTest` in code are not
      seen. Buttons of the system's own types (info, contact, close) are the system's to size, as are switches, steppers and bars.
      What is hidden at first is left out. On nine public apps: 148 buttons in 104 findings, 22 of them requests for review; all sizes
      compared with the recorded frames, of which all but 8 are the same within 1 pt; those are what the constraints make of them.

      ## Source
      Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
      """#,
    "ib-orphan-key": #"""
      # ib-orphan-key

      A key in the table of a storyboard or xib names an object that the file does not have.

      ## What it reports
      Each key `ObjectID.property` in the table of an interface file if no object in the file, or in a locale's own copy
      of it, has that id. In a String Catalog the key is reported once. A key that was added to a String Catalog by hand
      (`"extractionState" : "manual"`) needs review, because code may look it up by the table's name.

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
      matches the development language's own table is up to date.

      ## Source
      `ibtool --export-strings-file`, the form of its comments.
      """#,
    "ib-unlocalized-object": #"""
      # ib-unlocalized-object

      A locale does not have a key for a text of its storyboard or xib.

      ## What it reports
      Each text of an interface file whose key is missing in a locale with a table for that file, in the locale's parents,
      and in the table's reference. Severity: error; a note if the text has no words. It needs review if no locale has the
      key and either code may replace the text (an outlet, a custom class, a prototype cell) or the text is Interface
      Builder's default.

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

      A button shows only an image, and nothing names it.

      ## What it reports
      A button with an image (foreground, background or configuration) in at least one state, with no title in any state
      and no accessibility label. An error; a request for review where code or the system may supply the name: an outlet,
      a custom class, a prototype cell, an SF Symbol, one of other size classes, a tool tip on the Mac, a
      runtime attribute of the app's own whose name tells of a label. A hint is no label. The message names the image in
      effect: the configuration's before the state's. The texts and images inside a button count in SwiftUI and WatchKit.
      Silent where VoiceOver never stops at the button: no accessibility element, or inside one, or in a toolbar item of
      the Mac with a label, which is spoken.

      ## Why it matters
      VoiceOver reads the name of the image file, or only "Button". It is what blind users report most.

      ## Example
      A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
      "Share. Button."

      ## Known limits
      Labels that code sets are not seen: in public files 79 % of icon-only buttons have no label in Interface Builder,
      and some of those are labelled in code. Inspectable attributes of an app's own (`accLabelText`) are not known to be
      labels. On nine public apps: 39 hits, all read. Five fail; of three that were looked up in the app's code one
      certainly has no label, for one none was seen, and one is not shown there. 34 ask for review: 30 for an outlet, of
      which the files cannot tell whether code labels it, 2 in prototype cells, 2 with symbols. What is hidden at first is left out.

      ## Source
      UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
      """#,
    "image-asset-name-as-key": #"""
      # image-asset-name-as-key

      The name of an image of SwiftUI is the key of its label, and a locale lacks the key.

      ## What it reports
      An `Image("name")` without a label, where the name is a key of a strings table in some locale but not in this one. A warning.

      ## Why it matters
      SwiftUI looks the name of an image up as the key of its label. Where it finds none, VoiceOver reads the name.

      ## Example
      `"person.bicycle" = "Person on a bicycle";` in English makes `Image("person.bicycle")` heard so (nilcoalescing.com); a German
      table without the key leaves "person bicycle".

      ## Known limits
      An image whose name is a key in no locale has no label at all, which other rules report. Interfaces of UIKit do not look up
      names. The public apps that were read have no interface trees of SwiftUI.

      ## Source
      SwiftUI, `Image(_:bundle:)`; nilcoalescing.com, "Automatic image accessibility labels from localized strings in SwiftUI".
      """#,
    "image-button-bordered": #"""
      # image-button-bordered

      An image button has a border.

      ## What it reports
      A button of AppKit with a square border (`square`, `shadowlessSquare`) that shows only an image, not in a toolbar. Push
      buttons and square (gradient) buttons with a symbol are none.

      ## Why it matters
      The image is the button; a frame round it looks like a field or a picture.

      ## Example
      A picture of a person in a square frame that opens the picker for another picture.

      ## Known limits
      Borders that code sets are not seen. Nine public apps have none.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("in general, avoid including a system-provided border in an image
      button"); AppKit, NSButton.isBordered.
      """#,
    "image-button-label-above": #"""
      # image-button-label-above

      The label of an image button is above the image.

      ## What it reports
      A button of AppKit without a border whose title stands above its image (`imagePosition` `below`); a request for review
      of an image button with a label directly above it that shares its middle.

      ## Why it matters
      Everywhere else in the system the name of an image is below it.

      ## Example
      A row of pictures to choose from, each with its name above the picture.

      ## Known limits
      Labels beside an image button are not told: a title at the side of an icon is a button with text. Nine public apps have
      none.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("if you need to include a label, position it below the image
      button").
      """#,
    "image-button-padding": #"""
      # image-button-padding

      An image button keeps too little room round its image.

      ## What it reports
      An image button of AppKit, not in a toolbar, whose image comes nearer than 10 pixels to an edge of the button: a note
      where that holds at two pixels a point (5 pt), a request for review from there to 10 pt, which are 10 pixels on displays
      of one pixel a point. Buttons with an outlet or a class of the app's own are a request for review.

      ## Why it matters
      The button's edges are where it can be clicked, even though nobody sees them: a click just beside the image is lost.

      ## Example
      The gear at the edge of a small window was as large as its symbol, and hard to click (mannylopez/TinyMoonApp#1): a
      button of 20 × 20 pt with an image of 16 × 16 pt, 2 pt from its edges.

      ## Known limits
      The size of an image is the one that Interface Builder recorded; images that are scaled up to the button are judged by
      their own size. On nine public apps the one image button is ten times as large as its symbol: no hits.

      ## Source
      Human Interface Guidelines, Buttons, Image buttons ("include about 10 pixels of padding between the edges of the image
      and the button edges").
      """#,
    "image-element-no-label": #"""
      # image-element-no-label

      An image is an accessibility element and has no label.

      ## What it reports
      An image view that the file makes an accessibility element, without a label; in SwiftUI, where every image is one,
      each image without label that is not decorative (`isElement` off) and not inside a button, a link, a menu's item or
      whatever speaks what it holds. A warning; a request for review where it has an outlet or a class of the app's own,
      in a prototype cell, for SF Symbols.

      ## Why it matters
      VoiceOver stops at the image and reads the name of its file, or only "Image".

      ## Example
      An image view with "Accessibility enabled" and the image `img_hero_2`: "img hero 2. Image."

      ## Known limits
      Labels that code sets are not seen. The Mac is left out: whether an image there has a description of its own is not
      in the file. On nine public apps one hit, a request for review (an outlet). It has the button trait too, and says
      only "Button."

      ## Source
      lyft/xiblint; SwiftLint, `accessibility_label_for_image` and realm/SwiftLint#6420 (icons of a `Label`); WCAG 2.2,
      1.1.1.
      """#,
    "image-label-is-filename": #"""
      # image-label-is-filename

      An element is heard by the name of an image file.

      ## What it reports
      A label that is no more than a file's name: one word with an extension, a scale (`@2x`), a size (`share-24`) or a
      part such as `icon`, `ic`, `btn`. And an element without a label whose image has a name with underscores, hyphens,
      camel case, a size or such a part, which VoiceOver then reads. An error for controls, a warning for images. Silent
      about a button, bar item, tab, segment or image without a label: that it has none is the fault, and another rule's
      (`icon-button-no-label` and its like). A request for review where code may set a label: an outlet, a custom class, a
      prototype cell.

      ## Why it matters
      "ic share 24. Button." A name that was made for a folder tells a listener nothing, and no language translates it.

      ## Example
      A Dutch app's icons were heard by their English file names (signalapp/Signal-iOS#4801).

      ## Known limits
      What VoiceOver makes of an image's name is an approximation, and differs by version. Symbols are left out: the
      system has descriptions of its own. A single plain word (`share`) is no file name, words such as "e-mail" and
      "Wi-Fi" are none either. In SwiftUI an asset whose name is a key of a strings table is a label:
      `image-asset-name-as-key`. Pictures of AppKit are left out: no source tells what is read of them. On nine public
      apps no hit: no label there is a file's name, and all 21 buttons that are heard by one (`episode-archive`) are
      `icon-button-no-label`'s.

      ## Source
      signalapp/Signal-iOS#4801, damus-io/damus#530; rwapp/A11yUITests; Apple's audit of element descriptions ("not
      human-readable").
      """#,
    "image-or-square-button-in-toolbar": #"""
      # image-or-square-button-in-toolbar

      An image button or a square button stands in the frame of a window.

      ## What it reports
      A square (gradient) button, or a button without a border that shows only an image, inside a toolbar or a title bar's
      accessory. Toolbar items with an image of their own, and those that hold a button of the toolbar's style
      (`texturedRounded`), are none.

      ## Why it matters
      They do not take part in the toolbar's looks: no highlight, no overflow menu, no size that fits the others.

      ## Example
      Apple's own: "avoid placing an image button in a toolbar or status bar". A toolbar item that holds a gradient button
      with `NSAddTemplate`; a toolbar item with that image is what belongs there.

      ## Known limits
      Toolbars that code makes are not seen. Of the ten toolbar buttons of nine public apps all have the toolbar's style: no
      hits.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("use square buttons in a view, not in the window frame") and Image
      buttons ("use an image button in a view, not in the window frame").
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
      language does not use and the source does not contain. Severity: note; warning for U+FEFF (byte order mark) and
      U+FFFD (a lost character).

      ## Why it matters
      Such characters are copied from web pages and word processors. They break search, line wrapping and links.

      ## Example
      `"Settings\u200B"` copied from a translation platform.

      ## Known limits
      Zero-width spaces are allowed in Khmer, Thai, Lao and Burmese, joiners in joining scripts and in emoji, directional
      marks in right-to-left texts. Soft hyphens, word joiners and variation selectors are treated as intentional.

      ## Source
      The Unicode Standard, 23.2; Weblate's `zero-width-space`.
      """#,
    "label-all-caps": #"""
      # label-all-caps

      An accessibility label is written in capitals.

      ## What it reports
      An accessibility label without a small letter, in a script with case, of which a word has more than four letters, or that has two
      words of four letters. A note.

      ## Why it matters
      VoiceOver may spell such words letter by letter, as acronyms.

      ## Example
      A list of contacts in capitals, some of which VoiceOver spelled letter by letter (department-of-veterans-affairs/va.gov-team#3538,
      a web page). The label "SUBSCRIBE" where the design shows capitals can be "Subscribe".

      ## Known limits
      Acronyms of four letters and more are known from a list (HTTPS, HDMI, JPEG); shorter words are taken for such. The letter ß has
      no capital that people use. Titles that are seen are left out. On nine public apps it found
      nothing.

      ## Source
      rwapp/A11yUITests.
      """#,
    "label-capitalisation": #"""
      # label-capitalisation

      An accessibility label begins with a small letter.

      ## What it reports
      The accessibility label of what is no static text, where its first character is a small letter. A note.

      ## Why it matters
      A capital at the beginning tells VoiceOver that a phrase begins, and braille shows it.

      ## Example
      The label "close" of a button: "Close" is what its neighbours would be called.

      ## Known limits
      Names with a capital inside (iPhone, macOS) and those of a list are left out, scripts without case and Georgian too, and labels
      that begin with a figure, a sign or an emoji, and names of keys ("ctrl", "esc"). A
      translation whose original begins with a small letter as well is reported with it.
      Words in the way of identifiers are other rules'. On nine public apps: 1 hit, read and right.

      ## Source
      UIKit, `accessibilityLabel` ("begin with a capitalized word"); rwapp/A11yUITests.
      """#,
    "label-contains-state-or-gesture": #"""
      # label-contains-state-or-gesture

      A label tells the element's state, or how to operate it.

      ## What it reports
      An accessibility label with the name of a gesture of two words ("double tap") or one and its purpose ("tap to open"); with a
      state that is set apart ("Bold, selected", "Selected, Bold", "Favourite (checked)"), or at its end where VoiceOver says the same
      state; and the label of a switch that ends with "on" or "off". A warning.

      ## Why it matters
      States belong to traits and values, which VoiceOver says in the listener's language and keeps up to date. Gestures differ:
      with VoiceOver nothing is tapped once, and people use keyboards and switches.

      ## Example
      Cells with the label "NAME, tap to learn more", which a reviewer had changed (Say-Their-Name/say-their-names-ios#91); and
      "Favourite, selected" with the trait `selected`: "Selected: Favourite, selected. Button."

      ## Known limits
      Phrases are looked for, not parts of words: "Tap water", "Clickbait", "Tap to Pay" and "Delete selected" are none. The purposes
      of gestures are known in ten languages. Titles that are seen are left out. On nine public apps it found nothing.

      ## Source
      Google's accessibility test framework for Android (redundant description); UIKit, `accessibilityTraits` and `accessibilityHint`.
      """#,
    "label-differs-from-title": #"""
      # label-differs-from-title

      A button's accessibility label does not contain the title that is seen.

      ## What it reports
      A titled button whose accessibility label, in some locale, does not contain the title (case, diacritics and
      punctuation apart). Both utterances are shown: on devices the label is spoken, Apple's UIButton page says that the
      title is. One finding for each button; the further locales are listed beside it.

      ## Why it matters
      People who use Voice Control say what they see; a name that is not in the label is not found. And one of the two
      sources on which the team relies will be surprised.

      ## Example
      The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."

      ## Known limits
      Titles without a letter (symbols, numbers, emoji) are not compared, nor Latin titles with labels in another script,
      nor abbreviations of the label ("Pg Dn" for "Page Down": each word's letters stand in a word of the label in that
      order, the first one first). A title that changes with the state is compared as the normal state shows it. The title
      "Button", which Interface Builder gives a new button, is a request for review. On nine public apps 7 hits, all read:
      6 fail, rightly by the files' texts, one of them a label "Right" on the key "Del"; one in four places asks for
      review. Before abbreviations and other scripts were left out 4 of 10 were wrong.

      ## Source
      WCAG 2.2, 2.5.3 (label in name); UIKit, UIButton, accessibility; reference images of iOS 17 to 26.
      """#,
    "label-generic": #"""
      # label-generic

      A label says nothing about what the control does.

      ## What it reports
      A control or image whose whole accessibility label is a word for any such thing ("Button", "Icon", "More", "Untitled") or an
      instruction ("Tap here"); a control whose visible title is such an instruction. A warning. And the text that Interface Builder
      gives a new object of the kind ("Button", "Item"), as a label or a title: an error; a request for review, and a note, where code
      may replace it.

      ## Why it matters
      People who listen jump from control to control and hear each without what stands around it.

      ## Example
      A button in a public podcast app's cell whose title in the file is still "Button", and which would say "Button. Button." if code
      did not replace it.

      ## Known limits
      "More" is fine for what opens a menu, for a tab, and with a hint. Words of other languages are known for ten of them. "Title" and
      "View" may be real words and count only where Interface Builder writes them. An item of a bar without an action is a request for
      review: code often puts others in its place. A button without an action whose holder has an outlet is one too. Items of the
      Mac's toolbars that are in no toolbar are left out. On nine public apps: 17 hits, all read, all notes that ask for a review:
      13 buttons with an outlet, 3 items, and one stand-in; how many code does give a title was not looked up.

      ## Source
      Google's accessibility test framework for Android (stop words); rwapp/A11yUITests; Xcode's object library.
      """#,
    "label-is-key": #"""
      # label-is-key

      VoiceOver reads the key of a text instead of the text.

      ## What it reports
      A label or a title that is its own key in some locale, where the key has dots or underscores or the development language has
      other words for it; and an accessibility label that somebody typed as the key of a text in the default strings table, which no
      one looks up. An error. A warning where the locale lacks the key that others have: the missing entry itself is an error of
      `missing-translation`.

      ## Why it matters
      "player dot close dot label. Button." It is said letter for letter.

      ## Example
      In Polish VoiceOver said "text_message_accessibility_label" for every message: the Polish table had only three of the seven keys
      (signalapp/Signal-iOS#1662, jessesquires/JSQMessagesViewController#1903).

      ## Known limits
      Keys that are themselves English text, as in String Catalogs, are no fault. Where no table of the name was read nothing is
      known. A text of an interface file has its own words beside its key and shows those. A key that no locale has is
      `undefined-key`'s as well, which also sees what nobody hears. On nine public apps it found nothing.

      ## Source
      CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself).
      """#,
    "label-looks-like-identifier": #"""
      # label-looks-like-identifier

      An accessibility label looks like an identifier of code.

      ## What it reports
      An accessibility label that is one word in camel case (`closeButton`), with underscores (`home_screen`), of parts with dots
      (`settings.close.button`), or that ends with a word of code (`SettingsViewController`, `close-button`). An error.

      ## Why it matters
      Label and identifier are two fields, one above the other, and are mixed up. UI tests find the element by either; a listener
      hears "close button, home underscore screen".

      ## Example
      getsentry/sentry-cocoa#3863 and element-hq/element-x-ios#1606: an identifier for tests was set as the label and spoken.

      ## Known limits
      Names such as iPhone, eBay, macOS, YouTube and addresses are none. A single plain word may be an identifier too; nothing tells.
      The name of a file is `image-label-is-filename`'s, a known key `label-is-key`'s. Visible titles are left out. On nine public apps it found
      nothing.

      ## Source
      UIKit, `accessibilityLabel` and `accessibilityIdentifier`; the issues named above.
      """#,
    "label-not-localized": #"""
      # label-not-localized

      An accessibility label has no translation in a language in which the screen's titles have one.

      ## What it reports
      An accessibility label that is heard in the development language where another text of the same screen is in the listener's. An
      error where the label has no key, so that no table can translate it (a user-defined runtime attribute, a literal); a warning where
      it has one: the missing entry itself is an error of `missing-translation` or `ib-unlocalized-object`. A request for
      review where code may set another label: an outlet, a class of the app's own.

      ## Why it matters
      Labels are seen by nobody, and forgotten: the screen is German, the listener hears English words in a German voice.

      ## Example
      "Back" and "Close" were heard in English in every language (helpscout/beacon-ios-sdk#12); the runtime attribute
      `accessibilityLabel` of a storyboard cannot be localized at all (lyft/xiblint#16).

      ## Known limits
      Labels that code sets are not seen. Texts without a word to translate (names in mixed case, acronyms, figures) are left out, and
      those whose note says "do not translate", elements with a language of their own, and what SwiftUI takes verbatim. A key without
      words of its own is heard as a key: `label-is-key`. On nine public apps: 1 hit, read: a label that 24 locales
      lack in the file, and a request for review, because it has an outlet.

      ## Source
      UIKit, UIButton and UIControl ("localized"); lyft/xiblint#16.
      """#,
    "label-punctuation": #"""
      # label-punctuation

      An accessibility label ends with a full stop, a colon or a semicolon.

      ## What it reports
      The accessibility label of what is no static text, where it ends with such a mark of its language. A note.

      ## Why it matters
      VoiceOver makes a pause behind each part by itself; the mark makes another, or is read out.

      ## Example
      Apple's page, `accessibilityLabel` (AppKit): "Do not put a period at the end." "Play." is spoken with the pause of a
      sentence before "Button."

      ## Known limits
      Abbreviations ("Apple Inc.", "5 min.") are left out, and labels with a comma, which are put together from several texts. The
      titles that are seen, and AppKit's labels beside a control, keep their colons. A mark that only a translation has is mostly an
      abbreviation's ("Arrêt défil."), and `punctuation-mismatch`'s. On nine public apps it found nothing else.

      ## Source
      UIKit, `accessibilityLabel` ("no period"); google/GTXiLib. The marks: Weblate (see `FinalMarkTable`).
      """#,
    "label-repeats-control-type": #"""
      # label-repeats-control-type

      A label ends or begins with the word for what the element is, which VoiceOver says by itself.

      ## What it reports
      A label whose last word is the one for the element's own type ("Play button" on a button), or whose first word is, in languages
      that put it there ("Bouton Lecture"). A warning; a note where the title that is seen has the word too, and where an image's label
      says which kind of image it is ("photo", "icon").

      ## Why it matters
      "Play button. Button." Who listens to a whole screen hears the word twice at every stop.

      ## Example
      The label "Home button" of a news reader's button became "Home" (wikimedia/wikipedia-ios#931).

      ## Known limits
      The words of each language are those of `Locales/spoken`. Only whole words of the element's own type count: "Radio button",
      "Button shape", "Link account", "Image settings" and "Tab bar" are none. "Add button" may mean a button that adds a button. A
      word that only a translation has is `type-word-in-translation`'s. On nine public apps it found nothing: their labels in
      interface files do without ("Chapter link" is a button's).

      ## Source
      UIKit, `accessibilityLabel`, and UIControl ("doesn't identify the element's type"); google/GTXiLib; Google's accessibility test
      framework for Android.
      """#,
    "label-too-long": #"""
      # label-too-long

      A control's accessibility label is long.

      ## What it reports
      A control whose accessibility label has more than 40 characters, in translations more than the 64 that a text of 40 typically
      grows to. A note.

      ## Why it matters
      A label is heard again and again; what explains belongs into the hint, which people can switch off.

      ## Example
      "Opens the list of all episodes that are in your queue" is a hint; the label is "Queue".

      ## Known limits
      The limit is arbitrary, as those who have it say. Labels with a comma are put together from several texts and left out, as are
      titles that are seen. On nine public apps it found
      nothing, and no example is known from public issues.

      ## Source
      rwapp/A11yUITests; IBM's guidelines on the length of translations (see `TypicalExpansion`).
      """#,
    "label-too-short": #"""
      # label-too-short

      A control's accessibility label is a single character.

      ## What it reports
      A control whose accessibility label is one character. A note.

      ## Why it matters
      "X. Button." is a letter, or a sign that VoiceOver reads by its Unicode name.

      ## Example
      The label "X" of a button that closes a sheet.

      ## Known limits
      The limit is arbitrary, as those who have it say. Chinese, Japanese and Korean words of one character are normal; the keys of a
      keyboard (`keyboardKey`) and of a keypad, five controls of one character on a screen, are named by it; so are figures. Titles
      that are seen are left out. On nine public apps it found
      nothing, and no example is known from public issues.

      ## Source
      rwapp/A11yUITests.
      """#,
    "label-untranslated-copy": #"""
      # label-untranslated-copy

      A locale's own accessibility label is the development language's, letter for letter.

      ## What it reports
      An accessibility label whose entry in a locale's table is the original's text: of two words or more that a translation would
      change, or of one where the locale is written in another script. A note.

      ## Why it matters
      The key is there, so nothing is missing; the listener hears the original in the voice of another language.

      ## Example
      New accessibility strings were put into 23 languages' tables in English (lexrus/AppAboutView#14, a reviewer's remark).

      ## Known limits
      Single words of one script are left out, since many are the same in both languages ("Download", "Menu"), as are acronyms, names
      in mixed case, and words that most languages share. Variants of the development language too. The names of a keyboard's keys
      ("Caps Lock", "Page Up") are left out since all of 15 hits on nine public apps were such; nothing else was found there.

      ## Source
      Weblate, `same`; see `untranslated`, which judges whole tables.
      """#,
    "leading-whitespace": #"""
      # leading-whitespace

      A translation starts with whitespace and its source does not, or vice versa.

      ## What it reports
      Whitespace at the start of a translation that the source does not have, or that only the source has. Severity:
      warning. A translation that contains only whitespace or invisible characters needs review.

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

      A title that grows with the content size is held to one line of fixed width.

      ## What it reports
      A title in a scaling font on one line that is cut where it is too long, in a control of fixed width, that is cut at one of
      the accessibility sizes in some language but would stand whole on several lines. A warning, one for each control.

      ## Why it matters
      The font grows by up to three times, the room does not: what is lost is lost for those who need large text. A second line
      is often all that is missing.

      ## Example
      A button of 200 pt with the text style Body, one line and `truncatingTail`: "Notification settings" is cut from accessibility2 on.

      ## Known limits
      Where a single word is too wide, more lines do not help: `title-truncated` alone tells. Titles that may shrink are left out.

      ## Source
      CVS Health iOS accessibility techniques, line limits; Human Interface Guidelines, Typography.
      """#,
    "link-opens-browser": #"""
      # link-opens-browser

      A button leads out of the app to a web page, and is not called a link.

      ## What it reports
      A button without the link trait whose action is named after opening an address (`openURL:`, `openWebsite:` and so on). A
      note, off by default.

      ## Why it matters
      "Link." tells that the app is left for the browser.

      ## Example
      A button "Privacy Policy" with the action `openWebsite:`.

      ## Known limits
      Names of actions prove nothing: the address may be opened in the app, as universal links are.

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
      image, or no image at all if there is none.

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

      A button is drawn as if it were disabled, and is enabled.

      ## What it reports
      An enabled button that is less than six tenths opaque, or whose title has one of the system's grey colours. A note, off
      by default.

      ## Why it matters
      Who sees the screen takes the button for disabled; VoiceOver does not say "Dimmed.", and the button works.

      ## Example
      A button with the opacity 0.4 and the title "Continue".

      ## Known limits
      A secondary button may be grey by design, and code may change the colour with the state.

      ## Source
      CVS, `visually-disabled-not-semantic`.
      """#,
    "markdown-link-mismatch": #"""
      # markdown-link-mismatch

      A translation has a different number of Markdown links than its source, or a broken link.

      ## What it reports
      A number of `[text](address)` that differs from the source's, and whitespace between the two parts. Severity:
      warning.

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

      An element takes more than a tap, and nothing tells.

      ## What it reports
      An element that VoiceOver reaches, with a gesture other than a tap (long press, swipe, pan, pinch, rotation),
      without hint and without custom actions. A note, and off by default.

      ## Why it matters
      Who does not see the screen does not guess that a row can be held or swiped.

      ## Example
      A row that is held to be moved, without hint and without custom action "Move".

      ## Known limits
      Off by default: VoiceOver announces custom actions by itself, and gestures often repeat what a button does. Gestures
      that code adds are not seen.

      ## Source
      cvs-health/ios-swiftui-accessibility-techniques, missing-accessibility-hint.
      """#,
    "missing-table": #"""
      # missing-table

      A locale does not have a strings table that other locales have.

      ## What it reports
      Each such table and locale, with the number of keys. Severity: error if the locale is required or has at least half
      of the bundle's tables; otherwise, or if neither the development language nor half of the locales have the table,
      warning.

      ## Why it matters
      A bundle shows one language. A table that is missing in that language falls back to the development language.

      ## Example
      Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for permission to use the location in
      English.

      ## Known limits
      A locale whose parent has all the keys inherits them and is not reported. A table without keys is not reported.

      ## Source
      CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
      """#,
    "missing-translation": #"""
      # missing-translation

      A locale does not have a key that the table's reference has.

      ## What it reports
      Each such key and locale, at the key's location in the reference: the development language's file, `Base`, the
      interface's own texts or, if these are empty or incomplete, the other locales. A key that fewer than half of the
      locales have needs review. Severity: error; a note if the text has no words (symbols, format specifiers, an
      address), so that every language can use it as it is.

      Not reported: a key that a parent locale has (`en` for `en-GB`), a key whose note says "do not translate", and a key
      that a String Catalog marks as not translatable.

      ## Why it matters
      Users see the development language, or the bare key, among texts in their own language.

      ## Example
      `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.

      ## Known limits
      A key that the catalog marks as stale is reported by `stale-key`, because the app may no longer use it. A missing
      table is reported once, by `missing-table`. A key whose object no longer exists is reported by `ib-orphan-key`,
      unless it was added to a String Catalog by hand. Keys in a file that Apple's loader rejects or does not read
      completely are reported once, by the rule for that error. Locales that a team keeps incomplete on purpose can be
      excluded in the configuration.

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
      A name with an ending in the language's own script ("iPhoneом") and units ("μs") are not reported.

      ## Source
      Unicode Technical Standard 39, confusables, by ICU.
      """#,
    "mixed-size-choices": #"""
      # mixed-size-choices

      Two buttons that stand side by side are of different control sizes.

      ## What it reports
      Two neighbouring titled buttons, in a stack or row of their own, whose control sizes differ: UIKit's `buttonSize` or SwiftUI's
      `controlSize`, of which one at least is set. A note, at the second; a request for review where it has a class of the app's own
      or an outlet. Buttons in bars are the system's to arrange.

      ## Why it matters
      "Use style, not size, to visually distinguish the preferred choice among multiple options": buttons of one size are seen as one
      set of choices, those of two "can make the interface look confusing and inconsistent".

      ## Example
      Buttons to sign in of three heights below one another (woocommerce/woocommerce-ios#15327); "the two button sizes are
      inconsistent … this looks unprofessional" (bryceco/GoMap#462).

      ## Known limits
      No hit on nine public apps: only AppKit controls (65) have a control size in their files, and those are not judged. Only sizes that
      the file names are compared, not frames.

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
      Each key and locale of a String Catalog or XLIFF document in the state `needs_review` (in XLIFF also
      `needs-review-…` and `approved="no"`), at the first such text. Severity: note; `rules: {needs-review: error}` makes
      it fail the audit.

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
      separators are ignored. Severity: note.

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

      A picker has no name.

      ## What it reports
      A picker view, a date picker of the Mac, or a colour well without accessibility label or title; on the Mac also a
      pop-up button. A colour well is an error. Requests for review: picker views, whose delegate may name their wheels;
      pop-up buttons, which say at least what is chosen, as notes. Silent: date pickers of UIKit, which names their parts.
      A request for review where the file cannot tell: an outlet, a custom class, a prototype cell, one
      of other size classes, a runtime attribute that may be a label; and always on the Mac, where what AppKit says by
      itself is not known for certain. The evidence has the text of the label beside the control, where there is one, and
      what VoiceOver would say if it were the control's own.

      ## Why it matters
      VoiceOver says a colour or a choice, and not what it is for. Two colour wells on one screen sound the same.

      ## Example
      A colour well beside the label "Background": VoiceOver tells the colour, and not what has it.

      ## Known limits
      Labels that code sets are not seen. No reliable source tells what picker views say (confidence D). On nine public
      apps 30 hits, all read, all requests for review: 29 pop-up buttons of the Mac (notes; 16 of them say no more than
      "-"; beside 12 the layout has a label) and a picker view of UIKit.

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
      A source without such a placeholder is not checked. The plural categories `zero`, `one` and `two` may leave one out.

      ## Source
      LoopKit/Loop, Slovak Siri intents (`$%1$@`); translate-toolkit, `variables`.
      """#,
    "placeholder-only-label": #"""
      # placeholder-only-label

      A text field is named by its placeholder alone.

      ## What it reports
      A text field with a placeholder and no accessibility label. A warning. Search fields are silent, as are fields whose
      placeholder, outlet, action or class has the word "search". A request for review where the file cannot tell: an
      outlet, a custom class, a prototype cell, one of other size classes, a runtime attribute that may
      be a label; and always on the Mac, where what AppKit says by itself is not known for certain. In SwiftUI too, where
      a form or `LabeledContent` may name the field. `utterance` is what VoiceOver says while the field is empty,
      `filledUtterance` what it says once something is typed (`…` stands for it), `mendedUtterance` what it would say of
      the filled field with a label.

      ## Why it matters
      A placeholder is spoken only while the field is empty. Whoever comes back to check what was typed hears the text and
      not what it is.

      ## Example
      A field with the placeholder "Host": "Host. Text Field. Double tap to edit.", and once it is filled "nas.local. Text
      Field. Double tap to edit."

      ## Known limits
      Labels that code sets are not seen. A field for searching that neither its texts nor its names call so is reported.
      On nine public apps 17 hits, all read, all requests for review (15 outlets, 2 prototype cells), such as the four
      fields of a credit card ("0000 0000 0000 0000", "MM", "YY", "123").

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
      Slovenian, Hebrew and others), otherwise warning. In an XLIFF document, the units of a plural that have no target
      are reported instead.

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

      A custom button looks the same while a finger is on it.

      ## What it reports
      A button of UIKit of the type `custom`, without a configuration, that has nothing by which it answers a touch: no title, image,
      background or colour for the highlighted state, no `showsTouchWhenHighlighted`, and either an image or background image that
      `adjustsImageWhenHighlighted="NO"` keeps from darkening, or no image at all but a title on a background colour of its own,
      which UIKit does not darken. A note; a request for review where code may do it: an outlet, a custom class, a prototype cell.

      ## Why it matters
      "Without a press state, a button can feel unresponsive, making people wonder if it's accepting their input."

      ## Example
      `<button adjustsImageWhenHighlighted="NO"><state key="normal" image="play"/></button>`. Users report it: "The buttons do not have
      any tap indication" (AlvaroFranco/AFDropdownNotification#21), "Button not visually responsive on press" (barbosa/GBFlatButton#7).

      ## Known limits
      Not seen in nine public apps. A highlight that code draws is not seen. Custom titles without a background are not judged: mostly they lie over something.

      ## Source
      Human Interface Guidelines, Buttons, best practices; UIKit, UIButton (`adjustsImageWhenHighlighted`,
      `showsTouchWhenHighlighted`).
      """#,
    "primary-destructive": #"""
      # primary-destructive

      A button that destroys data is the default one.

      ## What it reports
      A button with the role `destructive`, or with an English title that says so ("Delete", "Discard Changes", "Don't Save"),
      that has the primary role or answers to Return, or one with the role `destructive` and a prominent style. A request for
      review where only the title tells that the prominent button destroys something, or where the title may be harmless
      ("Remove", "Reset", "Clear").

      ## Why it matters
      People press Return, or the button that stands out, without reading it, and lose their work.

      ## Example
      In Sublime Merge "Discard All" asks once more, and Return in that dialog discards (sublimehq/sublime_merge#915). The
      alert of Apple's page has the three buttons Primary, Destructive and Cancel, of which Primary alone answers to Return.

      ## Known limits
      Titles are known in English alone. Roles and key equivalents that code sets are not seen; where an alert has no default
      button of its own, the system picks one. On nine public apps with 256 buttons of UIKit and 85 of AppKit, three of which
      answer to Return: no hits, and none missed.

      ## Source
      Human Interface Guidelines, Buttons, Role ("don't assign the primary role to a button that performs a destructive
      action, even if that action is the most likely choice").
      """#,
    "punctuation-mismatch": #"""
      # punctuation-mismatch

      A translation ends with a different punctuation mark than its source.

      ## What it reports
      A final period, colon, question mark or exclamation mark that only the source or only the translation has. Each
      language's own marks count (`。`, `।`, `؟`, Greek `;`, …). Severity: note.

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

      A push button opens another window, and its title has no ellipsis at its end.

      ## What it reports
      A push button of AppKit with a title that opens something by a segue (a sheet, a modal window, a window of its own) or
      sends an action that opens a window or panel (`makeKeyAndOrderFront:`, `runPageLayout:`, `openDocument:`, Sparkle's
      `checkForUpdates:`), and whose title in the development language does not end with an ellipsis. A request for review of
      popovers and of segues of a kind of the app's own, and of the app's own actions that check for updates. Three full stops
      are an ellipsis here; `ellipsis-style` tells those.

      ## Why it matters
      The ellipsis says that nothing happens yet, and that more is asked for; without it people do not dare to press.

      ## Example
      Apple's own: the Edit buttons among the AutoFill settings of Safari open a view in which the values are changed, and
      read "Edit…". In IINA "Choose directory" opened a panel without saying so (iina/iina#331); in a public app "Check for
      updates" opens the updater's window.

      ## Known limits
      What other actions of the app's own open is not known. Translations are compared by `ellipsis-lost`. On nine public apps
      with 19 push buttons: 1 hit, a request for review, right.

      ## Source
      Human Interface Guidelines, Buttons, Push buttons ("append a trailing ellipsis to the title when a push button opens
      another window, view, or app").
      """#,
    "push-button-flexible-height": #"""
      # push-button-flexible-height

      A push button of flexible height shows what a standard one holds.

      ## What it reports
      A flexible-height push button (`flexiblePush`, in older files the bezel style `regularSquare`) with a title of one line
      in every language and no image that is higher than a standard push button. A request for review where the button itself
      is higher: it may be meant for what code shows in it.

      ## Why it matters
      Beside standard buttons it looks like another kind of control.

      ## Example
      In the welcome window of a public app the default button "Open System Preferences" is a flexible-height push button 24
      pt high, and every other button of the app is a standard one.

      ## Known limits
      Images of unknown size and titles that code sets are not seen. On nine public apps: 1 hit, read, right.

      ## Source
      Human Interface Guidelines, Buttons, Push buttons ("use a flexible-height push button only when you need to display tall
      or variable height content"); AppKit, NSButton.BezelStyle.flexiblePush.
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

      A segment shows only an image, and nothing names it.

      ## What it reports
      A segment of a segmented control without title and accessibility label. An error; a request for review where the
      control has an outlet or a class of the app's own, where the image is an SF Symbol, in a prototype cell, and on the
      Mac. Silent on the Mac for symbols and images of AppKit's own (`NSAddTemplate`).

      ## Why it matters
      VoiceOver reads the name of the image file. Interface Builder has no field for a segment's label.

      ## Example
      Open Radar 23281163 reports such segments: Interface Builder cannot label them. One with the image `ic_list`: "ic
      list. Button. 1 of 2."; with a label "List. Button. 1 of 2."

      ## Known limits
      Labels that code sets on the images are not seen. On nine public apps no hit: the 14 segments with images alone have
      images of the system on the Mac, such as those for adding and removing, and are left out.

      ## Source
      Open Radar 23281163 (segment images cannot be labelled in Interface Builder); WCAG 2.2, 4.1.2.
      """#,
    "slider-no-label": #"""
      # slider-no-label

      A slider has no name.

      ## What it reports
      A slider without accessibility label. An error. A request for review where the file cannot tell: an outlet, a custom
      class, a prototype cell, one of other size classes, a runtime attribute that may be a label; and
      always on the Mac, where what AppKit says by itself is not known for certain. The evidence has the text of the label
      beside the control, where there is one, and what VoiceOver would say if it were the control's own.

      ## Why it matters
      VoiceOver says "50%. Adjustable." and not of what.

      ## Example
      A volume slider: "50%. Adjustable. Swipe up or down with one finger to adjust the value."; with a label "Volume:
      50%. Adjustable."

      ## Known limits
      Labels that code sets are not seen, nor are images at the slider's ends, which VoiceOver does not speak. On nine
      public apps 8 hits, all read, all requests for review (7 outlets, one prototype cell): no slider has a label in its
      file.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UISlider on iOS 17, 18 and 26 (no label by itself);
      cvs-health/ios-swiftui-accessibility-techniques, slider-missing-label; WCAG 2.2, 4.1.2.
      """#,
    "square-button-introduced-by-label": #"""
      # square-button-introduced-by-label

      A label introduces a square button.

      ## What it reports
      A square (gradient) button of AppKit with a label directly at its left, on the same line, that ends with a colon; a
      request for review where it does not, since it may tell something else.

      ## Why it matters
      The buttons stand at the view that they change, which says enough; VoiceOver reads the label once more before the
      button's own.

      ## Example
      "Rows:" before the square buttons that add and remove rows of the table above.

      ## Known limits
      Only labels within 16 pt count, in the layout of the development language. No square button with a label beside it is
      among nine public apps.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("avoid using labels to introduce square buttons").
      """#,
    "square-button-with-text": #"""
      # square-button-with-text

      A square button shows text.

      ## What it reports
      A square (gradient) button or pop-up button (`smallSquare`) of AppKit whose title is seen: words, or characters that
      stand for a symbol ("+").

      ## Why it matters
      The style is made for symbols, which the system colours and aligns; words are cut by it, and "+" is neither.

      ## Example
      Beside "+" and "–" images in the password manager of iTerm2 stands a square button with the text "Edit Password".
      Another public app has one with the character "ⓘ", where the symbol `info.circle` belongs.

      ## Known limits
      Titles that code sets are not seen, and not whether an asset is a symbol of the app's own. On nine public apps with one
      square button: 1 hit, read, right.

      ## Source
      Human Interface Guidelines, Buttons, Square buttons ("square buttons contain symbols or icons, not text"; "prefer using
      a symbol in a square button").
      """#,
    "stale-key": #"""
      # stale-key

      Xcode no longer finds a String Catalog's key in the source code.

      ## What it reports
      Each key with `"extractionState" : "stale"`, once for all its languages.

      ## Why it matters
      Either the key is no longer used and translators work for nothing, or the text was changed in code and its new key
      has no translation.

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
      such as "iCloud" with an uppercase letter inside. An uppercase letter where the source has a lowercase one is not
      reported.

      ## Source
      Human Interface Guidelines, Buttons; pofilter's `startcaps`.
      """#,
    "state-in-label": #"""
      # state-in-label

      A button tells its state twice: by another label and as selected.

      ## What it reports
      A button whose title for the selected state has other words than the normal one, and that has no accessibility label of its
      own: once selected, it says the new title and "Selected:" before it. A note, off by default.

      ## Why it matters
      "Selected: Pause" leaves open whether it plays or pauses.

      ## Example
      Titles "Play" and "Pause" for normal and selected: "Selected: Pause. Button."

      ## Known limits
      Guidelines disagree: WordPress asks for a label that changes, others for one that stays. Code may change the label
      without the state.

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

      A button changes its title while it is pressed, or when it is disabled.

      ## What it reports
      A button of UIKit whose title for the highlighted, focused or disabled state has other words than the normal one. A note.

      ## Why it matters
      The words change under the finger, the room is planned for one of them, and a disabled control goes by a name under which nobody
      looks for it. VoiceOver says the title of the state that shows.

      ## Example
      "Send", and "Sending" for the disabled state: the button is dimmed, and the utterance becomes "Sending. Dimmed. Button."

      ## Known limits
      A title for the selected state may differ: it names the action that comes next (`state-in-label`, off by default, judges
      those). No public file that was read has such titles.

      ## Source
      UIKit, UIButton ("you specify attributes for each state separately"; "a disabled button is normally dimmed").
      """#,
    "state-title-missing": #"""
      # state-title-missing

      A button has a title in one state, and none in its normal one.

      ## What it reports
      A button of UIKit with a title for the highlighted, focused, selected or disabled state but none for the normal one: nothing
      is shown until the state changes. Also a button whose titles for two states differ, where a language has a translation of the
      normal one only. A warning; a request for review where an outlet, a class of the app's own or the code that fills a cell may set the
      title.

      ## Why it matters
      UIKit falls back to the normal state's title, never the other way round. And with a translation missing the button
      changes its language when it is chosen.

      ## Example
      Apple's page, UIButton: "If you don’t customize the content for a particular state, the button uses the values associated with
      the Default state". A button with the title "Following" under State Config "Selected" and none under "Default" shows nothing
      until it is selected.

      ## Known limits
      A button with an image for the normal state is left out: it may turn from an image into words by design. Titles that code
      sets are not seen. No public file that was read has
      such a button.

      ## Source
      UIKit, UIButton ("you must specify the title, image, and appearance attributes for each state separately").
      """#,
    "stepper-no-label": #"""
      # stepper-no-label

      A stepper has no name.

      ## What it reports
      A stepper without accessibility label. An error. A request for review where the file cannot tell: an outlet, a
      custom class, a prototype cell, one of other size classes, a runtime attribute that may be a
      label; and always on the Mac, where what AppKit says by itself is not known for certain. The evidence has the text
      of the label beside the control, where there is one, and what VoiceOver would say if it were the control's own.

      ## Why it matters
      VoiceOver stops at the two halves and says "Decrement. Button." and "Increment. Button.": of what, nobody tells.

      ## Example
      A stepper beside the label "Copies": "Decrement. Button. Increment. Button."

      ## Known limits
      Labels that code sets are not seen. What UIKit makes of a stepper's label is not public, so no utterance after the
      fix is given. On nine public apps 3 hits, all read, all requests for review (outlets).

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
      not need one (`\'`, `\/`): a note, because users see the intended text. If an entry has several, the most severe one
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
      The location at which the loader stops, and how many keys after it are missing at run time.

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
    "switch-no-label": #"""
      # switch-no-label

      A switch has no name.

      ## What it reports
      A switch without accessibility label. An error. A request for review where the file cannot tell: an outlet, a custom
      class, a prototype cell, one of other size classes, a runtime attribute that may be a label; and
      always on the Mac, where what AppKit says by itself is not known for certain. Silent where the cell or view that
      holds the switch is the element that VoiceOver stops at, and for SwiftUI's `Toggle`, whose title is spoken even if
      `.labelsHidden()` hides it. The evidence has the text of the label beside the control, where there is one, and what
      VoiceOver would say if it were the control's own.

      ## Why it matters
      VoiceOver says "Switch Button. Off." and not what is switched. A label beside it is an element of its own: UIKit
      does not join the two.

      ## Example
      A row with the label "Shuffle" and a switch: "Shuffle", then "Switch Button. Off. Double tap to toggle setting.";
      with the label "Shuffle" on the switch "Shuffle. Switch Button. Off."

      ## Known limits
      Labels that code sets are not seen. On nine public apps 11 hits, all read, all requests for review (9 outlets, 2
      prototype cells): no switch has a label in its file.

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UISwitch on iOS 17, 18 and 26 (no label by itself);
      cvs-health/ios-swiftui-accessibility-techniques, toggle-missing-label; WCAG 2.2, 4.1.2.
      """#,
    "tab-item-no-title": #"""
      # tab-item-no-title

      A tab has neither title nor label.

      ## What it reports
      A tab bar item without title, accessibility label and system item. An error; a request for review where the
      controller of the tab has a title, which UIKit gives to the item, or a class of the app's own, where the image is an
      SF Symbol, and where the item has an outlet.

      ## Why it matters
      VoiceOver says "Tab. 1 of 5." or the name of the image file.

      ## Example
      A tab bar of five images, each "Tab. i of 5.": the tabs of the Octal app were found so by its users
      (dangwu/Octal#187).

      ## Known limits
      Titles that code sets are not seen. No hit on nine public apps: one has a tab bar in a storyboard, without items.
      Real faults of the kind: dangwu/Octal#187, wordpress-mobile/WordPress-iOS#5078 and #5414, mlemgroup/mlem#440.

      ## Source
      The issues above; WCAG 2.2, 4.1.2.
      """#,
    "tag-mismatch": #"""
      # tag-mismatch

      A translation has different tags than its source.

      ## What it reports
      HTML or XML tags that only the source or only the translation has. Severity: warning.

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

      A view is tapped like a button, and VoiceOver does not say so.

      ## What it reports
      A view, label, image view or stack view with a tap gesture and without a trait that says that it is operated (button, link,
      search field, adjustable and so on). Where VoiceOver does not even stop at it, as at an image view that is no
      accessibility element, the finding says that too. A warning; a request for review where an outlet, a class of the app's own or
      the code that fills a cell may set the traits. Where no text inside names it the finding asks for a label as well, and gives no
      utterance after the fix.

      ## Why it matters
      Who cannot see the screen does not learn that there is anything to tap, or cannot reach it at all.

      ## Example
      A label "Terms of Use" with a tap gesture recognizer says "Terms of Use"; with the button trait
      "Terms of Use. Button."

      ## Known limits
      Left out is what is mostly no button: the view of a whole screen or one as large as it, and gestures whose action
      speaks of the keyboard, of dismissing or of what is outside; a view that holds controls; cells and their content views, which
      VoiceOver activates by itself. Gestures that code adds are not seen. On nine public apps with 22 tap recognizers (and one for
      panning) in their files: 1 hit, a request for review, and right; the others are of controls, of whole screens, or dismiss.

      ## Source
      SwiftLint, `accessibility_trait_for_button`; CVS, `tap-gesture-missing-button-trait`; UIKit,
      `UIAccessibilityTraits.button`.
      """#,
    "text-overflows-height": #"""
      # text-overflows-height

      A text of several lines needs more height than its frame has.

      ## What it reports
      The text of a label that may take several lines, or the wrapped title of a button, that is higher than its solved frame at
      the width which that has. A label's is a warning; a button's title an error at the usual content size and below, a warning
      up to the largest ordinary size; both a note at the accessibility sizes. One for each text and language; where the development
      language's own text does not fit at the usual size, that one alone.

      ## Why it matters
      The last lines are cut, or lie over what stands below. A label between two constraints cannot grow where it must.

      ## Example
      A label of any number of lines with a height of 40 pt: in Russian it takes three lines of 20 pt.

      ## Known limits
      Only frames that constraints or autoresizing decide are judged. Text views scroll and are left out. Titles in buttons whose
      own constraint fixes the height, or whose frame is only recorded, are `title-wraps`. A text in a prototype cell, or that
      nobody has translated in a label that code can reach, is a request for review, as is one in a cell, view or window of the Mac
      whose height the running app decides.

      ## Source
      UIKit, `UILabel.numberOfLines`; the audit type `textClipped` of Apple's own audit.
      """#,
    "textview-no-label": #"""
      # textview-no-label

      A text view, or a text field without placeholder, has no name.

      ## What it reports
      An editable text view without accessibility label, and a text field or combo box with neither label nor placeholder
      (with a placeholder it is `placeholder-only-label`'s). An error. Search fields are silent: their role names them. A
      request for review where the file cannot tell: an outlet, a custom class, a prototype cell, one of
      other size classes, a runtime attribute that may be a label; and always on the Mac, where what AppKit says by itself
      is not known for certain; a note in a table of the Mac, whose columns may tell what is written. The evidence has the
      text of the label beside the control, where there is one, and what VoiceOver would say if it were the control's own.

      ## Why it matters
      VoiceOver says "Text Field. Double tap to edit." and not what to write.

      ## Example
      A comment box under the heading "Your comment": "Text Field."; with a label "Your comment. Text Field."

      ## Known limits
      Labels that code sets are not seen. Text views that only show text are silent. On nine public apps 18 hits, all
      read: 2 fail, both right (fields beside their captions in a sample by Apple); 16 ask for review, 12 for outlets; 4
      are fields in tables of the Mac (notes).

      ## Source
      cashapp/AccessibilitySnapshot, reference images of UITextField and UITextView (no label by themselves);
      lyft/xiblint; WCAG 2.2, 4.1.2 and 3.3.2.
      """#,
    "title-capitalisation": #"""
      # title-capitalisation

      The title of a button is not in title-style capitalization.

      ## What it reports
      An English title of a button or bar button with a word that begins with a small letter where title style has a capital. A note
      for each such title where most of the project's titles are in title style; where most are in sentence style, one note for
      the project, with its places.

      ## Why it matters
      The system's own buttons are in title style. One button among others in another style looks like a mistake.

      ## Example
      "Add to cart" beside "Buy Now"; in title style it is "Add to Cart".

      ## Known limits
      Articles, coordinating conjunctions and prepositions of at most four letters may be small inside a title. Left out are
      sentences and questions, titles of eight words or more, single words, measures ("5 minutes"), words with capitals inside (iOS, YouTube),
      placeholders, bar items with an image, which do not show their title, and the texts of AppKit's check boxes and radio
      buttons. A name in sentence style ("Open in Safari") counts as title style. On nine public apps: 6 hits, all read, all right.

      ## Source
      Human Interface Guidelines, Buttons ("using title-style capitalization"); Apple Style Guide, capitalization.
      """#,
    "title-clipped": #"""
      # title-clipped

      A title is cut off at the edge of its button, without an ellipsis.

      ## What it reports
      A button's title, or a label's text in a frame that constraints decide, that is wider than its room where the line-break
      mode is `clip`: the last glyphs are cut at the edge, often through the middle of a letter. Severities as for
      `title-truncated`.

      ## Why it matters
      A clipped title looks broken, and not even an ellipsis tells that something is missing. AppKit's cells clip unless they
      are told otherwise.

      ## Example
      A macOS push button 80 pt wide with the title "Einstellungen": `Einstellun`.

      ## Known limits
      As for `title-truncated`. What an AppKit button keeps round its title is measured on few files and good to about 2 pt.

      ## Source
      UIKit, `NSLineBreakMode.byClipping`; AppKit, `NSCell.lineBreakMode`.
      """#,
    "title-contrast": #"""
      # title-contrast

      A button's title is hard to tell from its background.

      ## What it reports
      A titled button of UIKit or SwiftUI whose title and background are both known, from the file or from the asset catalog, and
      whose contrast is less than WCAG asks for: 4.5:1, and 3:1 for a title of 18 pt or more, or bold and of 14 pt or more. An error
      below 3:1, which is too little for any text; else a warning. The background is the button's own, its configuration's, or that
      of the nearest opaque view that holds it; colours that are not opaque are blended. Light and dark appearance are judged each by
      itself; one finding names the worse. The normal and the selected state count; a disabled button is exempt. A request for review
      where code may set other colours: an outlet, a custom class (the button's, or that of the view behind it), a prototype
      cell, and where only dark appearance fails and nothing in the project shows that the app has one.

      ## Why it matters
      About one person in twelve sees colours or contrasts less well, and everybody does in the sun.

      ## Example
      "Got It" in white on #678FFF, in a public app: 3.02:1. A segment of 1.6:1 (Orange-OpenSource/ods-ios#395) and texts that fail an
      audit after EN 301 549 (owncloud/ios-app#1334) are such faults that users reported.

      ## Known limits
      Silent where an image, an effect or gradient view, a view of the app's own class, or a colour that is not in the files lies in
      between; where UIKit chooses the title's colour; where code may paint and the file has title and background alike; on tvOS, watchOS
      and visionOS where the button has no fill of its own, because the system puts a material behind it; for AppKit, whose bezels
      are the system's. Tints of the system that a file does not repeat are not known. A font that grows with the content size is
      judged at the usual one. On nine public apps: 10 hits, the messages of all read, and all requests for review, because an outlet
      or a class of the app's own may recolour what is there; the colours agree with the files as far as they were checked.

      ## Source
      WCAG 2.2, 1.4.3 (contrast, minimum), relative luminance and contrast ratio.
      """#,
    "title-long": #"""
      # title-long

      The title of a button is long.

      ## What it reports
      A title of more than four words, in any language that has spaces between words. A note, off by default.

      ## Why it matters
      A few words are read at a glance, and are spoken before the user swipes on.

      ## Example
      "Import all of your existing bookmarks".

      ## Known limits
      The number is ours: the guidelines ask for a few words. Sentences, questions, and languages without spaces are not told apart.

      ## Source
      Human Interface Guidelines, Buttons ("write a few words that succinctly describe what the button does").
      """#,
    "title-shrinks": #"""
      # title-shrinks

      A title is shown smaller than the rest, because it only fits once it shrinks.

      ## What it reports
      A title that fits because its control lets the font shrink (`adjustsFontSizeToFitWidth`, `minimumScaleFactor`), in a
      locale and at a content size. A warning where it becomes smaller than the platform's smallest text (11 pt on iOS), up
      to the largest ordinary content size; else a note.

      ## Why it matters
      Buttons side by side with letters of different sizes look like a mistake, and people who need large text get small text in
      the one language that is too long.

      ## Example
      `"Benachrichtigungen verwalten"` at 15 pt in 120 pt with a minimum scale factor of 0.5: shown at 53 %, 8 pt.

      ## Known limits
      As for `title-truncated`. Shrinking is known of titles on one line only.

      ## Source
      UIKit, `UILabel.minimumScaleFactor`; Human Interface Guidelines, Typography (smallest text of each platform).
      """#,
    "title-truncated": #"""
      # title-truncated

      A title is cut because it is wider than its control.

      ## What it reports
      A title that does not fit the room which its control leaves for it: a button's title (of any state) or subtitle, a
      segment's, a tab's, a screen's, the widest item of a pop-up button, the widest form of a plural; where constraints decide
      the frame also a label's text and a field's placeholder; in a locale, on a device and at a content size, so that it ends in
      an ellipsis or at a word or character. An error at the default content size and below, a warning up to the largest ordinary
      size, a note at the accessibility sizes; of a label or placeholder a warning at most. One finding for each title and locale,
      at the first size that fails most severely; the other sizes and devices are listed beside it. The finding says what would
      fit: the width in points (`budget`) and about how many characters (`budgetCharacters`), on how many lines the whole title
      would stand (`linesToFit`) and how much more height they need, and the first size that fails (`firstFailingContentSize`).

      ## Why it matters
      A cut title hides what the button does, and nobody on the team sees it who does not read that language.

      ## Example
      A button 60 pt wide whose German title "Einstellungen" needs 101.8 pt at 17 pt: `Ein…en`.

      ## Known limits
      The room is the solved frame in that language, on that device and at that content size, less insets and image; where the
      solver cannot tell, the frame that Interface Builder recorded (`basis` says which). A recorded frame of a control that may
      grow is a request for review, as are a width that the constraints leave open, of which the smallest is judged, an overrun
      below the tolerance of the measurement, a room that rests on what is only commonly known, as that of bars
      (Documentation/measuring.md), a hidden control, the title "Button" that Interface Builder gives a new one, and a title with
      an argument for which the configuration declares no sample (`samples`), and a label's text that code may set. A title with a
      narrower variant that fits is left to `width-variant-unused`. Titles that code sets are not seen.

      ## Source
      Human Interface Guidelines, Buttons; UIKit, `NSLineBreakMode`; the audit type `textClipped` of Apple's own audit.
      """#,
    "title-verb": #"""
      # title-verb

      The title of a button does not begin with a verb.

      ## What it reports
      An English title of a button whose first word is none of the verbs that commands begin with. A note, off by default.

      ## Why it matters
      A verb tells what the button does.

      ## Example
      "Shopping Cart" on a button that adds something to it; "Add to Cart" tells.

      ## Known limits
      The guidelines only ask to consider it. Buttons that lead somewhere are rightly called by a noun. The list of verbs is short.

      ## Source
      Human Interface Guidelines, Buttons ("consider starting the label with a verb").
      """#,
    "title-wraps": #"""
      # title-wraps

      A title wraps to more lines than its control is high.

      ## What it reports
      A title that may wrap, and does so in a control whose height does not hold the lines. Severities as for
      `title-truncated` where a constraint fixes the height. Where none does, the control mostly grows: a request for review,
      and only for a title that takes more lines than the development language's, as where a button on one line becomes one on
      two.

      ## Why it matters
      Lines beyond a fixed height lie over what is above and below, or are cut off; a button that grows pushes its neighbours
      away in one language only.

      ## Example
      A configured button with a height of 34 pt: "Notifications" takes one line, "Benachrichtigungen verwalten" two.

      ## Known limits
      Lines that are cut off are `title-truncated`. Of a height that the solver decides without a constraint of the control's own,
      `text-overflows-height` tells.

      ## Source
      UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
      """#,
    "toggle-without-button": #"""
      # toggle-without-button

      A toggle lacks the button trait, and VoiceOver does not call it a switch.

      ## What it reports
      An element whose traits have `toggleButton` without `button`. A note.

      ## Why it matters
      VoiceOver says "Switch Button." only where both are there; with the one it says a value without telling what it is of.

      ## Example
      Apple's page, toggleButton: "If you want VoiceOver to describe the toggle as a switch button, combine the toggle trait with a
      button trait." `{"label": "Wi-Fi", "value": "1", "traits": ["toggleButton"]}` says "Wi-Fi. On."; with `button` as well
      "Wi-Fi. Switch Button. On."

      ## Known limits
      Interface Builder has no such trait: only trees and runtime attributes can have it. Since iOS 17 VoiceOver may say the words
      with the one trait as well (cashapp/AccessibilitySnapshot#199); on earlier systems it does not.

      ## Source
      UIKit, `UIAccessibilityTraits.toggleButton`.
      """#,
    "too-many-prominent-buttons": #"""
      # too-many-prominent-buttons

      A view has more than two prominent buttons.

      ## What it reports
      The third button of a view whose style is prominent: UIKit's `filled`, `borderedProminent` and `prominentGlass`, SwiftUI's
      `borderedProminent` and `glassProminent`. One warning for each view. Rows of a list and what a `ForEach` repeats count once; so
      do buttons that lie over one another, of which code shows one. Hidden buttons do not count. A request for review where code
      may hide or restyle some: where fewer than three have neither an outlet nor a class of the app's own.

      ## Why it matters
      "Presenting too many prominent buttons increases cognitive load, requiring people to spend more time considering options
      before making a choice."

      ## Example
      "Four primary buttons on Home View" (vultisig/vultisig-ios#2254), which did not even fit beside one another.

      ## Known limits
      Not seen in nine public apps, whose interface files have one filled button in all. Styles that code sets, and colours of an app's own that make a button prominent, are not seen.

      ## Source
      Human Interface Guidelines, Buttons, style ("keep the number of prominent buttons to one or two per view").
      """#,
    "trailing-whitespace": #"""
      # trailing-whitespace

      A translation ends with whitespace and its source does not, or vice versa.

      ## What it reports
      Whitespace at the end of a translation that the source does not have, or that only the source has. Severity:
      warning.

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

      Two buttons of one view are both the default one.

      ## What it reports
      More than one button of a window, controller or view that has the primary role or answers to Return, all seen together:
      once, at the second. A request for review where they lie over one another, or where one has an outlet, since code may
      show one at a time.

      ## Why it matters
      Return can press only one of them, and people cannot tell which; two buttons in the accent colour say nothing of which
      choice is the likely one.

      ## Example
      A dialog that asks for a key has OK and Cancel, both blue (tedbarnett/Boswell#80).

      ## Known limits
      What is hidden, what stands in different tabs and what stands in cells does not count. Roles and key equivalents that
      code sets are not seen. On nine public apps three buttons answer to Return, each in a view of its own: no hits, and none
      missed.

      ## Source
      Human Interface Guidelines, Buttons, Role ("the button is the default button": one button people are most likely to
      choose).
      """#,
    "type-word-in-translation": #"""
      # type-word-in-translation

      A translated label names the element's type, which VoiceOver says by itself; the original does not.

      ## What it reports
      A label that ends or begins with the word for the element's own type in a translation only. A warning; a note where the title
      that is seen has the word.

      ## Why it matters
      Translators see texts without their controls and make them clear by the word; the listener hears it twice.

      ## Example
      "High bouton d'emphase, Bouton", as heard in French (Orange-OpenSource/ods-ios#546); or `"Play"` translated as `"Taste Wiedergabe"`:
      "Taste Wiedergabe. Taste."

      ## Known limits
      As `label-repeats-control-type`. Compounds ("Feststelltaste", the name of a key) are single words and not taken apart; a word in
      the middle of a label is not looked for. On nine public apps it found nothing.

      ## Source
      UIKit, `accessibilityLabel`; Google's accessibility test framework for Android, whose words are translated.
      """#,
    "undefined-key": #"""
      # undefined-key

      An interface uses a key that is not in any strings table.

      ## What it reports
      Each text of an interface tree that is only a key, if no table of that name in its bundle has the key in any locale.
      It needs review if no table of that name was read.

      ## Why it matters
      Users see the bare key: `login.go`.

      ## Example
      `"title": {"key": "login.go", "table": "Localizable"}`, but no `login.go` in any `Localizable.strings`.

      ## Known limits
      Keys that code uses are not checked: source code is not read. Texts of storyboards and xibs have a text in addition
      to the key; if a table does not have their key, `ib-unlocalized-object` or `missing-translation` reports it.

      ## Source
      CoreFoundation, `CFBundle_Strings.c` (the key is returned if it is missing); StringsLint, `missing`.
      """#,
    "unknown-trait": #"""
      # unknown-trait

      A trait has a name that is not known, and says nothing.

      ## What it reports
      Each element with a trait that is none of UIKit's names, or a bit of a raw value that has no public name. A note; the
      nearest known name is told.

      ## Why it matters
      The trait is silently left out of the utterance: what was meant is not judged, and not spoken.

      ## Example
      `"traits": ["Button"]` in a tree that a tool wrote: the name is `button`.

      ## Known limits
      Traits of later systems are not known before they are added here. No public interface file that was read has an unknown
      name: Interface Builder writes its own. It is for those who write trees.

      ## Source
      UIKit, `UIAccessibilityTraits`; `Documentation/speech.md` for those that UIKit keeps private.
      """#,
    "untranslated": #"""
      # untranslated

      Many texts of a locale's table are identical to the source.

      ## What it reports
      Each table and locale in which at least one fifth of the texts are identical to the source, and at least ten texts,
      or three texts of four words or more. One finding, with the number of texts and some of the keys. Severity: note.
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

      A running time does not say that it changes often.

      ## What it reports
      A label whose text is a time of play ("0:00", "-01:30", "--:--") without the trait `updatesFrequently`. A note, off by
      default.

      ## Why it matters
      Without the trait VoiceOver may speak every second of it while the focus is there, or read an old value.

      ## Example
      A label "00:00" beside the slider of a player.

      ## Known limits
      A time of day that never changes looks the same. The trait has no word of its own: the utterance stays as it is.

      ## Source
      UIKit, `UIAccessibilityTraits.updatesFrequently`.
      """#,
    "visionos-button-shape": #"""
      # visionos-button-shape

      Text buttons of visionOS have the shape that belongs to the other direction.

      ## What it reports
      A text button of visionOS in a horizontal row of several whose border shape is set, and is not a capsule; in a vertical
      stack one that is not a rounded rectangle. A note; a request for review where code may change it.

      ## Why it matters
      In a stack, rounded rectangles leave less space between the titles; in a row, capsules tell where one button ends.

      ## Example
      Apple's page, Buttons, visionOS: "Prefer the rounded-rectangle shape in a vertical stack of buttons and prefer the capsule
      shape in a horizontal row of buttons."

      ## Known limits
      A shape that the file does not name is the system's to choose, and silent.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-button-size": #"""
      # visionos-button-size

      visionOS has no button of that shape and content in that size.

      ## What it reports
      A button of visionOS whose control size is set, and for whose shape Apple's table has no such size: mini and extra large
      are for circles alone, and a button with a symbol and a title is regular or large. A button without a set shape counts as what
      its content usually is: a symbol with a title as a capsule, a title alone as capsule or rounded rectangle. A note.

      ## Why it matters
      The system takes another size, or draws one that no other app has.

      ## Example
      Apple's page, Buttons, visionOS: capsules with text and icon are regular (44 pt) and large (52 pt) only.

      ## Known limits
      Sizes and shapes that code sets are not seen. Circles are available in all sizes.

      ## Source
      Human Interface Guidelines, Buttons, visionOS, table of sizes.
      """#,
    "visionos-center-distance": #"""
      # visionos-center-distance

      Two buttons of visionOS are too near to one another.

      ## What it reports
      Two buttons of visionOS whose centres are less than 60 pt apart, and two of 60 pt and more with less than 4 pt between them. A
      warning for each button that is too near to one before it, about the nearest of these; a request for review where the recorded
      frame is marked as misplaced or where code fills the cell.

      ## Why it matters
      People look at a button to choose it, and the eye does not hold still to a degree; the hover effect grows beyond the button.

      ## Example
      Apple's page, Buttons, visionOS: "Aim to place buttons so their centers are always at least 60 pts apart." Two circles of
      44 pt with 8 pt between them are 52 pt apart.

      ## Known limits
      Frames of visionOS are the recorded ones; what lies wholly over another is taken for an alternative of it.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-small-in-stack": #"""
      # visionos-small-in-stack

      Small or mini buttons of visionOS stand in a stack or row.

      ## What it reports
      A mini (28 pt) or small (32 pt) button of visionOS in a vertical stack or horizontal row of several, by its control size or, where
      none is set, by the height of its frame. A note; a request for review where code may change it.

      ## Why it matters
      People aim with their eyes, and small neighbours are hard to tell apart by looking.

      ## Example
      Apple's page, Buttons, visionOS: "It's usually best to avoid displaying small or mini buttons in a vertical stack or
      horizontal row."

      ## Known limits
      Sizes that code sets are not seen.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "visionos-white-fill": #"""
      # visionos-white-fill

      A custom button of visionOS is white with a black title, as the system shows what is switched on.

      ## What it reports
      A button of a visionOS interface with a white fill of its own and a black title or symbol, in light appearance. A warning; a
      request for review where code may set other colours. One that is selected or on is what the style is for.

      ## Why it matters
      "The system reserves this visual style to convey the toggled state": people take the button for one that is on.

      ## Example
      Apple's page, Buttons, visionOS: "Avoid creating a custom button that uses a white background fill and black text or icons."

      ## Known limits
      Colours that code sets are not seen. Nearly white and nearly black count: figures of our own.

      ## Source
      Human Interface Guidelines, Buttons, visionOS.
      """#,
    "watchos-long-titles-side-by-side": #"""
      # watchos-long-titles-side-by-side

      Buttons of watchOS that share a row have long titles.

      ## What it reports
      A titled button of watchOS in a row with others whose title, in some language, is cut, shrinks or wraps in its frame; where no
      frame is known, whose title has more than eight letters. A note, which names the first language and lists the others.

      ## Why it matters
      Half the width of a watch holds a short word; longer titles are cut, and most translations are longer.

      ## Example
      Apple's page, Buttons, watchOS: two buttons that share the same horizontal space should have "images or short text titles".

      ## Known limits
      The number of letters is a figure of our own. Storyboards of WatchKit are not read: only interface trees.

      ## Source
      Human Interface Guidelines, Buttons, watchOS.
      """#,
    "watchos-unequal-heights": #"""
      # watchos-unequal-heights

      Buttons of watchOS that stand together are of different heights.

      ## What it reports
      Two neighbouring buttons of watchOS of different heights: side by side any two, below one another two with titles. The
      heights are those of the recorded frames, or where there are none the control sizes. A note, at the second of each pair.

      ## Why it matters
      On a display this small, buttons that differ look like a fault, and the lower one is harder to hit.

      ## Example
      Apple's page, Buttons, watchOS: "If two buttons must share the same horizontal space, use the same height for both"; "use
      the same height for vertical stacks of one- and two-line text buttons".

      ## Known limits
      Storyboards of WatchKit are not read: only interface trees. Heights that follow the title are not computed.

      ## Source
      Human Interface Guidelines, Buttons, watchOS.
      """#,
    "width-variant-unused": #"""
      # width-variant-unused

      A title does not fit, though its table has a narrower variant that would.

      ## What it reports
      A title from a `.stringsdict` entry with variants by width (`NSStringVariableWidthRuleType`) whose widest variant is cut,
      where one of the narrower ones fits. Severities as for `title-truncated`, but a warning at most; `title-truncated` and
      `title-clipped` leave such a title to this rule.

      ## Why it matters
      A translator took the trouble to write a shorter text. Code that asks for the string gets the widest one, unless it asks for
      a width (`variantFittingPresentationWidth`).

      ## Example
      `"Notification settings"` for the width 200 and `"Notifications"` for 100, in a button 110 pt wide.

      ## Known limits
      Some of UIKit's labels choose a variant by themselves where the string comes to them unchanged; the audit cannot see that.

      ## Source
      Foundation, `NSString.variantFittingPresentationWidth(_:)`.
      """#,
    "word-broken": #"""
      # word-broken

      A line of a title ends inside a word.

      ## What it reports
      A title on several lines of which one ends inside a word: because the mode is `characterWrap`, or because the word is wider
      than the whole line. A warning up to the largest ordinary content size, a note at the accessibility sizes.

      ## Why it matters
      "Einstellu / ngen" is hard to read and looks broken. Long compounds do this first: German, Finnish, Hungarian, Dutch.

      ## Example
      A button 60 pt wide that wraps its title "Einstellungen": `Einstell / ungen`.

      ## Known limits
      A title that is cut as well is `title-truncated`. Where the writing system has no spaces between words (Chinese, Japanese,
      Thai), a line may end wherever Unicode allows it.

      ## Source
      UIKit, `NSLineBreakMode.byCharWrapping`, `byWordWrapping`; Unicode UAX #14.
      """#,
  ]
}
