internal import SwiftSyntax

/// A function that code declares, of which the parameters may be controls.
struct ControlFunction: Sendable, Hashable {
  /// The name; that of the type for an initializer.
  let name: String
  /// The labels of the parameters, `(_:animated:)`; empty for a property.
  var labels = ""
  /// The qualified name of the type around; empty outside types, and for a property, whose code counts for all of its name.
  var type = ""

  /// A function of a type.
  init(_ name: String, _ parameters: FunctionParameterListSyntax, of type: String) {
    (self.name, labels, self.type) = (name, parameters.labels, type)
  }

  /// A constant that is called like a function.
  init(closure name: String, of type: String) { (self.name, labels, self.type) = (name, "(…)", type) }

  /// A property, of which the code gets or sets its value.
  init(property name: String) { self.name = name }

  /// The code that runs when a property is set, as a function of the value.
  init(setterOf property: String, in type: String) {
    (name, labels, self.type) = (Self.setter(of: property), "(_:)", type)
  }

  /// The name of that code.
  static func setter(of property: String) -> String { "\(property)=" }

  /// The names of the functions that set a property, as Swift and Objective-C have them: `title=`, `setTitle`.
  static func setters(of property: String) -> [String] {
    [setter(of: property), "set\(property.prefix(1).uppercased())\(property.dropFirst())"]
  }
}

/// A call of a function of which it is not known yet where it is declared.
struct ControlCall: Sendable, Hashable {
  /// The name of the function; that of the type for an initializer.
  let name: String
  /// The labels of the arguments in parentheses, `_` for one without.
  var labels: [String] = []
  /// How many closures follow.
  var closures = 0
  /// The name of the type on whose value the function is called, or around the call; nil if it is unknown.
  var receiver: String?

  /// A call of a function.
  init(_ name: String, _ call: FunctionCallExprSyntax, on receiver: String?) {
    (self.name, self.receiver) = (name, receiver)
    labels = call.arguments.map { $0.label?.text ?? "_" }
    closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
  }

  /// A call of a function with one argument, as functions get it that are given themselves.
  init(ofFunction name: String, on receiver: String?) { (self.name, labels, self.receiver) = (name, ["_"], receiver) }

  /// Whether an initializer is called by the name of its type.
  var isOfInitializer: Bool { receiver?.lastTypeName == name }

  /// The path by which an argument is known, or the parameter that it is for.
  static func path(_ label: String, at index: Int) -> String { label == "_" ? "_\(index)" : label }

  /// The index of the argument with a path; nil for the object on which the function is called.
  func index(of path: String) -> Int? { labels.indices.first { Self.path(labels[$0], at: $0) == path } }
}

extension FunctionDeclSyntax {
  /// The function as a name of what its parameters are.
  func function(of type: String) -> ControlFunction {
    ControlFunction(name.text.withoutBackticks, signature.parameterClause.parameters, of: type)
  }
}

extension FunctionDeclSyntax {
  /// Whether only calls by its name run a function: no runtime, protocol or superclass knows it, since it is one of a type or of no type,
  /// or private.
  var runsOnlyByCalls: Bool {
    let words = modifiers.map(\.name.text)
    let isOfNoValue =
      !["private", "fileprivate", "static"].filter(words.contains).isEmpty
      || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    return isOfNoValue && attributes.isEmpty && name.text.first?.isLetter == true && name.text != "main"
      && !["public", "open", "override", "package"].contains(where: words.contains)
  }
}
