internal import AuditModel

/// What some code does with one object.
struct CodeEffects: Sendable {
  /// What it sets, with what it sets it to.
  private(set) var sets: [CodeProperty: [Assignment]] = [:]
  /// The methods that it calls on the object and that Apple's frameworks may not have, and the setters of properties that it sets.
  private(set) var calls: Set<FunctionCall> = []
  /// What it sets properties to that the app adds to classes of the system, by the names of their setters.
  private(set) var setterValues: [String: [Assignment]] = [:]
  /// The functions that it gives the object to.
  private(set) var gifts: Set<Gift> = []
  /// The gestures that it lets the object recognize.
  private(set) var gestures: Set<GestureUse> = []
  /// What it decides about the elements inside; nil if it leaves them alone.
  private(set) var reach: ReachDecision?

  /// Whether it gives the object an action.
  private var givesAction = false
  /// Whether it gives the object another name, under which other code may reach it.
  private(set) var isHandedOn = false

  /// Whether it gives the object an action, or another name under which other code may.
  var mayGiveAction: Bool { givesAction || isHandedOn }

  /// Whether it does nothing of that.
  var isEmpty: Bool {
    sets.isEmpty && calls.isEmpty && gifts.isEmpty && reach == nil && gestures.isEmpty && !mayGiveAction
  }

  /// Notes that code sets a property.
  mutating func set(_ property: CodeProperty, to assignment: Assignment) {
    guard sets[property, default: []].count < Self.maximumAssignments else { return }
    sets[property, default: []].append(assignment)
  }

  /// Forgets what code sets properties to by some expressions.
  mutating func remove(setTo expressions: Set<String>) {
    let others = sets.mapValues { $0.filter { $0.expression.map(expressions.contains) != true } }
    sets = others.filter { !$0.value.isEmpty }
  }

  /// Notes that code calls a method.
  mutating func call(_ method: FunctionCall) { calls.insert(method) }

  /// Notes that code sets a property that the app adds to a class of the system.
  mutating func call(setter: String, with value: Assignment) {
    calls.insert(FunctionCall(name: setter))
    guard setterValues[setter, default: []].count < Self.maximumAssignments else { return }
    setterValues[setter, default: []].append(value)
  }

  /// Notes that code gives the object to a function.
  mutating func give(to gift: Gift) { gifts.insert(gift) }

  /// Notes that code lets the object recognize a gesture.
  mutating func recognize(_ gesture: GestureUse) { gestures.insert(gesture) }

  /// Notes that code may give the object an action.
  mutating func giveAction() { givesAction = true }

  /// Notes that code gives the object another name.
  mutating func handOn() { isHandedOn = true }

  /// Notes that code decides about the elements inside.
  mutating func decide(_ decision: ReachDecision) {
    guard reach != nil else { return reach = decision }
    reach?.formUnion(decision)
  }

  /// Marks what some functions set in any case, which run when the object is loaded.
  mutating func markLoading(by functions: Set<String>) {
    change { assignment in
      let isSet = assignment.isInAnyCase && !assignment.isOfAnother && functions.contains(assignment.function)
      assignment.isAtLoading = assignment.isAtLoading || isSet
    }
  }

  /// Marks all that is set as what another object may have been meant by.
  mutating func markPossible() {
    change { ($0.isOfAnother, $0.isAtLoading) = (true, false) }
  }

  /// Marks all that is set as what another class sets of an object whose class is stated.
  mutating func markStated() {
    change { ($0.isOfAnother, $0.isOfStatedClass) = (false, true) }
  }

  private mutating func change(_ change: (inout Assignment) -> Void) {
    let changed = { (known: [Assignment]) in
      known.map { assignment in
        var assignment = assignment
        change(&assignment)
        return assignment
      }
    }
    sets = sets.mapValues(changed)
    setterValues = setterValues.mapValues(changed)
  }

  /// Adds what other code does.
  mutating func formUnion(_ other: CodeEffects) {
    if let decision = other.reach { decide(decision) }
    for (property, assignments) in other.sets { for assignment in assignments { set(property, to: assignment) } }
    for (setter, values) in other.setterValues { for value in values { call(setter: setter, with: value) } }
    calls.formUnion(other.calls)
    gifts.formUnion(other.gifts)
    gestures.formUnion(other.gestures)
    givesAction = givesAction || other.givesAction
    isHandedOn = isHandedOn || other.isHandedOn
  }

  /// More assignments say nothing new.
  static let maximumAssignments = 8
}

