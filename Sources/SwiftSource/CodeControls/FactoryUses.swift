internal import SwiftSyntax

/// The calls of the functions of a project that make controls.
struct FactoryUses: Sendable {
  /// What the calls in each file make, by the file's path.
  private var made: [String: [ControlCreation]] = [:]
  /// The calls in functions of which the uses are known.
  private var followed: Set<SyntaxIdentifier> = []

  /// No calls.
  init() {}

  /// The calls in some files of the functions that these declare.
  ///
  /// - Parameters:
  ///   - functions: The functions of the files.
  ///   - isResult: Whether what a call makes is what has a name.
  init(
    _ files: [FileControls], of functions: inout ModuleFunctions, isResult: (ControlCreation, ControlName) -> Bool
  ) {
    var factories: [ControlFunction: [(creation: ControlCreation, locations: SourceLocations)]] = [:]
    for file in files {
      for creation in file.creations {
        guard let function = creation.functionAround, isResult(creation, creation.resultOfFunction) else {
          continue
        }
        factories[function, default: []].append((creation, file.locations))
      }
    }
    // One that makes another control in each branch is left as it is.
    factories = factories.filter { $0.value.count == 1 }
    guard !factories.isEmpty else { return }
    let names = Set(factories.keys.map(\.name))
    for file in files {
      for (call, given) in file.textCalls where names.contains(call.name) {
        for function in functions.functions(certainlyMeantBy: call) { add(given, of: function, in: factories) }
      }
      for creation in file.creations where names.contains(creation.function) {
        let meant = factories.keys.filter { $0.name == creation.function && $0.type.lastTypeName == creation.type }
        guard meant.count == 1, let function = meant.first else { continue }
        followed.insert(creation.call.id)
        let call = TextCall(
          node: ExprSyntax(creation.call), gift: .call(creation.call), place: creation.place, locations: file.locations)
        add([call], of: function, in: factories)
      }
    }
  }

  private mutating func add(
    _ calls: [TextCall], of function: ControlFunction,
    in factories: [ControlFunction: [(creation: ControlCreation, locations: SourceLocations)]]
  ) {
    guard let (creation, locations) = factories[function]?.first else { return }
    for call in calls where call.node.is(FunctionCallExprSyntax.self) {
      var own = creation
      own.use = FactoryUse(call: call, function: function, result: creation.resultOfFunction, locations: locations)
      made[call.locations.file, default: []].append(own)
      followed.insert(creation.call.id)
    }
  }

  /// The calls of a file that make controls: its own, and those of functions that make them, in their order.
  func creations(of file: FileControls) -> [ControlCreation] {
    let own = followed.isEmpty ? file.creations : file.creations.filter { !followed.contains($0.call.id) }
    guard let used = made[file.locations.file] else { return own }
    // A call may mean functions of several types that inherit from each other.
    return (own + used).sorted {
      ($0.node.position, $0.place.type, $0.call.position) < ($1.node.position, $1.place.type, $1.call.position)
    }
  }
}

extension ControlCreation {
  /// The name of what the function around returns.
  fileprivate var resultOfFunction: ControlName { ControlName(owner: .type(place.type), path: "\(place.member)()") }

  /// The function in which the call is; nil in any other member.
  fileprivate var functionAround: ControlFunction? { call.functionAround?.function(of: place.type) }
}
