import AuditModel

/// The comments in the source code of one file, read in order.
struct CodeSuppression {
  /// What the comments suppress.
  private(set) var directives: [SuppressionDirective] = []
  /// The mistakes in comments that are not in their words.
  private(set) var faults: [(message: String, location: SourceLocation)] = []
  /// The directives without an end so far, by rule.
  private var open: [String: [Int]] = [:]

  /// Reads the next comment of the file; of its rules those that exist.
  mutating func take(_ parsed: SuppressionComment, of comment: SourceComment, knownRules: [String]) {
    for instruction in parsed.instructions {
      for rule in instruction.rules where knownRules.contains(rule) { take(instruction.verb, rule, at: comment) }
    }
  }

  private mutating func take(_ verb: SuppressionComment.Verb, _ rule: String, at comment: SourceComment) {
    let location = comment.location
    switch verb {
    case .disable:
      open[rule, default: []].append(directives.count)
      add(rule, verb, [location.line...Int.max], at: location)
    case .disableNext:
      add(rule, verb, [comment.codeLine, comment.viewLine].compactMap { $0 }.map { $0...$0 }, at: location)
    case .enable:
      guard let indices = open.removeValue(forKey: rule) else {
        return faults.append(("\(verb.directive) \(rule): no comment before it disables the rule", location))
      }
      for index in indices { directives[index].end(before: location.line) }
    }
  }

  private mutating func add(
    _ rule: String, _ verb: SuppressionComment.Verb, _ lines: [ClosedRange<Int>], at location: SourceLocation
  ) {
    let code = SuppressedCode(verb: verb, file: location.file, lines: lines)
    directives.append(
      SuppressionDirective(location: location, rules: [rule], subject: code.subject, code: code))
  }
}

extension SuppressionDirective {
  /// Ends the lines before one; the line that the comment is in is always among them.
  fileprivate mutating func end(before line: Int) {
    guard var code else { return }
    code.lines = code.lines.map { $0.lowerBound...max($0.lowerBound, line - 1) }
    (self.code, subject) = (code, code.subject)
  }
}
