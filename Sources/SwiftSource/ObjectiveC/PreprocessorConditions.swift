/// The conditions of the preprocessor around a place in a source, as far as they leave code out of the builds that reach users.
struct PreprocessorConditions {
  /// One condition that is not ended yet.
  private struct Condition {
    /// Whether its present clause is compiled; nil if that is not known.
    var isCompiled: Bool?
    /// Whether an earlier clause, or the present one, is compiled: the clauses after it are not; nil if that is not known.
    var hasCompiled: Bool?
  }

  private var open: [Condition] = []

  /// Whether what follows is certainly not compiled.
  var leavesOut: Bool { open.contains { $0.isCompiled == false } }

  /// Reads a directive.
  mutating func read(_ directive: ArraySlice<UInt8>) {
    let text = String(decoding: directive.dropFirst(), as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    let name = text.prefix(while: \.isLetter)
    let condition = Self.code(of: text.dropFirst(name.count))
    switch name {
    case "if": begin(Self.value(of: condition))
    case "ifdef": begin(Self.value(of: "defined(\(condition))"))
    case "ifndef": begin(Self.value(of: "!defined(\(condition))"))
    case "elif": proceed(to: Self.value(of: condition))
    case "else": proceed(to: true)
    case "endif": _ = open.popLast()
    default: break
    }
  }

  private mutating func begin(_ value: Bool?) { open.append(Condition(isCompiled: value, hasCompiled: value)) }

  /// Goes on to another clause, which is compiled if it holds and no earlier one is.
  private mutating func proceed(to value: Bool?) {
    guard let last = open.popLast() else { return }
    let mayBe = last.hasCompiled.map { !$0 }
    let isCompiled = Self.both(mayBe, value)
    open.append(Condition(isCompiled: isCompiled, hasCompiled: Self.both(mayBe, isCompiled.map { !$0 }).map { !$0 }))
  }

  private static func both(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == false || second == false { return false }
    return first == nil || second == nil ? nil : true
  }

  /// A condition without spaces and the comment behind it.
  private static func code(of text: Substring) -> String {
    let end = text.firstRange(of: "//")?.lowerBound ?? text.firstRange(of: "/*")?.lowerBound ?? text.endIndex
    return String(text[..<end].filter { !$0.isWhitespace })
  }

  /// Whether a condition holds in a build for users; nil if that is not known.
  private static func value(of condition: String) -> Bool? {
    let choices = condition.split(separator: "||")
    guard choices.count < 2 else {
      let values = choices.map { value(of: String($0)) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
    return condition.split(separator: "&&").map { valueOfPart($0) }.reduce(true, both)
  }

  private static func valueOfPart(_ part: Substring) -> Bool? {
    if part.hasPrefix("!") { return valueOfPart(part.dropFirst()).map { !$0 } }
    if part.hasPrefix("("), part.hasSuffix(")") { return valueOfPart(part.dropFirst().dropLast()) }
    if part.hasPrefix(definition) { return valueOfPart(part.dropFirst(definition.count)) }
    if part.hasSuffix(one) { return valueOfPart(part.dropLast(one.count)) }
    return literals[String(part)] ?? BuildFlags.holds(String(part))
  }

  private static let definition = "defined"
  private static let one = "==1"
  private static let literals = ["0": false, "1": true]
}
