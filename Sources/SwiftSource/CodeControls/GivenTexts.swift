internal import SwiftSyntax

/// The calls in a project that may give texts to functions of the app.
struct GivenTexts: Sendable {
  private var calls: [ControlFunction: [TextCall]] = [:]

  /// The calls in some files of the functions that these declare.
  init(_ files: some Collection<FileControls>, to functions: inout ModuleFunctions) {
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.functionsOfTexts) }
    for file in files {
      var own: [ControlFunction: [TextCall]] = [:]
      for (call, given) in file.textCalls where functions.mayRun(call, anyOf: names) {
        for function in functions.functions(certainlyMeantBy: call) { own[function, default: []] += given }
      }
      for (function, given) in own {
        calls[function, default: []] += given.sorted { $0.node.position < $1.node.position }
      }
    }
  }

  /// The calls that give texts to a function, in the order of files.
  func calls(of function: ControlFunction) -> [TextCall] { calls[function] ?? [] }
}
