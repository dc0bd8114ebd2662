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

  /// Runs the command with arguments, in a folder where one is given, and waits for its end.
  public static func run(_ arguments: [String], in folder: URL? = nil, input: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = products.appendingPathComponent("fitspoken")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, not pipes: a report is longer than a pipe takes.
    let scratch = try Scratch()
    defer { scratch.remove() }
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    try Data((input ?? "").utf8).write(to: scratch.url("input"))
    process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try scratch.text("output"), errors: try scratch.text("errors"))
  }

  /// The folder of built products: the one that holds the test bundle.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  /// A folder for one run's streams.
  private struct Scratch {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("fitspoken-run-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func handle(_ name: String) throws -> FileHandle {
      try Data().write(to: url(name))
      return try FileHandle(forWritingTo: url(name))
    }

    func text(_ name: String) throws -> String { String(decoding: try Data(contentsOf: url(name)), as: UTF8.self) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
