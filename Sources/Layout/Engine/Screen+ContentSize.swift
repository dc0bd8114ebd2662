package import AuditModel

extension Screen {
  /// Whether the content size moves anything but by the sizes of texts: where something keeps to a readable width.
  package var followsContentSize: Bool {
    var follows = false
    root.forEach { element, _ in
      let layout = element.layout
      follows = follows || layout.followsReadableWidth == true || layout.guides?["readableContent"] != nil
    }
    return follows
  }
}
