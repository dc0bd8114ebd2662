internal import AuditModel
internal import Utilities

// Views that only previews show: where the code of the app starts is known, nothing leads to them.
extension ParsedProject {
  /// The names of views that may be shown by previews alone: no body that is known to be shown shows them.
  func previewed(_ bodies: [[ViewScreens]]) -> Set<String> {
    let all = bodies.flatMap(\.self)
    let named = files.reduce(into: Set<String>()) { $0.formUnion($1.previewed) }
    guard !named.isEmpty else { return [] }
    var previewed = Set(all.lazy.filter { named.contains($0.type.name.lastTypeName) }.map(\.type.identity))
    // What such a view shows may be shown by previews alone too.
    for view in all where previewed.contains(view.type.identity) { previewed.formUnion(view.allUses) }
    while true {
      let shown = all.filter { !previewed.contains($0.type.identity) }.reduce(into: Set<String>()) {
        $0.formUnion($1.allUses)
      }
      if shown.isDisjoint(with: previewed) { break }
      previewed.subtract(shown)
    }
    let started = startedFiles
    let views = all.filter { previewed.contains($0.type.identity) && started.contains($0.type.locations.file) }
    return Set(views.map(\.type.name.lastTypeName))
  }

  /// The paths of the files whose targets all have a file in which their code starts; of unknown targets, any code counts.
  private var startedFiles: Set<String> {
    let entries = files.filter(\.hasEntry)
    let targets = entries.reduce(into: Set<String>()) { $0.formUnion($1.targets) }
    let started = files.filter { !entries.isEmpty && $0.targets.isSubset(of: targets) }
    return Set(started.map(\.declarations.path))
  }
}

extension ParsedSource {
  /// Where the file uses some types outside previews; of a file without views, which is not kept, any mention counts.
  func uses(of names: Set<String>, in source: SourceFile) -> Set<TypeUses.Use> {
    if let views { return TypeUses(of: names, in: views.file).found }
    return Set(names.filter(source.bytes.hasBytes).map { TypeUses.Use(name: $0, inside: []) })
  }
}

extension ViewScreens {
  /// The types whose bodies were read in the view and in what it presents, without its own.
  fileprivate var allUses: Set<String> { uses.union(presentedUses).subtracting([type.identity]) }
}
