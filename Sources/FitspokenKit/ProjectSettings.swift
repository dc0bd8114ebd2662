import AuditModel
public import Auditing
import Configuration
import Foundation
import Loading
import Rules
import SystemPackage

/// The settings of a project: what its `.fitspoken.yml` says.
///
/// ```swift
/// let settings = try ProjectSettings(contentsOf: "MyApp/.fitspoken.yml")
/// let app = try await AppSources(reading: ["MyApp"], settings: settings)
/// let report = try await app.audit(settings.options)
/// ```
public struct ProjectSettings: Sendable {
  /// The settings of an audit, with the known findings of the baseline that the file names.
  public var options: AuditOptions
  /// The absolute path of the file's folder, which all its paths are relative to.
  public let root: String
  private let excluded: [PathGlob]

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current folder.
  ///   - ownRules: The names of rules of your own that the file may name.
  /// - Throws: A ``FitspokenError`` if the file or its baseline cannot be read or has a fault.
  public init(contentsOf path: String, ownRules: Set<String> = []) throws(FitspokenError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      root = try FileSystem.canonical(FilePath(folder)).string
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let known = RuleCatalog.names.union(ownRules)
      let configuration = try Configuration(yaml: text, file: path, knownRules: known)
      options = AuditOptions(configuration, root: root)
      options.baseline = try configuration.baseline.map { try Self.baseline(at: "\(folder)/\($0)") }
      excluded = configuration.excluded.map(PathGlob.init)
    } catch let error as ConfigurationError {
      throw FitspokenError(message: "\(error)")
    } catch let error as FitspokenError {
      throw error
    } catch {
      throw FitspokenError(message: "\(path): the configuration cannot be read")
    }
  }

  /// Whether the file excludes a path relative to the root.
  public func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  private static func baseline(at path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FitspokenError(message: "\(path): the baseline cannot be read")
    }
    do {
      return try Baseline(json: [UInt8](data), file: path)
    } catch {
      throw FitspokenError(message: "\(error)")
    }
  }
}
