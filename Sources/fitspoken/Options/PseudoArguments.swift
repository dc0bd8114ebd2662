import ArgumentParser
import Pseudo

/// The option `--pseudo`, whose style is optional; ArgumentParser would take a path after it for a style.
enum PseudoArguments {
  /// The option that takes a style.
  static let styleOption = "pseudo-style"

  /// The arguments, with `--pseudo STYLE` and `--pseudo=STYLE` replaced by a flag and an option.
  static func expanded(_ arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    var result: [String] = []
    for (index, argument) in options.enumerated() {
      if argument.hasPrefix("--pseudo=") {
        result += ["--pseudo", "--\(styleOption)", String(argument.dropFirst("--pseudo=".count))]
      } else if index > 0, options[index - 1] == "--pseudo", PseudoStyle(rawValue: argument) != nil {
        result += ["--\(styleOption)", argument]
      } else {
        result.append(argument)
      }
    }
    return result + arguments.dropFirst(options.count)
  }
}

extension PseudoStyle: ExpressibleByArgument {
  /// The requested styles, each once; all styles if there aren't any.
  static func chosen(_ asked: [PseudoStyle]) -> [PseudoStyle] {
    asked.isEmpty ? allCases : allCases.filter(asked.contains)
  }
}
