package import Loading

/// The outcome of an audit, kept with everything that it was made from.
package struct CachedAudit: Sendable {
  /// What the audit asked the file system; while the answers are the same, so is the outcome.
  package var trace: FileTrace
  /// What was found.
  package var outcome: AuditOutcome

  /// An outcome that was made from some files.
  package init(_ outcome: AuditOutcome, from trace: FileTrace) { (self.outcome, self.trace) = (outcome, trace) }
}

// Bytes.
extension CachedAudit {
  /// What a file begins with; the number is that of the form.
  private static let mark = "fitspoken-cache 2 "

  /// A line with the digest of what follows and the length of the trace, the trace, and the outcome.
  ///
  /// - Throws: What JSON cannot hold.
  package func bytes() throws -> [UInt8] {
    let trace = trace.bytes
    let content = trace + (try outcome.bytes())
    return Array("\(Self.mark)\(ContentDigest(of: content).text) \(trace.count)\n".utf8) + content
  }

  /// The trace of a file, and where the outcome begins; nil if the file is damaged, or written by another version.
  private static func trace(in bytes: [UInt8]) -> (trace: FileTrace, end: Int)? {
    guard bytes.starts(with: mark.utf8), let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[mark.utf8.count..<newline], as: UTF8.self).split(separator: " ")
    let content = bytes[(newline + 1)...]
    guard words.count == 2, let length = Int(words[1]), (0...content.count).contains(length),
      words[0] == ContentDigest(of: content).text
    else { return nil }
    let end = newline + 1 + length
    return FileTrace(bytes: Array(bytes[(newline + 1)..<end])).map { ($0, end) }
  }

  /// The outcome that a file holds; nil if it is damaged, or if anything that it was made from has changed.
  ///
  /// - Parameter jobs: The number of files that are compared in parallel.
  package static func outcome(in bytes: [UInt8], jobs: Int) async -> AuditOutcome? {
    guard let (trace, end) = trace(in: bytes), await trace.firstDifference(jobs: jobs) == nil else { return nil }
    return await AuditOutcome(bytes: bytes[end...], jobs: jobs)
  }
}
