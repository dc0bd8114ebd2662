/// What no code of an app uses where all of it was read, and no interface file.
struct UnusedCode: Sendable {
  /// The names of functions.
  var functions: Set<String> = []
  /// The names of types, without those of the types around them; that of one that is private to a file has the file's path before it.
  var types: Set<String> = []

  /// Whether nothing uses a type that a file has a name for.
  func has(type: String, in file: String) -> Bool { types.contains(type) || types.contains("\(file) \(type)") }
}
