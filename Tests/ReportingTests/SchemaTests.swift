import AuditModel
import Foundation
import Reporting
import Testing

/// The schemas say what the documents are, and nothing else passes.
@Suite struct SchemaTests {
  @Test func reportsAreValid() throws {
    let validator = try SchemaValidator("report")
    for report in [try SampleReport.failed(), SampleReport.clean, SampleReport.nothing] {
      #expect(try validator.faults(in: JSONReporter().render(report)) == [])
    }
  }

  @Test(arguments: [
    #"{"schemaVersion": 1}"#, #"{"findings": [{"rule": 1}]}"#, #"{"clock": "12:00"}"#, "[]",
    #"{"gate": {"passed": true, "because": []}}"#,
    #"{"gate": {"state": "maybe", "passed": true, "because": []}}"#, #"{"findings": [{"locale": "de"}]}"#,
  ])
  func anInvalidReportIsRejected(_ document: String) throws {
    #expect(try !SchemaValidator("report").faults(in: Array(document.utf8)).isEmpty)
  }

  @Test func coverageIsValidAndCanBeReadBack() throws {
    let report = try SampleReport.coverageReport()
    let bytes = try CoverageReporter(format: .json).render(report)
    #expect(try SchemaValidator("coverage").faults(in: bytes) == [])
    let document = try JSONDecoder().decode(CoverageDocument.self, from: Data(bytes))
    #expect(document == CoverageDocument(report))
    #expect(document.coverage.map(\.coverage) == report.coverage)
  }

  @Test func theRowsOfCoverageAreThoseOfTheReport() throws {
    let rows = try [
      CoverageReporter(format: .json).render(SampleReport.coverageReport()),
      JSONReporter().render(SampleReport.failed()),
    ].map { try JSONDecoder().decode(JSONValue.self, from: Data($0)).members["coverage"] }
    #expect(rows[0] == rows[1])
    #expect(rows[0]?.items.isEmpty == false)
  }

  @Test func treesAreValid() throws {
    let validator = try SchemaValidator("tree")
    #expect(try validator.faults(in: encoded(SampleTree.tree())) == [])
    #expect(try validator.faults(in: encoded([SampleTree.tree(), SampleTree.tree()])) == [])
    #expect(try validator.faults(in: Array(SampleTree.contractExample.utf8)) == [])
    #expect(try validator.faults(in: encoded(SampleTree.rest)) == [])
  }

  @Test(arguments: [
    #"{"screens": [{"id": "a"}]}"#, #"{"screens": [], "platform": "BeOS"}"#, #"{"version": 1}"#,
    #"{"screens": [{"id": "a", "root": {"titel": "x"}}]}"#, #"[1]"#,
    #"{"screens": [{"id": "a", "root": {"title": {"table": "x"}}}]}"#,
    #"{"screens": [{"id": "a", "root": {"title": {"value": "x", "paragraphStyle": {"alignment": "up"}}}}]}"#,
    #"{"screens": [{"id": "a", "root": {"title": {"value": "x", "paragraphStyle": {"hyphenationFactor": 2}}}}]}"#,
  ])
  func anInvalidTreeIsRejected(_ document: String) throws {
    #expect(try !SchemaValidator("tree").faults(in: Array(document.utf8)).isEmpty)
  }

  /// A member that the model writes and the schema lacks fails above; this finds one that only the schema has.
  @Test func theElementOfTheSchemaHasWhatTheModelHas() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Reports/schema/tree.schema.json")
    let schema = try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: url))
    let known = schema.members["$defs"]?.members["element"]?.members["properties"]?.members.keys.sorted() ?? []
    let bytes = try encoded(SampleTree.element()) + []
    let written = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)).members.keys
    // A button's title and image move into its states; other kinds keep them.
    #expect(known.filter { !written.contains($0) } == [])
  }

  @Test func thePartsOfATextHaveWhatTheModelHas() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Reports/schema/tree.schema.json")
    let schema = try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: url))
    let text = try #require(try SampleTree.element().control.text)
    let written = [
      "paragraphStyle": try encoded(text.paragraphStyle), "font": try encoded(text.font),
    ]
    for (definition, bytes) in written {
      let known = schema.members["$defs"]?.members[definition]?.members["properties"]?.members.keys.sorted()
      #expect(try known == JSONDecoder().decode(JSONValue.self, from: Data(bytes)).members.keys.sorted())
    }
  }
}

private func encoded(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }
