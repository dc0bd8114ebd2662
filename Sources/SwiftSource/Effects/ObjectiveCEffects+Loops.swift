// Code in Objective-C that does something with each object of a list.
extension ObjectiveCEffects {
  /// Notes what the name in the head of a loop at the position means: `for (UIButton *button in self.buttons)`.
  mutating func readLoop() {
    guard tokens.text(position) == "for", tokens.isSymbol("(", at: position + 1) else { return }
    let head = position + 2..<max(position + 2, tokens.end(ofParenthesesAt: position + 1) - 1)
    guard let word = head.first(where: { tokens.isName($0) && tokens.text($0) == "in" }), tokens.isName(word - 1) else {
      return
    }
    let type = tokens.text(head.lowerBound)
    let roots = roots(word + 1..<head.upperBound)
    recorder.alias(
      tokens.text(word - 1),
      type.isTypeName && head.lowerBound < word - 1 ? roots.map { EffectsRecorder.cast($0, to: type) } : roots)
  }

  /// Notes what the first parameter of a block means that is run for each object of the receiver, if the part of a message at the
  /// position says so: `[self.buttons enumerateObjectsUsingBlock:^(UIButton *button, NSUInteger index, BOOL *stop) { … }]`.
  mutating func aliasItem(of receiver: [String]) {
    guard tokens.text(position).hasPrefix("enumerateObjects"),
      case let list = EffectsRecorder.objects(inListAt: Self.object(receiver)), !list.isEmpty,
      let block = (position..<position + Self.maximumHead).first(where: { tokens.isSymbol("^", at: $0) }),
      tokens.isSymbol("(", at: block + 1)
    else { return }
    let parameters = block + 2..<max(block + 2, tokens.end(ofParenthesesAt: block + 1) - 1)
    let end = parameters.first { tokens.isSymbol(",", at: $0) } ?? parameters.upperBound
    guard tokens.isName(end - 1) else { return }
    recorder.alias(tokens.text(end - 1), list)
  }

  /// More tokens than a message with options has before its block.
  private static let maximumHead = 12

  /// The objects of a list: a member, or those of a literal, `@[self.a, b]`; none for anything else.
  private func roots(_ range: Range<Int>) -> [String] {
    let isLiteral = tokens.isSymbol("@", at: range.lowerBound) && tokens.isSymbol("[", at: range.lowerBound + 1)
    let inside = isLiteral && range.count > 3 ? range.lowerBound + 2..<range.upperBound - 1 : range
    guard inside.allSatisfy({ tokens.isName($0) || [".", ","].contains(tokens.text($0)) }) else { return [] }
    return inside.split { tokens.isSymbol(",", at: $0) }.flatMap { item in
      EffectsRecorder.objects(inListAt: Self.object(item.filter(tokens.isName).map(tokens.text)))
    }
  }
}
