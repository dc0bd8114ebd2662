import AuditModel

/// Reads recorded frames, in the superview's coordinates with y growing downwards.
enum FrameReader {
  /// The frame that the file records; nil where it records none.
  ///
  /// AppKit's y grows upwards from the superview's lower edge, so it is turned round with the superview's height. Some
  /// AppKit classes are flipped themselves (table views, for one); a frame inside those would have to stay, but
  /// Interface Builder records none there whose superview's height we know.
  static func read(_ source: ObjectSource, superviewHeight: Points?) -> Rect? {
    if source.node.name == "window" || source.node.name == "panel" { return window(source.node) }
    guard var frame = rect(source.node.child(key: "frame") ?? source.node.child(key: "frameInset")) else { return nil }
    if source.file.platform == .macOS, let superviewHeight { frame.y = superviewHeight - frame.y - frame.height }
    return frame
  }

  /// A window's content; where it stands on the screen is of no interest.
  private static func window(_ node: XMLNode) -> Rect? {
    guard let size = (node.child(key: "contentRect") ?? node.child(key: "frame"))?.size else { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private static func rect(_ node: XMLNode?) -> Rect? {
    // `<frame key="frameInset">` of some old files names its origin `minX` and `minY`.
    guard let node, let x = node.points("x") ?? node.points("minX"), let y = node.points("y") ?? node.points("minY"),
      let size = node.size
    else { return nil }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
