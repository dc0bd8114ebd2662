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

  /// Checks what a control does with touches as far as code says it.
  ///
  /// Labels and images ignore touches unless code says otherwise (Apple, `UILabel.isUserInteractionEnabled`, `UIImageView`): nobody can
  /// make their gestures. A text that code lets ignore them in any case is not one that people write in.
  func checkTouches(of names: [ControlName], _ classes: [String], in draft: inout ControlDraft) {
    switch draft.element.kind {
    case .label, .imageView:
      guard draft.element.gestures != nil else { return }
      let takesTouches = values(ofInteractionOf: names, classes).contains { $0 != false }
      if !takesTouches { draft.change { ($0.gestures, $0.gestureActions) = (nil, nil) } }
    case .textField, .textView:
      let values = values(ofInteractionOf: names, classes)
      if !values.isEmpty, values.allSatisfy({ $0 == false }) { draft.change { $0.control.isEditable = false } }
    default: break
    }
  }

  /// Whether code lets users interact with a control, as often as it says so; nil where it is not known.
  private func values(ofInteractionOf names: [ControlName], _ classes: [String]) -> [Bool?] {
    let own = controls.changes(of: names, ofClasses: classes) + classes.flatMap { controls.changes(ofClass: $0) }
    return own.filter { $0.change.member == "isUserInteractionEnabled" }.flatMap { known -> [Bool?] in
      guard case .set(let values) = known.change.act, !values.isEmpty else { return [nil] }
      return values.map(\.boolean)
    }
  }
}
