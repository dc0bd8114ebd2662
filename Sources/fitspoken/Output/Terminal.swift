import ArgumentParser
import Foundation

/// What standard output is connected to.
enum Terminal {
  private static let environment = ProcessInfo.processInfo.environment

  /// The columns of the terminal; nil for a pipe or a file.
  static var width: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? usualWidth
    return max(leastWidth, columns)
  }

  private static let usualWidth = 80
  /// Below this, lines cannot be read anyway.
  private static let leastWidth = 40

  /// Whether the terminal knows no control sequences.
  static var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether standard output has color unless an option says otherwise.
  ///
  /// Sources: no-color.org, force-color.org, bixense.com/clicolors.
  static func hasColor(_ environment: [String: String] = environment, isTerminal: Bool = isatty(STDOUT_FILENO) == 1)
    -> Bool
  {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
      && environment["FORCE_COLOR"] != "0"
  }
}

/// Whether output has color.
struct ColorOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Use color, or none (default: on a terminal; NO_COLOR, FORCE_COLOR, CLICOLOR and CLICOLOR_FORCE are obeyed).")
  var color: Bool?

  /// Whether standard output has color.
  var areOn: Bool { color ?? Terminal.hasColor() }
}
