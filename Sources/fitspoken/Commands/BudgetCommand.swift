import ArgumentParser
import AuditModel
import Configuration
import Foundation
import Loading
import Reporting
import Utilities
import ScreenAnalysis
import TextLayout

/// `fitspoken budget`: the space that each key's text has, for translators.
struct BudgetCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget", abstract: "Print how long each text may be, for translators.",
    discussion: """
      For each key that a control shows: the available width, the number of lines, and about how many characters fit in \
      the tightest control, at the average advance of the source text (with --locale, of that locale's text). If the width \
      is unknown or the control grows with its text, the reason is printed instead of a number.

      FORMATS:
        text     a table to read
        csv      one record for each key (RFC 4180)
        json     everything; the schema is Reports/schema/budget.schema.json
        xliff    XLIFF 1.2 with maxwidth, size-unit and font for each unit
        weblate  Weblate's flags (max-size, font-size), a line a key

      EXAMPLES:
        fitspoken budget App
        fitspoken budget App --locale de --content-size accessibility1
        fitspoken budget App --table Main --format xliff --output Main.xliff
        fitspoken budget App --annotate de.xliff --output de.xliff
        fitspoken budget App --format csv --output budget.csv
      """)

  @OptionGroup var input: InputOptions

  @Option(name: .customLong("locale"), help: "Limit the report to this locale (repeatable).")
  var locales: [String] = []
  @Option(
    name: .customLong("content-size"), help: "A content size at which texts must fit (repeatable; default: large).")
  var contentSizes: [ContentSizeCategory] = []
  @Option(help: "Limit the report to interfaces of this platform.") var platform: Platform?
  @Option(name: .customLong("table"), help: "Limit the report to this table; * matches any text (repeatable).")
  var tables: [String] = []
  @Option(name: .customLong("key"), help: "Limit the report to this key; * matches any text (repeatable).")
  var keys: [String] = []
  @OptionGroup var fonts: FontOptions
  @Option(help: "The output format.") var format = BudgetFormat.text
  @Option(help: "The unit of widths in XLIFF.")
  var sizeUnit = BudgetUnit.point
  @Option(
    help: "Print this XLIFF 1.2 document with limits added to its units, otherwise unchanged.", completion: .file())
  var annotate: String?
  @Option(help: "Write to this file instead of standard output.", completion: .file()) var output: String?
  @OptionGroup var colors: ColorOptions

  func run() async throws {
    let project = try input.project()
    let workspace = try await input.workspace(of: project)
    for fault in workspace.diagnostics where fault.kind == .interfaceParseError || fault.kind == .fileUnreadable {
      Console.complain("\(fault.location.file):\(fault.location.line): \(fault.message)")
    }
    guard workspace.trees.contains(where: { $0.hasKnownLayout && !$0.screens.isEmpty }) else {
      throw CommandFailure.impossible(
        "nothing to budget: no screen was found in a storyboard, xib, SwiftUI view or interface tree")
    }
    try requireTables(in: workspace)
    let context = try context(for: project, workspace)
    let report = await auditor(context).audit(tool: .current)
    try MissingFonts.report(context.text.missingFonts())
    let usesColor = output == nil && colors.areOn
    let bytes =
      try annotate.map { try BudgetAnnotation(path: $0).bytes(BudgetLimits(report, unit: sizeUnit)) }
      ?? rendered(report, usesColor: usesColor)
    guard let output else { return try Console.write(bytes) }
    try ReportFile(path: output, content: "budget").write(bytes)
  }

  private func rendered(_ report: BudgetReport, usesColor: Bool) throws -> [UInt8] {
    if format == .xliff, report.keys.isEmpty {
      throw CommandFailure.impossible(
        "nothing to budget: no control shows a text with a key, and an XLIFF document needs at least one")
    }
    let bytes = try BudgetReporter(
      format: format, unit: sizeUnit, usesColor: usesColor, width: output == nil ? Terminal.width : nil
    ).render(report)
    return format.logEscape?.applied(to: bytes) ?? bytes
  }

  /// Throws a failure that lists the tables if none matches a given name.
  private func requireTables(in workspace: Workspace) throws {
    let interfaces = workspace.trees.compactMap(\.table)
    let names = workspace.catalog.bundles.flatMap { $0.tables.map(\.name) } + interfaces
    for table in tables where !names.contains(where: { TextGlob(table).matches($0) }) {
      let list = NameList.instead(of: table, among: names, noun: "tables")
      throw CommandFailure.impossible("there is no table '\(table)'; \(list)")
    }
  }

  private func context(for project: Project, _ workspace: Workspace) throws -> AnalysisContext {
    let options = try project.analysisOptions(
      locales: LocaleOptions.selected(locales, project.configuration, in: workspace), platform: platform, fonts: fonts,
      jobs: input.workers)
    return AnalysisContext(workspace, options: options)
  }

  private func auditor(_ context: AnalysisContext) -> BudgetAuditor {
    var auditor = BudgetAuditor(context)
    auditor.contentSizes = contentSizes.isEmpty ? [.standard] : contentSizes
    auditor.tables = tables.map { TextGlob($0) }
    auditor.keys = keys.map { TextGlob($0) }
    return auditor
  }
}

/// An XLIFF document, such as Xcode exports, to which the limits of its keys are added.
struct BudgetAnnotation {
  /// The document's path.
  var path: String

  /// The document with the limits; prints to standard error how many units have one.
  ///
  /// Throws a failure if the document cannot be read.
  func bytes(_ limits: BudgetLimits) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the document cannot be read")
    }
    do {
      let result = try XLIFFAnnotator.annotated([UInt8](data)) { unit in
        let language = unit.targetLanguage.flatMap { LocaleTag(folderName: $0) }
        return limits.attributes(forKey: unit.key, of: unit.original, language: language)
      }
      Console.complain("\(path): \(result.annotated) of \(result.units) units have a limit")
      return result.bytes
    } catch {
      throw CommandFailure.impossible("\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }
}
