import Localization
import RuleKit
import TableAnalysis

/// The beginning or the end of a text.
enum TextEdge {
  case start, end

  /// Whether white space stands at the edge; one byte decides where it is ASCII.
  func hasSpace(_ text: String) -> Bool {
    let byte = self == .start ? text.utf8.first : text.utf8.last
    guard let byte else { return false }
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) }
    let scalar = self == .start ? text.unicodeScalars.first : text.unicodeScalars.last
    return scalar?.properties.isWhitespace ?? false
  }

  /// The white space at the edge, from outside.
  private func space(of text: String) -> [Unicode.Scalar] {
    self == .start
      ? Array(text.unicodeScalars.prefix { $0.properties.isWhitespace })
      : text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }
  }

  /// What differs in white space between a translation and its source; line breaks have a rule of their own.
  func fault(in unit: TranslationUnit) -> Fault? {
    guard let (source, text) = unit.pair else { return nil }
    let has = (source: hasSpace(source.string), text: hasSpace(text.string))
    guard has.source != has.text, !isBlank(source.string), !isBlank(text.string) else { return nil }
    let space = space(of: has.source ? source.string : text.string)
    guard let scalar = space.first(where: { !Self.isLineBreak($0) }) else { return nil }
    if has.source, mayDropSpace(unit.context.traits) { return nil }
    let name = Self.names[scalar] ?? "white space"
    return has.source
      ? Fault("lacks the \(name) at the \(place) that the source has", reason: "lost")
      : Fault(
        "has \(name == "white space" ? "" : "a ")\(name) at the \(place), where the source has none", reason: "added")
  }

  /// Where words stand without spaces, and in Korean before what is glued to a word, none is needed.
  private func mayDropSpace(_ traits: TextTraits) -> Bool {
    traits.isSpaceless || (self == .end && traits.language == "ko")
  }

  private var place: String { self == .start ? "start" : "end" }

  private func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  private static let names: [Unicode.Scalar: String] = [
    " ": "space", "\t": "tab", "\u{A0}": "no-break space", "\u{202F}": "narrow no-break space",
    "\u{3000}": "full-width space",
  ]
}
