import ArgumentParser
import Configuration
import SystemPackage

/// Which fonts go before the system's.
struct FontOptions: ParsableArguments {
  @Option(name: .customLong("fonts"), help: "A folder of fonts to use before the system's; repeatable.")
  var fontFolders: [String] = []

  func validate() throws {
    if let fault = FontFolderCheck.fault(in: fontFolders) { throw ValidationError("--fonts: \(fault)") }
  }

  /// The folders of the command line, then those of the configuration; fails with status 2 where one of these is not there.
  func folders(with configuration: Configuration, root: FilePath?) throws -> [String] {
    let folders = configuration.fonts.map { root?.pushing(FilePath($0)).string ?? $0 }
    if let fault = FontFolderCheck.fault(in: folders) { throw CommandFailure.impossible("fonts: \(fault)") }
    return fontFolders + folders
  }
}
