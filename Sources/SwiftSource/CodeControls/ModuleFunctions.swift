internal import SwiftSyntax

/// The functions that the files of a project declare, by which it is told which of them a call may mean: by its name and labels, and by
/// the type of what it is called on.
struct ModuleFunctions: Sendable {
  private var byName: [String: [(function: ControlFunction, signature: FunctionSignature)]] = [:]
  private var declaredTypes: Set<String> = []
  /// The names of the types that several files declare, of which it is not known which one is meant.
  private var repeatedTypes: Set<String> = []
  /// What each type says that it is.
  private let inherited: [String: [String]]
  /// What calls were found to mean.
  private var known: [ControlCall: [Target]] = [:]

  /// A function that a call may mean.
  private struct Target: Sendable {
    let function: ControlFunction
    /// For each argument the parameter that it is for.
    let places: [Int]

    /// What is given by a path: to a parameter, or the object itself.
    func name(of path: String, in call: ControlCall) -> ControlName {
      call.index(of: path).map { function.parameter(places[$0]) } ?? ControlName(owner: .function(function), path: path)
    }
  }

  /// More types from which one inherits are left out.
  private static let maximumAncestors = 64

  /// The functions of some files.
  ///
  /// - Parameter others: What the files without controls declare.
  init(_ files: [FileControls?], besides others: [FileDeclarations]) {
    inherited = Self.inherited(in: files, besides: others)
    for file in files.lazy.compactMap(\.self) {
      repeatedTypes.formUnion(declaredTypes.intersection(file.declaredTypes))
      declaredTypes.formUnion(file.declaredTypes)
      for (function, signature) in file.signatures { byName[function.name, default: []].append((function, signature)) }
    }
    byName = byName.mapValues { all in
      all.sorted { ($0.function.type, $0.function.labels) < ($1.function.type, $1.function.labels) }
    }
  }

  /// What each type says that it is, by its name without those of the types around it.
  private static func inherited(
    in files: [FileControls?], besides others: [FileDeclarations]
  ) -> [String: [String]] {
    var inherited: [String: [String]] = [:]
    for file in files.lazy.compactMap(\.self) { inherited.add(file.inherited) }
    for file in others {
      for (type, supertypes) in file.inherited { inherited[type.shortTypeName, default: []] += supertypes }
    }
    return inherited
  }

  /// Whether the app declares a type, and does not only extend it.
  func declares(_ type: String) -> Bool { declaredTypes.contains(type.lastTypeName) }

  /// Whether a type, or one that it inherits from, has a function with some labels.
  func has(_ name: String, _ labels: String, in type: String) -> Bool {
    (byName[name] ?? []).contains { $0.function.labels == labels && areRelated($0.function.type, type) }
  }

  /// Names with the parameters of the functions that calls may mean in the place of what the calls give.
  mutating func resolved(_ names: [ControlName]) -> [ControlName] {
    var resolved: [ControlName] = []
    for name in names {
      if case .call(let call) = name.owner {
        resolved += targets(of: call).map { $0.name(of: name.path, in: call) }
      } else {
        resolved.append(name)
      }
    }
    return resolved
  }

  /// The functions that a call means for certain: the only one that it may mean, or those of the type on whose value it is called; none
  /// of another type than the stated one.
  mutating func functions(certainlyMeantBy call: ControlCall) -> [ControlFunction] {
    let functions = targets(of: call).map(\.function)
    guard functions.allSatisfy({ !repeatedTypes.contains($0.type.lastTypeName) }) else { return [] }
    guard let receiver = call.receiver else { return functions.count == 1 ? functions : [] }
    guard declares(receiver) else {
      let ofSystem = functions.filter { !declares($0.type) }
      return ofSystem.count == 1 ? ofSystem : []
    }
    return functions.count == 1 ? functions : functions.filter { areRelated($0.type, receiver) }
  }

  /// Whether any function of the app may be meant by a call.
  func mayBeMeant(by call: ControlCall) -> Bool { !meant(by: call).isEmpty }

  private mutating func targets(of call: ControlCall) -> [Target] {
    if let targets = known[call] { return targets }
    let targets = meant(by: call)
    known[call] = targets
    return targets
  }

  /// Whether a call may run a function of one of some names: its own, or an initializer that its class inherits.
  func mayRun(_ call: ControlCall, anyOf names: Set<String>) -> Bool {
    names.contains(call.name) || call.isOfInitializer && ancestors(of: call.name).contains(where: names.contains)
  }

  private func targets(named name: String, by call: ControlCall) -> [Target] {
    (byName[name] ?? []).compactMap { function, signature in
      signature.places(of: call.labels, closures: call.closures).map { Target(function: function, places: $0) }
    }
  }

  private func meant(by call: ControlCall) -> [Target] {
    var all = targets(named: call.name, by: call)
    if all.isEmpty, call.isOfInitializer {
      // A class may inherit the initializers of its superclass.
      all = ancestors(of: call.name).lazy.map { targets(named: $0, by: call) }.first { !$0.isEmpty } ?? []
    }
    guard let receiver = call.receiver, declares(receiver), hasKnownLine(receiver) else { return all }
    let around = receiver.split(separator: ".").map(String.init)
    let own = all.filter { target in
      areRelated(target.function.type, receiver) || around.contains(target.function.type.lastTypeName)
    }
    // A function of none of the app's types is one of the file, of a protocol or of a type of the system.
    return own.isEmpty ? all.filter { !declares($0.function.type) } : own
  }

  /// Whether two types are the same, or one inherits from the other.
  private func areRelated(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lastTypeName, other.lastTypeName)
    return one == other || ancestors(of: one).contains(other) || ancestors(of: other).contains(one)
  }

  /// Whether the classes that a type inherits from are known up to one of the system: a name that nobody declares may be another name of
  /// a class, or a class of a library.
  private func hasKnownLine(_ type: String) -> Bool {
    let unknown = ([type.lastTypeName] + ancestors(of: type.lastTypeName)).lazy.compactMap {
      inherited[$0]?.first?.lastTypeName
    }
    return unknown.allSatisfy { declares($0) || SystemTypes.contain($0) }
  }

  private func ancestors(of type: String) -> [String] {
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.maximumAncestors {
      for name in (inherited[found[next]] ?? []).map(\.lastTypeName) where !found.contains(name) { found.append(name) }
      next += 1
    }
    return Array(found.dropFirst())
  }
}
