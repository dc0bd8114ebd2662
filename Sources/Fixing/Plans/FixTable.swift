import AuditModel
import FormatStrings
import Foundation

/// Which rule is fixed how.
enum FixTable {
  /// The fixers of each rule, of which the first that has a fix is asked.
  static let fixers: [String: [any Fixer]] = [
    "duplicate-key": [
      EntryRemoval(title: "remove the repeated entry, which has the same value", safety: .safe) {
        $0.reason == "same-value"
      }
    ],
    "format-needs-positions": [
      ValueChange(title: "number the format specifiers in their order", safety: .safe) { Specifiers.numbered($0) }
    ],
    "missing-translation": [CatalogEntry(), MissingEntry()],
    "plural-missing-category": [CatalogForms()],
    "tappable-without-button-trait": [
      InterfaceButtonTrait(), CodeButtonTrait(),
      Proposal(
        title: "make it an element with the button trait and a label that says what a tap does",
        forms: Proposals.tappable
      ) { $0.reason != "inside-control" },
      Proposal(
        title: "move the gesture out of the control, or offer what it does as an action of the control",
        forms: Proposals.unreachable
      ) { $0.reason == "inside-control" },
    ],
    "text-style-not-adjusted": [InterfaceScalingFont()],
    "trailing-whitespace": [
      ValueChange(title: "remove the white space at the end", safety: .unsafe, Edges.trimmedAtEnd) {
        $0.reason == "added"
      }
    ],
    "leading-whitespace": [
      ValueChange(title: "remove the white space at the start", safety: .unsafe, Edges.trimmedAtStart) {
        $0.reason == "added"
      }
    ],
    "ib-orphan-key": [
      EntryRemoval(title: "remove the entry of an object that is not there", safety: .unsafe) { $0.key != nil }
    ],
    "not-nfc": [
      ValueChange(title: "write composed characters", safety: .unsafe) { $0.precomposedStringWithCanonicalMapping }
    ],
    "ellipsis-style": [
      ValueChange(title: "write an ellipsis", safety: .unsafe) { Ellipsis.replacingDots(in: $0) }
    ],
    "title-capitalisation": [MendedTitle()],
  ].merging(Proposals.fixers) { own, _ in own }

  /// The rules whose findings can be fixed, or for which there is a proposal.
  static let rules: [String] = (Array(fixers.keys) + [Reencoding.rule]).sorted()
}

/// Changes at the edges of texts as strings files write them.
enum Edges {
  static func trimmedAtEnd(_ text: String) -> String? {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    // A backslash before a space that is gone would escape the quotation mark.
    guard scalars.last != "\\" else { return nil }
    return String(String.UnicodeScalarView(scalars))
  }

  static func trimmedAtStart(_ text: String) -> String? {
    String(String.UnicodeScalarView(text.unicodeScalars.drop(while: \.isBlank)))
  }
}

extension Unicode.Scalar {
  /// Whether it is white space within a line.
  fileprivate var isBlank: Bool { properties.isWhitespace && !(0x0A...0x0D).contains(value) }
}

/// Three periods.
enum Ellipsis {
  /// The text with ellipses in place of three periods that are not part of more.
  static func replacingDots(in text: String) -> String? {
    text.replacing(#/\.{3,}/#) { $0.output.count == 3 ? "…" : String($0.output) }
  }
}

/// Format specifiers without numbers.
enum Specifiers {
  /// The text with numbers in its specifiers, in their order; nil if one has a number already, or takes its width from an argument.
  static func numbered(_ text: String) -> String? {
    let uses = FormatString(text).uses
    guard uses.count > 1, !text.contains("%#@"), !text.contains("*") else { return nil }
    var result = ""
    var rest = Substring(text)
    var number = 0
    while let index = rest.firstIndex(of: "%") {
      result += rest[..<index]
      let after = rest.index(after: index)
      guard after < rest.endIndex else { return nil }
      if rest[after] == "%" {
        result += "%%"
        rest = rest[rest.index(after: after)...]
        continue
      }
      // A digit before `$` is a number; the flag 0 and widths are kept behind the new one.
      guard rest[after...].prefixMatch(of: #/[0-9]+\$/#) == nil else { return nil }
      number += 1
      result += "%\(number)$"
      rest = rest[after...]
    }
    return number == uses.count ? result + rest : nil
  }
}
