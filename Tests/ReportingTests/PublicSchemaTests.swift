import AuditModel
import Foundation
import Testing

@testable import Reporting

/// What the public schemas of other tools ask for: always the part that concerns us, all of it where a schema is at hand.
@Suite struct PublicSchemaTests {
  /// SARIF's own schema; `Scripts/check-public-schemas` tells where to get it.
  private static let sarifSchema = ProcessInfo.processInfo.environment["FITSPOKEN_SARIF_SCHEMA"]

  private static func reports() throws -> [AuditReport] {
    let hostile = try SampleReport.hostileTexts.map { try SampleReport.hostile($0) }
    return [try SampleReport.failed(), SampleReport.clean, SampleReport.nothing] + hostile
  }

  @Test(.enabled(if: sarifSchema != nil)) func sarifIsValidByItsOwnSchema() throws {
    let validator = try SchemaValidator(file: URL(fileURLWithPath: #require(Self.sarifSchema)))
    for report in try Self.reports() { #expect(try validator.faults(in: SARIFReporter().render(report)) == []) }
    #expect(try !validator.faults(in: Array(#"{"version": "2.1.0", "runs": [{}]}"#.utf8)).isEmpty)
  }

  @Test func sarifHasNoEqualRelatedLocations() throws {
    var report = SampleReport.large(keys: 1, locales: ["de", "fr"])
    report.single += report.single
    let log = try JSONDecoder().decode(JSONValue.self, from: Data(SARIFReporter().render(report)))
    let results = try #require(log.members["runs"]?.items.first?.members["results"]).items
    #expect(results.count == 1)
    let related = try #require(results[0].members["relatedLocations"])
    #expect(related.hasUniqueItems)
    #expect(related.items.count == 1)
  }

  @Test func relatedLocationsAreLimitedOverTheWholeRun() throws {
    var places = SARIFPlaceBudget(left: 1)
    let report = SampleReport.large(keys: 2, locales: ["de", "fr", "ja"])
    let counts = report.findings.enumerated().map { index, group in
      SARIFResult(group, rules: SARIFRules(report), number: index, baselineState: nil, places: &places)
        .relatedLocations?.count
    }
    #expect(counts == [1, nil])
    #expect(places.left == 0 && places.omitted == 3)
  }

  /// The attributes and elements that Jenkins' schema (`junit-10.xsd`) knows, by element.
  private static let junit: [String: (attributes: Set<String>, required: Set<String>, elements: Set<String>)] = [
    "testsuites": ([], [], ["testsuite"]),
    "testsuite": (
      ["name", "package", "id", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "file"],
      ["name", "tests", "failures", "errors", "time", "timestamp", "hostname"],
      ["properties", "testcase", "system-out", "system-err"]
    ),
    "testcase": (["name", "classname", "time"], ["name", "classname", "time"], ["failure", "skipped", "system-out"]),
    "failure": (["type", "message"], ["type"], []), "skipped": (["message"], [], []), "properties": ([], [], []),
    "system-out": ([], [], []), "system-err": ([], [], []),
  ]

  @Test func junitHasOnlyWhatTheCommonSchemasKnow() throws {
    for report in try Self.reports() {
      let log = FormLog()
      let parser = XMLParser(data: Data(JUnitReporter().render(report)))
      parser.delegate = log
      #expect(parser.parse())
      for element in log.elements {
        let form = try #require(Self.junit[element.name], "\(element.name)")
        #expect(form.attributes.isSuperset(of: element.attributes))
        #expect(element.attributes.isSuperset(of: form.required))
        if let parent = element.parent { #expect(Self.junit[parent]?.elements.contains(element.name) == true) }
      }
    }
  }
}

/// The elements of a document with their attributes and parents.
private final class FormLog: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var parent: String?
    var attributes: Set<String>
  }

  var elements: [Element] = []
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(Element(name: name, parent: open.last, attributes: Set(attributes.keys)))
    open.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}

#if canImport(FoundationXML)
  import FoundationXML
#endif
