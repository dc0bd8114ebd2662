import Foundation

/// A file that is written completely or not at all.
struct ReportFile {
  /// The path, as the user gave it.
  var path: String
  /// What the file is, for messages.
  var content = "report"

  /// Creates the folder of the file if it does not exist.
  func makeFolder() throws(CommandFailure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .impossible("\(path): the \(content) could not be written: \(reason())")
    }
  }

  /// Writes the bytes to a temporary file in the same folder, then renames it.
  ///
  /// A symbolic link is followed, and a device or pipe is written to directly: renaming would replace it.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    if isStream { return try stream(bytes) }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let temporary = target.deletingLastPathComponent().appendingPathComponent(
      ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp")
    do {
      try Data(bytes).write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw .impossible("\(path): the \(content) could not be written: \(reason())")
    }
  }

  /// Whether the path is neither a file nor a folder.
  private var isStream: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private func stream(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } catch {
      throw .impossible("\(path): the \(content) could not be written: \(reason())")
    }
  }

  /// Why the file cannot be written, judging by its folder.
  private func reason() -> String {
    var isFolder: ObjCBool = false
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return "the folder \(folder) does not exist"
    }
    return isFolder.boolValue ? "the folder \(folder) is not writable" : "\(folder) is not a folder"
  }
}
