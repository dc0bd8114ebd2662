internal import SwiftSyntax
internal import Utilities

/// The functions and initializers that give texts of their callers to controls, by their names.
struct FunctionsOfTexts: Sendable {
  private var names: Set<String> = []
  /// The names of the functions that hand on what they are given, by those of the functions that they call.
  private var callers: [String: Set<String>] = [:]

  /// The functions of a file; none if it has no controls.
  init(_ file: FileControls? = nil) {
    if let file, !file.functionsOfTexts.isEmpty { add(file) }
  }

  /// The names of the functions of several files, with those that hand on what they are given.
  static func names(in files: some Sequence<FunctionsOfTexts>) -> Set<String> {
    var all = FunctionsOfTexts()
    for file in files {
      all.names.formUnion(file.names)
      all.callers.merge(file.callers) { $0.union($1) }
    }
    for _ in 1..<maximumFunctions {
      for name in all.names { all.names.formUnion(all.callers[name] ?? []) }
    }
    return all.names
  }

  /// How many functions hand on a text, one to another.
  static let maximumFunctions = 3

  /// What a file contains that may call functions of some names.
  static func signsOfCalls(to names: Set<String>) -> ByteSigns { ByteSigns(names.flatMap(signs)) }

  /// How a function is called: a setter by an assignment, an initializer also by the classes that inherit it.
  private static func signs(of function: String) -> [String] {
    if function.hasSuffix("=") { return [".\(function.dropLast()) = "] }
    return function.isTypeName ? ["\(function)(", ": \(function)"] : ["\(function)("]
  }

  private mutating func add(_ file: FileControls) {
    for creation in file.creations { add(functionAround: creation.call, at: creation.place) }
    for text in file.texts + file.barTitles { add(functionAround: text.value, at: text.place) }
    for change in file.changes.values.joined() where change.setsText {
      add(functionAround: change.node, at: change.place)
    }
    for (called, calls) in file.textCalls {
      for call in calls {
        guard let caller = CalledDeclaration(around: call.node, in: call.place.type),
          call.expressions.contains(where: caller.gives)
        else { continue }
        callers[called.name, default: []].insert(caller.function.name)
      }
    }
  }

  private mutating func add(functionAround node: some SyntaxProtocol, at place: ControlPlace) {
    guard let function = CalledDeclaration(around: node, in: place.type), function.gives(to: node) else { return }
    names.insert(function.function.name)
  }
}
