import SystemPackage

/// The arguments of the process as bytes.
enum RawArguments {
  /// The arguments as texts, without the name of the program.
  static var texts: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The path that an argument gives; names that are not valid UTF-8 have replacement characters in their text only.
  static func path(_ argument: String) -> FilePath {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return FilePath(argument) }
    let raw = (1..<Int(max(CommandLine.argc, 1))).lazy.compactMap { CommandLine.unsafeArgv[$0] }
      .first { String(cString: $0).utf8.elementsEqual(argument.utf8) }
    return raw.map { FilePath(platformString: $0) } ?? FilePath(argument)
  }
}
