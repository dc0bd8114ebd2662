internal import SystemPackage

/// What a build makes, by the extension of its file or folder: not audited where it is found, and what to pass instead.
enum BuiltProduct {
  /// Why a file or folder of an extension in lower case is not read.
  static let reasons: [String: String] = {
    let bundles = ["app", "appex", "framework", "xcframework", "xcarchive"].map { ($0, bundle) }
    let others = [("nib", interface), ("storyboardc", interface), ("ipa", archive), ("car", assets)]
    return Dictionary(uniqueKeysWithValues: bundles + others)
  }()

  /// Why a file is not read; nil if no build makes such files.
  static func reason(_ file: FilePath) -> String? { file.extension.flatMap { reasons[$0.lowercased()] } }

  private static let bundle = "a built product; to audit its string tables, pass it by itself"
  private static let interface =
    "a compiled interface; to audit it, pass its storyboard, xib or SwiftUI source, or a tree recorded from the running app"
  private static let archive =
    "an archive of a built app; to audit its string tables, unpack it and pass the folder Payload/NAME.app"
  private static let assets = "a compiled asset catalog; to audit its colors and images, pass the .xcassets folder"
}
