internal import SwiftSyntax

// The names of what code makes, and what follows from them.
extension ModuleControls {
  /// More names of one control are ignored.
  private static let maximumNames = 64

  /// The names under which what a call makes is known.
  ///
  /// What an item of the menu bar shows is set of the item or, in newer code, of its button.
  func names(of creation: ControlCreation) -> [ControlName] {
    let own = ownNames(of: creation)
    return creation.type == ControlTypes.statusItem ? own + names(of: "button", of: own) : own
  }

  private func ownNames(of creation: ControlCreation) -> [ControlName] {
    let names = { (call: FunctionCallExprSyntax) in
      [ControlName(owner: .creation(call.id))] + (self.names[call.id] ?? [])
    }
    guard let use = creation.use else { return aliases(of: names(creation.call)) }
    return aliases(of: names(creation.call) + names(creation.node), without: use.result)
  }

  /// The calls of a file that make controls, with those of functions that make them elsewhere.
  func creations(of file: FileControls) -> [ControlCreation] { factoryUses.creations(of: file) }

  /// Whether a call only makes a first value for a property: another one replaces it, or nothing is done with it.
  func isPlaceholder(_ creation: ControlCreation) -> Bool {
    guard creation.isBare else { return false }
    let direct = (names[creation.call.id] ?? []).filter(\.isProperty)
    guard !direct.isEmpty else { return false }
    if direct.contains(where: { filled[$0] != nil }) { return true }
    let all = aliases(of: direct)
    return all.count == direct.count && all.allSatisfy { changes[$0] == nil && uses[$0] == nil }
      && possibleChanges(of: direct).isEmpty
  }

  /// Whether a call makes the value with which a property is declared, and other code replaces it.
  func isReplaced(_ creation: ControlCreation) -> Bool {
    guard creation.isBare, !creation.place.member.isEmpty else { return false }
    return (names[creation.call.id] ?? []).contains { name in
      name.isProperty && name.path == creation.place.member && replaced.contains(name)
    }
  }

  /// Whether what a call makes, which has some names, is nothing but the sender of actions that code calls itself.
  func isOnlySender(_ creation: ControlCreation, _ names: [ControlName]) -> Bool {
    let isKept = names.contains { if case .type = $0.owner { true } else { false } }
    guard !isKept else { return false }
    let given = names.flatMap { uses[$0] ?? [] }
    let signatures = given.map(\.signature) + [creation.call.callAround?.signature].compactMap(\.self)
    return given.allSatisfy { functions.contains($0.function) } && signatures.contains(where: actions.contains)
  }

  /// The views around what has some names, with all their names, the nearest first.
  func names(ofViewsAround names: [ControlName]) -> [ControlName] {
    var around: [ControlName] = []
    var seen = Set(names)
    var current = names
    while !current.isEmpty, around.count < Self.maximumNames {
      let outer = Set(current.flatMap { superviews[$0] ?? [] }).sorted { "\($0)" < "\($1)" }
      current = aliases(of: outer).filter { seen.insert($0).inserted }
      around += current
    }
    return around
  }

  /// Whether what has some names is inside a button of UIKit, which is one element with all that is inside.
  func isInButton(_ names: [ControlName]) -> Bool {
    self.names(ofViewsAround: names).contains { name in
      if buttonsAround.contains(name) { return true }
      guard case .type(let type) = name.owner, name.path.isEmpty, !type.isEmpty else { return false }
      return frameworkClass(of: type) == Self.button
    }
  }

  /// Some names with those that mean the same.
  func names(sameAs known: [ControlName]) -> [ControlName] { aliases(of: known) }

  /// The names under which a part of what has one of some names is known.
  func names(of part: String, of names: [ControlName]) -> [ControlName] { aliases(of: names.map { $0.member(part) }) }

  /// Some names with those that mean the same.
  ///
  /// - Parameter shared: A name that others have as well, and that leads to theirs.
  func aliases(of known: [ControlName], without shared: ControlName? = nil) -> [ControlName] {
    var all = known.filter { $0 != shared }
    var seen = Set(all + [shared].compactMap(\.self))
    var next = 0
    while next < all.count, all.count < Self.maximumNames {
      for name in aliases[all[next]] ?? [] where seen.insert(name).inserted { all.append(name) }
      next += 1
    }
    return all
  }
}

extension ControlName {
  /// Whether the name is that of a property of a type.
  var isProperty: Bool {
    if case .type(let type) = owner, !type.isEmpty { return !path.isEmpty && !path.contains { ".([".contains($0) } }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The call of which this one is an argument; nil for any other.
  fileprivate var callAround: FunctionCallExprSyntax? {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The name of the function with the labels of the arguments.
  fileprivate var signature: String? { calledExpression.symbol.map { $0 + arguments.labels } }
}
