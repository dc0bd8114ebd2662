package import AuditModel
package import Auditing

/// What an audit found, with what its outputs need.
package struct AuditOutcome: Sendable {
  /// What was found.
  package var result: AuditResult
  /// Why there was nothing to audit; nil if there was something.
  package var emptiness: String?
  /// The app's images.
  package var images: [BundledImage]
  /// The part of the baseline's project that was audited.
  package var paths: [String]

  /// What was found in an app.
  package init(_ result: AuditResult, emptiness: String?, images: [BundledImage], paths: [String]) {
    (self.result, self.emptiness, self.images, self.paths) = (result, emptiness, images, paths)
  }
}

// As JSON Lines.
extension AuditOutcome {
  /// The first line; the others are the findings, then the known ones.
  private struct Head: Codable {
    var report: AuditReport
    var findings: Int
    var known: Int
    var prunedBaseline: String?
    var missingFonts: [MissingFont]
    var emptiness: String?
    var images: [BundledImage]
    var paths: [String]
  }

  /// The outcome as JSON Lines: all but the findings, then a line for each of them.
  ///
  /// - Throws: What JSON cannot hold.
  func bytes() throws -> [UInt8] {
    var report = result.report
    (report.findings, report.known) = ([], [])
    let head = Head(
      report: report, findings: result.report.findings.count, known: result.report.known.count,
      prunedBaseline: try result.prunedBaseline.map { String(decoding: try $0.json(), as: UTF8.self) },
      missingFonts: result.missingFonts, emptiness: emptiness, images: images, paths: paths)
    return try JSONLines.bytes(head, result.report.findings + result.report.known)
  }

  /// Reads an outcome; nil if the bytes are damaged.
  ///
  /// - Parameter jobs: The number of lines that are read in parallel.
  init?(bytes: ArraySlice<UInt8>, jobs: Int) async {
    let lines = JSONLines.lines(of: bytes)
    guard let first = lines.first, let head = try? JSONLines.value(of: first, as: Head.self),
      lines.count == 1 + head.findings + head.known,
      let groups = try? await JSONLines.values(of: lines.dropFirst(), as: FindingGroup.self, jobs: jobs)
    else { return nil }
    var report = head.report
    (report.findings, report.known) = (Array(groups.prefix(head.findings)), Array(groups.dropFirst(head.findings)))
    var result = AuditResult(report: report, missingFonts: head.missingFonts)
    if let text = head.prunedBaseline {
      guard let baseline = try? Baseline(json: Array(text.utf8), file: "", remake: "") else { return nil }
      result.prunedBaseline = baseline
    }
    self.init(result, emptiness: head.emptiness, images: head.images, paths: head.paths)
  }
}
