import AuditModel

/// Reads what labels, text fields and text views have besides their text.
enum TextReader {
  /// Reads a label.
  static let label: ObjectSchema.Detail = { source, element in
    attributedText(source, &element)
    // Interface Builder writes NO where shrinking is off; where it writes nothing but a minimum, shrinking is on.
    let hasMinimum = source.node["minimumFontSize"] != nil || source.node["minimumScaleFactor"] != nil
    let adjusts = source.node.flag("adjustsFontSizeToFit") ?? hasMinimum
    element.control.adjustsFontSizeToFitWidth = adjusts
    if adjusts { element.control.minimumScaleFactor = minimumScale(of: source, font: element.control.font) }
  }

  /// Reads a text field, whose font shrinks unless the file says NO.
  static let field: ObjectSchema.Detail = { source, element in
    attributedText(source, &element)
    let adjusts = source.node.flag("adjustsFontSizeToFit") ?? true
    element.control.adjustsFontSizeToFitWidth = adjusts
    if adjusts { element.control.minimumScaleFactor = minimumScale(of: source, font: element.control.font) }
  }

  /// Replaces the text by the attributed one where the view shows that.
  static let attributedText: ObjectSchema.Detail = { source, element in
    guard let text = ObjectSource.attributed(source.node.child(key: "attributedText")) else { return }
    if source.node.flag("usesAttributedText") == true || element.control.text == nil { element.control.text = text }
  }

  /// The factor: as written, or from the older minimum in points; nil where the font's size is not fixed.
  private static func minimumScale(of source: ObjectSource, font: FontDescription?) -> Double? {
    if let factor = source.node.number("minimumScaleFactor") { return factor }
    guard let minimum = source.node.number("minimumFontSize"), minimum > 0 else { return nil }
    guard let size = font == nil ? standardSize : font?.size else { return nil }
    return min(1, minimum / size)
  }

  /// The size of a label's or text field's font where the file names no font (`UIFont.labelFontSize`).
  private static let standardSize: Double? = 17
}
