/// Finds names of variables between at signs, however the rest is spelled.
enum VariableSpelling {
  /// What stands around a name that is meant as a reference (`%# @sites @`), from the last percent sign before it, or the
  /// last white space; nil where the name stands between no at signs.
  static func reference(to name: String, in text: String) -> String? {
    guard !name.isEmpty else { return nil }
    for range in text.ranges(of: name) {
      let before = text[..<range.lowerBound].trimmingSuffix { $0 == " " }
      let after = text[range.upperBound...].drop { $0 == " " }
      guard before.last == "@", after.first == "@" else { continue }
      let start = before.lastIndex(of: "%") ?? before.lastIndex { $0.isWhitespace } ?? before.startIndex
      return String(text[start..<text.index(after: after.startIndex)])
    }
    return nil
  }
}

extension Substring {
  /// The text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, condition(last) { result.removeLast() }
    return result
  }
}
