/// The place and the reason for which a text is not JSON.
struct JSONFault: Error, Equatable {
  /// The offset in the UTF-8 text.
  var offset: Int
  /// What was found and what was expected.
  var message: String
  /// Whether Foundation reads the text all the same: a comma behind the last value of an array or object.
  var isTolerated = false

  /// Values are nested deeper than Foundation's decoder takes.
  static func tooDeep(at offset: Int) -> JSONFault {
    JSONFault(offset: offset, message: "values are nested deeper than \(JSONScanner.depthLimit) levels")
  }
}
