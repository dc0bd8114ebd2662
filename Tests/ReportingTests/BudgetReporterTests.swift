import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct BudgetReporterTests {
  private func text(_ format: BudgetFormat, unit: BudgetUnit = .point) throws -> String {
    String(decoding: try BudgetReporter(format: format, unit: unit).render(SampleBudget.report()), as: UTF8.self)
  }

  @Test(arguments: BudgetFormat.allCases)
  func aBudgetIsAsCommitted(_ format: BudgetFormat) throws {
    let file = ExpectedFile("Tests/ReportingTests/Expected/budget.\(format.rawValue)")
    #expect(try file.matches(try text(format)), "\(file.advice)")
  }

  @Test func theDocumentIsValidAndCanBeReadBack() throws {
    let bytes = try BudgetReporter(format: .json).render(SampleBudget.report())
    #expect(try SchemaValidator("budget").faults(in: bytes) == [])
    #expect(try JSONDecoder().decode(BudgetReport.self, from: Data(bytes)) == SampleBudget.report())
  }

  @Test(arguments: [#"{"schemaVersion": 2}"#, #"{"keys": [{"key": 1}]}"#, #"{"clock": "12:00"}"#, "[]"])
  func anInvalidBudgetIsRejected(_ document: String) throws {
    #expect(try !SchemaValidator("budget").faults(in: Array(document.utf8)).isEmpty)
  }

  @Test func recordsAreSplitByTheStandard() throws {
    let records = CSVRecords.read(try text(.csv))
    #expect(Set(records.map(\.count)) == [records[0].count])
    let key = try #require(records[0].firstIndex(of: "key"))
    // A formula is a text, and a tab is seen.
    let keys = try SampleBudget.report().keys.map { $0.key == "=1+1\t<&>" ? "'=1+1\\t<&>" : $0.key }
    #expect(records.dropFirst().map { $0[key] } == keys)
    let source = try #require(records[0].firstIndex(of: "source"))
    #expect(records[2][source] == "Read the \"terms\",\nplease")
  }

  @Test func everyKeyIsAUnitWithItsText() throws {
    let units = XLIFFUnits()
    let parser = XMLParser(data: Data(try text(.xliff).utf8))
    parser.delegate = units
    #expect(parser.parse())
    let keys = try SampleBudget.report().keys
    #expect(units.units.map { $0["id"] } == keys.map(\.key))
    #expect(units.sources == keys.map { $0.text.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}") })
    #expect(units.units.map { $0["maxwidth"] } == ["100", "100", nil])
    #expect(units.units.map { $0["size-unit"] } == ["point", "point", nil])
    #expect(units.units.map { $0["maxheight"] } == [nil, "40", nil])
    #expect(units.units.map { $0["font"] } == ["SF Pro;17", "Avenir Next;16;bold", nil])
  }

  @Test func characterLimitsNeedNoFont() throws {
    let document = try text(.xliff, unit: .char)
    #expect(document.contains(#"maxwidth="12" size-unit="char""#))
    #expect(!document.contains("font="))
  }

  @Test func aBudgetWithoutLimitHasNoFlags() throws {
    let lines = try text(.weblate).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(
      lines == [
        [
          "App/Main", "login.title",
          "max-size:100:1, font-family:SF_Pro, font-size:17, font-spacing:-440",
        ],
        [
          "App/Main", "terms", "max-size:100:2, font-family:Avenir_Next, font-size:16, font-weight:bold",
        ],
      ])
  }
}

/// The units and sources of a document.
private final class XLIFFUnits: NSObject, XMLParserDelegate {
  var units: [[String: String]] = []
  var sources: [String] = []
  private var isSource = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    isSource = name == "source"
    if name == "trans-unit" { units.append(attributes) }
    if isSource { sources.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isSource { sources[sources.count - 1] += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isSource = false
  }
}

/// The records of a table by RFC 4180.
private enum CSVRecords {
  static func read(_ text: String) -> [[String]] {
    var (records, record, field) = ([[String]](), [String](), String.UnicodeScalarView())
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"": field.append(scalars.removeFirst())
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        record.append(String(field))
        field = .init()
      case ("\r", false) where scalars.first == "\n":
        scalars.removeFirst()
        records.append(record + [String(field)])
        (record, field) = ([], .init())
      default: field.append(scalar)
      }
    }
    return records
  }
}
