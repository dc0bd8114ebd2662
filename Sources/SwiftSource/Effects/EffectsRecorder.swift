internal import AuditModel
internal import SwiftSyntax

/// Records what the function that is being read does, by the name of the object: a member, a parameter, `self`.
struct EffectsRecorder {
  /// The name of the object whose code is read.
  static let itself = "self"
  /// The names that code gives the object in closures and blocks, by custom.
  private static let namesOfItself: Set<String> = [
    "weakSelf", "strongSelf", "wself", "sself", "wSelf", "sSelf", "welf", "blockSelf",
  ]

  /// Whether a name is one that code gives the object whose code is read.
  static func meansItself(_ name: String) -> Bool {
    // All of them end with the same letter; every name in the code is asked.
    name.utf8.last == UInt8(ascii: "f") && namesOfItself.contains(name)
  }

  private var functions: [RecordedFunction] = []
  /// What other names mean in closures, the innermost last, and whether these may not run.
  private var closures: [(names: [String: [String]], isBranch: Bool)] = []
  /// Whether members give actions, by their names.
  private var actions: [String: Bool] = [:]

  /// Begins a function, or a property with code of its own.
  mutating func enter(_ name: String, _ parameters: FunctionParameterListSyntax) {
    let named = parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? nil : label, (parameter.secondName ?? parameter.firstName).text)
    }
    functions.append(RecordedFunction(name: name, parameters: named, signature: FunctionSignature(parameters)))
    for parameter in parameters {
      declare((parameter.secondName ?? parameter.firstName).text, as: parameter.type.statedName)
    }
  }

  /// Begins a function whose parameters have labels, or none, and names.
  mutating func enter(_ name: String, parameters: [(label: String?, name: String)], _ signature: FunctionSignature?) {
    functions.append(RecordedFunction(name: name, parameters: parameters, signature: signature))
    for parameter in parameters { declare(parameter.name, as: nil) }
  }

  /// Notes that statements declare a name, with its type if that is stated.
  mutating func declare(_ name: String, as type: String?) {
    guard let last = functions.indices.last else { return }
    // Of several declarations of a name, each in a block of its own, the last one is meant.
    functions[last].types[name] = .some(type)
  }

  /// The path of an object that begins behind `self`: a member, even if a parameter has its name.
  func ofSelf(_ path: [String]) -> [String] {
    guard let first = path.first, functions.last?.parameters.contains(where: { $0.name == first }) == true else {
      return path
    }
    return [RecordedFunction.beginningOfMember + first] + path.dropFirst()
  }

  /// Ends a function.
  mutating func leave() -> RecordedFunction? { functions.popLast() }

  /// Begins a closure whose parameters are some objects each; one that gets none may run at any time, or never, unless it is known to run.
  mutating func open(_ parameters: [String: [String]], isRun: Bool = false) {
    let isBranch = parameters.isEmpty && !isRun
    closures.append((parameters.mapValues { $0.flatMap(resolved) }, isBranch))
    if isBranch { enterBranch() }
  }

  /// Ends a closure.
  mutating func close() {
    if closures.popLast()?.isBranch == true { leaveBranch() }
  }

  /// Notes that a name means some objects.
  mutating func alias(_ name: String, _ roots: [String]) {
    guard let last = functions.indices.last, roots != [name] else { return }
    functions[last].aliases[name] = roots.flatMap(resolved)
  }

  /// Notes that code sets a property of the object at a path.
  mutating func set(
    _ property: CodeProperty, of path: some BidirectionalCollection<String>, to assignment: CodeEffects.Assignment
  ) {
    var assignment = placed(assignment, at: path)
    change(path) { $0.set(property, to: assignment) }
    // What is a part of a control may be an outlet of another class: `cell.titleLabel.text`.
    guard path.count > 1, let part = path.last, CodeProperty.parts.contains(part), CodeProperty.kept.contains(property),
      let last = functions.indices.last
    else { return }
    (assignment.isOfAnother, assignment.isAtLoading) = (true, false)
    let owner = owner(ofMemberAt: Array(path))
    functions[last].foreign.change(part, of: owner) { $0.set(property, to: assignment) }
  }

  /// Notes what a member sets beside its own property: an attributed text may have a color.
  ///
  /// - Parameter assignment: Where it is set, without an expression.
  mutating func setAttributes(
    by member: String, of path: some BidirectionalCollection<String>, at assignment: CodeEffects.Assignment
  ) {
    if CodeProperty.hasAttributes(member) { set(.color, of: path, to: assignment) }
  }

  /// Notes which color a member, or a method with a state, sets of the object at a path.
  mutating func setColor(
    by member: String, state: String? = nil, of path: some BidirectionalCollection<String>,
    to assignment: CodeEffects.Assignment
  ) {
    let isOfPart = path.count > 1 && path.last.map(CodeProperty.parts.contains) == true
    let isOfTitle = path.last == CodeProperty.partWithTitle && member == CodeProperty.memberOfTextColor
    guard let color = isOfTitle ? CodeProperty.colorOfTitleLabel : CodeProperty.memberOfColor(member, state: state),
      isOfTitle || !isOfPart
    else { return }
    let value = placed(assignment, at: path)
    change(path) { $0.call(setter: RecordedFunction.setter(of: color), with: value) }
  }

  /// Notes whether code lets the object at a path take touches.
  mutating func setTouches(of path: some BidirectionalCollection<String>, to assignment: CodeEffects.Assignment) {
    let value = placed(assignment, at: path)
    change(path) { $0.call(setter: RecordedFunction.setter(of: CodeProperty.memberOfTouches), with: value) }
  }

  /// Notes that code sets a property, of which only the name is known, of the object at a path.
  mutating func set(
    _ property: String, of path: some BidirectionalCollection<String>, to assignment: CodeEffects.Assignment
  ) {
    let value = placed(assignment, at: path)
    change(path) { $0.call(setter: RecordedFunction.setter(of: property), with: value) }
    noteAction(by: property, at: path)
    if property == Self.tab { set(.title, of: path + [Self.tab], to: assignment.withoutValue) }
  }

  /// An assignment to a property of the object at a path, with what is known of its place.
  private func placed(
    _ assignment: CodeEffects.Assignment, at path: some BidirectionalCollection<String>
  ) -> CodeEffects.Assignment {
    var assignment = assignment
    assignment.isOfAnother = Self.object(path).count > 1 || path.last?.hasSuffix(Self.item(at: nil, of: "")) == true
    let function = functions.last
    assignment.function = function?.name ?? ""
    assignment.isInAnyCase = function?.branches == 0
    let isLoading = function.map { Self.isLoading($0.name, path.first) } ?? false
    assignment.isAtLoading = isLoading && assignment.isInAnyCase && !assignment.isOfAnother
    return assignment
  }

  /// Notes that code calls a method of the object at a path.
  mutating func call(_ method: FunctionCall, on path: [String]) {
    change(path) { $0.call(method) }
    noteAction(by: method.name, at: path)
    guard let last = functions.indices.last, functions[last].branches == 0, (path.first ?? Self.itself) == Self.itself,
      path.count <= 1
    else { return }
    functions[last].calls.insert(method.name)
  }

  /// Notes that code reads the members of a path, one of which may be a publisher of an object's events: `header.button.rx.tap`.
  mutating func read(_ path: [String]) {
    for index in path.indices.dropFirst() where givesAction(path[index]) {
      return change(path[..<index]) { $0.giveAction() }
    }
  }

  private mutating func givesAction(_ member: String) -> Bool {
    if let known = actions[member] { return known }
    let givesAction = ControlActions.areGiven(by: member)
    actions[member] = givesAction
    return givesAction
  }

  private mutating func noteAction(by member: String, at path: some BidirectionalCollection<String>) {
    if givesAction(member) { change(path) { $0.giveAction() } }
  }

  /// Notes that code gives an object another name, under which other code may reach it.
  mutating func handOn(_ root: String) { change([root]) { $0.handOn() } }

  /// Begins code that the function does not run in any case.
  mutating func enterBranch() { if let last = functions.indices.last { functions[last].branches += 1 } }

  /// Ends such code.
  mutating func leaveBranch() { if let last = functions.indices.last { functions[last].branches -= 1 } }

  /// Notes that code decides about the elements inside the object at a path.
  mutating func decide(_ decision: ReachDecision, at path: some BidirectionalCollection<String>) {
    guard let last = functions.indices.last else { return }
    // Any controller has a view, and any cell parts; they are not what the object itself is.
    if path.count > 1, let part = path.last, Self.views.contains(part) || CodeProperty.parts.contains(part) { return }
    guard path.count == 1, let name = path.first, Self.views.contains(name) else {
      return change(path) { $0.decide(decision) }
    }
    functions[last].effects[name, default: CodeEffects()].decide(decision)
  }

  private static let views: Set<String> = [view, "contentView"]

  /// The member by which a controller has its view.
  static let view = "view"

  /// Notes that code gives an object to a function.
  mutating func give(_ root: String, to gift: CodeEffects.Gift) { change([root]) { $0.give(to: gift) } }

  /// Notes that code lets the object at a path recognize a gesture.
  mutating func recognize(_ gesture: GestureUse, at path: [String]) { change(path) { $0.recognize(gesture) } }

  private mutating func change(
    _ path: some BidirectionalCollection<String>, _ change: (inout CodeEffects) -> Void
  ) {
    guard let last = functions.indices.last else { return }
    let path = Self.object(path)
    let first = path.first ?? Self.itself
    if path.count > 1 {
      functions[last].foreign.change(path[path.count - 1], of: owner(ofMemberAt: path), change)
    } else {
      for root in resolved(first) { change(&functions[last].effects[root, default: CodeEffects()]) }
    }
  }

  /// What is known of the object that has the member at a path.
  private func owner(ofMemberAt path: [String]) -> ForeignEffects.Owner {
    guard path.count == 2, let name = path.first, let function = functions.last else { return .unknown }
    guard let type = function.types[name] else { return .property(name, of: "") }
    return type.map(ForeignEffects.Owner.type) ?? .unknown
  }

  /// The object that a path leads to: the items of the object's own navigation item are known by both names.
  private static func object(_ path: some BidirectionalCollection<String>) -> [String] {
    let path = withoutParts(path)
    return path.count == 2 && path[0] == navigationItem ? [path.joined(separator: ".")] : path
  }

  /// The name under which an item of a menu, or of a pop-up button, is known that a member is.
  ///
  /// - Parameter index: The item's index; nil for any item.
  static func item(at index: Int?, of member: String) -> String { "\(member).items\(index.map { "[\($0)]" } ?? "")" }

  /// Whether a name is that of an item of a list.
  private static func isItem(_ name: String) -> Bool { name.contains(item(at: nil, of: "")) }

  /// The path of an item of a list, as a subscript asks for it: what has the list if that is called `items` (`tabBar.items[0]`), or the
  /// list itself (`controllers[1]`).
  static func item(at index: Int?, ofListAt list: [String]) -> [String] {
    let owner = list.count > 1 && list.last.map(lists.contains) == true ? list.dropLast() : list[...]
    guard let last = owner.last else { return [] }
    return owner.dropLast() + [item(at: index, of: last)]
  }

  /// The objects in a list: an outlet collection by its name, or any item of what has the list (`stack.arrangedSubviews`).
  static func objects(inListAt path: [String]) -> [String] {
    if path.count == 1 { return path }
    guard path.count == 2, lists.contains(path[1]) else { return [] }
    return [item(at: nil, of: path[0])]
  }

  /// The members by which objects have what is inside them.
  private static let lists: Set<String> = ["items", "arrangedSubviews", "subviews"]

  /// The member by which a controller has its tab, which code may replace by another one with a title.
  static let tab = "tabBarItem"
  /// The member by which a controller has its navigation item.
  static let navigationItem = "navigationItem"

  /// A path without the parts of a control, which are no objects of their own: `button.titleLabel.text`.
  private static func withoutParts(_ path: some BidirectionalCollection<String>) -> [String] {
    var path = Array(path)
    while path.count > 1, path.last.map(CodeProperty.parts.contains) == true { path.removeLast() }
    return path
  }

  /// The objects that a name means; of the items of a list those alone that have the type to which the name is cast.
  private func resolved(_ name: String) -> [String] {
    let (name, type) = Self.withoutCast(name)
    let roots = meant(by: name)
    return type.map { type in roots.map { Self.isItem($0) ? Self.cast(Self.withoutCast($0).name, to: type) : $0 } }
      ?? roots
  }

  private func meant(by name: String) -> [String] {
    for closure in closures.reversed() { if let roots = closure.names[name] { return roots } }
    return functions.last?.aliases[name] ?? [name]
  }

  /// The name under which what an object of a name is known, if it has a type.
  static func cast(_ name: String, to type: String) -> String { "\(name)\(castSign)\(type)" }

  /// A name without the type to which it is cast.
  private static func withoutCast(_ name: String) -> (name: String, type: String?) {
    // Few names have one, and each name is asked for it.
    guard name.utf8.contains(UInt8(ascii: " ")), let sign = name.firstRange(of: castSign) else { return (name, nil) }
    return (String(name[..<sign.lowerBound]), String(name[sign.upperBound...]))
  }

  private static let castSign = " as "

  /// Whether a function runs once: at loading, as the observer of the outlet itself, or as the initializer, which has its type's name.
  private static func isLoading(_ function: String, _ outlet: String?) -> Bool {
    function == outlet || runsAtLoading(function)
  }

  /// Whether a function, by its name, runs before an object is shown: an initializer has the name of its type.
  static func runsAtLoading(_ function: String) -> Bool {
    loading.contains(function) || appearing.contains(function) || function.first?.isUppercase == true
  }

  /// Whether a function, by its name, prepares what is shown, such as a cell each time it is used.
  static func prepares(_ function: String) -> Bool { preparing.contains(where: function.hasPrefix) }

  private static let preparing = ["setup", "setUp", "configure", "populate", "style", "initialize"]

  /// The functions that run after the others, just before a controller's view is shown (Apple, `UIViewController`).
  static let appearing: Set<String> = ["viewWillAppear", "viewIsAppearing"]

  /// The functions that run once, when an object is loaded from its file: the frameworks' own, and those that apps call from them.
  private static let loading: Set<String> = [
    "viewDidLoad", "awakeFromNib", "windowDidLoad", "loadView", "initWithCoder", "initWithFrame", "commonInit",
    "setup", "setupView", "setupViews", "setupUI", "configureUI", "localize", "setupLocalization", "localizeUI",
  ]
}

