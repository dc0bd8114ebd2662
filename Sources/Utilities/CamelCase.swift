extension String {
  /// The parts of a name in camel case: a part begins at each uppercase letter that does not follow another
  /// ("xibLocKey": "xib", "Loc", "Key").
  package var camelCaseParts: [String] {
    var parts: [String] = []
    var current = ""
    for character in self {
      if character.isUppercase, let last = current.last, !last.isUppercase {
        parts.append(current)
        current = ""
      }
      current.append(character)
    }
    return parts + [current]
  }
}
