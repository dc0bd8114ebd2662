internal import AuditModel
internal import SwiftSyntax

// The gestures that code lets a view of UIKit recognize.
extension ControlReader {
  /// Adds a gesture that code adds to a control.
  func applyGesture(_ call: FunctionCallExprSyntax, _ known: ModuleControls.Change, to draft: inout ControlDraft) {
    guard framework == .uiKit, let argument = call.arguments.first?.expression else { return }
    let value = ControlValue(argument, in: scope(known.change.place, known.locations), with: self).expression
    let recognizer = value.as(FunctionCallExprSyntax.self)
    guard let type = recognizer?.createdType ?? argument.typeOfOwnProperty, type.hasSuffix(Self.ending) else { return }
    let stem = type.hasPrefix("UI") ? String(type.dropFirst(2).dropLast(Self.ending.count)) : ""
    let gesture = stem.isEmpty ? .custom : ElementConnections.Gesture(name: ObjectiveCNames.lowercasedFirst(stem))
    draft.change { element in
      element.gestures = (element.gestures ?? []) + [gesture]
      if let action = recognizer?.selector { element.gestureActions = (element.gestureActions ?? []) + [action] }
    }
  }

  private static let ending = "GestureRecognizer"

  /// Takes the gestures of a label or an image away that nobody can make: both ignore touches unless code says otherwise (Apple,
  /// `UILabel.isUserInteractionEnabled`, `UIImageView`).
  func checkTouches(of names: [ControlName], _ classes: [String], in draft: inout ControlDraft) {
    guard draft.element.gestures != nil, [.label, .imageView].contains(draft.element.kind) else { return }
    let own = controls.changes(of: names, ofClasses: classes) + classes.flatMap { controls.changes(ofClass: $0) }
    let takesTouches = own.contains { known in
      guard known.change.member == "isUserInteractionEnabled", case .set(let values) = known.change.act else {
        return false
      }
      return values.contains { $0.boolean != false }
    }
    if !takesTouches { draft.change { ($0.gestures, $0.gestureActions) = (nil, nil) } }
  }
}

extension ExprSyntax {
  /// The type of a property of the type around, if the expression is one and its type is stated; nil otherwise.
  fileprivate var typeOfOwnProperty: String? {
    guard let name = ownName else { return nil }
    let block = sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockSyntax.self) }
    return block?.parent?.asProtocol((any DeclGroupSyntax).self)?.typesOfProperties[name]
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method in `action: #selector(open)`; nil without one.
  fileprivate var selector: String? {
    let action = arguments.first { $0.label?.text == "action" }?.expression.as(MacroExpansionExprSyntax.self)
    let method = action?.arguments.first?.expression
    return method?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? method?.symbol
  }
}
