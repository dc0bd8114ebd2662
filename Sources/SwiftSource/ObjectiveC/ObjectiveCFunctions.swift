// The heads of methods and functions of Objective-C as Swift writes them.

extension ObjectiveCTranslation {
  /// `- (UIView *)makeLabel:(NSString *)text below:(UIView *)view {`.
  mutating func readMethod() {
    let start = position
    var parts: [(label: String, name: String?, type: String)] = []
    position += 1
    while position < tokens.tokens.count, !tokens.isSymbol("{", at: position), !tokens.isSymbol(";", at: position) {
      if tokens.isSymbol("(", at: position) {
        position = tokens.end(ofParenthesesAt: position)
      } else if tokens.isName(position), tokens.isSymbol(":", at: position + 1) {
        let label = tokens.text(position)
        let first = position + 2
        let hasType = tokens.isSymbol("(", at: first)
        position = hasType ? tokens.end(ofParenthesesAt: first) : first
        let type = tokens.swiftType(first + 1..<max(first + 1, position - 1))
        parts.append((label, tokens.text(position), type))
        position += 1
      } else {
        if parts.isEmpty, tokens.isName(position) { parts.append((tokens.text(position), nil, "")) }
        position += 1
      }
    }
    guard tokens.isSymbol("{", at: position), let first = parts.first else { return }
    let name = ObjectiveCNames.split(first.label)
    let parameters = parts.enumerated().compactMap { index, part in
      part.name.map { "\(index == 0 ? name.label ?? "_" : part.label) \($0): \(part.type)" }
    }
    let attribute = tokens.text(start + 2) == "IBAction" ? "@IBAction " : ""
    readBody(of: "\(attribute)func \(name.name)(\(parameters.joined(separator: ", ")))", at: start, from: position)
  }
}

extension ObjectiveCTokens {
  /// The head of the function of C whose body begins at a brace, `static void add(UIView *view, NSString *title) {`; nil if what is before
  /// the brace is something else.
  func function(ofBodyAt brace: Int) -> String? {
    guard let open = start(ofParenthesesBefore: brace), isName(open - 1),
      isName(open - 2) || isSymbol("*", at: open - 2)
    else { return nil }
    let words = (open - Self.maximumWords..<open).map(text)
    guard words.allSatisfy({ !Self.otherBlocks.contains($0) }) else { return nil }
    let parameters = parameters(open + 1..<brace - 1)
    return "func \(text(open - 1))(\(parameters.joined(separator: ", ")))"
  }

  /// How many words before the parentheses tell what begins there: `typedef NS_ENUM(NSInteger, Mode) {`.
  private static let maximumWords = 3
  private static let otherBlocks: Set<String> = ["typedef", "enum", "struct", "union", "NS_ENUM", "NS_OPTIONS"]

  /// The opening parenthesis of the pair that ends right before a position; nil if no pair ends there.
  private func start(ofParenthesesBefore position: Int) -> Int? {
    guard isSymbol(")", at: position - 1) else { return nil }
    var (open, start) = (0, position - 1)
    while start >= 0 {
      if isSymbol(")", at: start) { open += 1 }
      if isSymbol("(", at: start) { open -= 1 }
      if open == 0 { return start }
      start -= 1
    }
    return nil
  }

  /// The parameters between the parentheses of a function of C.
  private func parameters(_ range: Range<Int>) -> [String] {
    var parts: [Range<Int>] = []
    var (open, start) = (0, range.lowerBound)
    for position in range {
      if isSymbol("(", at: position) || isSymbol("<", at: position) { open += 1 }
      if isSymbol(")", at: position) || isSymbol(">", at: position) { open -= 1 }
      guard open == 0, isSymbol(",", at: position) else { continue }
      parts.append(start..<position)
      start = position + 1
    }
    parts.append(start..<max(start, range.upperBound))
    return parts.compactMap { part in
      // The name is last; without one the parameter is not used, as in `void`.
      guard part.count > 1, let last = part.last else { return part.isEmpty || parts.count == 1 ? nil : "_: Any" }
      return isName(last) ? "_ \(text(last)): \(swiftType(part.dropLast()))" : "_: Any"
    }
  }

  /// The type of Swift that a type is, if it is a class, as in `nullable NSString *`; otherwise `Any`.
  func swiftType(_ range: Range<Int>) -> String {
    let words = range.filter { !Self.qualifiers.contains(text($0)) }
    guard let first = words.first, isName(first), text(first) != "id",
      words.count(where: { isSymbol("*", at: $0) }) == 1, let last = words.last, isSymbol("*", at: last),
      !words.contains(where: { isSymbol("(", at: $0) })
    else { return "Any" }
    let isPlain = words.count == 2 || isSymbol("<", at: first + 1)
    return isPlain && text(first).first?.isUppercase == true ? text(first) : "Any"
  }

  private static let qualifiers: Set<String> = [
    "const", "nullable", "nonnull", "__kindof", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "null_unspecified",
    "_Null_unspecified", "in", "inout", "out", "bycopy", "byref", "oneway", "__strong", "__weak", "__unused", "__block",
    "__autoreleasing",
  ]
}
