public import Foundation

/// The built `fitspoken` beside the tests.
public enum BuiltCommand {
  /// What a run left behind.
  public struct Result: Sendable {
    /// The exit status.
    public var status: Int32
    /// What was written to standard output.
    public var output: String
    /// What was written to standard error.
    public var errors: String
  }

  /// Whether ThreadSanitizer watches the command (`make sanitize KINDS=thread`).
  public static var isWatchedForRaces: Bool {
    #if SANITIZE_THREAD
      true
    #else
      false
    #endif
  }

  /// Runs the command with arguments, in a folder where one is given, and waits for its end.
  public static func run(_ arguments: [String], in folder: URL? = nil, input: String? = nil) throws -> Result {
    try run(executable, arguments, in: folder, input: input)
  }

  /// Runs a script of the shell, in which `$FITSPOKEN` is the command, and waits for its end.
  public static func runScript(_ script: String, in folder: URL? = nil) throws -> Result {
    try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "FITSPOKEN='\(executable.path)'\n\(script)\nexit $?"], in: folder,
      input: nil)
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL?, input: String?) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, not pipes: a report is longer than a pipe takes.
    let scratch = try TemporaryFolder(["input": input ?? ""])
    let (output, errors) = (scratch.url.appendingPathComponent("output"), scratch.url.appendingPathComponent("errors"))
    process.standardOutput = try handle(forWritingTo: output)
    process.standardError = try handle(forWritingTo: errors)
    process.standardInput = try FileHandle(forReadingFrom: scratch.url.appendingPathComponent("input"))
    try process.run()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: try text(of: output), errors: try text(of: errors))
  }

  /// The command's file.
  public static var executable: URL { products.appendingPathComponent("fitspoken") }

  /// The folder of built products: the one that holds the test bundle.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  private static func handle(forWritingTo url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func text(of url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