/// What was recorded of one function.
struct RecordedFunction {
  let name: String
  let parameters: [(label: String?, name: String)]
  private let signature: FunctionSignature?
  /// What other names mean.
  fileprivate var aliases: [String: [String]] = [:]
  /// What it does, by the name of the object.
  fileprivate var effects: [String: CodeEffects] = [:]
  /// The functions of the object itself that it calls in any case.
  fileprivate var calls: Set<String> = []
  /// The branches and closures around what is being read.
  fileprivate var branches = 0
  /// What it does with members of other objects.
  fileprivate var foreign = ForeignEffects()
  /// The names that it declares, with their types as far as they are stated.
  fileprivate var types: [String: String?] = [:]

  fileprivate init(name: String, parameters: [(label: String?, name: String)], signature: FunctionSignature?) {
    (self.name, self.parameters, self.signature) = (name, parameters, signature)
  }

  /// What precedes the name of a member of the object itself that a parameter has, too.
  static let beginningOfMember = "self."

  /// The name of what sets a property that the app adds to a class of the system.
  static func setter(of property: String) -> String { "=\(property)" }

  /// Adds a property with code of its own as a function that sets it.
  func addSetter(to file: inout FileEffects) {
    guard let own = effects[EffectsRecorder.itself], !own.isEmpty else { return }
    file.functions[Self.setter(of: name), default: []].append(FunctionEffects(own: own))
  }

