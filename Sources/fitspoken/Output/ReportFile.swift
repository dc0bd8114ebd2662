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

  /// Writes the bytes to a temporary file in the same folder, then renames it.
  ///
  /// A symbolic link is followed, and a device or pipe is written to directly: renaming would replace it. A replaced file
  /// keeps its permissions.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(Errno) {
      let target = try Self.target(of: FilePath(path))
      let mode = Self.mode(of: target)
      switch mode.map({ $0 & S_IFMT }) {
      case S_IFDIR?: throw .isDirectory
      case nil, S_IFREG?: try replace(target, with: bytes, permissions: mode.map { $0 & 0o7777 })
      default: try Self.stream(bytes, to: target)
      }
    } catch {
      throw failure(reason(for: error))
    }
  }

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

  private func replace(_ target: FilePath, with bytes: [UInt8], permissions: mode_t?) throws(Errno) {
    // Of a fixed length, since the file's own name may be as long as names can be.
    let name = ".fitspoken-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = target.removingLastComponent().appending(name)
    Interruption.remove(temporary)
    defer { Interruption.removeNothing() }
    do throws(Errno) {
      let file = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL)
      if let permissions { fchmod(file.rawValue, permissions) }
      try Self.finish(file, bytes)
      guard rename(temporary.string, target.string) == 0 else { throw Errno(rawValue: errno) }
    } catch {
      unlink(temporary.string)
      throw error
    }
  }

  private static func stream(_ bytes: [UInt8], to target: FilePath) throws(Errno) {
    try finish(open(target, O_WRONLY), bytes)
  }

  private static func open(_ path: FilePath, _ flags: Int32) throws(Errno) -> FileDescriptor {
    let number = path.withPlatformString { Foundation.open($0, flags | O_CLOEXEC, 0o666) }
    guard number >= 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: number)
  }

  /// Writes the bytes and closes the file, which may fail, too.
  private static func finish(_ file: FileDescriptor, _ bytes: [UInt8]) throws(Errno) {
    do throws(Errno) { try file.writeCompletely(bytes) } catch {
      close(file.rawValue)
      throw error
    }
    guard close(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
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
