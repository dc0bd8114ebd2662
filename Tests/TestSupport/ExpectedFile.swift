public import Foundation

/// A committed file that a test remakes.
public struct ExpectedFile: Sendable {
  /// The path relative to the repository.
  public var path: String

  /// A file of the repository.
  public init(_ path: String) { self.path = path }

  /// Whether this run writes expected files anew instead of comparing.
  public static let isUpdating = ProcessInfo.processInfo.environment["FITSPOKEN_UPDATE"] == "1"

  /// What a failing comparison tells.
  public var advice: String { "\(path) is out of date: run 'make update-expected' and read the difference" }

  /// What a failing comparison tells, with the first lines that differ.
  public func advice(for text: String) -> String {
    let committed = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").difference(from: committed.split(separator: "\n")).prefix(12).map {
      change in
      switch change {
      case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
      case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
      }
    }
    return ([advice] + lines).joined(separator: "\n")
  }

  /// The file's URL.
  public var url: URL { Corpus.repository.appendingPathComponent(path) }

  /// Whether the file holds `text`; in an updating run it is written first.
  public func matches(_ text: String) throws -> Bool {
    if Self.isUpdating { try Data(text.utf8).write(to: url) }
    return (try? String(contentsOf: url, encoding: .utf8)) == text
  }
}
