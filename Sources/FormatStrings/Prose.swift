extension FormatDirective {
  /// Whether the directive is more likely prose than a placeholder, judged by its flags and its neighbours in the text.
  package func isProse(in text: String, from start: String.Index, to end: String.Index) -> Bool {
    guard let argument, argument != .object, argument != .variable else { return false }
    if hasSpace || (hasMinus && !hasWidth) { return true }
    return text.unicodeScalars[..<start].last.isFigure && text.unicodeScalars[end...].first.isLetter
  }
}

extension Unicode.Scalar? {
  /// Whether it is a digit, of any script.
  var isFigure: Bool {
    guard let scalar = self else { return false }
    if scalar.isASCII { return ("0"..."9").contains(scalar) }
    return scalar.properties.numericType == .decimal
  }

  /// Whether it is a letter, of any script.
  var isLetter: Bool { self?.properties.isAlphabetic ?? false }

  /// Whether it is a letter of a script that is written with spaces: none of East Asia's.
  var isSpacedLetter: Bool { isLetter && !(self?.properties.isIdeographic ?? false) && (self?.value ?? 0) < 0x3040 }
}
