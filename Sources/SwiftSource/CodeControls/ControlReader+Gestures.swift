internal import AuditModel
internal import SwiftSyntax

// The gestures that code lets a view of UIKit recognize.
extension ControlReader {
  /// Adds the gesture that a call adds to a control.
  func applyGesture(_ call: FunctionCallExprSyntax, to draft: inout ControlDraft) {
    guard framework == .uiKit, let added = call.addedGesture else { return }
    draft.change { element in
      element.gestures = (element.gestures ?? []) + [.init(name: added.gesture)]
      if let action = added.action { element.gestureActions = (element.gestureActions ?? []) + [action] }
    }
  }

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
