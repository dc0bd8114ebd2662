import AuditModel
import Utilities

/// What a person reads about fonts that are not installed.
enum MissingFonts {
  /// Throws a failure if the system font's stand-in is missing; names the packages of others on standard error.
  static func report(_ fonts: [MissingFont]) throws(CommandFailure) {
    if let font = fonts.first(where: \.isSystemFont) { throw .impossible(refusal(font)) }
    mention(fonts)
  }

  /// Names the packages of fonts on standard error, in one line.
  static func mention(_ fonts: [MissingFont]) {
    guard !fonts.isEmpty else { return }
    let names = fonts.map { "\($0.family) (\($0.use))" }.joined(separator: ", ")
    Console.complain(
      "\(names): not installed; texts that need \(fonts.count == 1 ? "it" : "them") may have other widths; \(advice(fonts))"
    )
  }

  /// Why nothing can be measured.
  static func refusal(_ font: MissingFont) -> String {
    "nothing can be measured: \(font.family), the substitute for the system font, is not installed; \(advice([font]))"
  }

  /// What to install.
  static func advice(_ fonts: [MissingFont]) -> String {
    let packages = Set(fonts.map(\.package)).sorted().joined(separator: " ")
    return "install \(packages) (as Debian and Ubuntu call \(packages.contains(" ") ? "them" : "it")), "
      + "or name a folder with the \(plural("font", fonts.count)) as --fonts"
  }
}
