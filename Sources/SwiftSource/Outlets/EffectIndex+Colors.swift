internal import AuditModel

// The colors that code gives objects.
extension EffectIndex {
  /// What code sets the colors of an object to, by their members, also in the functions that it gives the object to; nil if it sets any
  /// in a way that is not read.
  func colors(_ effects: CodeEffects, on object: ObjectClass, depth: Int = 1) -> [String: [CodeEffects.Assignment]]? {
    var found = effects.setColors
    let count = effects.sets[.color]?.count ?? 0
    // More than these are not kept.
    guard count < CodeEffects.maximumAssignments, found.values.reduce(0, { $0 + $1.count }) == count else { return nil }
    for function in functions(givenObjectBy: effects, object) {
      guard properties(of: function, on: object, depth: depth).contains(.color) else { continue }
      guard depth > 0, let inner = colors(function, on: object, depth: depth - 1) else { return nil }
      for (member, values) in inner { found[member, default: []] += values.map(\.ofStyle) }
    }
    return found
  }

  /// What the functions do with an object that some effects call on it, or give it to.
  private func functions(givenObjectBy effects: CodeEffects, _ object: ObjectClass) -> [CodeEffects] {
    effects.calls.flatMap { methods(called: $0, of: object).map(\.own) }
      + effects.gifts.flatMap { gift in functions(called: gift.call).compactMap { $0.effects(on: gift.argument) } }
  }
}

extension CodeEffects {
  /// What it sets colors to by members of which each sets one.
  fileprivate var setColors: [String: [Assignment]] {
    let colors = CodeProperty.membersOfColors.map { ($0, setterValues[RecordedFunction.setter(of: $0)] ?? []) }
    return Dictionary(uniqueKeysWithValues: colors.filter { !$0.1.isEmpty })
  }
}

extension CodeEffects.Assignment {
  /// The assignment in a function that gives any object its style: it is done whenever the function is called.
  fileprivate var ofStyle: Self {
    var assignment = self
    (assignment.isOfStyle, assignment.isAtLoading) = (true, isInAnyCase)
    return assignment
  }
}
