internal import SwiftSyntax

/// A call that may make a control: of a type's initializer, or of a method that adds an item.
struct ControlCreation: Sendable {
  /// The call.
  let call: FunctionCallExprSyntax
  /// The name of the type, or of the method with its first label: `addItem(withTitle:)`.
  let type: String
  /// The type's own function that is called, such as `flexibleSpace`; `init` for an initializer.
  let function: String
  /// Where the call is.
  let place: ControlPlace
  /// The call of a method that adds an item, with what is known of what it is called on; nil for any other.
  var adding: ControlCall?
  /// The call of the function of the app that makes the control there; nil if the control is only read where the call is.
  var use: FactoryUse?
}

extension ControlCreation {
  /// The call that is read where the control is shown: that of the function which makes it, or its own.
  var node: FunctionCallExprSyntax { use?.call.node.as(FunctionCallExprSyntax.self) ?? call }

  /// The type and the member that show the control.
  var shownIn: ControlPlace { use?.call.place ?? place }

  /// Whether the call says nothing of what it makes: `UIBarButtonItem()`.
  var isBare: Bool { function == "init" && call.arguments.isEmpty && call.trailingClosure == nil }
}

/// A call of a function of the app that makes a control: each call makes one of its own.
struct FactoryUse: Sendable {
  /// The call.
  let call: TextCall
  /// The function.
  let function: ControlFunction
  /// The name of what it returns, which all calls share.
  let result: ControlName
  /// The locations of the file in which the function makes the control.
  let locations: SourceLocations
}
