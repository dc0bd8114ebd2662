import Foundation

/// A file that is written whole or not at all.
struct ReportFile {
  /// The path, as the user gave it.
  var path: String

  /// Writes the bytes under a temporary name beside the file, then renames it.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    let target = URL(fileURLWithPath: path)
    let temporary = target.deletingLastPathComponent().appendingPathComponent(
      ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp")
    do {
      try Data(bytes).write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw .impossible("\(path): the report could not be written: \(reason())")
    }
  }

  /// Why the file cannot be written, as far as a look at its folder tells.
  private func reason() -> String {
    var isFolder: ObjCBool = false
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return "the folder \(folder) does not exist"
    }
    return isFolder.boolValue ? "the folder \(folder) does not allow it" : "\(folder) is not a folder"
  }
}
