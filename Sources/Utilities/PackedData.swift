import Foundation

/// The data that is packed beside the command, as in the archive for Linux; a command that was built in place has none.
package enum PackedData {
  /// The path at which a folder of the data would be: `share/fitspoken/NAME` beside the folder of the executable; nil if that is unknown.
  package static func folder(_ name: String) -> String? {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let root = executable.deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent("share/fitspoken/\(name)").path
  }
}
