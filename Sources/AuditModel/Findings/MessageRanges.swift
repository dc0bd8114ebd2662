/// The words of several messages, with the ranges of the numbers in which they differ.
struct MessageRanges {
  private let text: String

  /// Nil if the messages differ in anything but numbers.
  private init?(_ messages: [[Substring]]) {
    guard let first = messages.first, messages.allSatisfy({ $0.count == first.count }) else { return nil }
    var words: [String] = []
    for index in first.indices {
      let variants = Set(messages.map { $0[index] })
      let numbers = variants.compactMap { Int($0) }
      guard variants.count > 1 else {
        words.append(String(first[index]))
        continue
      }
      guard numbers.count == variants.count, let least = numbers.min(), let most = numbers.max() else { return nil }
      words.append("\(least) to \(most)")
    }
    text = words.joined(separator: " ")
  }
}

extension MessageRanges {
  /// The sentence about a table or file of which several findings say the same with different numbers: "98 to 107 of the 141
  /// keys"; nil for others.
  static func sentence(about findings: [Finding]) -> String? {
    guard let lead = findings.first, lead.element == nil, lead.key == nil,
      findings.contains(where: { $0.message != lead.message })
    else { return nil }
    return MessageRanges(findings.map { $0.message.split(separator: " ", omittingEmptySubsequences: false) })?.text
  }
}
