import AuditModel
import PlatformData

/// Reads the properties of labels, text fields and text views other than their text.
enum LabelReader {
  /// Reads a label.
  static let label: ObjectSchema.Detail = { source, element in
    attributedText(source, &element)
    // Interface Builder writes NO if shrinking is off; if it writes only a minimum, shrinking is on.
    let hasMinimum = source.node["minimumFontSize"] != nil || source.node["minimumScaleFactor"] != nil
    let adjusts = source.node.flag("adjustsFontSizeToFit") ?? hasMinimum
    element.control.adjustsFontSizeToFitWidth = adjusts
    if adjusts { readMinimum(of: source, into: &element.control) }
  }

  /// Reads a text field, whose font shrinks unless the file says NO; its border style is its type.
  static let field: ObjectSchema.Detail = { source, element in
    attributedText(source, &element)
    element.control.type = source.node.word("borderStyle")
    element.control.clearButtonMode = source.node.word("clearButtonMode")
    let adjusts = source.node.flag("adjustsFontSizeToFit") ?? true
    element.control.adjustsFontSizeToFitWidth = adjusts
    if adjusts { readMinimum(of: source, into: &element.control) }
  }

  /// Replaces the text with the attributed one if the view shows that.
  static let attributedText: ObjectSchema.Detail = { source, element in
    guard let text = ObjectSource.attributed(source.node.child(key: "attributedText")) else { return }
    if source.node.flag("usesAttributedText") == true || element.control.text == nil { element.control.text = text }
  }

  /// Reads the factor: as written, or from the older minimum in points, which stays in points if the font scales with
  /// the content size.
  private static func readMinimum(of source: ObjectSource, into control: inout Control) {
    control.minimumScaleFactor = source.node.number("minimumScaleFactor")
    guard control.minimumScaleFactor == nil, let minimum = source.node.number("minimumFontSize"), minimum > 0 else {
      return
    }
    guard let size = control.font == nil ? standardSize : control.font?.size else {
      control.minimumFontSize = minimum
      return
    }
    control.minimumScaleFactor = min(1, minimum / size)
  }

  /// The font size of a label or text field if the file does not name a font (`UIFont.labelFontSize`).
  private static let standardSize: Double? = UIKitMetrics.fontSize(named: .label).value
}
