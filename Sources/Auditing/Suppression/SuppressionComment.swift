import AuditModel
import Configuration
import Utilities

/// What a comment says to Fitspoken: `fitspoken:disable rule-name other-rule -- why`.
struct SuppressionComment: Equatable {
  /// The rules whose findings are left out, in order; whether they exist is not looked at.
  var rules: [String] = []
  /// What is wrong with it, each a sentence without a final full stop.
  var faults: [String] = []

  private static let marker = "fitspoken:"

  /// Whether a comment may speak to Fitspoken: a look at its bytes, since nearly none does.
  static func isAddressed(_ comment: String) -> Bool {
    var comment = comment
    let marker = Array(marker.utf8)
    return comment.withUTF8 { bytes in
      guard bytes.count >= marker.count else { return false }
      return (0...(bytes.count - marker.count)).contains { start in
        bytes[start] == marker[0] && bytes[start..<(start + marker.count)].elementsEqual(marker)
      }
    }
  }

  /// What a comment says; nil where it says nothing to Fitspoken.
  init?(_ comment: String) {
    guard Self.isAddressed(comment) else { return nil }
    let parts = comment.split(separator: Self.marker, omittingEmptySubsequences: false).dropFirst()
    for part in parts { read(part) }
    if rules.isEmpty && faults.isEmpty { return nil }
  }

  /// Reads what stands behind a marker.
  private mutating func read(_ text: Substring) {
    let order = text.prefix(while: Self.isInName)
    // An address such as fitspoken://open is no order.
    guard !order.isEmpty else { return }
    guard order == "disable" else {
      faults.append("there is no order \(quoted("fitspoken:" + order)); expected fitspoken:disable with names of rules")
      return
    }
    let names = Self.names(in: text.dropFirst(order.count))
    if names.isEmpty { faults.append("fitspoken:disable names no rule") }
    rules += names.filter { !rules.contains($0) }
  }

  /// The names up to the line's end, to ` -- `, or to what can be part of no name.
  private static func names(in text: Substring) -> [String] {
    let list = text.prefix { isInName($0) || $0 == "," || $0 == " " || $0 == "\t" }
    let words = list.split { !isInName($0) }
    return words.prefix { $0.first?.isLetter == true }.map(String.init)
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }
}
