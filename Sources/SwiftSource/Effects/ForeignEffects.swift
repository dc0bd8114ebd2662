/// What code does with members of other objects, by the member's name and by what is stated of the object that has it.
struct ForeignEffects: Sendable {
  /// What is known of the class of an object.
  enum Owner: Sendable, Hashable, Comparable {
    case unknown
    /// An object whose type is stated, by its name.
    case type(String)
    /// A property of a class, whose type another file may state.
    case property(String, of: String)

    /// The class of the controller of which the object is the view; nil for any other object.
    var typeOfController: String? { if case .property("view", let type) = self { type } else { nil } }
  }

  private var effects: [String: [Owner: CodeEffects]] = [:]

  /// Changes what is done with a member of an object.
  mutating func change(_ member: String, of owner: Owner, _ change: (inout CodeEffects) -> Void) {
    change(&effects[member, default: [:]][owner, default: CodeEffects()])
  }

  /// Adds what other code does.
  mutating func formUnion(_ other: ForeignEffects) {
    effects.merge(other.effects) { $0.merging($1) { $0.union($1) } }
  }

  /// The same, where properties without a class are those of a class.
  func inside(_ type: String) -> ForeignEffects {
    var inside = ForeignEffects()
    for (member, owners) in effects {
      for (owner, own) in owners {
        let known = if case .property(let name, of: "") = owner { Owner.property(name, of: type) } else { owner }
        inside.effects[member, default: [:]][known, default: CodeEffects()].formUnion(own)
      }
    }
    return inside
  }

  /// What is done with the members of a name, by the objects that have them.
  func effects(onMember name: String) -> [(owner: Owner, effects: CodeEffects)] {
    (effects[name] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
