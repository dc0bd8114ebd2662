/// Which way a language's lines and rows run.
package enum LayoutDirection: Sendable, Hashable {
  case leftToRight, rightToLeft

  /// The direction of a BCP-47 tag: by its script where it names one, else by its language.
  package init(tag: String) {
    let subtags = tag.split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isRightToLeft =
      if let script { Self.scripts.contains(script) } else { Self.languages.contains(subtags.first ?? "") }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  // CLDR 42, the languages whose likely script runs from right to left, and those scripts.
  private static let languages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
}
