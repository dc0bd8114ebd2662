import Foundation

/// A file that is written whole or not at all.
struct ReportFile {
  /// The path, as the user gave it.
  var path: String
  /// Whether the file lies in a folder that is asked for with it.
  var isInOwnFolder = false

  /// Writes the bytes under a temporary name beside the file, then renames it; a device or pipe is written as it stands.
  ///
  /// A path that ends in a slash was asked for as a folder, which is made where it is not there.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      if isInOwnFolder {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      if Self.isDevice(target.path) {
        try FileHandle(forWritingTo: target).write(contentsOf: Data(bytes))
      } else {
        try Self.replace(target, with: Data(bytes))
      }
    } catch {
      throw .impossible("\(path): the report could not be written: \(reason())")
    }
  }

  private static func replace(_ target: URL, with data: Data) throws {
    let temporary = target.deletingLastPathComponent().appendingPathComponent(
      ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp")
    do {
      try data.write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// Whether the path is there and neither a file nor a folder: `/dev/stdout`, a pipe.
  private static func isDevice(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeDirectory } ?? false
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
