import AuditModel
import Testing

@testable import Reporting

@Suite struct CoverageTextTests {
  private func text(
    _ report: CoverageReport, isQuiet: Bool = false, isVerbose: Bool = false, width: Int? = nil
  ) throws -> [String] {
    var options = TextOptions()
    (options.isQuiet, options.isVerbose, options.width) = (isQuiet, isVerbose, width)
    let reporter = CoverageReporter(format: .text, text: options)
    return String(decoding: try reporter.render(report), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func theSumsComeFirstAndAreAligned() throws {
    let lines = try text(SampleReport.coverageReport())
    let sums = lines.prefix { !$0.isEmpty }
    #expect(sums.count == 5)
    #expect(Set(sums.map(\.count)).count == 1)
    #expect(sums.first?.hasPrefix("locale") == true)
    #expect(sums.last?.hasPrefix("ja") == true)
  }

  @Test func completeLocalesAreOnlyNamedUnlessAllIsAskedFor() throws {
    let report = try SampleReport.coverageReport()
    #expect(try text(report).contains("  complete: ar"))
    let verbose = try text(report, isVerbose: true)
    #expect(!verbose.contains { $0.contains("complete:") })
    #expect(verbose.count { $0.hasPrefix("  ar ") } == 2)
  }

  @Test func aTableIsNamedWithItsReference() throws {
    let lines = try text(SampleReport.coverageReport())
    let table = try #require(lines.firstIndex(of: "App/Main: 82 keys"))
    #expect(lines[table + 1].hasPrefix("  reference: the texts of App/Base.lproj/Main.storyboard"))
  }

  @Test func localesWithEqualRowsAreOneRowUnlessAllIsAskedFor() throws {
    var report = try SampleReport.coverageReport()
    report.coverage = ["aa", "bb", "cc", "dd", "ee", "ff"].compactMap { name in
      var table = report.coverage[3]
      table.locale = LocaleTag(name) ?? .english
      table.folder = name
      return table
    }
    #expect(try text(report).contains { $0.hasPrefix("aa, bb, cc, dd, … (6)  ") })
    #expect(try text(report, isVerbose: true).count { $0.hasPrefix("ee ") } == 1)
  }

  @Test(arguments: [80, 120])
  func onATerminalTheLinesFit(width: Int) throws {
    for line in try text(SampleReport.coverageReport(), width: width) { #expect(line.columns <= width, "\(line)") }
  }

  @Test func theQuietTextIsTheVerdict() throws {
    let lines = try text(SampleReport.coverageReport(), isQuiet: true)
    #expect(lines == ["Gate        failed", "            ja: 71.2 % translated, 95 % required", ""])
  }

  @Test func aTableForManyLocalesIsAsLongAsWhatItLacks() throws {
    var report = try SampleReport.coverageReport()
    var row = report.coverage[0]
    report.coverage = (0..<2400).compactMap { index in
      guard let locale = LocaleTag("aa-X\(index % 60)") else { return nil }
      row.locale = locale
      (row.folder, row.table) = (locale.identifier, "T\(index / 60)")
      return row
    }
    report.references = (0..<40).map {
      CoverageReference(
        bundle: "App", table: "T\($0)", reference: "en", keys: 412, developmentLanguage: .english, because: "b")
    }
    #expect(try text(report).count < 300)
  }

  @Test(arguments: [(["a", "bb"], ["ccc", "d"]), (["é", "", "x"], ["", "日本", "y"])])
  func columnsAreAligned(first: [String], second: [String]) {
    let lines = TextTable(rows: [first, second]).lines
    #expect(Set(lines.map(\.columns)).count == 1)
  }

  @Test func noLineEndsInSpaces() {
    let rows = [["a long heading", ""], ["é", ""], ["", "日本"]]
    for width in [nil, 12] {
      let lines = TextTable(rows: rows, width: width).lines
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") }, "\(lines)")
    }
    #expect(TextTable(rows: []).lines.isEmpty)
  }
}
