extension String {
  /// The names that the name may be short for inside a type, the innermost first.
  func qualified(in type: String) -> some Sequence<String> {
    type.andTypesAround.lazy.map { $0.isEmpty ? self : "\($0).\(self)" }
  }

  /// The name of a type, then those of the types around it; empty outside types.
  var andTypesAround: some Sequence<String> {
    let types = sequence(first: self[...]) { inner -> Substring? in
      guard !inner.isEmpty else { return nil }
      return inner.utf8.lastIndex(of: UInt8(ascii: ".")).map { inner[..<$0] } ?? ""
    }
    return types.lazy.map(String.init)
  }

  /// The names of the types around a type, the innermost first.
  var typesAround: [String] { Array(andTypesAround.dropFirst()) }
}
