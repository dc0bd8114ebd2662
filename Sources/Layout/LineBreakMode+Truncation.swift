import AuditModel

extension LineBreakMode {
  /// Whether the mode cuts with an ellipsis; AppKit tightens a text by its default factor before it does.
  var truncates: Bool { [.truncatingHead, .truncatingMiddle, .truncatingTail].contains(self) }
}
