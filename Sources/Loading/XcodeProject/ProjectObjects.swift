internal import Foundation

/// The objects of a `project.pbxproj` by their ids.
struct ProjectObjects {
  private let objects: [String: ProjectObject]
  /// The files on which configurations are based, by the id of the configuration.
  private var files: [String: ConfigurationFile] = [:]
  /// The project itself.
  let project: ProjectObject

  /// Parses the property list; nil if it is not one of a project.
  init?(_ bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let root = list as? [String: Any], let objects = root["objects"] as? [String: Any],
      let project = (root["rootObject"] as? String).flatMap({ objects[$0] as? [String: Any] })
    else { return nil }
    let all = objects.compactMapValues { ($0 as? [String: Any]).map { ProjectObject(values: $0) } }
    self.objects = all
    synchronizedFolders = all.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }.sorted { $0.key < $1.key }
    hasExternalTarget = all.values.contains { $0.isa == "PBXLegacyTarget" }
    self.project = ProjectObject(values: project)
  }

  /// The object with an id.
  subscript(id: String) -> ProjectObject? { objects[id] }

  /// The folders whose files belong to targets without being listed, by id.
  let synchronizedFolders: [(key: String, value: ProjectObject)]
  /// Whether a target is built by an external tool.
  let hasExternalTarget: Bool

  /// The targets by id.
  var targets: [(key: String, value: ProjectObject)] {
    project.strings("targets").compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The ids of the files in a target's build phases, with groups expanded.
  func buildFiles(of target: ProjectObject) -> [String] {
    phases(of: target).flatMap { $0.strings("files") }.compactMap { objects[$0]?.string("fileRef") }.flatMap(leaves)
  }

  /// The values of a build setting in a target's configurations; what a configuration sets counts before its file.
  func settings(_ name: String, of target: ProjectObject) -> [String] {
    let list = target.string("buildConfigurationList").flatMap { objects[$0] }
    return (list?.strings("buildConfigurations") ?? []).compactMap { id in
      objects[id]?.settings[name] as? String ?? files[id]?.value(of: name)
    }
  }

  /// Reads the files (`.xcconfig`) on which configurations are based.
  ///
  /// - Parameters:
  ///   - paths: The paths of files and folders, by id.
  ///   - contents: The contents of the file at a path; nil if there isn't one.
  mutating func readConfigurationFiles(at paths: [String: String], contents: @escaping (String) -> [UInt8]?) {
    var read: [String: ConfigurationFile] = [:]
    for (id, object) in objects where object.isa == "XCBuildConfiguration" {
      guard let path = path(ofConfiguration: object, among: paths) else { continue }
      let file = read[path] ?? ConfigurationFile(at: path, contents: contents)
      (read[path], files[id]) = (file, file)
    }
  }

  private func path(ofConfiguration object: ProjectObject, among paths: [String: String]) -> String? {
    if let file = object.string("baseConfigurationReference") { return paths[file] }
    // In a synchronized folder.
    guard let folder = object.string("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }) else {
      return nil
    }
    return object.string("baseConfigurationReferenceRelativePath").map { ProjectPath.joined(folder, $0) }
  }

  /// The texts of the scripts that targets run, with the files that they read and write.
  var scripts: [String] {
    targets.flatMap { phases(of: $0.value) }.compactMap { phase in
      guard let script = phase.string("shellScript") else { return nil }
      return ([script] + phase.strings("inputPaths") + phase.strings("outputPaths")).joined(separator: " ")
    }
  }

  /// The files of a group, such as the languages of a variant group; for a file, the file itself.
  private func leaves(of id: String) -> [String] {
    var (leaves, pending, seen): ([String], [String], Set<String>) = ([], [id], [])
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let children = objects[next]?.strings("children") ?? []
      if children.isEmpty { leaves.append(next) } else { pending += children }
    }
    return leaves
  }

  private func phases(of target: ProjectObject) -> [ProjectObject] {
    target.strings("buildPhases").compactMap { objects[$0] }
  }
}

/// One object of a project.
struct ProjectObject {
  fileprivate let values: [String: Any]

  fileprivate init(values: [String: Any]) { self.values = values }

  fileprivate var isa: String? { string("isa") }
  fileprivate var settings: [String: Any] { values["buildSettings"] as? [String: Any] ?? [:] }

  /// A text; nil if there isn't one.
  func string(_ name: String) -> String? { values[name] as? String }

  /// A list of texts; empty if there isn't one.
  func strings(_ name: String) -> [String] { values[name] as? [String] ?? [] }
}
