internal import SwiftSyntax

// What the declarations of views say by their types and attributes.
extension TypeSyntax {
  /// Whether values of the type show something: `some View`, `(some View)?`, `some ToolbarContent`, `AnyView`.
  var isView: Bool {
    let name = withoutOptional
    guard name.hasPrefix("some ") else { return name == "AnyView" }
    return ["View", "Content", "Commands", "Scene"].contains(where: name.hasSuffix)
  }

  /// The type as it is written, of an optional one the type of its value.
  private var withoutOptional: Substring {
    let name = sourceText[...]
    guard name.last == "?" else { return name }
    return name.hasPrefix("(") ? name.dropFirst().dropLast(2) : name.dropLast()
  }

  /// Whether values of the type are the view that a modifier of the app changes: `Self`, `Self?`, `Text` of a text,
  /// `Label<Text, Image>` of a label.
  func isChanged(of type: String) -> Bool {
    ViewType.extended.contains(type) && (withoutOptional == "Self" || String(withoutOptional).withoutGenerics == type)
  }
}

extension Syntax {
  /// Whether the node is in a property or function whose result is a view.
  var isInView: Bool {
    sequence(first: self, next: \.parent).contains { node in
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isView == true
      }
      return node.as(PatternBindingSyntax.self)?.typeAnnotation?.type.isView == true
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the property keeps a value that may change, or an object: `@State`, `@Published`, `@StateObject`.
  var isState: Bool { Self.statesOfViews.contains { attribute(named: $0) != nil } }

  /// Whether the property is a state that the view itself keeps: `@State`.
  var isOwnState: Bool { attribute(named: "State") != nil }

  private static let statesOfViews = ["State", "Published", "StateObject", "ObservedObject"]

  /// Whether the property says what has the focus.
  var isFocusState: Bool { attribute(named: "FocusState") != nil || attribute(named: "AccessibilityFocusState") != nil }

  private func attribute(named name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.sourceText.withoutGenerics == name
    }
  }

  /// The size class or size of texts that the environment gives: `@Environment(\.horizontalSizeClass) var width`; nil for others.
  var roomPath: String? {
    guard let path = attribute(named: "Environment")?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    else {
      return nil
    }
    let name = path.sourceText.filter { $0 != "\\" && $0 != "." }
    return Self.roomPaths.contains(name) ? name : nil
  }

  private static let roomPaths: Set<String> = [
    "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory",
  ]

  /// How a property that is marked `@ScaledMetric` follows the content size; nil for any other.
  func metric(of binding: PatternBindingSyntax) -> ScaledMetric? {
    guard let attribute = attribute(named: "ScaledMetric") else { return nil }
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    let argument = { (label: String) in arguments?.first { $0.label?.text == label }?.expression }
    let value = binding.initializer?.value ?? argument("wrappedValue")
    return value.map { ScaledMetric(value: $0, style: argument("relativeTo")) }
  }
}

extension ExprSyntax {
  /// The name of the type that the expression calls an initializer of: `Model()`; nil for other expressions.
  var madeType: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return called.flatMap { $0.baseName.beginsUppercase ? $0.baseName.text : nil }
  }
}
