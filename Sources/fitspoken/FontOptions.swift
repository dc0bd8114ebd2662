import ArgumentParser
import Auditing
import Foundation
import SystemPackage

/// Which fonts go before the system's.
struct FontOptions: ParsableArguments {
  @Option(name: .customLong("fonts"), help: "A folder of fonts to use before the system's; repeatable.")
  var fontFolders: [String] = []

  func validate() throws {
    for folder in fontFolders where !FileManager.default.fileExists(atPath: folder) {
      throw ValidationError("--fonts: the folder \(folder) does not exist")
    }
  }

  /// The folders of the command line, then those of the configuration; fails with status 2 where one of these is not there.
  func folders(with configuration: Configuration, root: FilePath?) throws -> [String] {
    let folders = configuration.fonts.map { root?.pushing(FilePath($0)).string ?? $0 }
    for folder in folders where !FileManager.default.fileExists(atPath: folder) {
      throw CommandFailure.impossible("fonts: the folder \(folder) does not exist")
    }
    return fontFolders + folders
  }
}
