internal import Foundation

/// The objects of a `project.pbxproj` by their ids.
struct ProjectObjects {
  private let objects: [String: ProjectObject]
  /// The project itself.
  let project: ProjectObject

  /// Parses the property list; nil if it is not one of a project.
  init?(_ bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let root = list as? [String: Any], let objects = root["objects"] as? [String: Any],
      let project = (root["rootObject"] as? String).flatMap({ objects[$0] as? [String: Any] })
    else { return nil }
    self.objects = objects.compactMapValues { ($0 as? [String: Any]).map { ProjectObject(values: $0) } }
    self.project = ProjectObject(values: project)
  }

  /// The object with an id.
  subscript(id: String) -> ProjectObject? { objects[id] }

  /// The objects of a class by id.
  func all(of name: String) -> [(key: String, value: ProjectObject)] {
    objects.filter { $0.value.string("isa") == name }.sorted { $0.key < $1.key }
  }

  /// The targets by id.
  var targets: [(key: String, value: ProjectObject)] {
    project.strings("targets").compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The ids of what the targets' build phases contain.
  var buildFiles: [String] {
    phases.flatMap { $0.strings("files") }.compactMap { objects[$0]?.string("fileRef") }
  }

  /// The texts of the scripts that targets run, with the files that they read and write.
  var scripts: [String] {
    phases.compactMap { phase in
      guard let script = phase.string("shellScript") else { return nil }
      return ([script] + phase.strings("inputPaths") + phase.strings("outputPaths")).joined(separator: " ")
    }
  }

  /// The files of a group, such as the languages of a variant group; a file is its own only one.
  func leaves(of id: String) -> [String] {
    var (leaves, pending, seen): ([String], [String], Set<String>) = ([], [id], [])
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let children = objects[next]?.strings("children") ?? []
      if children.isEmpty { leaves.append(next) } else { pending += children }
    }
    return leaves
  }

  private var phases: [ProjectObject] {
    targets.flatMap { $0.value.strings("buildPhases") }.compactMap { objects[$0] }
  }
}

/// One object of a project.
struct ProjectObject {
  fileprivate let values: [String: Any]

  fileprivate init(values: [String: Any]) { self.values = values }

  /// A text; nil if there isn't one.
  func string(_ name: String) -> String? { values[name] as? String }

  /// A list of texts; empty if there isn't one.
  func strings(_ name: String) -> [String] { values[name] as? [String] ?? [] }
}
