import AuditModel

/// The texts that an entry can show, with variables replaced by their own texts.
struct EntryTexts {
  /// The distinct texts, the usual one first: the plural form `other`, the platform's first device, the widest variant.
  let all: [String]
  /// The narrower variants of the usual text, the widest first.
  let narrower: [String]

  /// The texts of an entry on a platform; only the value if it does not vary.
  init(_ entry: StringsEntry, platform: Platform) {
    guard let leaves = entry.leaves, !leaves.isEmpty else {
      (all, narrower) = ([entry.value], [])
      return
    }
    let ranking = LeafRanking(platform: platform)
    let usualFirst = ranking.usualFirst(leaves.filter { $0.path.variable == nil })
    let own = usualFirst.map(\.value)
    var expansion = VariableExpansion(leaves: leaves, variables: entry.variables ?? [], ranking: ranking)
    var seen: Set<String> = []
    all = (own.isEmpty ? [entry.value] : own).flatMap { expansion.texts(of: $0) }.filter { seen.insert($0).inserted }
    narrower = Self.narrower(among: usualFirst).compactMap { expansion.texts(of: $0.value).first }
  }

  /// The texts that differ from the first only in their width, the widest first.
  private static func narrower(among leaves: [StringsLeaf]) -> [StringsLeaf] {
    guard let usual = leaves.first?.path, usual.width != nil else { return [] }
    let variants = leaves.dropFirst().filter { $0.path.width != nil && $0.path.withoutWidth == usual.withoutWidth }
    return variants.sorted { ($0.path.width ?? 0, $1.value) > ($1.path.width ?? 0, $0.value) }
  }
}

extension LeafPath {
  /// The width that selects the text; nil if there isn't one.
  fileprivate var width: Int? {
    for case .width(let width) in steps { return Int(width) ?? 0 }
    return nil
  }

  /// The other conditions.
  fileprivate var withoutWidth: [Step] {
    steps.filter { if case .width = $0 { false } else { true } }
  }
}

/// Decides which of several texts is the usual one.
struct LeafRanking {
  /// The platform on which the texts are shown.
  let platform: Platform

  /// The texts that the platform can show, the usual one first, the others in file order.
  func usualFirst(_ leaves: [StringsLeaf]) -> [StringsLeaf] {
    let shown = leaves.filter { leaf in leaf.path.steps.allSatisfy(isPossible) }
    let ranked = (shown.isEmpty ? leaves : shown).enumerated().map { (rank: rank($1.path), position: $0, leaf: $1) }
    guard let usual = ranked.min(by: { ($0.rank, $0.position) < ($1.rank, $1.position) }) else { return [] }
    return [usual.leaf] + ranked.filter { $0.position != usual.position }.map(\.leaf)
  }

  private func isPossible(_ step: LeafPath.Step) -> Bool {
    if case .device(let device) = step { deviceNames.contains(device) } else { true }
  }

  /// The rank of a path's conditions, 0 for the usual text.
  private func rank(_ path: LeafPath) -> Int {
    path.steps.reduce(0) { min($0 &+ rank($1), .max / 2) }
  }

  private func rank(_ step: LeafPath.Step) -> Int {
    switch step {
    case .plural(let category): category == "other" ? 0 : 1
    case .device(let device): deviceNames.firstIndex(of: device) ?? deviceNames.count
    case .width(let width): 1_000_000 - min(max(Int(width) ?? 0, 0), 1_000_000)
    case .item(let index): min(max(index, 0), 1_000_000)
    case .substitution: 0
    }
  }

  /// The devices of the platform as stringsdicts and String Catalogs name them, the most common first, then `other`.
  private var deviceNames: [String] { (Self.devices[platform] ?? []) + ["other"] }

  /// Source: Apple, "Localizing strings that contain plurals" and `NSStringDeviceSpecificRuleType`.
  private static let devices: [Platform: [String]] = [
    .iOS: ["iphone", "ipad", "ipod"], .macOS: ["mac"], .tvOS: ["appletv"], .watchOS: ["applewatch"],
    .visionOS: ["applevision"],
  ]
}

/// Replaces the variables that texts embed as `%#@name@` with the texts of those variables.
struct VariableExpansion {
  /// The maximum number of expanded texts: enough for three variables of four forms each.
  private static let textLimit = 64
  /// The maximum size of an expanded text in bytes of UTF-8; a malicious file could double it with each variable.
  private static let sizeLimit = 4_096

  private let leaves: [String: [StringsLeaf]]
  private let valueTypes: [String: String]
  /// The expanded texts of variables; an empty list during expansion, so that a variable cannot contain itself.
  private var known: [String: [String]] = [:]

  /// The variables of an entry, with the usual text of each first.
  init(leaves: [StringsLeaf], variables: [StringsVariable], ranking: LeafRanking) {
    let embedded = leaves.filter { $0.path.variable != nil }
    self.leaves = Dictionary(grouping: embedded) { $0.path.variable ?? "" }.mapValues(ranking.usualFirst)
    valueTypes = Dictionary(
      variables.map { ($0.name, $0.valueType ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The expansions of a text, the usual one first: each variable in each of its forms.
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

  /// The texts of a variable; nil if it does not exist or contains itself.
  private mutating func texts(ofVariable name: String) -> [String]? {
    if let known = known[name] { return known.isEmpty ? nil : known }
    // The file determines the depth of a chain of variables, so it is limited.
    guard let leaves = leaves[name], known.count < 32 else { return nil }
    known[name] = []
    let argument = valueTypes[name].flatMap { $0.isEmpty ? nil : $0 } ?? "lld"
    let made = leaves.prefix(Self.textLimit).flatMap { leaf in
      texts(of: Self.replacingArgument(in: leaf.value, by: argument))
    }
    known[name] = Array(made.prefix(Self.textLimit))
    return known[name]
  }

  /// Every combination of two lists of texts, in the order of the first list.
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

  /// The text in pieces: literals and variables, `%#@name@` or `%1$#@name@`.
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

  /// The end and name of the variable at the start of a text; nil if there isn't one.
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

  /// The end of a percent sign that does not start a variable, including a second percent sign.
  private static func literalEnd(in text: Substring) -> (index: String.Index, name: String?) {
    (text.index(text.startIndex, offsetBy: text.hasPrefix("%%") ? 2 : 1), nil)
  }

  /// The text with a String Catalog's `%arg`, the variable's number, replaced with a format specifier.
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
