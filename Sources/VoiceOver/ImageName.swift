package import AuditModel

/// Turns the name of an image without a label of its own into what VoiceOver makes of it: an approximation.
package enum ImageName {
  /// The name with `-`, `_` and `.` as spaces; nil where nothing is left.
  package static func words(of image: ImageReference) -> String? {
    let words = image.name.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words with the rule that brings them.
  static func spoken(_ image: ImageReference) -> SpokenText? {
    words(of: image).map { SpokenText($0, image.isSystem ? .symbolName : .imageName) }
  }
}
