internal import AuditModel
internal import SwiftSyntax
internal import Utilities

// Views that nothing shows, or previews alone: where the code of the app starts is known, nothing leads to them.
extension ParsedProject {
  /// The names of the views, of what changes them, of the styles and of the classes that make controls, of which it matters whether any
  /// code uses them: of what is public, another module may make use, and so may any module where no program starts.
  var mayBeUnshown: Set<String> {
    guard files.contains(where: \.hasEntry) else { return [] }
    let started = startedFiles
    let types = files.lazy.flatMap(\.allViews).flatMap(\.types.types.values).filter { type in
      type.isShownByName && !type.isEntry && (started.contains(type.locations.file) || !type.isPublic)
    }
    return files.lazy.filter { started.contains($0.declarations.path) }
      .reduce(into: Set(types.map(\.distinctName))) { $0.formUnion($1.classesOfViews) }
  }

  /// The names of the functions that make controls, of which it matters whether any code calls them.
  var mayBeUncalled: Set<String> {
    guard files.contains(where: \.hasEntry) else { return [] }
    return files.reduce(into: []) { names, file in
      guard let controls = file.controls, !controls.functionsOfCode.isEmpty else { return }
      names.formUnion(controls.creations.lazy.map(\.place.member).filter(controls.functionsOfCode.contains))
    }
  }

  /// The names of the members whose views nothing that was read shows, of which it matters whether any code names them: those that no
  /// protocol of a framework asks for.
  func mayBeUnnamed(_ unread: [[ViewScreens]], in module: ModuleIndex) -> Set<String> {
    guard files.contains(where: \.hasEntry) else { return [] }
    return Set(unread.joined().filter { module.hasOnlyOwnMembers($0.type.name) }.compactMap(\.member))
  }

  /// The names of the types that other screens contain without what their uses rule out, of which it matters whether others use them.
  func mayBeRead(_ bodies: [[ViewScreens]]) -> Set<String> {
    guard files.contains(where: \.hasEntry) else { return [] }
    let started = startedFiles
    let types = bodies.flatMap(\.self).typesRuledOutInPart
    return Set(types.filter { started.contains($0.locations.file) || !$0.isPublic }.map(\.shortName))
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
  /// Where the file uses some types outside previews; of a file without views and controls, which is not kept, any mention counts.
  ///
  /// - Parameter calls: Those that are left out.
  func uses(
    of names: Set<String>, in source: SourceFile, but calls: Set<SyntaxIdentifier> = []
  ) -> Set<TypeUses.Use> {
    let file = views?.file ?? (source.language == .swift ? controls?.file : nil)
    if let file { return TypeUses(of: names, in: file, ofFile: privateTypes, but: calls).found }
    return Set(names.filter(source.bytes.hasBytes).map { TypeUses.Use(name: $0, inside: []) })
  }

  /// The names of the types that are private to the file, each with what tells it apart from those of other files.
  private var privateTypes: [String: String] {
    let types = allViews.flatMap(\.types.types.values).filter(\.isPrivate)
    return Dictionary(types.map { ($0.shortName, $0.distinctName) }) { first, _ in first }
  }

  /// The classes of views that the file declares with controls in them, by what tells them apart from those of other files.
  fileprivate var classesOfViews: Set<String> {
    guard let controls else { return [] }
    let types = Set(controls.creations.lazy.map(\.place.type)).intersection(controls.declaredTypes)
    let classes = types.filter { controls.inherited[$0]?.first.map(ControlTypes.viewClasses.contains) ?? false }
    let ofFile = privateTypes
    return Set(classes.map { ofFile[$0] ?? $0 })
  }

  /// The views of the file on all platforms.
  fileprivate var allViews: [SourceViews] { [views].compactMap(\.self) + otherViews }
}

extension ViewType {
  /// The name without those of the types around it.
  var shortName: String { name.lastTypeName }

  /// The name without those of the types around it, after the path of the file if other files cannot mean the type by it.
  var distinctName: String { isPrivate ? "\(locations.file) \(shortName)" : shortName }
}
