import FitspokenKit
import TrailheadRules

@main enum Checks {
  static func main() async throws {
    let path = CommandLine.arguments.dropFirst().first ?? "../Trailhead"
    // Load.
    let app = try await AppSources(reading: [path], readers: [ScreenFileReader()])

    // Audit, with a rule of our own.
    var options = AuditOptions()
    options.ruleSet.add(LongUtterance())
    let report = try await app.audit(options)
    for finding in report.findings.map(\.lead) where finding.severity == .error {
      print("\(finding.location.file):\(finding.location.line): \(finding.message) (\(finding.rule))")
    }

    // Speak.
    for element in try await app.spoken(in: ["de"]) {
      print("\(element.screen): \(element.utterance)")
    }

    // Lay out.
    let rows = try await app.layout(in: ["de"], contentSizes: [.accessibility3])
    print("\(rows.count) frames")

    // Measure.
    var request = FitRequest("Einstellungen", locale: "de", width: 90)
    request.numberOfLines = 2
    print(try FitMeasurer().measure(request).verdict.name)

    // Fix, without writing anything.
    for file in app.fixedFiles(for: report, making: [.safe, .unsafe]) { print(file.diff) }
  }
}
