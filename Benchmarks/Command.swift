import Foundation

/// A program that is run until it exits.
struct Command {
  /// A program that failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The program's file.
  var program: URL
  /// Its arguments.
  var arguments: [String]
  /// The exit statuses that mean success.
  var successes: Set<Int32> = [0]

  /// Runs the program, with standard output in a file; throws its standard error if it fails.
  func run(output: URL, in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = output.appendingPathExtension("errors")
    process.standardOutput = try Self.handle(forWritingTo: output)
    process.standardError = try Self.handle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard !successes.contains(process.terminationStatus) else { return }
    let complaint = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    throw Failure(
      description: "\(program.lastPathComponent) ended with \(process.terminationStatus): \(complaint.suffix(500))")
  }

  /// The peak memory of all programs that were run so far, in bytes.
  ///
  /// On Linux it includes the memory of this process when it started them, so they are run before anything large is read.
  static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      return usage.ru_maxrss
    #endif
  }

  private static func handle(forWritingTo url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
