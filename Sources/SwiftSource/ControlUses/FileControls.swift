internal import SwiftSyntax

/// What the code of one file does with controls, before it is known which names mean the same.
struct FileControls: Sendable {
  let file: SourceFileSyntax
  let locations: SourceLocations
  /// The calls that may make controls, in file order.
  var creations: [ControlCreation] = []
  /// The names that are given directly to what a call makes.
  var names: [SyntaxIdentifier: [ControlName]] = [:]
  /// What is done to what has a name, in file order.
  var changes: [ControlName: [ControlChange]] = [:]
  /// What is done to members of objects whose types are stated, in file order.
  var statedChanges: [StatedChange] = []
  /// The names under which what has a name is known too.
  var aliases: [ControlName: [ControlName]] = [:]
  /// The functions to which what has a name is given.
  var uses: [ControlName: [ControlUse]] = [:]
  /// What each class says that it is, by its name without those of the types around it.
  var inherited: [String: [String]] = [:]
  /// The qualified names of the types that the file declares or extends, by the name without those of the types around it.
  var typeNames: [String: Set<String>] = [:]
  /// The properties that types declare.
  var properties: Set<ControlName> = []
  /// Those among them that may be without a value, or whose types the code does not state.
  var optionals: Set<ControlName> = []
  /// How many values other than none and empty lists each name has.
  var listings: [ControlName: Int] = [:]
  /// What is set to another value than none after it was declared.
  var replaced: Set<ControlName> = []
  /// The functions that are actions of controls, with the labels of their parameters: the runtime of Objective-C calls them by their
  /// names.
  var actions: Set<String> = []
  /// The functions that override those of a superclass.
  var overrides: [ControlName] = []
  /// The names of the functions and initializers that the file declares.
  var functions: Set<String> = []
  /// The parameters of these functions.
  var signatures: [ControlFunction: FunctionSignature] = [:]
  /// The names of the functions among them that nothing but a call in the app's code runs.
  var functionsOfCode: Set<String> = []
  /// The names of the types that the file declares, not only extends, without those of the types around them.
  var declaredTypes: Set<String> = []
  /// The calls by which code lays views out, in file order.
  var layouts: [LayoutCall] = []
  /// The texts of cells and of sections.
  var texts: [ShownText] = []
  /// The titles that controllers give themselves.
  var barTitles: [ShownText] = []
  /// The initializers that the file declares.
  var initializers: [DeclaredInitializer] = []
  /// The calls that may give texts to functions, by what is known of the functions.
  var textCalls: [ControlCall: [TextCall]] = [:]
  /// The names of the functions and initializers that the file declares with parameters for texts.
  var functionsOfTexts: Set<String> = []
  /// The types that give the app its main menu, and those that give menus to anything else.
  var mainMenuMakers: Set<String> = []
  var otherMenuMakers: Set<String> = []
  /// The functions of their own types that members call in any case.
  var ownCalls: [ControlPlace: Set<String>] = [:]
  /// The values of constants that may be numbers or fonts, by the type and the name.
  var constants: [ControlName: ExprSyntax] = [:]

  /// A file of which nothing is known yet.
  init(_ file: SourceFileSyntax, _ locations: SourceLocations) {
    (self.file, self.locations) = (file, locations)
  }
}

extension FileControls {
  /// Notes that what one name means has another one too.
  mutating func alias(_ source: ControlSource, as names: [ControlName]) {
    guard !names.isEmpty else { return }
    for call in source.creations + source.calls { self.names[call, default: []] += names }
    for known in source.names {
      for name in names where name != known { aliases[known, default: []].append(name) }
    }
  }
}

/// What code does to a member of an object whose type is stated: `header.label.text = "…"`.
struct StatedChange: Sendable {
  /// The member by the name of the type.
  let member: ControlName
  /// The names of the member where the code is, which it has if the type does not declare it.
  let others: [ControlName]
  let change: ControlChange
}

/// What an expression may give: controls that calls in it make, or what has a name.
struct ControlSource {
  var creations: [SyntaxIdentifier] = []
  var names: [ControlName] = []
  /// The calls of the app's functions that may make it.
  var calls: [SyntaxIdentifier] = []

  /// What either of two expressions may give.
  static func + (one: ControlSource, other: ControlSource) -> ControlSource {
    ControlSource(
      creations: one.creations + other.creations, names: one.names + other.names, calls: one.calls + other.calls)
  }
}
