import Foundation

/// A program that is run to its end.
struct Command {
  /// A program that did not do its work.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The program's file.
  var program: URL
  /// Its arguments.
  var arguments: [String]
  /// The exit statuses that are no failure.
  var successes: Set<Int32> = [0]

  /// Runs the program; what it prints goes to a file, what it complains of is told where it fails.
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

  /// The largest memory of all programs that were run so far, in bytes.
  ///
  /// Linux counts in it what this process itself had when it started them, so they are run before anything large is read.
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
