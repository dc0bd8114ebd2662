import AuditModel

/// Replaces the variables that texts embed as `%#@name@` by the texts of those variables.
struct VariableExpansion {
  /// How many texts are made of one: enough for three variables of four forms each.
  private static let textLimit = 64
  /// How many bytes of UTF-8 a text may grow to; foreign files could double it at each variable.
  private static let sizeLimit = 4_096

  private let leaves: [String: [StringsLeaf]]
  private let valueTypes: [String: String]
  /// The texts of the variables that were asked for; an empty list while they are made, so that none holds itself.
  private var known: [String: [String]] = [:]

  /// The variables of an entry; of several texts of one the usual one comes first.
  init(leaves: [StringsLeaf], variables: [StringsVariable], ranking: LeafRanking) {
    let embedded = leaves.filter { $0.path.variable != nil }
    self.leaves = Dictionary(grouping: embedded) { $0.path.variable ?? "" }.mapValues(ranking.usualFirst)
    valueTypes = Dictionary(
      variables.map { ($0.name, $0.valueType ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts that one can be, the usual one first: each variable in each of its forms.
  mutating func texts(of text: String) -> [String] {
    guard text.utf8.count <= Self.sizeLimit else { return [text] }
    var made = [""]
    for piece in Self.pieces(of: text) {
      let choices: [String]
      switch piece {
      case .literal(let literal): choices = [literal]
      case .variable(let name, let written): choices = texts(ofVariable: name) ?? [written]
      }
      made = Self.combined(made, choices)
      guard made.allSatisfy({ $0.utf8.count <= Self.sizeLimit }) else { return [text] }
    }
    return made
  }

  /// The texts of a variable; nil where there is none of the name, or it holds itself.
  private mutating func texts(ofVariable name: String) -> [String]? {
    if let known = known[name] { return known.isEmpty ? nil : known }
    // A chain of variables is as deep as the file makes it.
    guard let leaves = leaves[name], known.count < 32 else { return nil }
    known[name] = []
    let argument = valueTypes[name].flatMap { $0.isEmpty ? nil : $0 } ?? "lld"
    let made = leaves.prefix(Self.textLimit).flatMap { leaf in
      texts(of: Self.replacingArgument(in: leaf.value, by: argument))
    }
    known[name] = Array(made.prefix(Self.textLimit))
    return known[name]
  }

  /// Every one of the first with every one of the second, the firsts first.
  private static func combined(_ firsts: [String], _ seconds: [String]) -> [String] {
    if seconds.count == 1, let second = seconds.first { return firsts.map { $0 + second } }
    return Array(firsts.lazy.flatMap { first in seconds.lazy.map { first + $0 } }.prefix(textLimit))
  }
}

extension VariableExpansion {
  private enum Piece {
    case literal(String)
    case variable(name: String, written: String)
  }

  /// The text in pieces: what is between variables, and `%#@name@` or `%1$#@name@`.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      pieces.append(.literal(String(rest[..<start])))
      rest = rest[start...]
      let end = variableEnd(in: rest) ?? literalEnd(in: rest)
      if let name = end.name {
        pieces.append(.variable(name: name, written: String(rest[..<end.index])))
      } else {
        pieces.append(.literal(String(rest[..<end.index])))
      }
      rest = rest[end.index...]
    }
    return pieces + [.literal(String(rest))]
  }

  /// The end and the name of the variable that a text begins with; nil where it begins with none.
  private static func variableEnd(in text: Substring) -> (index: String.Index, name: String?)? {
    var rest = text.dropFirst()
    let position = rest.prefix { $0.isASCII && $0.isNumber }
    if !position.isEmpty {
      rest = rest[position.endIndex...]
      guard rest.first == "$" else { return nil }
      rest.removeFirst()
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (rest.index(after: end), String(rest[..<end]))
  }

  /// The end of a percent sign that begins no variable; of two the second is none either.
  private static func literalEnd(in text: Substring) -> (index: String.Index, name: String?) {
    (text.index(text.startIndex, offsetBy: text.hasPrefix("%%") ? 2 : 1), nil)
  }

  /// A String Catalog's `%arg`, which stands for the variable's number, as a format specifier.
  private static func replacingArgument(in text: String, by valueType: String) -> String {
    let specifier = valueType.hasPrefix("%") ? valueType : "%" + valueType
    var parts: [Substring] = []
    var rest = text[...]
    while let found = rest.firstRange(of: "%arg") {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return (parts + [rest]).joined(separator: specifier)
  }
}
