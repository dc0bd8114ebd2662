import Foundation

/// Writes the files that are generated from the rules' sources, or checks them.
@main enum GenerateRuleCatalog {
  /// Usage: `swift run generate-rule-catalog [--check]`, in the repository's folder.
  static func main() {
    do {
      let files = try RuleCatalogFiles(repository: URL(fileURLWithPath: "."))
      if CommandLine.arguments.contains("--check") { try check(files) } else { try files.write() }
    } catch {
      FileHandle.standardError.write(Data("generate-rule-catalog: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func check(_ files: RuleCatalogFiles) throws {
    let paths = files.outOfDate.joined(separator: ", ")
    guard paths.isEmpty else { throw GeneratorError("out of date: \(paths): run 'make update-expected'") }
  }
}

/// The files that are generated from the rules' sources.
struct RuleCatalogFiles {
  /// The rules, sorted by name.
  let rules: [RuleSource]
  /// The folder of the rules' sources, relative to the repository: that of `RuleCatalog.swift`.
  private let folder: String
  private let repository: URL

  /// Reads the rules of a repository.
  init(repository: URL) throws {
    self.repository = repository
    let paths = try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent("Sources").path)
    guard let catalog = paths.first(where: { $0.hasSuffix("/RuleCatalog.swift") }) else {
      throw GeneratorError("no RuleCatalog.swift in the folder Sources")
    }
    let folder = "Sources/" + catalog.dropLast("/RuleCatalog.swift".count)
    self.folder = folder
    rules = try RuleSource.rules(in: Self.sources(in: repository.appendingPathComponent(folder)))
  }

  /// The generated texts by path, relative to the repository.
  var texts: [String: String] {
    ["\(folder)/RuleCatalog+Generated.swift": catalog, "Documentation/rules.md": documentation]
  }

  /// The paths of the files that differ from what would be generated.
  var outOfDate: [String] {
    texts.filter { (try? String(contentsOf: url($0.key), encoding: .utf8)) != $0.value }.keys.sorted()
  }

  /// Writes every file.
  func write() throws {
    for (path, text) in texts { try Data(text.utf8).write(to: url(path)) }
  }

  private func url(_ path: String) -> URL { repository.appendingPathComponent(path) }

  private static func sources(in folder: URL) throws -> [RuleFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("+Generated") }.map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return RuleFile(folder: path.contains("/") ? String(path.prefix { $0 != "/" }) : "", text: text)
    }
  }
}

extension RuleCatalogFiles {
  /// The source that lists the types and embeds the pages.
  private var catalog: String {
    let pages = rules.map { rule in
      "    \"\(rule.name)\": #\"\"\"\n\(Self.indented("# \(rule.name)\n\n\(rule.page)\n"))      \"\"\"#,"
    }
    return """
      // swift-format-ignore-file
      // Generated from the rules' sources by 'make update-expected'; do not edit.

      extension RuleCatalog {
        /// The rules' types, sorted by the rules' names.
        static let types: [RuleType] = [
      \(rules.map { "    \($0.type).self," }.joined(separator: "\n"))
        ]

        /// The folders of the rules' sources by rule name.
        static let folders: [String: String] = [
      \(rules.map { "    \"\($0.name)\": \"\($0.folder)\"," }.joined(separator: "\n"))
        ]

        /// The rules' pages in Markdown by rule name.
        static let pages: [String: String] = [
      \(pages.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func indented(_ page: String) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "      \($0)" }
      .joined(separator: "\n")
  }

  /// The pages one after another, with a table of contents.
  private var documentation: String {
    let rows = rules.map { "| [\($0.name)](#\($0.name)) | \($0.severity) | \($0.summary) |" }
    let pages = rules.map { "## \($0.name)\n\n\($0.page.replacing("\n## ", with: "\n### "))\n" }
    return """
      # Rules

      Generated from the rules' doc comments by `make update-expected`. A rule fails or asks for review; the severities are
      those of a failure unless the rule's page says otherwise.

      | rule | severity | what |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      \(pages.joined(separator: "\n"))
      """
  }
}
