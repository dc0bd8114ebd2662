import Foundation

/// Writes the list of the declarations that other packages can use, or checks it.
@main enum GenerateInterfaceList {
  /// Usage: `swift run generate-interface-list [--check]`, in the repository's folder.
  static func main() {
    do {
      let list = try InterfaceList(repository: URL(fileURLWithPath: "."))
      guard CommandLine.arguments.contains("--check") else { return try list.write() }
      guard try list.isCurrent else {
        throw InterfaceListError(
          "\(InterfaceList.path) is out of date: run 'make update-expected' and read the difference")
      }
    } catch {
      FileHandle.standardError.write(Data("generate-interface-list: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// The committed list of the public declarations of a repository.
struct InterfaceList {
  /// Its path in the repository.
  static let path = "Documentation/public-interface.txt"
  /// The targets that other packages import: those of the products, and those that `FitspokenKit` exports.
  static let targets = [
    "AuditModel", "Auditing", "FitspokenKit", "FitspokenTesting", "RuleKit", "ScreenAnalysis", "TableAnalysis",
  ]

  /// The list as it should be.
  let text: String
  private let repository: URL

  /// Reads the sources of a repository.
  init(repository: URL) throws {
    self.repository = repository
    let lines = try Self.targets.flatMap { target in
      let folder = repository.appendingPathComponent("Sources/\(target)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return try files.flatMap { file in
        PublicDeclarations.list(in: try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      }.map { "\(target): \($0)" }.sorted()
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Whether the committed list is the same.
  var isCurrent: Bool {
    get throws { try String(contentsOf: repository.appendingPathComponent(Self.path), encoding: .utf8) == text }
  }

  /// Replaces the committed list.
  func write() throws { try Data(text.utf8).write(to: repository.appendingPathComponent(Self.path)) }
}

/// Why the list could not be written or is out of date.
struct InterfaceListError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
