import Foundation
import TestSupport
import Testing

/// The page on the architecture names files, folders and types that exist.
@Suite struct ArchitecturePageTests {
  private static let page = Corpus.repository.appendingPathComponent("Documentation/architecture.md")

  /// Names in code font that are declared elsewhere: in Swift, in strings tables, and folders of the repository.
  private static let foreignNames: Set = ["Locales", "Localizable", "Main", "Sendable", "Sources"]

  /// The texts in code font.
  private static func quoted() throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
  }

  private static let targets =
    (try? FileManager.default.contentsOfDirectory(atPath: Corpus.repository.appendingPathComponent("Sources").path))
    ?? []

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Corpus.repository.appendingPathComponent(path).path)
  }

  /// The contents of all Swift files and of the manifest.
  private static func sources() throws -> String {
    let folders = ["Sources", "Locales", "Reports"].map { Corpus.repository.appendingPathComponent($0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }.filter { $0.pathExtension == "swift" }
    let manifest = Corpus.repository.appendingPathComponent("Package.swift")
    return try (files + [manifest]).map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test func everyPathExists() throws {
    let roots = ["Sources/", "Scripts/", "Tests/", "Locales/", "Reports/", "Documentation/"]
    let targets = Self.targets
    var count = 0
    for path in try Self.quoted() where path.contains("/") && !path.contains(where: " <…".contains) {
      if roots.contains(where: path.hasPrefix) {
        #expect(Self.exists(path) || Self.exists("\(path).swift"), "\(path)")
      } else if targets.contains(where: { path.hasPrefix($0 + "/") }) {
        #expect(Self.exists("Sources/\(path)") || Self.exists("Sources/\(path).swift"), "\(path)")
      }
      count += 1
    }
    #expect(count > 40)
  }

  @Test func everyTypeExists() throws {
    let sources = try Self.sources()
    let declared = Set(
      sources.matches(of: #/(?:struct|class|enum|protocol|actor|typealias|name:) "?([A-Z]\w*)/#).map { $0.1 })
    let named = try Self.quoted().filter { $0.wholeMatch(of: #/[A-Z][A-Za-z]+/#) != nil }
    #expect(named.count > 20)
    for name in named where !Self.foreignNames.contains(name) {
      #expect(declared.contains(Substring(name)) || Self.isFolderOfATarget(name), "\(name)")
    }
  }

  private static func isFolderOfATarget(_ name: String) -> Bool {
    targets.contains { exists("Sources/\($0)/\(name)") }
  }

  @Test func aTitleIsFollowedThroughTwelveFilesAtMost() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "## Following one title\n")?.upperBound)
    let section = text[start...].components(separatedBy: "\n## ")[0]
    let files = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect((8...12).contains(files.count))
    for row in files {
      let path = try #require(row.firstMatch(of: #/`([^`]+)`/#)).1
      #expect(Self.exists("Sources/\(path).swift"), "\(path)")
    }
  }
}
