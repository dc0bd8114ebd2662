import AuditModel
import Foundation
import Testing

@testable import Loading

@Suite("String Catalogs that are no JSON")
struct StringCatalogRecoveryTests {
  private static let strings = """
        "a" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "A" } } } },
        "b" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "B" } } } }
    """

  @Test(
    "are read as far as they go",
    arguments: [
      (catalog(strings + ","), ["error trailing-comma 5:104"], ["a", "b"], nil),
      (catalog(strings.replacing("} },\n", with: "} }\n")), ["error invalid-json 5:5"], ["a", "b"], 2),
      (catalog(strings + ", \"c\" : NaN"), ["error invalid-json 5:112"], ["a", "b", "c"], 3),
      (String(catalog(strings).prefix(120)), ["error invalid-json 4:69"], [], 0),
      (String(catalog(strings).prefix(210)), ["error invalid-json 5:59"], ["a"], 1),
      (catalog(strings) + "}", ["error invalid-json 8:2"], ["a", "b"], 2),
      (catalog(strings).replacing("\"B\"", with: "\"B\n\""), ["error invalid-json 5:95"], ["a", "b"], 2),
    ] as [(String, [String], [String], Int?)])
  func broken(_ text: String, _ faults: [String], _ keys: [String], _ lost: Int?) throws {
    let reading = try readCatalog(text)
    #expect(reading.faults == faults, "\(reading.diagnostics.map(\.message))")
    #expect(reading.files[0].entries.map(\.key) == keys)
    #expect(reading.files.allSatisfy { $0.isRejected == (lost != nil) })
    #expect(reading.diagnostics[0].lostKeys == lost)
  }

  @Test(
    "are no catalog at all",
    arguments: [
      ("", "expected a value, found the end of the file"), ("[]", "the catalog: expected an object, found an array"),
      ("not JSON", "expected a value, found n"), ("\u{0}", "expected a value, found U+0000"),
      ("\"x\"", "the catalog: expected an object, found a string"),
    ])
  func nothing(_ text: String, _ message: String) throws {
    let reading = try readCatalog(text)
    #expect(reading.files.isEmpty)
    #expect(reading.diagnostics.first?.message == message)
    #expect(reading.diagnostics.first?.kind == .catalogSchema)
    #expect(reading.diagnostics.first?.severity == .error)
  }

  @Test("are read where merge conflicts stand in them, from the first side")
  func conflicts() throws {
    let text = catalog(
      """
          "a" : { },
      <<<<<<< HEAD
          "ours" : { },
      ||||||| base
          "base" : { },
      =======
          "theirs" : { },
          "x" : { },
      >>>>>>> feature/x
          "b" : { }
      <<<<<<< HEAD
      =======
          , "c" : { }
      >>>>>>> feature/x
      """)
    let reading = try readCatalog(text)
    #expect(reading.faults == ["error merge-conflict-marker 5:1"])
    #expect(reading.diagnostics[0].kind == .mergeConflictMarker)
    #expect(
      reading.diagnostics[0].message
        == "unresolved merge conflict marker (first of 2 conflicts); the first side of each conflict is read")
    #expect(reading.files[0].entries.map(\.key) == ["a", "ours", "b"])
    #expect(reading.files[0].entries.map(\.line) == [4, 6, 13])
    #expect(reading.files[0].isRejected)
  }

  @Test(
    "say so where a conflict leaves no JSON, and bear markers without their like",
    arguments: [
      ("<<<<<<< HEAD\nnothing", "the remainder is not valid JSON", true),
      (catalog("\"a\" : { }\n=======\n"), "the first side of each conflict is read", false),
      (catalog("\"a\" : { }\n>>>>>>> x\n"), "the first side of each conflict is read", false),
      (catalog("<<<<<<< x\n\"a\" : { }\n"), "the first side of each conflict is read", false),
    ])
  func strayMarkers(_ text: String, _ effect: String, _ isEmpty: Bool) throws {
    let reading = try readCatalog(text)
    #expect(reading.diagnostics.first?.message == "unresolved merge conflict marker; \(effect)")
    #expect(reading.files.isEmpty == isEmpty)
  }

  @Test("take no marker inside a text for a conflict")
  func markersInTexts() throws {
    let reading = try readCatalog(catalog("\"<<<<<<< a\" : { }, \"b\" : { \"comment\" : \"\\n=======\\n>>>>>>>\" }"))
    #expect(reading.faults == [])
  }

  @Test(
    "are read in the encodings that Foundation takes",
    arguments: [
      (String.Encoding.utf16, "utf-16le"), (.utf16LittleEndian, "utf-16le"), (.utf16BigEndian, "utf-16be"),
      (.utf32, "utf-32le"),
    ])
  func encodings(_ encoding: String.Encoding, _ name: String) throws {
    let data = try #require(catalog(Self.strings).data(using: encoding))
    #expect((try? JSONSerialization.jsonObject(with: data)) != nil)
    let reading = StringCatalogReader.read([UInt8](data), path: "L.xcstrings", development: .english)
    #expect(reading.faults == ["warning encoding 1:1"])
    #expect(reading.files.map(\.encoding.name) == [name, name])
    #expect(try reading.entry("b", "de").texts == ["=B translated 5:93"])
    #expect(!reading.files[0].isRejected)
  }

  @Test("are read without their byte-order mark, and in spite of a byte that is no UTF-8")
  func bytes() throws {
    let text = Array(catalog(Self.strings).utf8)
    let marked = StringCatalogReader.read([0xEF, 0xBB, 0xBF] + text, path: "L.xcstrings", development: .english)
    #expect(marked.faults == ["warning encoding 1:1"])
    #expect(try marked.entry("a", "en").texts == ["=a - 4:5"])
    var broken = text
    broken[try #require(text.lastIndex(of: UInt8(ascii: "B")))] = 0xE9
    let reading = StringCatalogReader.read(broken, path: "L.xcstrings", development: .english)
    #expect(reading.faults == ["error invalid-json 5:94"])
    #expect(reading.diagnostics[0].message.hasPrefix("byte 0xE9 is not valid UTF-8"))
    #expect(try reading.file("de").entries.map(\.key) == ["a", "b"])
    #expect(reading.files.allSatisfy { $0.isRejected })
  }

  @Test("end nowhere in a trap, wherever they are cut")
  func cuts() throws {
    let bytes = Array(catalog(Self.strings, more: "\"x\":[1,{\"é\":\"\\u00e9\\n\"}],").utf8)
    for length in bytes.indices {
      let reading = StringCatalogReader.read(Array(bytes[..<length]), path: "L.xcstrings", development: .english)
      #expect(!reading.diagnostics.isEmpty)
      #expect(reading.files.allSatisfy { $0.isRejected })
    }
  }
}
