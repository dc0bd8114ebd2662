/// The members whose code runs when a view or a controller is made, by which controls get the states that people meet first.
struct StartingCode: Sendable {
  /// The functions of its own type that each member calls in any case, by the type.
  private var calls: [String: [String: Set<String>]] = [:]

  /// What each member puts into other views, by its name there.
  private var placed: [ControlPlace: Set<ControlName>] = [:]

  /// How the names of functions begin that code calls for what it has just made.
  private static let beginnings = ["init", "setUp", "setup", "configure"]
  /// The methods that UIKit and AppKit call once a view or a controller was made, or before it is shown.
  private static let methods: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "windowDidLoad", "viewWillAppear", "didMoveToSuperview",
    "didMoveToWindow", "viewDidMoveToWindow", "makeUIView", "makeNSView",
  ]

  /// Adds what the members of a file call and put into views.
  mutating func add(_ file: FileControls) {
    for call in file.layouts { placed[call.place, default: []].formUnion(call.placements.map(\.child)) }
    for (place, names) in file.ownCalls { calls[place.type, default: [:]][place.member, default: []].formUnion(names) }
  }

  /// Whether a member puts what has one of some names into a view.
  func puts(_ names: [ControlName], in place: ControlPlace) -> Bool {
    placed[place].map { !$0.isDisjoint(with: names) } ?? false
  }

  /// Whether the code of a member runs when its type's value is made.
  ///
  /// - Parameters:
  ///   - types: The type with the classes of the app from which it inherits.
  ///   - isFunction: Whether a name is that of a function: what makes the value of a property runs as well.
  func runs(_ member: String, in types: [String], isFunction: (String) -> Bool) -> Bool {
    func starts(_ name: String) -> Bool {
      types.contains { $0.lastTypeName == name } || Self.beginnings.contains(where: name.hasPrefix)
        || Self.methods.contains(name) || !isFunction(name)
    }
    if starts(member) { return true }
    let known = types.flatMap { calls[$0] ?? [:] }
    var reached = known.reduce(into: Set<String>()) { if starts($1.key) { $0.formUnion($1.value) } }
    var before = -1
    while before != reached.count {
      before = reached.count
      for (caller, names) in known where reached.contains(caller) { reached.formUnion(names) }
    }
    return reached.contains(member)
  }
}
