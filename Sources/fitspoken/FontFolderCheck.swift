import Foundation

/// Asks whether folders of fonts that a user names are there.
enum FontFolderCheck {
  /// What is wrong with the first bad one of them; nil where none is.
  static func fault(in folders: [String]) -> String? {
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        return "the folder \(folder) does not exist"
      }
      guard isFolder.boolValue else { return "\(folder) is a file; expected the folder around it" }
      guard FileManager.default.isReadableFile(atPath: folder) else { return "the folder \(folder) cannot be read" }
    }
    return nil
  }
}
