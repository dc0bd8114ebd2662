import Pseudo

/// What was written, and what was not and why.
struct PseudoSummary {
  /// The summary, a line for each file.
  let text: String

  /// The summary of files in a folder.
  init(_ result: PseudoFiles, folder: String) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    var lines = result.files.map { "\(folder)\($0.path): \(Self.count($0.entries, "entry", "entries"))" }
    lines += result.skipped.map { "skipped \($0.what): \($0.reason)" }
    let entries = result.files.reduce(0) { $0 + $1.entries }
    let styles = PseudoStyle.allCases.filter { style in result.files.contains { $0.style == style } }
    lines.append("")
    lines.append(
      "\(Self.count(result.files.count, "file", "files")) with \(Self.count(entries, "entry", "entries")) written: "
        + styles.map { "\($0.locale) (\($0.rawValue))" }.joined(separator: ", "))
    if !result.skipped.isEmpty { lines.append("\(result.skipped.count) skipped") }
    text = lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