  /// What the function sets of the object itself by members of that: `accessibilityLabel = key.localized`, by the member `key`.
  var valuesOfMembers: [(member: String, own: CodeEffects)] {
    (effects[EffectsRecorder.itself]?.sets ?? [:]).flatMap { property, assignments in
      assignments.flatMap { assignment in
        var own = CodeEffects()
        own.set(property, to: assignment)
        return members(in: assignment.expression ?? "").map { ($0, own) }
      }
    }
  }

  /// The names in an expression, those that statements declare by what these mean.
  private func members(in expression: String) -> Set<String> {
    let names = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return Set(names.flatMap { aliases[$0] ?? [$0] })
  }

  /// Adds the function to what is known of its file and of the type around it.
  func add(to file: inout FileEffects, of type: String?) {
    file.foreign.formUnion(type.map(foreign.inside) ?? foreign)
    var members = effects
    let own = members.removeValue(forKey: EffectsRecorder.itself) ?? CodeEffects()
    let given = parameters.map { ($0.label, members.removeValue(forKey: $0.name) ?? CodeEffects()) }
    if !own.isEmpty || given.contains(where: { !$0.1.isEmpty }) {
      file.functions[name, default: []].append(
        FunctionEffects(type: type, signature: signature, parameters: given, own: own))
    }
    guard let type else { return }
    for (member, effects) in members where member.hasPrefix(Self.beginningOfMember) {
      members[member] = nil
      members[String(member.dropFirst(Self.beginningOfMember.count)), default: CodeEffects()].formUnion(effects)
    }
    if !calls.isEmpty { file.classes[type, default: ClassEffects()].calls[name, default: []].formUnion(calls) }
    file.classes[type, default: ClassEffects()].own.formUnion(own)
    for (member, effects) in members {
      file.classes[type]?.members[member, default: CodeEffects()].formUnion(effects)
    }
  }
}
