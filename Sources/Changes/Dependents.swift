import Utilities

/// Which files depend on others, by the names that they mention.
struct Dependents: Sendable {
  private let names: [String: SourceNames]
  private let types: Set<UInt64>

  /// The files of a project, by path.
  init(_ names: [String: SourceNames]) {
    self.names = names
    types = names.values.reduce(into: []) { $0.formUnion($1.types) }
  }

  /// The files that depend on some files, directly or through others, and these themselves.
  ///
  /// - Parameter former: What the files declared before they were changed.
  func files(dependingOn changed: Set<String>, former: [SourceNames]) -> Set<String> {
    var found = changed
    var new = (changed.compactMap { names[$0] } + former).reduce(into: Set<UInt64>()) {
      $0.formUnion($1.names(besides: types))
    }
    var known = new
    while !new.isEmpty {
      let more = names.filter { !found.contains($0.key) && $0.value.mentions(anyOf: new) }
      found.formUnion(more.keys)
      new = more.values.reduce(into: Set<UInt64>()) { $0.formUnion($1.names(besides: types)) }.subtracting(known)
      known.formUnion(new)
    }
    return found
  }
}
