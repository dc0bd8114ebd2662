// swift-format-ignore-file
// Made from the rules' doc comments by 'make update-expected'; not to be edited by hand.

/// The rules' pages in Markdown.
enum RulePages {
  /// The pages by rule name.
  static let byName: [String: String] = [
    "accelerator": #"""
      # accelerator

      A text has the mark of a keyboard accelerator from another platform.

      ## What it reports
      `&` or `_` before a letter, as menus on other platforms have it (`&File`, `_File`, `打开(&O)`), unless the source has it
      too. Off by default.

      ## Why it matters
      Apple's platforms have no such accelerators and show the mark.

      ## Example
      `"Open"` translated as `"&Öffnen"` by way of a shared translation memory.

      ## Known limits
      A single letter on both sides ("R&D"), character references, addresses and emphasis with underscores are passed over.

      ## Source
      pofilter's `accelerators`.
      """#,
    "access-key-glossary": #"""
      # access-key-glossary

      A translation does not use the agreed translation of a term.

      ## What it reports
      A translation without any of the texts that the project's glossary names for a term of its source: the names of keys on
      the keyboard, of commands, of features. A warning.

      ## Why it matters
      A manual that says "press Umschalt" and a button that says "Shift" do not help each other.

      ## Example
      With `glossary: {terms: {Shift: {de: Umschalt}}}`, `"Hold Shift"` translated as `"Shift gedrückt halten"`.

      ## Known limits
      The source's term counts as a whole word, in capitals or small letters; the translation may put endings to it. Languages
      that the term does not name are not judged. Without a list the rule says nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's `check_glossary`, Crowdin's consistent terminology.
      """#,
    "bidi-control-unbalanced": #"""
      # bidi-control-unbalanced

      A directional control is not ended.

      ## What it reports
      An embedding, override or isolate (LRE, RLE, LRO, RLO, LRI, RLI, FSI) that nothing ends before its paragraph does. An
      error.

      ## Why it matters
      What the app puts behind the text is turned round with it: numbers, file names, the next sentence.

      ## Example
      `"\u2067%@"` without U+2069 at its end.

      ## Known limits
      An end without a beginning does nothing and is not reported.

      ## Source
      Unicode Standard Annex 9; three hits in public apps, all true.
      """#,
    "bidi-override": #"""
      # bidi-override

      A text turns letters round by force.

      ## What it reports
      U+202D or U+202E, the left-to-right and right-to-left overrides, anywhere in a text. An error.

      ## Why it matters
      The text reads otherwise than it is: a slip of the keyboard that garbles words, or an attack that hides what a text says.

      ## Example
      A text that begins with U+202E is shown backwards.

      ## Known limits
      Pseudo-languages for tests of layout (`ar-XB`, `en-XB`) are made of overrides and are passed over.

      ## Source
      Unicode Technical Report 36, 2.5; Android Lint's `BidiSpoofing`.
      """#,
    "button-empty": #"""
      # button-empty

      A button has neither text nor image nor label.

      ## What it reports
      A button without title, image, accessibility label and hint in any state. An error; a request for review where code may
      fill it: an outlet, a custom class, a prototype cell, a hidden button.

      ## Why it matters
      Such a button is mostly an invisible area to tap. VoiceOver stops at it and says only "Button".

      ## Example
      `<button id="a1b-2c-3d4"><state key="normal"/></button>` over a picture: "Button."

      ## Known limits
      Content that code sets is not seen.

      ## Source
      axe-core, `button-name`; WCAG 2.2, 4.1.2.
      """#,
    "button-label-shadowed": #"""
      # button-label-shadowed

      A titled button has an accessibility label that, by Apple's page, nobody hears.

      ## What it reports
      Each UIKit button with a title and another label, once, with the locales; only under `--button-label documented`. By the
      other reading, what devices were observed to do, the label is spoken and nothing is dead.

      ## Why it matters
      Translators translate a text that is never spoken, and the team believes that it is.

      ## Example
      The title "Save" with the label "Save trail": by Apple's UIButton page VoiceOver says "Save. Button."

      ## Known limits
      Labels and titles that code sets are not seen.

      ## Source
      UIKit, UIButton, accessibility ("the button's title, even if you set a custom label").
      """#,
    "catalog-schema": #"""
      # catalog-schema

      A String Catalog, stringsdict or XLIFF document is not of the shape that Xcode and Apple's loader expect.

      ## What it reports
      What is malformed, what stands where nothing looks for it, and words that are none of the format's, each with its place:
      JSON or XML that does not parse, a string where a dictionary is expected, a plural category, device or state that does not
      exist, a key that stands twice, a unit without id or source, languages that are missing or that disagree.

      ## Why it matters
      Xcode refuses such a document at import, or takes a part of it without a word: the texts in it never reach the app.

      ## Example
      A stringsdict whose Polish plural has `"singular"` where `"one"` is expected: the text is never chosen.

      ## Known limits
      Of a document that does not parse only the first fault is reported. XLIFF 2.0, which Xcode does not write, is not read.

      ## Source
      Apple, "Stringsdict File Format"; OASIS, "XLIFF Version 1.2"; counts over public String Catalogs, which have no published
      schema.
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
    "double-space": #"""
      # double-space

      A translation has two spaces in a row, and its source has not.

      ## What it reports
      Two or more spaces between words of a translation whose source has none such. A note.

      ## Why it matters
      It is a slip of the keyboard, and it shows.

      ## Example
      `"Save file"` translated as `"Datei  sichern"`.

      ## Known limits
      Spaces at the beginning or end of a line are not looked at: they are indentation, or `trailing-whitespace`'s.

      ## Source
      Weblate's `double_space`; 0.31 of 1,000 translations in public apps.
      """#,
    "duplicate-key": #"""
      # duplicate-key

      A key stands more than once among the strings of a locale.

      ## What it reports
      Each surplus entry of a file: an error where the values differ, else a warning; the last one wins. A key that stands both in
      the `.strings` and in the `.stringsdict` of a table: a note; the latter wins. A table that is both a String Catalog
      and `.strings` or `.stringsdict` files: an error, once.

      ## Why it matters
      Somebody corrects the entry that is not used. A table in two formats does not build: "cannot co-exist with other .strings
      or .stringsdict tables with the same name".

      ## Example
      `"cancel" = "Abbrechen";` in line 12 and `"cancel" = "Schließen";` in line 80: users see "Schließen".

      ## Known limits
      A key that a String Catalog's JSON repeats is `catalog-schema`'s. Which target a file belongs to is not read: a table's files
      are those of one folder.

      ## Source
      CoreFoundation, `CFOldStylePList.c`, `CFBundle_Strings.c`; Xcode 15, String Catalogs; locheck, `duplicate_entries`.
      """#,
    "ellipsis-lost": #"""
      # ellipsis-lost

      The source ends with an ellipsis, and the translation has none.

      ## What it reports
      A translation without any ellipsis whose source ends with one. A warning for the title of a button, else a note.

      ## Why it matters
      On a button an ellipsis says that a choice or another view follows before anything happens.

      ## Example
      `"Delete…"` translated as `"Löschen"`: people will not dare to press it.

      ## Known limits
      Only buttons of interface files that were read are known as such. Thai and Lojban have no ellipsis.

      ## Source
      Human Interface Guidelines, Buttons and Menus; Weblate's `end_ellipsis`; 0.35 of 1,000 translations in public apps.
      """#,
    "ellipsis-style": #"""
      # ellipsis-style

      Three full stops stand for an ellipsis.

      ## What it reports
      `...` in a text of the development language, and in a translation whose source has `…` or no ellipsis at all. A note.

      ## Why it matters
      The ellipsis is one character on Apple's platforms: narrower, never broken over two lines, and VoiceOver knows it.

      ## Example
      `"Export…"` translated as `"Exporter..."`.

      ## Known limits
      A translation that writes `...` as its source does is not reported; nor are ranges (`1...5`) and paths (`.../Library`).

      ## Source
      Human Interface Guidelines, Menus: "use the ellipsis character"; Weblate's `ellipsis`; 1.41 of 1,000 translations in
      public apps.
      """#,
    "empty-value": #"""
      # empty-value

      A key's value is empty.

      ## What it reports
      Each key whose value in a locale is empty where the reference's is not: an error; of a plural, or of what varies by device or
      width, each empty text. Where the development language's own text is empty, that is a note, once.

      ## Why it matters
      The lookup succeeds, so nothing falls back: a button without a title.

      ## Example
      `"retry" = "";` in `th.lproj`.

      ## Known limits
      A value of white space is not empty. A text in the state `new` is `state-new`'s.

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

      A locale has a key that the table's reference lacks.

      ## What it reports
      Each such key in a table whose reference is a file or an interface. Silent where the reference is the union of all
      locales, because there the development language's words are elsewhere.

      ## Why it matters
      It is dead weight that translators go on paying for, or a key that was renamed in one place only.

      ## Example
      `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.

      ## Known limits
      A key of a storyboard's table whose object is gone is `ib-orphan-key`'s; one whose object is there is fine although the
      development language's file lacks it (`unused-key` has those whose text is gone). A String Catalog holds every key for
      all its languages, so none is extra there.

      ## Source
      Android Lint, `ExtraTranslation`; locheck, `key_missing_from_base`.
      """#,
    "file-unreadable": #"""
      # file-unreadable

      A file or folder cannot be read.

      ## What it reports
      A file that the audit should read, but that it may not open, that is a broken link, or that is no regular file.

      ## Why it matters
      What was not read was not judged: a clean report would be a false one.

      ## Example
      `de.lproj/Main.strings` without the permission to read it.

      ## Known limits
      A folder that may not be listed is reported once, not file by file.

      ## Source
      Our own: an audit says what it did not see.
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

      A text uses a term that the project forbids.

      ## What it reports
      A whole word that the project's glossary forbids in the text's language, in capitals or small letters. A warning.

      ## Why it matters
      The project has agreed on another word.

      ## Example
      With `glossary: {forbid: {de: [Handy]}}`, `"Auf dem Handy sichern"`.

      ## Known limits
      Other forms of the word count only where the term ends with a star (`Handy*`). Without a list the rule says nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
      """#,
    "format-broken": #"""
      # format-broken

      A placeholder is written so that Foundation does not know it.

      ## What it reports
      A translation that lacks an argument of the source and has something in its place that was meant as a placeholder:
      `%1&@`, `1$@`, `@@`, `%$1@`, `%I`, a full-width or Arabic percent sign (`％@`, `٪ ld`), a no-break space behind the
      percent sign, a lone percent sign. An error.

      ## Why it matters
      Users read the placeholder instead of the name or the number.

      ## Example
      `"Delete %1$@?"` translated as `"%1 $ @ silinsin mi?"`.

      ## Known limits
      Only where an argument is lacking: what looks broken may else be prose. A space behind the percent sign works
      (`format-spaced`).

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; matrix-org/matrix-ios-kit#513.
      """#,
    "format-double-percent": #"""
      # format-double-percent

      A translated format has another number of `%%` than its source.

      ## What it reports
      A translation with more or fewer doubled percent signs than the source's text, where both are formats. A warning.

      ## Why it matters
      A percentage has lost its sign, or got a second one.

      ## Example
      `"%d%% done"` translated as `"%d fertig"`.

      ## Known limits
      A full-width or Arabic percent sign in its place is right; a percent spelled out as a word is not seen. A single percent
      sign in its place is reported by `format-unescaped-percent`.

      ## Source
      swift-corelibs-foundation, `CFString.c`.
      """#,
    "format-extra-argument": #"""
      # format-extra-argument

      A translated format takes more arguments than the source gives.

      ## What it reports
      A translation with a format specifier for an argument whose number is higher than any in the source. An error.

      ## Why it matters
      Foundation reads what happens to lie behind the arguments: garbage on the screen, or a crash in that language only.

      ## Example
      `"Delete %@"` translated as `"%@ aus %@ löschen"`.

      ## Known limits
      A source without a specifier is no format, whatever its translations look like; nor is a source whose own percent sign
      looks like prose ("50% off"). A percent sign that only looks like a placeholder is reported by
      `format-unescaped-percent`.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; mozilla-mobile/firefox-ios#6456.
      """#,
    "format-implicit-reorder": #"""
      # format-implicit-reorder

      A translated format takes its arguments in another order without numbering them.

      ## What it reports
      A translation with two or more placeholders, none of them numbered, that are of the same kinds as the source's but in
      another order. An error.

      ## Why it matters
      Arguments are handed over in the source's order, so the number is taken for the address of an object, and the app
      crashes in that language only.

      ## Example
      `"%d of %@"` translated as `"%@ の %d"`. `"%2$@ の %1$d"` is right.

      ## Known limits
      Placeholders of one kind may be swapped unseen; `format-needs-positions`, which is off by default, asks for numbers there.

      ## Source
      videolan/vlc-ios ja, ko and tr; swift-corelibs-foundation, `CFString.c`.
      """#,
    "format-inflection-lost": #"""
      # format-inflection-lost

      A translation has lost the markup for automatic grammar agreement.

      ## What it reports
      A translation with fewer `^[…](inflect: true)`, or other attributes in that form, than the source. A note.

      ## Why it matters
      Foundation no longer makes the words agree with the number or the person.

      ## Example
      `"^[%lld file](inflect: true)"` translated as `"%lld archivos"`.

      ## Known limits
      Foundation inflects only some languages; in all others leaving it out is right.

      ## Source
      WeblateOrg/weblate#18339; Apple, `AttributedString`, automatic grammar agreement.
      """#,
    "format-missing-argument": #"""
      # format-missing-argument

      A translated format leaves out an argument.

      ## What it reports
      A translation that shows fewer of the arguments than the source's text for the same case. A warning.

      ## Why it matters
      A name or a number that the sentence is about is not shown. It does not crash.

      ## Example
      `"Delete %@?"` translated as `"Löschen?"`.

      ## Known limits
      The plural forms `zero`, `one` and `two` may spell their number out, so they are not asked for it; nor is a text whose
      argument stands in a variable that it embeds or in the format around it, or a shorter text for a width or a device.

      ## Source
      locheck, `string_has_missing_arguments`; WeblateOrg/weblate#18338.
      """#,
    "format-mixed-positions": #"""
      # format-mixed-positions

      A format has numbered and bare placeholders.

      ## What it reports
      A text with placeholders of both kinds (`%1$@ … %@`), where the source's text has not. A warning.

      ## Why it matters
      Foundation counts the bare ones by themselves: in `%1$@ %@` both take the first argument.

      ## Example
      `"%@ and %@"` translated as `"%1$@ und %@"`.

      ## Known limits
      One bare placeholder alone is never reported, nor the one in a plural variable's text that takes the variable's own
      argument, nor plural variables (`%#@count@ %2$@`).

      ## Source
      swift-corelibs-foundation, `CFString.c`; Asana/locheck#55 for what is not to be reported.
      """#,
    "format-needs-positions": #"""
      # format-needs-positions

      A translated format has several bare placeholders of one kind.

      ## What it reports
      A translation with two or more placeholders of the same kind and no numbers (`%@ … %@`). A warning, off by default.

      ## Why it matters
      If the translator has put them in another order, nobody can see it, and users read the one for the other.

      ## Example
      `"%@ of %@"` translated as `"%@ の %@"`: in Japanese the order is another, and `"%2$@ の %1$@"` was meant.

      ## Known limits
      Most such texts are right, so the rule is for projects that number all placeholders.

      ## Source
      omnigroup/ValidateLocalizedFormatStrings, which asks for numbers wherever there are two.
      """#,
    "format-position-hole": #"""
      # format-position-hole

      A translated format leaves out a numbered argument, and Foundation moves the others up.

      ## What it reports
      A translation whose numbered placeholders are not 1…n, where the source's are: `%2$@` without `%1$@`. An error. In the
      source itself a request for review: the app may pass just the arguments that are left.

      ## Why it matters
      Foundation closes the hole: `%2$@` alone gets the first argument. The wrong text is shown, or a number is taken for an
      object, and the app crashes in that language only.

      ## Example
      `"%1$d of %2$@"` translated as `"von %2$@"`. Where an argument cannot be shown, it has to be used at zero width, or the
      sentence put so that the last arguments are those left out.

      ## Known limits
      What a plural variable's format takes counts as taken in the texts of the variable.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; openradar-mirror#19719.
      """#,
    "format-spaced": #"""
      # format-spaced

      A placeholder has a space in it.

      ## What it reports
      A translation with `% @` or `%1$ @`, where the source's placeholder has no space. A note.

      ## Why it matters
      It works: Foundation takes U+0020 for a flag. But other tools take the placeholder for lost, and one more change by a
      machine makes it a no-break space, which does not work.

      ## Example
      `"%@"` translated as `"% @"`.

      ## Known limits
      A no-break space or another percent sign breaks the placeholder (`format-broken`).

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux.
      """#,
    "format-type-mismatch": #"""
      # format-type-mismatch

      A translated format takes an argument for something that it is not.

      ## What it reports
      A translation whose format specifiers take, at some position, another class of argument than the source's: integer,
      floating-point number, object, C string, UTF-16 string, character or pointer. An error. Specifiers are read exactly as
      Foundation reads them: positions, `*`, the space flag (`% @` works), `%%`. Plurals are compared form by form, and with a
      source or translation of another shape by the arguments that all its texts take together; a plural variable takes what
      its value type says. In the source itself, texts of one entry that take an argument for different things are reported.

      ## Why it matters
      Foundation takes a number for the address of an object, and the app crashes in that language only.

      ## Example
      `"%@"` translated as `"%s"`; `"%d of %@"` translated as `"%@"`.

      ## Known limits
      A source without a specifier is no format, whatever its translations look like ("50 % de réduction"); nor is a source
      whose own percent sign looks like prose ("50% off"). Two arguments of the same class may be swapped unseen. What comes of
      an order without numbers, or of a number left out, is reported by `format-implicit-reorder` and `format-position-hole`.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; locheck, `string_has_invalid_argument`.
      """#,
    "format-unescaped-percent": #"""
      # format-unescaped-percent

      A percent sign in a format is not doubled.

      ## What it reports
      A text that is used as a format and has a percent sign of prose in it: "50% de %@", "100%-osan %d", "%d %". A warning; an
      error where the sign uses up an argument, and a placeholder behind it then takes a number for an object.

      ## Why it matters
      Foundation reads flags and a conversion from the words that follow: `100%-osan %d` with 7 and 8 prints "1007san 8", and
      a percent sign at the end prints nothing.

      ## Example
      `"%d%% off"` translated as `"%d % de réduction"`; `"%d %% de réduction"` is right.

      ## Known limits
      A text is surely a format only if the source has a placeholder that does not look like prose; where it has none ("50% off")
      nothing is said. A translation is not blamed for what the source's own text does.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; TortugaPower/BookPlayer#969;
      woocommerce/woocommerce-ios#6787 for what is not to be reported.
      """#,
    "format-width-mismatch": #"""
      # format-width-mismatch

      A translated format takes an integer for one of another length.

      ## What it reports
      A translation with `%d` where the source's text has `%ld`, or `%ld` where it has `%lld`. A note.

      ## Why it matters
      A large number is cut off, and the keys of String Catalogs are built with `%lld`. On 32-bit platforms the arguments
      behind it are read from the wrong place.

      ## Example
      `"%lld files"` translated as `"%d Dateien"`.

      ## Known limits
      `%zd` and `%ld` are of one length, as are `%qd`, `%jd` and `%lld`; signed, unsigned, octal and hexadecimal are one class.

      ## Source
      swift-corelibs-foundation, `CFString.c`.
      """#,
    "hardcoded-title": #"""
      # hardcoded-title

      A text of an interface file that no strings table can translate, in a project that is translated.

      ## What it reports
      Each text with words in a storyboard or xib that has no table, where the bundle around it has two locales or more. Texts
      that code may replace (an outlet, a custom class, a prototype cell) and those of screens for debugging ask for review,
      together in one finding a file. What Interface Builder wrote ("Label"), acronyms, symbols and numbers are left out, and
      the files of tests and previews.

      ## Why it matters
      Every language sees it in the one in which it was written.

      ## Example
      `PlayerView.xib` outside of any `.lproj` folder, with a button "Close".

      ## Known limits
      Code may set texts without an outlet, by tag or by class; sources are not read. Interfaces of JSON trees are left out,
      since a recorded tree holds texts that code has translated.

      ## Source
      Android Lint, `HardcodedText`.
      """#,
    "hit-region-too-small": #"""
      # hit-region-too-small

      A button is too small to be hit safely.

      ## What it reports
      A button whose solved frame is below 44 × 44 pt on either side (60 × 60 pt on visionOS): an error below 24 pt, else a
      warning. One that is too small as designed is reported once; else the finding names the first language, device and content
      size in which it becomes too small, and lists the others. A request for review where the frame is ambiguous or only recorded
      and marked misplaced, where the button is hidden, or where a class of the app's own may enlarge its hit region. Only iOS and
      visionOS: a pointer and a remote control aim otherwise.

      ## Why it matters
      People with a tremor, in motion or in a hurry hit the neighbour.

      ## Example
      A help button of 20 × 20 pt in the corner of a screen.

      ## Known limits
      What the solver cannot lay out keeps the frame that Interface Builder recorded. `pointInside` and `hitTest` in code are not
      seen. Buttons of the system's own types (info, contact, close) are the system's to size.

      ## Source
      Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
      """#,
    "ib-orphan-key": #"""
      # ib-orphan-key

      A key of a storyboard's or xib's table names an object that the file does not have.

      ## What it reports
      Each key `ObjectID.property` in a table that belongs to an interface file, where no object of that file, nor of a
      locale's own copy of it, has the id. In a String Catalog once for each key; there a key that a person has added
      (`"extractionState" : "manual"`) is a request for review, because code may look it up by the table's name.

      ## Why it matters
      The object was deleted or made anew; its translation is dead, and the new object's may be missing.

      ## Example
      `"a1B-2c-3D4.normalTitle" = "Passer";` after the button was replaced.

      ## Known limits
      Code may look such keys up by table name. A key counts only where the table has the interface file's name. A key that
      Xcode itself calls stale is `stale-key`'s.

      ## Source
      `ibtool`, the form of exported keys.
      """#,
    "ib-source-drift": #"""
      # ib-source-drift

      The text of a storyboard or xib is no longer the one that was translated.

      ## What it reports
      Each key of an interface's table whose comment records another text than the interface has now: in a `.strings` file for
      each locale, in a String Catalog once.

      ## Why it matters
      The button was renamed, and its translations say what it said before. Nothing else tells: the key is the same.

      ## Example
      `/* Class = "UIButton"; normalTitle = "Delete"; ObjectID = "a1B-2c-3D4"; */` above the translation of a button that is
      called "Archive" today.

      ## Known limits
      The translation may have been corrected without the comment. White space is not compared, and a comment that agrees with
      the development language's own table is up to date.

      ## Source
      `ibtool --export-strings-file`, the form of its comments.
      """#,
    "ib-unlocalized-object": #"""
      # ib-unlocalized-object

      A locale has no key at all for a text of its storyboard or xib.

      ## What it reports
      Each text of an interface file and each locale with a table for that file, where neither the locale, nor a parent, nor the
      table's reference has the text's key. An error; a note where the text has no words; a request for review where no locale has
      the key and code may replace the text (an outlet, a custom class, a prototype cell) or Interface Builder wrote it.

      ## Why it matters
      The text was added after the tables were exported: everybody sees it in the development language.

      ## Example
      A new button "Share" in `Main.storyboard`, and no `….normalTitle` of it in `de.lproj/Main.strings`.

      ## Known limits
      A key that the reference has is `missing-translation`'s. Texts whose localizer note says "do not translate" (or
      BartyCrouch's `#bc-ignore!`, `#i!`) are left out. A file that no table translates is `hardcoded-title`'s.

      ## Source
      `ibtool --export-strings-file`; BartyCrouch.
      """#,
    "icon-button-no-label": #"""
      # icon-button-no-label

      A button shows only an image, and nothing names it.

      ## What it reports
      A button with an image (foreground, background or configuration) in at least one state, with no title in any state and
      no accessibility label. An error; a request for review where code or the system may supply the name: an outlet, a custom
      class, a prototype cell, an SF Symbol, a hidden button, a toolbar item with a label. A hint is no label.

      ## Why it matters
      VoiceOver reads the name of the image file, or only "Button". It is what blind users report most.

      ## Example
      A 44 × 44 pt button with the image `ic_share_24` is spoken as "ic share 24. Button."; with the label "Share" as
      "Share. Button."

      ## Known limits
      Labels that code sets are not seen: in public files 79 % of icon-only buttons have no label in Interface Builder, and
      some of those are labelled in code. Inspectable attributes of an app's own (`accLabelText`) are not known to be labels.

      ## Source
      UIKit, UIButton, accessibility; SwiftUI, Button ("avoid labels that only use images"); WCAG 2.2, 4.1.2.
      """#,
    "inconsistent-translation": #"""
      # inconsistent-translation

      One source text has several translations in one language.

      ## What it reports
      An entry whose translation differs from the one that most entries with the same source text have, in the same table and
      for the same kind of object. Off by default.

      ## Why it matters
      The same command should have the same name everywhere.

      ## Example
      `"Back"` is "Zurück" twice and "Rücken" once.

      ## Known limits
      A word may need several translations, as "Open" the verb and "Open" the state do. Texts with plural forms are passed over.

      ## Source
      Weblate's `inconsistent` (WeblateOrg/weblate#3652).
      """#,
    "interface-parse-error": #"""
      # interface-parse-error

      A storyboard, xib or JSON interface tree is malformed.

      ## What it reports
      The first fault of an interface file, with line, column and what was expected there: XML that is not well-formed, a
      document that is no Interface Builder document, entity declarations, JSON of another shape.

      ## Why it matters
      Interface Builder does not open such a file, and none of its screens was judged.

      ## Example
      A storyboard that ends in the middle of an element, as an interrupted merge leaves it.

      ## Known limits
      Only the first fault is reported; mend it and run again. Elements nested deeper than the XML library allows count as a
      fault.

      ## Source
      Interface Builder documents, version 3.0.
      """#,
    "invisible-character": #"""
      # invisible-character

      A text has a character that nobody sees.

      ## What it reports
      Zero-width spaces and joiners, directional marks, fillers, control characters and the like, where the language has no use
      for them and the source does not have them. A note; a warning for U+FEFF (byte order mark) and U+FFFD (a lost character).

      ## Why it matters
      They come with text copied from web pages and word processors, and break search, wrapping and links.

      ## Example
      `"Settings\u200B"` copied from a translation platform.

      ## Known limits
      Zero-width spaces are legal in Khmer, Thai, Lao and Burmese, joiners in scripts that join and in emoji, directional marks
      in texts from right to left. Soft hyphens, word joiners and variation selectors are taken for what the author wants.

      ## Source
      The Unicode Standard, 23.2; Weblate's `zero-width-space`; 0.97 of 1,000 translations in public apps, nine of ten legal.
      """#,
    "label-differs-from-title": #"""
      # label-differs-from-title

      A button's accessibility label does not contain the title that is seen.

      ## What it reports
      A titled button whose accessibility label, in some locale, does not contain the title (case, diacritics and punctuation
      apart). Both utterances are shown: on devices the label is spoken, Apple's UIButton page says that the title is. One
      finding for each button; the further locales are listed beside it.

      ## Why it matters
      People who use Voice Control say what they see; a name that is not in the label is not found. And one of the two sources
      on which the team relies will be surprised.

      ## Example
      The title "Save trail" with the label "Bookmark": "Bookmark. Button." or "Save trail. Button."

      ## Known limits
      Titles without a letter (symbols, numbers, emoji) are not compared. A title that changes with the state is compared as
      the normal state shows it. The title "Button", which Interface Builder gives a new button, is a request for review.

      ## Source
      WCAG 2.2, 2.5.3 (label in name); UIKit, UIButton, accessibility; reference images of iOS 17 to 26.
      """#,
    "leading-whitespace": #"""
      # leading-whitespace

      A translation begins with white space and its source does not, or the other way round.

      ## What it reports
      White space at the start of a translation that the source does not have, or that the source has and the translation
      lacks. A warning. A translation of nothing but white space or invisible characters is a request for review.

      ## Why it matters
      The app may glue texts together, and words then run into each other; or a label is indented in one language only.

      ## Example
      `" (default)"` translated as `"(Standard)"`: the menu shows "Helvetica(Standard)".

      ## Known limits
      Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may drop the space. Line breaks are
      `newline-count`'s.

      ## Source
      Weblate's `begin_space`; 0.17 of 1,000 translations in public apps.
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
    "localized-image-missing": #"""
      # localized-image-missing

      A locale lacks an image that others have in a version of their own.

      ## What it reports
      Each image file in `.lproj` folders of at least one translation, and each locale of the bundle without one. Scales (`@2x`),
      devices (`~ipad`) and file types of one image count together.

      ## Why it matters
      An image is localized because it shows words, a flag or a direction. The locale shows the development language's, or no
      image at all where that has none either.

      ## Example
      `en.lproj/onboarding.png`, `de.lproj/onboarding.png`, and none in `fr.lproj`.

      ## Known limits
      An image that only `Base` or the development language has is localized for nobody, and silent. A locale whose parent has the
      image (`fr` for `fr-CA`) is not reported. Localized images in asset catalogs are not read.

      ## Source
      CoreFoundation, `CFBundle_Resources.c` (a resource is looked for in the chosen language's folder, then in `Base`'s).
      """#,
    "markdown-link-mismatch": #"""
      # markdown-link-mismatch

      A translation has more or fewer Markdown links than its source, or a broken one.

      ## What it reports
      A number of `[text](address)` that differs from the source's, and white space between the two parts. A warning.

      ## Why it matters
      The link is gone, and brackets and address are shown as they are.

      ## Example
      `"Read the [terms](https://example.com)"` translated as `"Lies die [Bedingungen] (https://example.com)"`.

      ## Known limits
      Addresses are not compared: each language may have a page of its own. Grammar markup such as `^[text](inflect: true)` is
      no link.

      ## Source
      CommonMark, Links; Weblate's `md-link`; 0.04 of 1,000 translations in public apps, all true.
      """#,
    "merge-conflict-marker": #"""
      # merge-conflict-marker

      A marker that a version control system leaves in a conflict stands in a table.

      ## What it reports
      The first line that begins with `<<<<<<<`, `=======` or `>>>>>>>` where an entry or a tag is expected, in every format of
      strings, with how many keys are lost by it.

      ## Why it matters
      Apple's loader rejects the file, or stops at the marker without an error: whatever stands behind it never exists at run
      time.

      ## Example
      `<<<<<<< HEAD` above two versions of `"ok"`, merged in a hurry.

      ## Known limits
      A marker inside a comment or inside a value's quotes is text. Conflicts in storyboards and xibs are `interface-parse-error`.

      ## Source
      Git, "git-merge": how conflicts are presented.
      """#,
    "missing-table": #"""
      # missing-table

      A locale lacks a whole strings table that other locales have.

      ## What it reports
      Each table and locale, with the number of keys: an error for a required locale, or where the locale has at least half of
      the bundle's tables, so that it is meant to be complete; else a warning. A warning too where neither the development
      language nor half of the locales have the table.

      ## Why it matters
      A bundle shows one language: a table that is missing in it falls back to the development language, not to a sibling.

      ## Example
      Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for the location in English.

      ## Known limits
      A locale whose parent has all the keys inherits them and is not reported; nor is a table without a key.

      ## Source
      CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
      """#,
    "missing-translation": #"""
      # missing-translation

      A locale lacks a key that the table's reference has.

      ## What it reports
      Each key and locale, at the place of the key in the reference: the development language's file, `Base`, the interface's
      own texts or, where those are empty or partial, the other locales; a key that fewer than half of these have is a
      request for review. A key that a parent locale has (`en` for `en-GB`)
      is not missing, nor one whose note says "do not translate" or that a String Catalog marks as not to be translated. An
      error; a note where the text has no words (symbols, placeholders, an address), so that every language can use it as it
      is.

      ## Why it matters
      Users see the development language, or the bare key, in the middle of their own.

      ## Example
      `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.

      ## Known limits
      A key that the catalog calls stale is `stale-key`'s: the app may not use it any more. A locale that lacks the whole table is `missing-table`'s, once; a key whose object is gone is `ib-orphan-key`'s, since
      nobody needs its translation, unless a person has added it to a String Catalog for code to look up. Keys that stand in a file which Apple's loader rejects or
      reads in part are reported once, by the rule that names the fault. Locales that a team keeps incomplete on purpose can
      be left out in the configuration.

      ## Source
      Android Lint, `MissingTranslation`; CoreFoundation, `CFBundle_Strings.c` (fallback).
      """#,
    "mixed-script-word": #"""
      # mixed-script-word

      A word mixes letters of two scripts that look alike.

      ## What it reports
      A word of Latin and Cyrillic, or Latin and Greek letters, in which all letters of one script look like letters of the
      other. A warning.

      ## Why it matters
      Nobody sees it, but search, sorting, spelling and VoiceOver do: the word is read in pieces.

      ## Example
      `"Cохранить"`, whose first letter is the Latin C.

      ## Known limits
      A name with an ending in the language's own script ("iPhoneом") and units ("μs") are no fault.

      ## Source
      Unicode Technical Standard 39, confusables, by ICU; 0.14 of 1,000 translations in public apps, almost all true.
      """#,
    "must-keep-term": #"""
      # must-keep-term

      A translation lacks a term that it has to keep.

      ## What it reports
      A translation without a term that its source has and that the project's glossary keeps as it is. A warning.

      ## Why it matters
      Names of products are no words to translate; people look for them as they are.

      ## Example
      With `glossary: {keep: [Trailhead]}`, `"Open Trailhead"` translated as `"Wegbeginn öffnen"`.

      ## Known limits
      The source's term counts as a whole word in that spelling; the translation may put an ending to it. Without a list the
      rule says nothing.

      ## Source
      The `glossary` of `.fitspoken.yml`; Weblate's and Crowdin's glossaries.
      """#,
    "needs-review": #"""
      # needs-review

      A translation is marked to be looked at again.

      ## What it reports
      Each key and locale of a String Catalog or XLIFF document in the state `needs_review` (XLIFF's `needs-review-…` and
      `approved="no"` too), at the first such text. A note; `rules: {needs-review: error}` makes a gate of it.

      ## Why it matters
      Xcode sets the state when the source text has changed: the translation may say what the app said before.

      ## Example
      `"fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Annuler" } }`.

      ## Known limits
      The text is shown all the same, so the coverage counts it as translated, and beside that as to be reviewed.

      ## Source
      Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-review.
      """#,
    "newline-count": #"""
      # newline-count

      A translation has more or fewer line breaks than its source.

      ## What it reports
      A number of line breaks that differs from the source's, and a `\n` that is shown as two characters because its backslash
      was escaped once more. A note.

      ## Why it matters
      Paragraphs run together, or a label with room for two lines gets three.

      ## Example
      `"Done.\nRestart now?"` translated as `"Fertig. Jetzt neu starten?"`.

      ## Known limits
      Where the break was only there to balance two lines, a translation may rightly do without it.

      ## Source
      Weblate's `newline-count`; 1.18 of 1,000 translations in public apps.
      """#,
    "not-nfc": #"""
      # not-nfc

      A letter is written in parts although there is one character for it.

      ## What it reports
      Letters of Latin, Greek, Cyrillic, kana or Hangul that are followed by combining marks where Unicode has the composed
      letter (Normalization Form C). A note.

      ## Why it matters
      Search and comparison by code units miss the word, and some fonts place the mark badly.

      ## Example
      `"Cafe"` + U+0301 instead of `"Café"`.

      ## Known limits
      Arabic vowel signs, Hebrew points and the Bengali nukta are never reported: for them Form C has another order, or other
      characters, than correct texts have.

      ## Source
      Unicode Standard Annex 15, by ICU; 1.66 of 1,000 translations in public apps, most of them Arabic or Bengali.
      """#,
    "numbers-mismatch": #"""
      # numbers-mismatch

      A translation has other numbers than its source.

      ## What it reports
      Numbers in digits that the source has and the translation lacks, or the other way round; native digits count as their
      values, and separators of thousands as nothing. A note.

      ## Why it matters
      "30 days free" that became "14 days" when the offer changed is a wrong promise in one language.

      ## Example
      `"Keeps 30 days"` translated as `"Behält 90 Tage"`.

      ## Known limits
      Numbers up to twelve may be written in words; the hours of a clock may be counted to 24; Chinese, Japanese and Korean
      count in ten thousands. Numbers in addresses and format specifiers are not compared.

      ## Source
      pofilter's `numbers`; 2.81 of 1,000 translations in public apps.
      """#,
    "placeholder-lost": #"""
      # placeholder-lost

      A named placeholder of the source is not in the translation, or another one is.

      ## What it reports
      A translation whose placeholders `${name}`, `{name}`, `%{name}` and `$(NAME)` are not those of the source, counted by
      name and form. A warning.

      ## Why it matters
      The app or Siri finds nothing to replace: users read the placeholder, or miss the name.

      ## Example
      `"Add to ${album}"` translated as `"Zu $album hinzufügen"`.

      ## Known limits
      A source without such a placeholder is not judged. The plural forms `zero`, `one` and `two` may leave one out.

      ## Source
      LoopKit/Loop, Slovak Siri intents (`$%1$@`); translate-toolkit, `variables`.
      """#,
    "plural-candidate": #"""
      # plural-candidate

      A source text puts a number before a word without plural forms; off by default.

      ## What it reports
      Each text of the development language with an integer placeholder directly before a word, whose key has no plural. A
      note.

      ## Why it matters
      "1 files" in English, and worse in languages with four forms.

      ## Example
      `"count" = "%d files";` instead of a `.stringsdict` entry or a plural in a String Catalog.

      ## Known limits
      A number before a word is often no count ("%d of %d", "%d KB", "%d px"), which is why the rule is off.

      ## Source
      Android Lint, `PluralsCandidate`; ryanbr/noop#573.
      """#,
    "plural-identical-forms": #"""
      # plural-identical-forms

      All forms of a plural say the same, though the language inflects nouns after numbers.

      ## What it reports
      Each plural with forms for more than one category that are equal letter for letter, where the source's forms differ. A
      note.

      ## Why it matters
      A translator who was given only one text pasted it into all fields: "1 Dateien".

      ## Example
      `one` = "%d файлов" and `few` = "%d файлов" in Russian.

      ## Known limits
      Many nouns are invariant ("1 Treffer", "2 Treffer"). Languages whose nouns stay singular after numbers are left out.

      ## Source
      Weblate, `same-plurals`.
      """#,
    "plural-implied-quantity": #"""
      # plural-implied-quantity

      The form `one` leaves out the number, but in this language it is shown for other numbers too.

      ## What it reports
      Each form `one` without a placeholder where `other` has one, in a language whose `one` covers more numbers than 1, with
      such a number. A note; a warning in Belarusian, Russian and Ukrainian, where 21 looks like 1.

      ## Why it matters
      Users read "one file" when there are 21.

      ## Example
      `one` = "Один файл" in Russian: 21, 31 and 101 select it too.

      ## Known limits
      In French `one` covers 0 and 1 only, and some teams leave out the number on purpose.

      ## Source
      CLDR's plural rules, by ICU at run time; Android Lint, `ImpliedQuantity`; Infomaniak/android-core#497.
      """#,
    "plural-missing-category": #"""
      # plural-missing-category

      A plural lacks a form that the language needs for whole numbers.

      ## What it reports
      Each plural without a form for a category that some whole number up to 999,999 selects in the language, with such a
      number. An error in languages with more than two such categories (Arabic, Russian, Polish, Czech, Slovenian, Hebrew and
      their like), else a warning.

      In an XLIFF document the units of a plural that have no target are named instead.

      ## Why it matters
      `other` is shown instead, which is grammatically wrong for those numbers: "2 файлов".

      ## Example
      `one` and `other` alone in Polish: "2 plików" instead of "2 pliki".

      ## Known limits
      A form that the source leaves out as well, though its language has it, is a request for review (a title for several things
      only), and so is `one` in languages whose nouns stay singular after numbers. Categories for fractions only (Czech `many`) and for millions (Spanish, French and Italian `many`) are not asked for. A
      missing `other` is `plural-missing-other`'s.

      ## Source
      CLDR's plural rules, by ICU at run time; Android Lint, `MissingQuantity`.
      """#,
    "plural-missing-other": #"""
      # plural-missing-other

      A plural has no form `other`.

      ## What it reports
      Each plural without `other`, whatever other forms it has. An error.

      ## Why it matters
      `other` is the form that Foundation falls back to for every number without a form of its own, in every language. Without
      it users see the raw format, or nothing.

      ## Example
      `one` = "%d файл", `few` = "%d файла", `many` = "%d файлов" in Russian: 1.5 has no form.

      ## Known limits
      A plural whose forms all say the same needs only `other`, and one that has only that is fine here.

      ## Source
      Apple, Stringsdict File Format; WeblateOrg/weblate#18135.
      """#,
    "plural-unused-category": #"""
      # plural-unused-category

      Plurals have forms that the language never selects.

      ## What it reports
      For each table, locale and category the number of plurals with a form for a category that no number selects in the
      language, at the first of them. A note.

      ## Why it matters
      Somebody translates and reviews texts that nobody will see.

      ## Example
      `one` in Japanese, `many` in Hebrew (dropped from CLDR in version 42).

      ## Known limits
      `zero` is always fine: Foundation shows it for 0 in every language.

      ## Source
      CLDR's plural rules, by ICU at run time; Android Lint, `UnusedQuantity`.
      """#,
    "punctuation-mismatch": #"""
      # punctuation-mismatch

      A translation ends with another mark than its source.

      ## What it reports
      A final full stop, colon, question mark or exclamation mark that the source has and the translation lacks, or the other
      way round. Each language's own marks count (`。`, `।`, `؟`, Greek `;`, …). A note.

      ## Why it matters
      A question becomes a statement, a heading a sentence; lists look uneven.

      ## Example
      `"Delete all photos?"` translated as `"Alle Fotos löschen"`.

      ## Known limits
      Sources of four characters or fewer are not judged, nor short texts that end with an abbreviation or an ordinal. Which
      side of a quotation mark or bracket the full stop stands on does not matter. Style differs: nothing here should stop a
      build.

      ## Source
      Weblate 5.14, `weblate/checks/chars.py`; 8 of 1,000 translations in public apps.
      """#,
    "rtl-missing-isolation": #"""
      # rtl-missing-isolation

      A right-to-left text begins with a placeholder that decides its direction.

      ## What it reports
      A text of a language that is written from right to left, in which `%@` comes before any letter and is not isolated.
      Off by default: advice.

      ## Why it matters
      Where a view takes the direction from the first letter, a Latin name as argument turns the whole sentence round.

      ## Example
      `"%@ אוהב את זה"`, filled with "Kim".

      ## Known limits
      Whether the argument is Latin, and whether the view takes the direction from the text, cannot be known.

      ## Source
      Unicode Standard Annex 9, P2 and P3.
      """#,
    "script-mismatch": #"""
      # script-mismatch

      A translation is in the wrong script.

      ## What it reports
      A translation that differs from its source and has four letters or more, none of them in a script of its language: those
      of the tag, else the likely ones. A warning.

      ## Why it matters
      The text of another language got into this file.

      ## Example
      `"Save"` translated as `"Speichern"` in `ru.lproj`.

      ## Known limits
      Words that stand in the source too (names), acronyms and addresses do not count; nor does a text that equals its source,
      which is `untranslated`. Languages in several scripts (Serbian, Uzbek, …) may use any of them where the tag names none.

      ## Source
      ICU and CLDR, likely subtags; 4.95 of 1,000 translations in public apps by a naive map of languages to scripts.
      """#,
    "stale-key": #"""
      # stale-key

      Xcode no longer finds a String Catalog's key in the sources.

      ## What it reports
      Each key with `"extractionState" : "stale"`, once for all its languages.

      ## Why it matters
      Either nobody asks for the key any more and translators work for nothing, or the text was changed in code and its new
      key has no translation.

      ## Example
      `Text("Log in")` became `Text("Sign in")`: the catalog keeps "Log in" with its 30 translations, as stale.

      ## Known limits
      Xcode marks keys as stale that only static libraries or Swift packages use. Mark those as manual, and both are silent.

      ## Source
      Xcode, String Catalogs; tuist/tuist#9907 and #10445 (wrong marks).
      """#,
    "start-case": #"""
      # start-case

      A button's title begins with a small letter where the source has a capital.

      ## What it reports
      The title of a button in an interface file whose first letter is a small one, where the source's is a capital. A note.

      ## Why it matters
      One button among others that begins with a small letter looks like a mistake, and mostly is one.

      ## Example
      `"Cancel"` translated as `"annuler"`.

      ## Known limits
      Other texts are not judged: they may be glued to others. Scripts without case are passed over, and so are names such as
      "iCloud", which have a capital inside. A capital where the source has none is no fault: titles begin with one.

      ## Source
      Human Interface Guidelines, Buttons; pofilter's `startcaps`; 5.65 of 1,000 translations in public apps, all texts.
      """#,
    "state-new": #"""
      # state-new

      Nobody has translated a key yet: the file says that its text is new.

      ## What it reports
      Each key and locale of a String Catalog or XLIFF document in the state `new` (XLIFF's `needs-translation` too), at the
      first such text. A note; `rules: {state-new: error}` makes a gate of it. The source language is left out: Xcode writes
      that state beside its own texts.

      ## Why it matters
      What stands there is a stand-in, mostly the source's text. `fitspoken coverage` counts it as not translated.

      ## Example
      `"de" : { "stringUnit" : { "state" : "new", "value" : "Retry" } }`.

      ## Known limits
      A plural that lacks a form is counted as new in the coverage, but reported by `plural-missing-category`. Formats without
      states (`.strings`, `.stringsdict`) have nothing to report.

      ## Source
      Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-translation.
      """#,
    "strings-encoding": #"""
      # strings-encoding

      A strings file is in an encoding that Apple's loader does not take.

      ## What it reports
      UTF-16 without a byte order mark, Latin-1 and other bytes that are not UTF-8, with the place of the first, and entries
      with U+FFFD, which stands for a character that was lost before. UTF-8 with or without a mark and UTF-16 with one are fine.

      ## Why it matters
      The loader rejects the file, or shows other letters than the translator wrote.

      ## Example
      `"ok" = "Schlie\xDFen";` saved as Latin-1.

      ## Known limits
      Which legacy encoding was meant is not guessed.

      ## Source
      CoreFoundation, `CFOldStylePList.c` and `CFPropertyList.c`.
      """#,
    "strings-escape-short-unicode": #"""
      # strings-escape-short-unicode

      A `\U` escape in a strings file is incomplete.

      ## What it reports
      `\U` with fewer than four hexadecimal digits, and one that is half of a surrogate pair without the other half.

      ## Why it matters
      The loader takes what digits there are for another character, or shows U+FFFD.

      ## Example
      `"price" = "5 \UA9";` is read as U+00A9 by chance; `"\UD83D"` is half of an emoji.

      ## Known limits
      Whether four digits name the character that was meant is not judged.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: a `\U` takes up to four digits as one UTF-16 code unit.
      """#,
    "strings-file-empty": #"""
      # strings-file-empty

      A strings file holds nothing at all, and Apple's loader rejects it.

      ## What it reports
      A file of zero bytes or of a byte order mark alone, and one with the text `IDELocalizationWork Temporary File` that an
      interrupted export of Xcode leaves. A file with comments or blank lines and no entry is fine.

      ## Why it matters
      The file looks translated in the project, but has not one key. What wrote it was cut off.

      ## Example
      `bg.lproj/Activity.strings` with zero bytes, beside siblings of 40 keys.

      ## Known limits
      A few projects keep an empty file on purpose, because the texts of the development language stand in code.

      ## Source
      CoreFoundation, `CFPropertyList.c`; 25 files of public apps.
      """#,
    "strings-invalid-escape": #"""
      # strings-invalid-escape

      A backslash in a strings file stands before a character that makes no escape with it, and is dropped.

      ## What it reports
      `\u` with four hexadecimal digits, as in JSON and Java, as an error: only the capital `\U` is an escape. A backslash before
      another letter or a digit, and Swift's `\(`, as a warning. A backslash before punctuation that needs none (`\'`, `\/`) as
      a note, because users see what was meant. Of several in one entry the worst is reported.

      ## Why it matters
      Users read what is left: `u203A` in a menu title, `(name)` where a name was expected.

      ## Example
      `"open" = "Open \u203A";` shows `Open u203A`; expected `\U203A`, or `›` itself.

      ## Known limits
      Escapes in values other than strings are not looked at.

      ## Source
      CoreFoundation, `CFOldStylePList.c`; 65 `\u` in 34 files of public apps.
      """#,
    "strings-parse-error": #"""
      # strings-parse-error

      A strings file is malformed in a way that makes Apple's loader reject all of it.

      ## What it reports
      The place of the real fault, not the line 1 that Apple's message names, with what was expected there and how many keys
      are lost: a missing `;`, quotes that are not escaped, a property list that is none. A stringsdict counts.

      ## Why it matters
      One missing `;` throws away every translation of the file: the app shows another language, or keys.

      ## Example
      `"cancel" = "Abbrechen"` without `;` in a file of 140 keys: all 140 are lost.

      ## Known limits
      After a fault the reader goes on at the next entry; of several faults close together some may be reported as one.
      Coverage counts what stands in the file.

      ## Source
      CoreFoundation, `CFOldStylePList.c`; `plutil` on probes of every case.
      """#,
    "strings-silent-truncation": #"""
      # strings-silent-truncation

      A stray character in a strings file makes Apple's loader stop there, without an error: the rest is lost.

      ## What it reports
      The place where the loader stops, and how many keys after it never exist at run time.

      ## Why it matters
      `plutil -lint` and the build call the file fine. In a public app 246 of 743 French translations are lost this way.

      ## Example
      `"cancel" = "Annuler";=` : a `=` too many, and everything below it is gone.

      ## Known limits
      Coverage counts what stands in the file; the loss is reported here, once.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: a dictionary's content ends at anything that cannot start a key.
      """#,
    "strings-unterminated-comment": #"""
      # strings-unterminated-comment

      A comment in a strings file has no end, and swallows the rest of the file.

      ## What it reports
      The `/*` whose `*/` is missing, with how many keys after it are lost.

      ## Why it matters
      `plutil -lint` and the build call the file fine, and everything behind the comment is gone at run time.

      ## Example
      `/* buttons` without `*/` above `"ok" = "D'accord";`.

      ## Known limits
      Which of the entries behind the comment were meant to be in it cannot be known: all that read like entries are counted.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: comments do not nest, and the end of the text ends one.
      """#,
    "stringsdict-missing-format-key": #"""
      # stringsdict-missing-format-key

      An entry of a stringsdict has no format.

      ## What it reports
      A key whose dictionary has neither `NSStringLocalizedFormatKey` nor a rule for widths or devices. An error.

      ## Why it matters
      Foundation has no text for the key, and apps have crashed on it.

      ## Example
      A dictionary with the variable `files` and nothing that embeds it.

      ## Known limits
      None known.

      ## Source
      WeblateOrg/weblate#21294; Apple, Stringsdict File Format.
      """#,
    "stringsdict-value-type": #"""
      # stringsdict-value-type

      A plural variable's value type is no number's format specifier.

      ## What it reports
      A `NSStringFormatValueTypeKey` that is absent or empty, has a percent sign (`%ld`), is `@`, or is no format specifier.
      A warning.

      ## Why it matters
      Foundation does not know what to read, and may choose the plural form by a number that is none.

      ## Example
      `<string>%ld</string>`; `<string>ld</string>` is right.

      ## Known limits
      Apps ship `%ld` and get away with it; what Foundation makes of it is not documented.

      ## Source
      Apple, Stringsdict File Format; mastodon/mastodon-ios has `%ld` in 154 entries.
      """#,
    "stringsdict-value-type-mismatch": #"""
      # stringsdict-value-type-mismatch

      A plural variable's text, or its key, takes the number for something else than the value type says.

      ## What it reports
      A placeholder for the variable's own argument of another class than `NSStringFormatValueTypeKey` or a String Catalog's
      `formatSpecifier`, and a key that is itself a format with another class there. An error.

      ## Why it matters
      The plural form is chosen by one reading of the argument and the text shows another: garbage, or a crash.

      ## Example
      The value type `d` with the text `"%@ files"`.

      ## Known limits
      Lengths (`d`, `ld`) are not compared. What the code hands over is seen only where the key is a format.

      ## Source
      openradar-mirror#19719; Apple, Stringsdict File Format.
      """#,
    "stringsdict-variable-undefined": #"""
      # stringsdict-variable-undefined

      A format embeds a plural variable that is not there.

      ## What it reports
      `%#@name@` where the entry has no variable of that name, a reference that is spelled so that Foundation does not know it
      (`%# @name @`), and such a reference in a table without plurals: errors. A number without `$` (`%1#@name@`) is read as a
      width: a warning where the variable takes that argument all the same, else an error.

      ## Why it matters
      Foundation takes the number for the address of an object, and the app crashes.

      ## Example
      `%#@site@` beside a dictionary `sites`.

      ## Known limits
      Of an XLIFF only variables that other texts of the same unit name are known.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux (a crash); duckduckgo/iOS.
      """#,
    "stringsdict-variable-unused": #"""
      # stringsdict-variable-unused

      A plural variable is embedded in no text.

      ## What it reports
      A variable of a stringsdict or String Catalog that neither the format nor another variable's text embeds as `%#@name@`.
      A warning.

      ## Why it matters
      Its texts are translated and never shown; often the format has another name for it.

      ## Example
      The format `%d files` beside a dictionary `files`.

      ## Known limits
      Where a reference is undefined or misspelled, only that is reported (`stringsdict-variable-undefined`).

      ## Source
      Asana/locheck, `stringsdict` kinds; Apple, Stringsdict File Format.
      """#,
    "substitution-arg": #"""
      # substitution-arg

      A String Catalog's substitution does not say which argument it takes, or does not show it.

      ## What it reports
      An `argNum` that is no argument of the text: an error. A substitution without `formatSpecifier`, and a text of one that
      has no `%arg` where the source's has it: warnings.

      ## Why it matters
      The plural form is chosen by another argument or by garbage, or the sentence has no number.

      ## Example
      `"other": "archivos"` for `"other": "%arg files"`.

      ## Known limits
      The plural forms `zero`, `one` and `two` may spell their number out. A text may show the number by another specifier than
      `%arg`.

      ## Source
      SwiftGen/SwiftGen#1124; Apple, Localizing strings that contain plurals.
      """#,
    "tag-mismatch": #"""
      # tag-mismatch

      A translation has other tags than its source.

      ## What it reports
      Tags of HTML or XML that the source has and the translation lacks, or the other way round. A warning.

      ## Why it matters
      Text that is shown as HTML loses its links or its emphasis, or runs on in bold to the end of the page.

      ## Example
      `"<b>Never</b> share it"` translated as `"Teile es <b>nie<b>"`.

      ## Known limits
      Only tags that close, or that HTML has, count: `<None>` and `<key>` are words. Order and attributes are not compared.

      ## Source
      WHATWG HTML, the elements; Weblate's `xml-tags`; 0.23 of 1,000 translations in public apps.
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
    "trailing-whitespace": #"""
      # trailing-whitespace

      A translation ends with white space and its source does not, or the other way round.

      ## What it reports
      White space at the end of a translation that the source does not have, or that the source has and the translation
      lacks. A warning.

      ## Why it matters
      The app may glue texts together, and words then run into each other; a space too many shifts a centred title.

      ## Example
      `"Signed in as "` translated as `"Angemeldet als"`: the screen shows "Angemeldet alsKim".

      ## Known limits
      Languages without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) may drop the space, and Korean,
      which glues particles to words. Line breaks are `newline-count`'s.

      ## Source
      Weblate's `end_space`; 0.80 of 1,000 translations in public apps.
      """#,
    "undefined-key": #"""
      # undefined-key

      An interface asks for a key that no strings table has.

      ## What it reports
      Each text of an interface tree that is only a key, where no table of that name in its bundle has the key in any locale. A
      request for review where no table of that name was read at all.

      ## Why it matters
      Users see the bare key: `login.go`.

      ## Example
      `"title": {"key": "login.go", "table": "Localizable"}` and no `login.go` in any `Localizable.strings`.

      ## Known limits
      Keys that code asks for are not seen: sources are not read. Texts of storyboards and xibs have their own words beside
      the key; a table without those keys is `ib-unlocalized-object`'s or `missing-translation`'s.

      ## Source
      CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself); StringsLint, `missing`.
      """#,
    "untranslated": #"""
      # untranslated

      Many texts of a locale's table are the source's, letter for letter.

      ## What it reports
      Each table and locale in which at least a fifth of the texts are identical to the source's, and at least ten, or three of
      four words and more. One finding, with the number and some of the keys; a note. Texts that may stay as they are do not
      count: format specifiers, markup, addresses, acronyms, names in mixed case, words that most languages share, and what the
      project's glossary keeps.

      ## Why it matters
      Such a table was exported and never translated: every key is there, so nothing is missing, and users read English.

      ## Example
      "581 of 653 texts are identical to the source" in `lv.lproj/Localizable.strings`.

      ## Known limits
      Finished tables keep about one text in twenty, related languages and tables of names more; the bounds were chosen so that
      those of public apps stay silent. Variants of the source's language (`en-GB`), Interlingua and the pseudo-languages
      `en-XA`, `ar-XB` are left out, and texts in the state `new`.

      ## Source
      Weblate, `same`; pofilter, `unchanged`; 2,000 tables of public apps (see `SharedWords`).
      """#,
    "unused-key": #"""
      # unused-key

      A key of a storyboard's or xib's table stands for a text that the object does not have.

      ## What it reports
      Each key `ObjectID.property` in a table that belongs to an interface file, where the object is there but has no such text
      any more; once for each key, with the locales that still have it. Off by default.

      ## Why it matters
      The text was removed from the interface, and its translations remain.

      ## Example
      `"a1B-2c-3D4.accessibilityHint" = "Öffnet die Karte";` after the hint was deleted.

      ## Known limits
      Only keys of interface tables are judged: who asks for the others stands in code, which is not read. An interface may
      have texts of a kind that is not read (attributed texts, formatters), and code may look a key up by table name.

      ## Source
      StringsLint, `unused`; i18n-tasks, `unused`.
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
