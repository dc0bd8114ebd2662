package import AuditModel
package import Auditing

/// What a run of a part of an audit leaves for `fitspoken merge`: findings as the rules report them, neither grouped nor
/// compared with a baseline.
package struct ShardArchive: Sendable, Hashable {
  /// What was run; the archives of one audit differ only in the shard.
  package struct Run: Sendable, Hashable, Codable {
    /// The tool that wrote the archive.
    package var tool: AuditReport.Tool
    /// The words of the audit's command line, without reports and without the shard.
    package var arguments: [String]
    /// The digest of all files that were read.
    package var sources: String

    /// A run of a command on some sources.
    package init(tool: AuditReport.Tool = .current, arguments: [String], sources: String) {
      (self.tool, self.arguments, self.sources) = (tool, arguments, sources)
    }
  }

  /// What was run.
  package var run: Run
  /// Which part was judged.
  package var shard: Shard
  /// What the rules say about it.
  package var judgment: Judgment

  /// An archive of a part.
  package init(_ run: Run, _ shard: Shard, _ judgment: Judgment) {
    (self.run, self.shard, self.judgment) = (run, shard, judgment)
  }
}

// Bytes.
extension ShardArchive {
  /// The version of the form.
  private static let version = 1

  /// The first line; each of the others is a finding.
  private struct Head: Codable {
    var fitspokenArchive: Int
    var run: Run
    var shard: Shard
    var findings: Int
    var measured: Measured
    var screens: [Judgment.JudgedScreen]
    var fonts: [FontUse]
    var missingFonts: [MissingFont]
  }

  /// What every version of an archive says.
  private struct Mark: Codable {
    var fitspokenArchive: Int
  }

  /// The archive as JSON Lines: what was run and measured, then a line for each finding, sorted.
  ///
  /// - Throws: What JSON cannot hold.
  package func bytes() throws -> [UInt8] {
    let head = Head(
      fitspokenArchive: Self.version, run: run, shard: shard, findings: judgment.findings.count,
      measured: judgment.measured, screens: judgment.screens, fonts: judgment.fonts,
      missingFonts: judgment.missingFonts)
    return try JSONLines.bytes(head, judgment.findings.sorted())
  }

  /// Reads an archive.
  ///
  /// - Parameter jobs: The number of lines that are read in parallel.
  /// - Throws: ``ArchiveError``.
  package init(_ bytes: [UInt8], name: String, jobs: Int) async throws(ArchiveError) {
    let lines = JSONLines.lines(of: bytes[...])
    guard let first = lines.first, let mark = try? JSONLines.value(of: first, as: Mark.self) else {
      throw ArchiveError("\(name): not an archive; expected what 'fitspoken audit --report archive=FILE' writes")
    }
    guard mark.fitspokenArchive == Self.version, let head = try? JSONLines.value(of: first, as: Head.self),
      head.run.tool == .current
    else {
      throw ArchiveError(
        "\(name): written by another version of fitspoken; expected \(AuditReport.Tool.current.version)")
    }
    guard lines.count - 1 == head.findings else {
      throw ArchiveError("\(name): incomplete: it has \(lines.count - 1) of \(head.findings) findings")
    }
    var judgment = Judgment()
    do {
      judgment.findings = try await JSONLines.values(of: lines.dropFirst(), jobs: jobs)
    } catch {
      throw ArchiveError("\(name): damaged: a finding cannot be read (\(error))")
    }
    (judgment.measured, judgment.screens) = (head.measured, head.screens)
    (judgment.fonts, judgment.missingFonts) = (head.fonts, head.missingFonts)
    self.init(head.run, head.shard, judgment)
  }
}

/// Why archives cannot be read or merged.
package struct ArchiveError: Error, CustomStringConvertible {
  /// The message: the file, what is wrong with it, and what was expected.
  package let description: String

  init(_ description: String) { self.description = description }
}
