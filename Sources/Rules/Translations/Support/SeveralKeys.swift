import AuditModel

extension [Finding] {
  /// The findings about single keys of a locale's table or, from so many on, one about the table with a place for each key.
  ///
  /// - Parameter words: What is said of a number of keys.
  func joined(from minimum: Int, saying words: (Int) -> String) -> [Finding] {
    guard count >= minimum else { return self }
    let message = words(count)
    return map { finding in
      var place = finding
      (place.message, place.reason) = (message, "several-keys")
      place.evidence["key"] = finding.key.map { .text($0) }
      (place.key, place.leaf) = (nil, nil)
      return place
    }
  }
}
