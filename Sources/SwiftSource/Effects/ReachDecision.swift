internal import AuditModel
internal import SwiftSyntax

/// What code decides about the elements inside an object, by a member that it sets: whether VoiceOver reaches them.
///
/// Source: Apple's documentation of `UIAccessibility` and `UIAccessibilityContainer`: an element has none inside, and of a container
/// with a list of elements only these are reached.
struct ReachDecision: Sendable, Hashable {
  /// The member that is set.
  let member: String
  /// The names of the members of the class in the lists; nil if code computes a list.
  private(set) var reached: Set<String>?

  /// The members that decide by a list of elements.
  private static let lists: Set<String> = ["accessibilityElements", "accessibilityChildren"]
  /// Those that decide by being true.
  private static let flags: Set<String> = [itself, "accessibilityElementsHidden"]
  /// The member by which an object is an element of its own.
  static let itself = "isAccessibilityElement"

  /// The decision of an assignment; nil if it decides nothing.
  ///
  /// A value that code computes is true only at times; one that asks whether VoiceOver runs is true whenever that matters.
  ///
  /// - Parameter names: The names in a list; nil if the value is no list of names.
  init?(_ member: String, to value: String, listing names: [String]?) {
    if Self.lists.contains(member), value != "nil" {
      reached = names.map(Set.init)
    } else if Self.flags.contains(member), ["true", "YES", "1"].contains(value) || value.contains("VoiceOver") {
      reached = []
    } else {
      return nil
    }
    self.member = member
  }

  /// Adds another decision about the same object: what any of its lists has may be reached.
  mutating func formUnion(_ other: ReachDecision) {
    guard let one = reached, let two = other.reached else {
      reached = nil
      return
    }
    reached = one.union(two)
  }

  /// Whether any of some names may be reached.
  func reaches(_ names: [String]) -> Bool { reached.map { !$0.isDisjoint(with: names) } ?? false }
}

extension ExprSyntax {
  /// The names of members in a list, such as `[a, self.b]`; nil if anything else is in it.
  var listedNames: [String]? {
    if let cast = self.as(SequenceExprSyntax.self)?.elements.first { return cast.listedNames }
    guard let elements = listElements else { return nil }
    var names: [String] = []
    for element in elements {
      let parts = element.results.first?.memberNames ?? []
      let own = parts.first == "self" ? Array(parts.dropFirst()) : parts
      guard own.count == 1, let name = own.first, !name.contains("(") else { return nil }
      names.append(name)
    }
    return names
  }
}
