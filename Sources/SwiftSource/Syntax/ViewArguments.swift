internal import SwiftSyntax

/// What the arguments of a call give to parameters: by their labels, then trailing closures to what takes closures.
struct ViewArguments {
  /// A name to which a call gives something.
  struct Parameter: Sendable {
    /// The name inside.
    let name: String
    /// The label in a call; nil without one.
    let label: String?
    /// The name of its type; nil if it is not stated.
    let type: String?
    /// The value that it has if nothing is given; nil if something has to be.
    let initial: ExprSyntax?
    /// Whether it takes a closure.
    let takesClosure: Bool
    /// Whether it is a state of a view, which only begins with what a call gives.
    var isState = false

    /// Whether an argument with a label, or without one, is for it.
    fileprivate func isLabeled(_ other: TokenSyntax?) -> Bool {
      label.map { other?.reads($0) ?? false } ?? (other == nil)
    }

    /// Whether a literal for it is a key of strings tables.
    var isKey: Bool { type?.isKeyType ?? false }
  }

  /// What the call gives, by the name of the parameter.
  private(set) var given: [String: ExprSyntax] = [:]
  /// Whether the call has arguments for the parameters and no others.
  private(set) var isMatch = true

  /// Matches a call with parameters.
  init(_ call: ViewCall, _ parameters: [Parameter]) {
    var rest = parameters[...]
    for argument in call.arguments {
      guard let index = rest.firstIndex(where: { $0.isLabeled(argument.label) }) else {
        isMatch = false
        continue
      }
      given[rest[index].name] = argument.expression
      rest = rest[(index + 1)...]
    }
    add(call, to: parameters)
    isMatch = isMatch && parameters.allSatisfy { $0.initial != nil || given[$0.name] != nil }
  }

  /// The trailing closures: the first is that of the first parameter that takes one and has none; the others have labels.
  private mutating func add(_ call: ViewCall, to parameters: [Parameter]) {
    let open = parameters.filter { $0.takesClosure && given[$0.name] == nil }
    let labels = Set(call.further.map(\.label))
    if let trailing = call.trailing {
      let unlabeled = open.filter { !labels.contains($0.label ?? "") }
      guard let first = unlabeled.first(where: { $0.initial == nil }) ?? unlabeled.first else {
        isMatch = false
        return
      }
      given[first.name] = ExprSyntax(trailing)
    }
    for (label, closure) in call.further {
      guard let parameter = open.first(where: { $0.label == label }) else {
        isMatch = false
        continue
      }
      given[parameter.name] = ExprSyntax(closure)
    }
  }
}

extension ViewArguments.Parameter {
  /// A parameter of a function or an initializer.
  init(_ parameter: FunctionParameterSyntax) {
    name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
    label = parameter.firstName.reads("_") ? nil : parameter.firstName.text.withoutBackticks
    type = parameter.type.name
    initial = parameter.defaultValue?.value
    takesClosure = parameter.type.isOfClosure
  }

  /// A property that the initializer of a structure takes; nil if it takes none for it.
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
      !variable.modifiers.areStatic, binding.accessorBlock?.getter == nil,
      case let isState = variable.isOwnState, isState || !variable.attributes.haveState
    else { return nil }
    let isConstant = variable.bindingSpecifier.reads("let")
    if isConstant, binding.initializer != nil { return nil }
    let type = binding.typeAnnotation?.type
    (self.name, label, self.type) = (name, name, type?.name)
    let isOptional = type?.is(OptionalTypeSyntax.self) == true && !isConstant
    initial = binding.initializer?.value ?? (isOptional ? ExprSyntax(NilLiteralExprSyntax()) : nil)
    takesClosure = type?.isOfClosure == true || variable.attributes.sourceText.contains("@ViewBuilder")
    self.isState = isState
  }
}

extension [ViewArguments.Parameter] {
  /// A name with the labels and types of the parameters, which tells declarations of one name apart.
  func signature(named name: String) -> String {
    "\(name)(\(map { "\($0.label ?? "_"):\($0.type ?? "")" }.joined(separator: ",")))"
  }
}

extension AttributeListSyntax {
  /// Whether a property wrapper keeps the value, so that it may change after it was given.
  fileprivate var haveState: Bool {
    contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.sourceText ?? ""
      return name.isTypeName && !["ViewBuilder", "Binding"].contains(name)
    }
  }
}

extension TypeSyntax {
  /// Whether the type is one of functions, perhaps optional, or with attributes.
  fileprivate var isOfClosure: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isOfClosure }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isOfClosure }
    return self.as(TupleTypeSyntax.self).map { $0.elements.count == 1 && $0.elements.first?.type.isOfClosure == true }
      ?? false
  }
}
