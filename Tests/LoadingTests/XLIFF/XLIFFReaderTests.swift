import AuditModel
import Testing

@testable import Loading

/// Reads a text as the document `out/de.xliff` of an app in English.
func readXLIFF(_ text: String, path: String = "out/de.xliff") -> XLIFFReading {
  XLIFFReader.read(Array(text.utf8), path: path, development: .english)
}

/// A document of one file, from English to German, with these units.
func xliff(_ units: String, original: String = "App/en.lproj/Localizable.strings", target: String = "de") -> String {
  let language = target.isEmpty ? "" : " target-language=\"\(target)\""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en"\(language) datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
}

extension XLIFFReading {
  /// The entries of a language's files, as the document spells it.
  func entries(_ folder: String) -> [StringsEntry] {
    tables.flatMap(\.files).filter { $0.folder == folder }.flatMap(\.entries)
  }
}

@Suite("The XLIFF reader")
struct XLIFFReaderTests {
  @Test("gives a document's sources and targets as a bundle of its own")
  func bundle() throws {
    let reading = readXLIFF(
      xliff(
        """
        <trans-unit id="ok" xml:space="preserve">
          <source>OK</source>
          <target>Okay</target>
          <note>A button</note><note/><note>Short</note>
        </trans-unit>
        <trans-unit id="cancel"><source>Cancel</source></trans-unit>
        """))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.skipped == nil)
    let table = try #require(reading.tables.first)
    #expect(table.location == BundleLocation(bundle: "out/de.xliff", folder: "de", table: "Localizable"))
    #expect(table.isExchange)
    #expect(table.sourceLanguage?.identifier == "en")
    #expect(table.files.map(\.folder) == ["en", "de"])
    #expect(table.files.map(\.locale.identifier) == ["en", "de"])
    #expect(table.files.allSatisfy { $0.path == "out/de.xliff" && $0.format == .xliff && $0.encoding == .utf8 })
    #expect(reading.entries("en").map(\.value) == ["OK", "Cancel"])
    #expect(reading.entries("en").map(\.line) == [4, 9])
    #expect(reading.entries("en").map(\.state) == [nil, nil])
    var entry = StringsEntry(key: "ok", value: "Okay", comment: "A button\nShort", line: 6, column: 3)
    entry.state = .translated
    #expect(reading.entries("de") == [entry])
  }

  @Test(
    "keeps texts exactly",
    arguments: [
      ("  a\n b\t", "  a\n b\t"), ("<![CDATA[<b>&amp;]]>", "<b>&amp;"), ("a &lt; b &#10;", "a < b \n"),
      ("Hi <g id=\"1\">big <mrk mtype=\"x\">world</mrk></g>!", "Hi big world!"), ("a<x id=\"1\"/>b", "ab"),
      ("a<x id=\"1\" equiv-text=\"{name}\"/>b", "a{name}b"), ("<ph id=\"1\">%@</ph> x", "%@ x"), ("", ""),
      ("<!-- no -->x", "x"),
    ])
  func text(_ source: String, _ text: String) {
    let reading = readXLIFF(
      xliff("<trans-unit id=\"k\"><source>\(source)</source><target>\(source)</target></trans-unit>"))
    #expect(reading.entries("en").map(\.value) == [text])
    #expect(reading.entries("de").map(\.value) == [text])
  }

  @Test(
    "maps the states",
    arguments: [
      ("new", TranslationState.new), ("needs-translation", .new), ("needs-adaptation", .needsReview),
      ("needs-l10n", .needsReview), ("needs-review-adaptation", .needsReview), ("needs-review-l10n", .needsReview),
      ("needs-review-translation", .needsReview), ("translated", .translated), ("final", .translated),
      ("signed-off", .translated), ("x-mine", .needsReview),
    ])
  func states(_ word: String, _ state: TranslationState) {
    let reading = readXLIFF(
      xliff("<trans-unit id=\"k\"><source>a</source><target state=\"\(word)\">b</target></trans-unit>"))
    #expect(reading.entries("de").map(\.state) == [state])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("reads what is not to be translated, and what is not approved")
  func marks() {
    let reading = readXLIFF(
      xliff(
        """
        <trans-unit id="a" translate="no"><source>A</source><target/></trans-unit>
        <group translate="no">
          <trans-unit id="b"><source>B</source></trans-unit>
          <trans-unit id="c" translate="yes" approved="yes"><source>C</source><target>Z</target></trans-unit>
        </group>
        <trans-unit id="d" approved="no"><source>D</source><target>E</target></trans-unit>
        """))
    #expect(reading.entries("en").map(\.isUntranslatable) == [true, true, nil, nil])
    #expect(reading.entries("de").map(\.key) == ["a", "c", "d"])
    #expect(reading.entries("de").map(\.value) == ["", "Z", "E"])
    #expect(reading.entries("de").map(\.state) == [.translated, .translated, .needsReview])
  }

  @Test("passes over what is not the unit's own")
  func foreign() {
    let reading = readXLIFF(
      xliff(
        """
        <trans-unit id="a"><source>A</source><seg-source>X</seg-source>
        <alt-trans><source>no</source><target>no</target><note>no</note></alt-trans><context-group><note>no</note></context-group>
        </trans-unit>
        """))
    #expect(reading.entries("en").map(\.value) == ["A"])
    #expect(reading.entries("en").map(\.comment) == [nil])
    #expect(reading.entries("de").isEmpty)
  }

  @Test("takes a namespace prefix and several files")
  func prefix() {
    let reading = readXLIFF(
      """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <x:file original="A/en.lproj/L.strings" source-language="en" target-language="de"><x:body>
      <x:trans-unit id="k"><x:source>s</x:source></x:trans-unit></x:body></x:file>
      <x:file original="B/en.lproj/L.strings" source-language="fr" target-language="pt_BR"><x:body/></x:file>
      </x:xliff>
      """)
    #expect(reading.tables.map(\.location.table) == ["A/L", "B/L"])
    #expect(reading.tables.map(\.sourceLanguage?.identifier) == ["en", "fr"])
    #expect(reading.tables[1].files.map(\.folder) == ["fr", "pt_BR"])
    #expect(reading.tables[1].files.map(\.locale.identifier) == ["fr", "pt-BR"])
  }

  @Test("takes the targets of an export of the development language itself for its texts")
  func oneLanguage() {
    let reading = readXLIFF(
      xliff(
        "<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>"
          + "<trans-unit id=\"c\"><source>C</source></trans-unit>", target: "en"))
    #expect(reading.tables.flatMap(\.files).map(\.folder) == ["en"])
    #expect(reading.entries("en").map(\.value) == ["B", "C"])
  }
}
