extension FindingGroup {
  /// The group of a table or file with, if its findings differ in numbers alone, their range in the message: "98 to 107 of the 141
  /// keys".
  var statingRanges: FindingGroup {
    guard identity.element == nil, identity.key == nil, others.contains(where: { $0.message != lead.message }) else {
      return self
    }
    let messages = instances.map { $0.message.split(separator: " ", omittingEmptySubsequences: false) }
    return MessageRanges(messages).map { saying($0.text) } ?? self
  }
}

/// The words of several messages, with the ranges of the numbers in which they differ.
private struct MessageRanges {
  let text: String

  /// Nil if the messages differ in anything but numbers.
  init?(_ messages: [[Substring]]) {
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
