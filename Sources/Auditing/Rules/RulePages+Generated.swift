// swift-format-ignore-file
// Made from the rules' doc comments by 'make update-expected'; not to be edited by hand.

/// The rules' pages in Markdown.
enum RulePages {
  /// The pages by rule name.
  static let byName: [String: String] = [
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
    "duplicate-key": #"""
      # duplicate-key

      A key stands more than once in a strings file.

      ## What it reports
      Each surplus entry: an error where the values differ, else a warning. The last one wins.

      ## Why it matters
      Somebody corrects the entry that is not used.

      ## Example
      `"cancel" = "Abbrechen";` in line 12 and `"cancel" = "Schließen";` in line 80: users see "Schließen".

      ## Known limits
      Two files of one table (`.strings` and `.stringsdict`) are not compared yet.

      ## Source
      CoreFoundation, `CFOldStylePList.c`; locheck, `duplicate_entries`.
      """#,
    "empty-value": #"""
      # empty-value

      A key's value is empty.

      ## What it reports
      Each key whose value in a locale is empty where the reference's is not: an error. Where the development language's own
      value is empty, that is a note, once.

      ## Why it matters
      The lookup succeeds, so nothing falls back: a button without a title.

      ## Example
      `"retry" = "";` in `th.lproj`.

      ## Known limits
      A value of white space is not empty.

      ## Source
      BartyCrouch, `lint`; CoreFoundation, `CFBundle_Strings.c`.
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
      A key of a storyboard's table whose object is gone is `ib-orphan-key`'s; one whose text stands in the storyboard is
      fine although the development language's file lacks it.

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
    "format-extra-argument": #"""
      # format-extra-argument

      A translated format takes more arguments than the source gives.

      ## What it reports
      A translation with a format specifier for an argument whose number is higher than any in the source. An error.

      ## Why it matters
      Foundation reads what happens to lie behind the arguments: garbage on the screen, or a crash in that language only.

      ## Example
      `"%d%% off"` translated as `"%d % de réduction"`: `% d` is a second number; `"%d %% de réduction"` is right.

      ## Known limits
      A source without a specifier is no format, whatever its translations look like; nor is a source whose own percent sign
      looks like prose ("50% off").

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; mozilla-mobile/firefox-ios#6456.
      """#,
    "format-type-mismatch": #"""
      # format-type-mismatch

      A translated format takes an argument for something that it is not.

      ## What it reports
      A translation whose format specifiers take, at some position, another class of argument than the source's: integer,
      floating-point number, object, C string, character or pointer. An error. Specifiers are read exactly as Foundation reads
      them: positions, `*`, the space flag (`% @` works), `%%`. A translation that uses only some of the positions is compared as
      Foundation numbers it anew.

      ## Why it matters
      Foundation takes a number for the address of an object, and the app crashes in that language only.

      ## Example
      `"%d of %@"` translated as `"%@ の %d"`: the app crashes in Japanese. `"%2$@ の %1$d"` is right.

      ## Known limits
      A source without a specifier is no format, whatever its translations look like ("50 % de réduction"); nor is a source
      whose own percent sign looks like prose ("50% off"). Lengths (`%d`, `%ld`) are not compared, and a translation may leave
      arguments out. Two arguments of the same class may be swapped unseen.

      ## Source
      swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; videolan/vlc-ios ja, ko, tr.
      """#,
    "hit-region-too-small": #"""
      # hit-region-too-small

      A button is too small to be hit safely.

      ## What it reports
      A button whose recorded frame is below 44 × 44 pt on either side (60 × 60 pt on visionOS): an error below 24 pt, else a
      warning. A request for review where the frame is marked misplaced or ambiguous, where the button is hidden, or where a
      class of the app's own may enlarge its hit region. Only iOS and visionOS: a pointer and a remote control aim otherwise.

      ## Why it matters
      People with a tremor, in motion or in a hurry hit the neighbour.

      ## Example
      A help button of 20 × 20 pt in the corner of a screen.

      ## Known limits
      The frame is the one that Interface Builder wrote for its own device and language. `pointInside` and `hitTest` in code
      are not seen. Buttons of the system's own types (info, contact, close) are the system's to size.

      ## Source
      Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
      """#,
    "ib-orphan-key": #"""
      # ib-orphan-key

      A key of a storyboard's or xib's table names an object that the file does not have.

      ## What it reports
      Each key `ObjectID.property` in a table that belongs to an interface file, where no object of that file has the id.

      ## Why it matters
      The object was deleted or made anew; its translation is dead, and the new object's may be missing.

      ## Example
      `"a1B-2c-3D4.normalTitle" = "Passer";` after the button was replaced.

      ## Known limits
      Code may look such keys up by table name. A key counts only where the table has the interface file's name.

      ## Source
      `ibtool`, the form of exported keys.
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
      is not missing, nor one whose note says "do not translate". An error; a note where the text has no words (symbols,
      placeholders, an address), so that every language can use it as it is.

      ## Why it matters
      Users see the development language, or the bare key, in the middle of their own.

      ## Example
      `en.lproj` has `"retry" = "Try again";`, `ja.lproj` has no such key.

      ## Known limits
      A locale that lacks the whole table is `missing-table`'s, once; a key whose object is gone is `ib-orphan-key`'s, since
      nobody needs its translation. Keys that stand in a file which Apple's loader rejects or
      reads in part are reported once, by the rule that names the fault. Locales that a team keeps incomplete on purpose can
      be left out in the configuration.

      ## Source
      Android Lint, `MissingTranslation`; CoreFoundation, `CFBundle_Strings.c` (fallback).
      """#,
    "strings-encoding": #"""
      # strings-encoding

      A strings file is in an encoding that Apple's loader does not take.

      ## What it reports
      UTF-16 without a byte order mark, Latin-1 and other bytes that are not UTF-8, with the place of the first. UTF-8 with or
      without a mark and UTF-16 with one are fine.

      ## Why it matters
      The loader rejects the file, or shows other letters than the translator wrote.

      ## Example
      `"ok" = "Schlie\xDFen";` saved as Latin-1.

      ## Known limits
      Which legacy encoding was meant is not guessed.

      ## Source
      CoreFoundation, `CFOldStylePList.c` and `CFPropertyList.c`.
      """#,
    "strings-parse-error": #"""
      # strings-parse-error

      A strings file is malformed in a way that makes Apple's loader reject all of it.

      ## What it reports
      The place of the real fault, not the line 1 that Apple's message names, with what was expected there and how many keys
      are lost: a missing `;`, quotes that are not escaped, a file without a single byte.

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
      The place where the loader stops, and how many keys after it never exist at run time. A comment without an end counts.

      ## Why it matters
      `plutil -lint` and the build call the file fine. In a public app 246 of 743 French translations are lost this way.

      ## Example
      `"cancel" = "Annuler";=` : a `=` too many, and everything below it is gone.

      ## Known limits
      Coverage counts what stands in the file; the loss is reported here, once.

      ## Source
      CoreFoundation, `CFOldStylePList.c`: a dictionary's content ends at anything that cannot start a key.
      """#,
    "title-clipped": #"""
      # title-clipped

      A title is cut off at the edge of its button, without an ellipsis.

      ## What it reports
      A button's title that is wider than its room where the line-break mode is `clip`: the last glyphs are cut at the edge,
      often through the middle of a letter. Severities as for `title-truncated`.

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
    "title-truncated": #"""
      # title-truncated

      A title is cut because it is wider than its button.

      ## What it reports
      A button's title (of any state) or subtitle that does not fit the room which the button leaves for it, in a locale and
      at a content size, so that it ends in an ellipsis or at a word or character. An error at the default content size and
      below, a warning up to the largest ordinary size, a note at the accessibility sizes. One finding for each title and
      locale, at the first size that fails most severely; the other sizes are listed beside it.

      ## Why it matters
      A cut title hides what the button does, and nobody on the team sees it who does not read that language.

      ## Example
      A button 60 pt wide whose German title "Einstellungen" needs 104 pt: `Einst…ngen`.

      ## Known limits
      The room is the frame that Interface Builder recorded, less insets and image. Where neither a constraint nor both edges
      fix the width, the button may grow: that is a request for review, as is an overrun below the tolerance of the
      measurement (Documentation/measuring.md), a hidden button, and the title "Button" that Interface Builder gives a new
      one. Titles that code sets are not seen.

      ## Source
      Human Interface Guidelines, Buttons; UIKit, `NSLineBreakMode`; the audit type `textClipped` of Apple's own audit.
      """#,
  ]
}
