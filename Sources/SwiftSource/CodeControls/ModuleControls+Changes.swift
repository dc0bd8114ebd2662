internal import AuditModel
internal import SwiftSyntax

// What code does to what has a name, and whether that is done to a control.
extension ModuleControls {
  /// What is done to what has one of some names, each change once, in the order of files.
  ///
  /// - Parameter classes: The classes of the app that it is: methods of others only have the names of its own; nil if unknown.
  func changes(of names: [ControlName], ofClasses classes: [String]? = nil) -> [Change] {
    var seen: Set<ChangeID> = []
    let all = names.flatMap { name in
      (changes[name] ?? []).compactMap { change -> Change? in
        guard isDone(change, by: name, to: classes), let own = item(change, of: name, among: names),
          seen.insert(ChangeID(node: change.change.node.id, member: change.change.member)).inserted
        else { return nil }
        return own
      }
    }
    return all.sorted { ($0.file, $0.change.node.position) < ($1.file, $1.change.node.position) }
  }

  /// What the app's own extensions of the system's class do to an item of the menu bar, of which an app has hardly more than one.
  func changes(byExtensionsOf creation: ControlCreation) -> [Change] {
    guard creation.type == ControlTypes.statusItem else { return [] }
    return ["NSStatusItem", "NSStatusBarButton"].flatMap(changes(ofClass:))
  }

  /// The calls of which what has one of some names is the receiver or an argument, and the assignments to its members.
  func calls(with names: [ControlName]) -> Set<SyntaxIdentifier> {
    names.reduce(into: []) { calls, name in
      for known in changes[name] ?? [] { calls.insert(known.change.node.id) }
      for use in uses[name] ?? [] { calls.insert(use.node.id) }
    }
  }

  /// What code elsewhere does to something that has the name of one of the properties, and that may be the same.
  func possibleChanges(of names: [ControlName]) -> [Change] {
    let own = Set(names)
    let members = Dictionary(grouping: names.filter(\.isProperty), by: \.path)
    return members.sorted { $0.key < $1.key }.flatMap { last, properties in
      let isOptional = properties.contains(where: optionals.contains)
      return (possiblyChanged[last] ?? []).filter { !own.contains($0) }.flatMap { changes[$0] ?? [] }
        // What has a value in any case is not unwrapped.
        .filter { isOptional || !$0.change.node.unwraps(last) }
    }.sorted { ($0.file, $0.change.node.position) < ($1.file, $1.change.node.position) }
  }

  /// The functions that get the control and of which nothing is known.
  func unknownUses(of names: [ControlName]) -> [ControlUse] {
    names.flatMap { uses[$0] ?? [] }.filter { use in
      !functions.contains(use.function) && !KnownFunctions.keepLabels(use.function, mayBeOfC: use.mayBeOfC)
        && !use.isOfLayout && !use.isObservation && !use.setsKnownMember && !(use.function.isTypeName && use.isHandedOn)
    }
  }

  /// Whether code hands what has one of some names to one of some functions.
  func isGiven(_ names: [ControlName], to functions: Set<String>) -> Bool {
    names.contains { uses[$0]?.contains { functions.contains($0.function) } ?? false }
  }

  /// Whether code hands what has one of some names to any function.
  func isGiven(_ names: [ControlName]) -> Bool { names.contains { uses[$0]?.isEmpty == false } }

  /// Whether a change is done to an object of some classes, and not by a method of another class of the app.
  private func isDone(_ change: Change, by name: ControlName, to classes: [String]?) -> Bool {
    let type = change.change.place.type
    guard let classes, name.isOfFunction, name.path == "self", declarations.declares(type) else { return true }
    return classes.contains { $0.lastTypeName == type.lastTypeName }
  }

  /// A change of a list's item, for what has some names: nil if it is another item, and doubtful if that is not known.
  private func item(_ change: Change, of list: ControlName, among names: [ControlName]) -> Change? {
    guard let item = change.change.item else { return change }
    var doubtful = change
    doubtful.isCertain = false
    guard case .index(let index) = item, names.contains(where: { $0.isItem(of: list) }) else { return doubtful }
    guard listings[list] == 1, changes[list]?.contains(where: { Self.moving.contains($0.change.member) }) != true else {
      return doubtful
    }
    return names.contains(list.item(index)) ? change : nil
  }

  /// The methods after which the items of a list have other indices.
  private static let moving: Set<String> = [
    "insert", "remove", "removeFirst", "removeLast", "removeAll", "swapAt", "reverse", "sort", "shuffle", "popLast",
    "removeSubrange", "replaceSubrange", "partition",
  ]

  private struct ChangeID: Hashable {
    let node: SyntaxIdentifier
    let member: String
  }
}

extension ControlUse {
  /// Whether all that is done is to set a member of UIKit's or AppKit's controls, which counts as a change of that.
  fileprivate var setsKnownMember: Bool {
    setsMember && (ControlMembers.set[function] != nil || CodeProperty(member: function) != nil)
  }
}
