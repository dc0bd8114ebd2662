import CTextEngine
import Foundation

/// A file of the Unicode Character Database that says where texts break.
struct UnicodeBreakFile {
  /// One text of the file.
  struct Line {
    /// The text as the file has it: code points between `÷` (a break) and `×` (none).
    var notation: String
    /// The text.
    var text: String
    /// The places with a break, in code points.
    var breaks: Set<Int>
    /// The break class of each code point, such as `AL`.
    var classes: [String]
  }

  /// The file's name without its ending, such as `LineBreakTest`.
  var name: String

  /// Where the system keeps the Unicode Character Database (Debian's package `unicode-data`).
  private var url: URL { URL(fileURLWithPath: "/usr/share/unicode/auxiliary/\(name).txt") }

  /// Why the file cannot be tested against; nil if it can be.
  var obstacle: String? {
    guard let contents = try? String(contentsOf: url, encoding: .utf8) else {
      return "\(url.path) is not there: Scripts/install-dependencies installs it with the package unicode-data"
    }
    let ours = Self.unicodeVersion
    let title = contents.prefix { !$0.isNewline }
    return title.contains("\(name)-\(ours).") ? nil : "ICU follows Unicode \(ours), and the file begins with: \(title)"
  }

  /// The texts.
  func lines() throws -> [Line] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Self.line)
  }

  /// The version of Unicode that ICU follows, such as `15.0`.
  static var unicodeVersion: String {
    var bytes = [CChar](repeating: 0, count: 32)
    te_unicode_version(&bytes, bytes.count)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func line(_ row: Substring) -> Line {
    let parts = row.split(separator: "#", maxSplits: 1)
    var line = Line(notation: parts[0].trimmingCharacters(in: .whitespaces), text: "", breaks: [], classes: [])
    for token in line.notation.split(separator: " ") {
      if let code = UInt32(token, radix: 16), let scalar = Unicode.Scalar(code) {
        line.text.unicodeScalars.append(scalar)
      } else if token == "÷" {
        line.breaks.insert(line.text.unicodeScalars.count)
      }
    }
    // "× [0.3] NUMBER SIGN (AL) × [9.0] COMBINING DIAERESIS (CM1_CM) ÷ [0.3]"
    let classes = parts.count > 1 ? parts[1].matches(of: /\((\w+)\) [÷×]/) : []
    line.classes = classes.map { String($0.output.1) }
    return line
  }
}
