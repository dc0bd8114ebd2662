import Foundation

/// A titled button with a label of its own, in one locale: both readings.
public struct ButtonNaming: Sendable, Hashable {
  /// The title that is seen.
  public var title: String
  /// The accessibility label.
  public var label: String
  /// The utterance as observed on devices: the label is spoken.
  public var observed: String
  /// The utterance as Apple's page documents it: the title is spoken.
  public var documented: String

  /// Whether the label leaves out the title, case, diacritics, punctuation and white space apart.
  ///
  /// A title without a letter is an abbreviation or a symbol, and is not compared.
  public var differs: Bool {
    let seen = Self.folded(title)
    return seen.contains(where: \.isLetter) && !Self.folded(label).contains(seen)
  }

  private static func folded(_ text: String) -> String {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return plain.filter { $0.isLetter || $0.isNumber }
  }
}
