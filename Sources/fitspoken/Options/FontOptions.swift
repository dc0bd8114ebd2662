import ArgumentParser
import Configuration
import Foundation
import SystemPackage

/// The fonts that take precedence over the system's.
struct FontOptions: ParsableArguments {
  @Option(name: .customLong("fonts"), help: "A folder of fonts that take precedence over the system's (repeatable).")
  var fontFolders: [String] = []

  func validate() throws {
    if let fault = FontFolderCheck.fault(in: fontFolders) { throw ValidationError("--fonts: \(fault)") }
  }

  /// The folders of the command line, then those of the configuration; throws a failure if one of the latter is missing.
  func folders(with configuration: Configuration, root: FilePath?) throws -> [String] {
    let folders = configuration.fonts.map { root?.pushing(FilePath($0)).string ?? $0 }
    if let fault = FontFolderCheck.fault(in: folders) { throw CommandFailure.impossible("fonts: \(fault)") }
    return fontFolders + folders
  }
}

/// Checks the folders of fonts that a user names.
enum FontFolderCheck {
  /// What is wrong with the first bad folder; nil if all are good.
  static func fault(in folders: [String]) -> String? {
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        return "the folder \(folder) does not exist"
      }
      guard isFolder.boolValue else { return "\(folder) is a file; expected the folder that contains it" }
      guard FileManager.default.isReadableFile(atPath: folder) else { return "the folder \(folder) cannot be read" }
    }
    return nil
  }
}
