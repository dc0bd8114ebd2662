import AuditModel

extension Finding {
  /// Makes one fact of all that is said of what a line of code shows in several uses: there all of it is fixed.
  ///
  /// - Parameters:
  ///   - place: The line.
  ///   - statement: What is said of all of them together.
  mutating func share(_ place: SourceLocation, saying statement: SharedStatement) {
    (self.location, self.shownAt) = (place, self.location)
    self.cause = "\(statement.kind) of \(place.file):\(place.line):\(place.column)"
    self.statement = statement
  }
}
