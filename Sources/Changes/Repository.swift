import Foundation
package import SystemPackage

/// A Git repository, asked by its own command.
package struct Repository: Sendable {
  /// The folder that paths are relative to.
  package let root: FilePath

  /// The repository around a folder.
  ///
  /// - Throws: ``RepositoryError`` if there is none, or no `git`.
  package init(around folder: FilePath) throws(RepositoryError) {
    let output = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    root = FilePath(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines))
  }

  /// The commit at which the checked-out branch left a revision: what was done there since is not part of a change.
  ///
  /// - Throws: ``RepositoryError`` if there is no such revision.
  package func start(of revision: String) throws(RepositoryError) -> String {
    let commit = try text(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], about: revision)
    let base = try? text(["merge-base", commit, "HEAD"], about: revision)
    return base ?? commit
  }

  /// The files that differ from a commit, also those that were removed and those that Git does not know yet, sorted.
  package func files(changedSince commit: String) throws(RepositoryError) -> [String] {
    let known = try Self.run(["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit, "--"], in: root)
    let new = try Self.run(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    let paths = (known + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(paths).sorted()
  }

  /// The bytes of a file at a commit; nil if it did not exist.
  package func contents(of path: String, at commit: String) -> [UInt8]? {
    try? Self.run(["cat-file", "blob", "\(commit):\(path)"], in: root)
  }

  private func text(_ arguments: [String], about revision: String) throws(RepositoryError) -> String {
    do {
      return String(decoding: try Self.run(arguments, in: root), as: UTF8.self).trimmingCharacters(in: .newlines)
    } catch {
      throw RepositoryError("there is no revision '\(revision)' in the repository \(root)")
    }
  }

  private static func run(_ arguments: [String], in folder: FilePath) throws(RepositoryError) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.string] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    let read: Data
    do {
      try process.run()
      read = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw RepositoryError("git could not be run: \(error)")
    }
    let message = (try? errors.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw RepositoryError("git: " + String(decoding: message, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    return [UInt8](read)
  }
}

/// Why a repository does not answer.
package struct RepositoryError: Error, CustomStringConvertible {
  /// The message, without a trailing period.
  package let description: String

  init(_ description: String) { self.description = description }
}
