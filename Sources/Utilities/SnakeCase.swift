extension String {
  /// Whether the string is words that underscores join, as code has them: `placeholder_file_name`.
  package var isSnakeCase: Bool {
    let words = split(separator: "_", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }
}
