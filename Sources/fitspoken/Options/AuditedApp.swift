import AuditModel
import Foundation

/// The names by which a project calls its app, and the revision of its sources, as far as its files say it.
struct AuditedApp {
  private let root: URL

  /// The app in the audit's root.
  init(root: String) { self.root = URL(fileURLWithPath: root, isDirectory: true) }

  /// The app's name: that of the Xcode project in the root, else the one in its property list; nil if neither says it.
  var name: String? {
    project?.deletingPathExtension().lastPathComponent
      ?? ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap(stated).first
  }

  /// The app's version: the marketing version of the project's settings, else that of its property list.
  var version: String? { marketingVersion ?? stated("CFBundleShortVersionString") }

  /// The abbreviated commit that is checked out, if the root is that of a repository.
  var revision: String? {
    let folder = root.appendingPathComponent(".git")
    guard let head = text(folder.appendingPathComponent("HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return Self.commit(head) }
    let name = String(head.dropFirst(5))
    return (text(folder.appendingPathComponent(name)) ?? packed(name, in: folder)).flatMap(Self.commit)
  }

  /// The first project of the root by name.
  private var project: URL? {
    let contents = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return contents?.filter { $0.pathExtension == "xcodeproj" }.min { $0.lastPathComponent < $1.lastPathComponent }
  }

  private var marketingVersion: String? {
    let settings = project.flatMap { text($0.appendingPathComponent("project.pbxproj")) }
    let value = settings?.firstMatch(of: #/MARKETING_VERSION = "?([0-9][0-9A-Za-z.]*)"?;/#)
    return value.map { String($0.1) }
  }

  /// A value of the root's `Info.plist` that is not a build setting.
  private func stated(_ key: String) -> String? {
    guard let data = try? Data(contentsOf: root.appendingPathComponent("Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let value = list[key] as? String, !value.contains("$("), !value.isEmpty
    else { return nil }
    return value
  }

  private func packed(_ name: String, in folder: URL) -> String? {
    let lines = text(folder.appendingPathComponent("packed-refs"))?.split(separator: "\n") ?? []
    return lines.first { $0.hasSuffix(" \(name)") }.map { String($0.prefix { $0 != " " }) }
  }

  private func text(_ file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func commit(_ text: String) -> String? {
    text.count >= 40 && text.allSatisfy(\.isHexDigit) ? String(text.prefix(10)) : nil
  }
}
