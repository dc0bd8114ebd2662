extension String {
  /// The text on one line, cut where it is long, for messages.
  var inBrief: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
