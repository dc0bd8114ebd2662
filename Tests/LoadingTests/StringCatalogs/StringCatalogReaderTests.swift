import AuditModel
import Testing

@testable import Loading

@Suite("The String Catalog reader")
struct StringCatalogReaderTests {
  private static let full = catalog(
    """
        "Cancel" : {
          "comment" : "A button",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } },
            "zh_CN" : { "stringUnit" : { "value" : "取\\u6d88 \\"😀\\"", "state" : "needs_review" } }
          }
        },
        "OK" : { "shouldTranslate" : false },
        "" : {

        },
        "items" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "mac" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "new", "value" : "%lld item" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld things" } } } } },
            "pt-BR" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ em %@" },
              "substitutions" : { "files" : {
                "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg arquivo" } },
                  "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%arg arquivos" } } } } } } }
          }
        },
        "phrases" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "new", "values" : [ "Open ${app}", "Start ${app}" ] } }
          }
        }
    """)

  @Test("has a file for each language, and every key in the source language")
  func files() throws {
    let reading = try readCatalog(Self.full)
    #expect(reading.faults == [])
    #expect(reading.sourceLanguage == .english)
    #expect(reading.files.map(\.folder) == ["en", "de", "zh_CN", "pt-BR"])
    #expect(reading.files.map(\.locale.identifier) == ["en", "de", "zh-Hans", "pt-BR"])
    #expect(reading.files.allSatisfy { $0.format == .xcstrings && $0.encoding == .utf8 && !$0.isRejected })
    #expect(try reading.file("en").entries.map(\.key) == ["Cancel", "OK", "", "items", "phrases"])
    #expect(try reading.file("en").entries.map(\.isImplied) == [true, true, true, nil, nil])
    #expect(try reading.file("de").entries.map(\.key) == ["Cancel"])
  }

  @Test("places texts, and implied ones at their key")
  func places() throws {
    let reading = try readCatalog(Self.full)
    #expect(try reading.entry("Cancel", "en").texts == ["=Cancel - 4:5"])
    #expect(try reading.entry("", "en").texts == ["= - 13:5"])
    #expect(try reading.entry("Cancel", "de").texts == ["=Abbrechen translated 8:69"])
    #expect(try reading.entry("Cancel", "zh_CN").texts == ["=取消 \"😀\" needs_review 9:48"])
  }

  @Test("gives every language what is said of the key")
  func attributes() throws {
    let reading = try readCatalog(Self.full)
    for language in ["en", "de", "zh_CN"] {
      let entry = try reading.entry("Cancel", language)
      #expect(entry.comment == "A button")
      #expect(entry.extraction == .manual)
      #expect(entry.isUntranslatable == nil)
    }
    #expect(try reading.entry("OK", "en").isUntranslatable == true)
    #expect(try reading.entry("items", "pt-BR").extraction == .extractedWithValue)
    #expect(try reading.entry("phrases", "en").extraction == nil)
  }

  @Test("reads variations one inside the other")
  func variations() throws {
    let entry = try readCatalog(Self.full).entry("items", "en")
    #expect(
      entry.texts == [
        "device.mac.plural.one=%lld item new 21:67", "device.mac.plural.other=%lld items translated 22:76",
        "device.other=%lld things translated 23:74",
      ])
    #expect(entry.value == "%lld things")
    #expect(entry.state == .new)
    #expect((entry.line, entry.column) == (19, 9))
  }

  @Test("reads substitutions with their variables")
  func substitutions() throws {
    let entry = try readCatalog(Self.full).entry("items", "pt-BR")
    #expect(entry.value == "%#@files@ em %@")
    #expect(entry.state == .needsReview)
    #expect(
      entry.leaves?.map(\.path.description) == [
        "", "substitutions.files.plural.one", "substitutions.files.plural.other",
      ])
    let variable = StringsVariable(name: "files", argument: 1, valueType: "lld", line: 26, column: 31)
    #expect(entry.variables == [variable])
  }

  @Test("reads the phrases of a string set")
  func phrases() throws {
    let entry = try readCatalog(Self.full).entry("phrases", "en")
    #expect(entry.texts == ["item.0=Open ${app} new 35:64", "item.1=Start ${app} new 35:79"])
    #expect(entry.value == "Open ${app}")
  }

  @Test("takes the source language for what it is in any spelling")
  func spelledTwice() throws {
    let text =
      #"{"sourceLanguage":"zh-Hans","version":"1.3","strings":{"k":{"localizations":{"zh_CN":"#
      + #"{"stringUnit":{"state":"translated","value":"v"}}}}}}"#
    let reading = try readCatalog(text)
    #expect(reading.files.map(\.folder) == ["zh-Hans"])
    #expect(try reading.entry("k", "zh-Hans").value == "v")
  }

  @Test(
    "reads any version 1.x without a word, and says where another is",
    arguments: [
      ("\"1.0\"", []), ("\"1.1\"", []), ("\"1.27\"", []), ("\"1\"", []), ("\"2.0\"", ["warning unknown-version 1:53"]),
      ("1.0", ["error wrong-type 1:53"]), ("null", ["error missing-member 1:1"]),
    ])
  func versions(_ version: String, _ faults: [String]) throws {
    let reading = try readCatalog("{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{}},\"version\":\(version)}")
    #expect(reading.faults == faults)
    #expect(reading.files[0].entries.map(\.key) == ["k"])
    #expect(!reading.files[0].isRejected)
  }

  @Test("assumes the bundle's language where the catalog names none")
  func noSource() throws {
    let reading = try readCatalog(#"{"strings":{"k":{}},"version":"1.0"}"#, development: "fr")
    #expect(reading.sourceLanguage == nil)
    #expect(reading.files.map(\.locale.identifier) == ["fr"])
    #expect(reading.faults == ["error missing-member 1:1"])
    #expect(reading.diagnostics[0].message == "\"sourceLanguage\" is missing; fr is assumed")
    let odd = try readCatalog(#"{"sourceLanguage":"mul","strings":{},"version":"1.0"}"#)
    #expect(odd.faults == ["warning unknown-language 1:19"])
    #expect(odd.files.map(\.entries.count) == [0])
  }
}
