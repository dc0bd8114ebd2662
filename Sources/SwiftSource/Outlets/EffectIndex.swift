internal import AuditModel

/// What the code of a project does with objects, by class, function and member.
struct EffectIndex: Sendable {
  private var all = FileEffects()

  /// Calls are followed from an outlet into a function, and from there into another.
  private static let maximumDepth = 2
  private static let maximumSuperclasses = 8

  /// The effects of some files.
  init(_ files: [FileEffects]) {
    for file in files {
      all.classes.merge(file.classes) { first, second in
        var both = first
        both.formUnion(second)
        return both
      }
      all.functions.merge(file.functions) { $0 + $1 }
      all.foreign.merge(file.foreign) { $0.union($1) }
    }
  }

  /// What code does with an element, and what it calls; nil if no class that reaches the element is known.
  func effects(on element: Element) -> KnownEffects? {
    let connections = element.connections
    let owners = (connections.outletClasses ?? []).filter(isDeclared)
    let own = [connections.customClass].compactMap(\.self).filter(isDeclared)
    guard !(owners + own).isEmpty, element.hasOutlet == !owners.isEmpty || owners.isEmpty && !element.hasOutlet else {
      return nil
    }
    var effects = CodeEffects()
    for outlet in connections.outlets ?? [] { effects.formUnion(self.effects(onMember: outlet, of: owners)) }
    for name in own.flatMap(line) { effects.formUnion(all.classes[name]?.own ?? CodeEffects()) }
    for selector in connections.actions ?? [] { effects.formUnion(self.effects(onSenderOf: selector)) }
    var known = KnownEffects(classes: Set(owners + own).sorted())
    follow(effects, into: &known)
    return known
  }

  private func isDeclared(_ name: String) -> Bool { all.classes[name]?.isDeclared ?? false }

  /// A class and those that it inherits from, as far as they are the app's.
  private func line(_ name: String) -> [String] {
    var names: [String] = []
    var current: String? = name
    while let name = current, all.classes[name] != nil, !names.contains(name), names.count < Self.maximumSuperclasses {
      names.append(name)
      current = all.classes[name]?.superclass
    }
    return names
  }

  /// What classes do with one of their members, and what others do with a member of that name.
  private func effects(onMember name: String, of classes: [String]) -> CodeEffects {
    // Objective-C's instance variables begin with an underscore, which properties do not have.
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    var effects = CodeEffects()
    for name in Set([name, bare]) {
      for owner in classes.flatMap(line) { effects.formUnion(all.classes[owner]?.members[name] ?? CodeEffects()) }
      effects.formUnion(all.foreign[name] ?? CodeEffects())
    }
    return effects
  }

  /// What an action does with its sender.
  private func effects(onSenderOf selector: String) -> CodeEffects {
    let name = String(selector.prefix { $0 != ":" })
    return (all.functions[name] ?? []).reduce(into: CodeEffects()) { effects, function in
      effects.formUnion(function.effects(on: .position(0)) ?? CodeEffects())
    }
  }
}

/// What code does with an object, by itself or in the functions that it calls.
struct KnownEffects {
  /// The classes that were searched.
  let classes: [String]
  /// What it sets, with what it sets it to.
  fileprivate(set) var sets: [CodeProperty: [CodeEffects.Assignment]] = [:]
  /// The functions that the object is given to and whose effect is not known.
  fileprivate(set) var givenTo: Set<String> = []
}

// MARK: Functions

extension EffectIndex {
  /// Adds effects with those of the functions that they call.
  private func follow(_ effects: CodeEffects, into known: inout KnownEffects, depth: Int = 0) {
    known.sets.merge(effects.sets) { $0 + $1 }
    for method in effects.calls.sorted() {
      follow((all.functions[method] ?? []).map(\.own), of: method, into: &known, depth: depth)
    }
    for gift in effects.gifts.sorted(by: { $0.function < $1.function }) {
      // A class of the app may do anything with what it is made with.
      if isDeclared(gift.function) { known.givenTo.insert(gift.function) }
      let given = (all.functions[gift.function] ?? []).compactMap { $0.effects(on: gift.argument) }
      follow(given, of: gift.function, into: &known, depth: depth)
    }
  }

  private func follow(_ functions: [CodeEffects], of name: String, into known: inout KnownEffects, depth: Int) {
    for effects in functions where !effects.isEmpty {
      guard depth < Self.maximumDepth else {
        known.givenTo.insert(name)
        continue
      }
      follow(effects, into: &known, depth: depth + 1)
    }
  }
}
