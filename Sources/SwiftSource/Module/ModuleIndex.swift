/// What all files of a project declare, by name.
///
/// Files of different modules are not told apart: of declarations with the same name, the file's own one is meant, then the
/// one in the nearest folder.
struct ModuleIndex: Sendable {
  private var values: [String: [NamedValue]] = [:]
  private var localizers: [String: [Localizer]] = [:]

  /// The declarations of some files.
  init(_ files: [FileDeclarations]) {
    for file in files {
      values.merge(file.values) { $0 + $1 }
      localizers.merge(file.localizers) { $0 + $1 }
    }
  }

  /// The value that a name means inside a type of a file; nil if it is unknown, or if it can be several.
  ///
  /// The name is looked up in the type, then in the types around it, then outside types.
  func value(named name: String, in type: String, of path: String) -> NamedValue? {
    var scope = type
    while true {
      let candidates = values[scope.isEmpty ? name : "\(scope).\(name)"] ?? []
      let visible = candidates.filter { !$0.isPrivate || $0.path == path }
      if !visible.isEmpty { return visible.nearest(to: path) }
      guard !scope.isEmpty else { return nil }
      scope = scope.split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  /// The functions and properties of a name that look up a text.
  func localizers(named name: String) -> [Localizer] { localizers[name] ?? [] }
}

extension [NamedValue] {
  /// The value in the file, or in the nearest folder; nil if several are equally near and differ.
  fileprivate func nearest(to path: String) -> NamedValue? {
    if let own = first(where: { $0.path == path }) { return own }
    guard count > 1 else { return first }
    let folders = path.split(separator: "/").dropLast()
    let shared = map { value in zip(value.path.split(separator: "/"), folders).prefix { $0 == $1 }.count }
    guard let most = shared.max() else { return nil }
    let nearest = zip(self, shared).filter { $0.1 == most }.map(\.0)
    return Set(nearest.map(\.source)).count == 1 ? nearest.first : nil
  }
}
