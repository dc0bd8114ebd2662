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
