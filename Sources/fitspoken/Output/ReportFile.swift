import Foundation
import SystemPackage

/// A file that is written completely or not at all.
struct ReportFile {
  /// The path, as the user gave it.
  var path: String
  /// What the file is, for messages.
  var content = "report"

  /// Creates the folder of the file if it does not exist.
  func makeFolder() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    } catch {
      throw failure("the folder \(folder) cannot be made")
    }
  }

  /// Writes the bytes, completely or not at all.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var draft = try draft()
    try draft.write(bytes)
    try draft.finish()
  }

  /// Begins to write: to a temporary file in the same folder, which is renamed when it is finished.
  ///
  /// A symbolic link is followed, and a device or pipe is written to directly: renaming would replace it. A replaced file
  /// keeps its permissions.
  func draft() throws(CommandFailure) -> ReportDraft {
    do throws(Errno) {
      let target = try Self.target(of: FilePath(path))
      let mode = Self.mode(of: target)
      return switch mode.map({ $0 & S_IFMT }) {
      case S_IFDIR?: throw Errno.isDirectory
      case nil, S_IFREG?: try ReportDraft(replacing: target, permissions: mode.map { $0 & 0o7777 }, failure: failure)
      default: try ReportDraft(into: target, failure: failure)
      }
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: Errno) -> CommandFailure { failure(reason(for: error)) }

  private var folder: FilePath {
    let folder = FilePath(path).removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// What a chain of symbolic links leads to, which need not exist.
  private static func target(of path: FilePath) throws(Errno) -> FilePath {
    var target = path
    for _ in 0..<maximumLinks {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target.string) else { return target }
      target = target.removingLastComponent().pushing(FilePath(link))
    }
    throw .tooManySymbolicLinkLevels
  }

  /// As many as Linux follows.
  private static let maximumLinks = 40

  /// The kind and permissions of a file; nil if it does not exist.
  private static func mode(of path: FilePath) -> mode_t? {
    var status = stat()
    return path.withPlatformString { stat($0, &status) } == 0 ? status.st_mode : nil
  }

  private func failure(_ reason: String) -> CommandFailure {
    .impossible("\(path): the \(content) could not be written: \(reason)")
  }

  private func reason(for error: Errno) -> String {
    switch error {
    case .isDirectory: "it is a folder"
    case .noSuchFileOrDirectory: "the folder \(folder) does not exist"
    case .notDirectory: "\(folder) is not a folder"
    default: "\(error)"
    }
  }
}
