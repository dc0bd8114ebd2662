internal import AuditModel
internal import SwiftSyntax

/// Reads constraints of a visual format: `H:|-16-[a]-8-[b(>=44)]-|`.
///
/// Source: Apple, Auto Layout Guide, Visual Format Language.
struct VisualFormatConstraints {
  private let call: LayoutCall
  private let names: LayoutNames
  private let numbers: NumberReader
  /// The views by their names in the format.
  private let views: [String: LayoutItemInCode]
  private let metrics: [String: Double]

  /// The constraints of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    let argument = { (label: String) in call.call.arguments.first { $0.label?.text == label }?.expression }
    guard let format = argument("withVisualFormat"), let list = argument("views")?.as(DictionaryExprSyntax.self),
      case .elements(let pairs) = list.content
    else { return nil }
    let views = pairs.flatMap { names.views($0.value, call) }
    guard !views.isEmpty else { return nil }
    let reading = VisualFormatConstraints(call, names, pairs: pairs, metrics: argument("metrics"))
    let options = argument("options")
    let hasOptions = options.map { $0.sourceText != "[]" && $0.number != 0 && $0.symbol != "init" } ?? false
    guard !hasOptions, let text = format.plainString, let constraints = reading.constraints(text) else {
      return ReadConstraints(doubts: [(views, nil)])
    }
    return ReadConstraints(constraints: constraints)
  }

  private init(_ call: LayoutCall, _ names: LayoutNames, pairs: DictionaryElementListSyntax, metrics: ExprSyntax?) {
    (self.call, self.names) = (call, names)
    let numbers = names.numbers(call)
    self.numbers = numbers
    var views: [String: LayoutItemInCode] = [:]
    for pair in pairs {
      guard let name = pair.key.plainString, let (items, members) = names.items(pair.value, call), members.isEmpty,
        items.count == 1
      else { continue }
      views[name] = items[0]
    }
    self.views = views
    var values: [String: Double] = [:]
    if let list = metrics?.as(DictionaryExprSyntax.self), case .elements(let pairs) = list.content {
      for pair in pairs { if let name = pair.key.plainString { values[name] = numbers.number(pair.value) } }
    }
    self.metrics = values
  }

  /// A part of a format: a view, the superview, or the distance between two.
  private struct Part {
    var item: LayoutItemInCode?
    var isSuperview = false
    var predicates: [Predicate] = []
  }

  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var amount: Double?
    var other: LayoutItemInCode?
    var priority = 1_000.0
  }

  /// The constraints of a format; nil if a part of it is not understood.
  private func constraints(_ format: String) -> [ConstraintInCode]? {
    var text = Substring(format.filter { $0 != " " })
    var isHorizontal = true
    if text.hasPrefix("H:") || text.hasPrefix("V:") {
      isHorizontal = text.hasPrefix("H:")
      text = text.dropFirst(2)
    }
    var found: [ConstraintInCode] = []
    var previous: Part?
    var distance: [Predicate]?
    while let next = text.first {
      if next == "-" {
        guard let read = Self.distance(&text, predicates) else { return nil }
        distance = read
        continue
      }
      guard let part = part(&text, isHorizontal, &found) else { return nil }
      if let previous {
        guard let tie = tie(previous, part, distance ?? [Predicate(amount: 0)], isHorizontal) else { return nil }
        found += tie
      }
      (previous, distance) = (part, nil)
    }
    return found
  }

  /// `|`, `[a]`, `[a(>=44)]`.
  private func part(_ text: inout Substring, _ isHorizontal: Bool, _ found: inout [ConstraintInCode]) -> Part? {
    if text.first == "|" {
      text = text.dropFirst()
      return Part(isSuperview: true)
    }
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<end]
    text = text[text.index(after: end)...]
    let name = inner.prefix { $0 != "(" }
    guard let item = views[String(name)] else { return nil }
    guard name.count < inner.count else { return Part(item: item) }
    guard let sizes = predicates(inner.dropFirst(name.count)) else { return nil }
    let attribute = isHorizontal ? LayoutConstraint.Attribute.width : .height
    found += sizes.map { size in
      ConstraintInCode(
        first: item, attribute: attribute, relation: size.relation, second: size.other,
        secondAttribute: size.other == nil ? nil : attribute, constant: size.amount ?? 0, priority: size.priority)
    }
    return Part(item: item)
  }

  /// `-`, `-8-`, `-(>=8@750)-`; the system's own distance is not known in all cases.
  private static func distance(
    _ text: inout Substring, _ predicates: (Substring) -> [Predicate]?
  ) -> [Predicate]? {
    text = text.dropFirst()
    guard let end = text.first == "(" ? text.firstIndex(of: ")") : text.firstIndex(of: "-"), end > text.startIndex
    else {
      return nil
    }
    var inner = text[..<end]
    var rest = text[end...]
    if inner.first == "(" {
      inner = text[...end]
      rest = rest.dropFirst()
    }
    guard rest.first == "-" else { return nil }
    text = rest.dropFirst()
    return predicates(inner)
  }

  /// `(>=44@750,<=b)`, `8`, `margin`; nil if one of them is unknown.
  private func predicates(_ text: Substring) -> [Predicate]? {
    let inner = text.first == "(" ? text.dropFirst().dropLast() : text
    let all = inner.split(separator: ",").map { predicate(String($0)) }
    return all.contains { $0 == nil } ? nil : all.compactMap(\.self)
  }

  private func predicate(_ text: String) -> Predicate? {
    var predicate = Predicate()
    var text = text[...]
    let relations: [(String, LayoutConstraint.Relation)] = [
      (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal),
    ]
    if let (sign, relation) = relations.first(where: { text.hasPrefix($0.0) }) {
      predicate.relation = relation
      text = text.dropFirst(sign.count)
    }
    let parts = text.split(separator: "@")
    guard let value = parts.first.map(String.init), parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let priority = Double(parts[1]) ?? metrics[String(parts[1])] else { return nil }
      predicate.priority = priority
    }
    predicate.amount = Double(value) ?? metrics[value]
    predicate.other = predicate.amount == nil ? views[value] : nil
    return predicate.amount == nil && predicate.other == nil ? nil : predicate
  }

  /// What holds one part before the next.
  private func tie(_ one: Part, _ next: Part, _ distance: [Predicate], _ isHorizontal: Bool) -> [ConstraintInCode]? {
    let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    guard let view = next.item ?? one.item else { return nil }
    let superview = LayoutItemInCode(view: view.view, isSuperview: true)
    return distance.compactMap { predicate in
      guard let amount = predicate.amount else { return nil }
      // `next.start = one.end + distance`; the superview is met at its own edge.
      return ConstraintInCode(
        first: next.item ?? superview, attribute: next.isSuperview ? end : start, relation: predicate.relation,
        second: one.item ?? superview, secondAttribute: one.isSuperview ? start : end, constant: amount,
        priority: predicate.priority)
    }
  }
}
