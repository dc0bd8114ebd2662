import AuditModel

/// Turns the name of an image without a label of its own into what VoiceOver makes of it: an approximation.
enum ImageName {
  /// The name with `-`, `_` and `.` as spaces; nil where nothing is left.
  static func spoken(_ image: ImageReference) -> SpokenText? {
    let words = image.name.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }
    guard !words.isEmpty else { return nil }
    return SpokenText(words.joined(separator: " "), image.isSystem ? .symbolName : .imageName)
  }
}