extension CodeEffects {
  /// An expression that code sets a property to.
  struct Assignment: Sendable, Hashable {
    /// The expression as Swift writes it, if the property is one that is kept; nil for others.
    var expression: String?
    /// Whether it is set once, when the object is loaded: it replaces what the interface file says.
    var isAtLoading = false
    /// Whether the function around sets it in any case, not in a branch.
    var isInAnyCase = false
    /// Whether it is set of a member of another object (`cell.button.title`), which may have another class than is meant.
    var isOfAnother = false
    /// Whether another class sets it, of an object that is stated to be of the class with the member.
    var isOfStatedClass = false
    /// Whether a function sets it that is given any object, of which each theme may have its own.
    var isOfStyle = false
    /// Where it stands: the function, the type around that, and the file's path.
    var function = ""
    let type: String
    let location: SourceLocation

    /// The assignment of something of which nothing is known.
    var withoutValue: Assignment { with(nil) }

    /// The assignment of an expression.
    func with(_ expression: String?) -> Assignment {
      var assignment = self
      assignment.expression = expression
      return assignment
    }
  }

  /// A function that an object is given to, with the argument that it is.
  struct Gift: Sendable, Hashable {
    let call: FunctionCall
    let argument: Argument
  }

  /// Which argument of a function is meant.
  enum Argument: Sendable, Hashable {
    case label(String)
    case position(Int)
  }
}

/// A call of a function, as far as it tells which of those of a name is meant.
struct FunctionCall: Sendable, Hashable {
  /// The name of the function.
  let name: String
  /// The labels of the arguments in parentheses, `_` for one without; nil if they do not matter.
  var labels: [String]?
  /// How many closures follow.
  var closures = 0
  /// The type whose own function is called; nil if it is not known.
  var owner: String?
}

/// What a class does with its members and itself, in one file or in all.
struct ClassEffects: Sendable {
  /// The class that it inherits from, if it is declared here, or the first protocol.
  var superclass: String?
  /// Whether the class is declared, not only extended.
  var isDeclared = false
  /// What it does with its members, by name.
  var members: [String: CodeEffects] = [:]
  /// The types of its members, as far as they are stated.
  var memberTypes: [String: String] = [:]
  /// What it does with itself.
  var own = CodeEffects()
  /// The members by which it decides what is spoken.
  var overrides = SpeechOverrides()
  /// The functions of its own that each function calls in any case, by name; initializers have the name of the class.
  var calls: [String: Set<String>] = [:]
  /// The controllers that it makes, and how it shows them.
  var shown = ShownControllers()
  /// The methods by which it gives the sections of its tables titles.
  var sections = SectionTitles()
  /// The interface files of which it is the owner.
  var owned = OwnedFiles()

  /// Whether a call of a function of this name tells what the class makes or loads.
  static func concern(_ name: String) -> Bool { ShownControllers.concern(name) || OwnedFiles.concern(name) }

  /// Notes such a call.
  ///
  /// - Parameters:
  ///   - isOwn: Whether it calls a function of its own.
  ///   - argument: The first argument, as it is written.
  ///   - isOwner: Whether it gives itself as the owner of a file.
  ///   - cast: The type to which the result is cast.
  mutating func note(_ call: FunctionCall, isOwn: Bool, argument: String?, isOwner: Bool, cast: String? = nil) {
    if OwnedFiles.concern(call.name) { return owned.note(argument: argument, isOwner: isOwner) }
    shown.note(call.name, labels: call.labels, isOwn: isOwn, argument: argument, cast: cast)
  }

  /// Adds what another part of the class does.
  mutating func formUnion(_ other: ClassEffects) {
    superclass = superclass ?? other.superclass
    isDeclared = isDeclared || other.isDeclared
    members.merge(other.members) { $0.union($1) }
    memberTypes.merge(other.memberTypes) { first, _ in first }
    own.formUnion(other.own)
    overrides.formUnion(other.overrides)
    shown.formUnion(other.shown)
    owned.formUnion(other.owned)
    sections.formUnion(other.sections)
    calls.merge(other.calls) { $0.union($1) }
  }
}

/// What a function does with its parameters and with the object that it is called on.
struct FunctionEffects: Sendable {
  /// The type that declares it; nil outside types.
  var type: String?
  /// The parameters by which calls of it are told from others; nil if they do not matter.
  var signature: FunctionSignature?
  /// The effects on each parameter, with the label by which it is given.
  var parameters: [(label: String?, effects: CodeEffects)] = []
  /// The effects on the object itself.
  var own = CodeEffects()

  /// Whether a call may be one of the function, by its labels.
  func mayBeMeant(by call: FunctionCall) -> Bool {
    guard let signature, let labels = call.labels else { return true }
    return signature.places(of: labels, closures: call.closures) != nil
  }

  /// The effects on an argument; nil if the function has no such parameter.
  func effects(on argument: CodeEffects.Argument) -> CodeEffects? {
    switch argument {
    case .label(let label): parameters.first { $0.label == label }?.effects
    case .position(let index): parameters.indices.contains(index) ? parameters[index].effects : nil
    }
  }
}

extension CodeEffects {
  /// What both do.
  func union(_ other: CodeEffects) -> CodeEffects {
    var both = self
    both.formUnion(other)
    return both
  }
}
