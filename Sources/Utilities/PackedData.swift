import Foundation

/// The data that is packed beside the command, as in the archive for Linux; a command that was built in place has none.
package enum PackedData {
  /// The path of a folder of the data, `share/fitspoken/NAME` beside the folder of the executable; nil if it is not there.
  package static func folder(_ name: String) -> String? {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let root = executable.deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("share/fitspoken/\(name)").path
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue ? folder : nil
  }
}
