/// Where a project's files, groups and folders are, relative to the audit's root.
struct ProjectLocations {
  /// The folder to which the project's own paths are relative.
  let root: String
  /// The path of each object, by id.
  private(set) var paths: [String: String] = [:]
  /// By id, the known part of each path that starts with a build setting, whose value is unknown.
  private(set) var suffixes: [String: String] = [:]

  /// The locations of a project's objects; `folder` contains the project.
  init(of objects: ProjectObjects, folder: String) {
    root = ProjectPath.joined(folder, objects.project.string("projectDirPath") ?? "")
    var pending = [(id: objects.project.string("mainGroup") ?? "", base: root as String?)]
    var seen: Set<String> = []
    while let (id, base) = pending.popLast() {
      guard let object = objects[id], seen.insert(id).inserted else { continue }
      let place = place(of: object, in: base)
      paths[id] = place
      if place == nil, let name = object.string("path") { suffixes[id] = name }
      pending += object.strings("children").map { ($0, place) }
    }
  }

  /// The path in the value of a build setting, relative to the audit's root.
  func path(ofSetting value: String) -> String {
    let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    let relative = roots.reduce(value[...]) { $0.trimmingPrefix($1) }
    return ProjectPath.joined(root, String(relative))
  }

  /// The path of an object in the folder `base`; nil if it starts with a build setting.
  private func place(of object: ProjectObject, in base: String?) -> String? {
    let own = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case "<group>", nil: return base.map { ProjectPath.joined($0, own) }
    case "SOURCE_ROOT": return ProjectPath.joined(root, own)
    default: return nil
    }
  }
}
