/// The ways in which code states constraints: by the methods of UIKit and AppKit, and by those of usual libraries.
enum LayoutLanguages {
  /// Reads the constraints of a call; nil if it names no view of the screen.
  typealias Reader = @Sendable (LayoutCall, LayoutNames) -> ReadConstraints?

  /// What reads the calls of a method; nil if none does.
  static func reader(of method: String) -> Reader? {
    own[method] ?? libraries[method] ?? (method.hasPrefix("auto") ? PureLayoutConstraints.read : nil)
  }

  /// Whether a method is that of a library whose names an app may have for functions of its own.
  static func isOfLibrary(_ method: String) -> Bool { libraries[method] != nil }

  private static let own: [String: Reader] = [
    "constraint": AnchorConstraints.read, "NSLayoutConstraint": ItemConstraints.read,
    "constraints": VisualFormatConstraints.read, "frame": FrameConstraints.read,
  ].merging(LayoutCalls.snap.map { ($0, SnapConstraints.read) }) { first, _ in first }

  private static let libraries: [String: Reader] = [
    "constrain": CartographyConstraints.read
  ].merging(ConstraintForm.table.keys.map { ($0, TinyConstraints.read) }) { first, _ in first }
}
