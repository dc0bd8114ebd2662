package import AuditModel
import Auditing
import Loading
import SwiftSource
import Synchronization
import Utilities

/// Reads the sources of a project as they are and as they were, and keeps what is different.
package final class ChangedSources: SourceReader {
  /// The files that were changed, and those of them that are gone.
  private let (changed, gone): (Set<String>, Set<String>)
  /// What a file was; nil if it did not exist.
  private let former: @Sendable (String) -> [UInt8]?
  private let found = Guarded(SourceChange())

  init(_ changed: Set<String>, gone: Set<String>, former: @escaping @Sendable (String) -> [UInt8]?) {
    (self.changed, self.gone, self.former) = (changed, gone, former)
  }

  /// What is different since the files were changed.
  var difference: SourceChange { found.withLock(\.self) }

  /// What is judged, as far as the code tells.
  var touched: Touched {
    let difference = difference
    var touched = Touched(files: changed)
    touched.comparedFiles = changed.filter(Self.understands)
    (touched.screens, touched.shownKeys) = (difference.screens, difference.keys)
    return touched
  }

  /// Whether what is different in a file, and what that changes elsewhere, is known by reading it; of Objective-C, headers and macros
  /// are not read as they were.
  static func understands(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Reads the sources; if none was changed, once.
  package func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
  ) async -> SourceReadings {
    let reader = SwiftUIReader()
    let before = formerSources(sources)
    guard before != sources else {
      return await reader.read(sources, completing: interfaces, with: resources, jobs: jobs)
    }
    let (now, then) = await reader.read(sources, and: before, completing: interfaces, with: resources, jobs: jobs)
    let difference = SourceChange(from: then, to: now, in: changed)
    found.withLock { $0 = difference }
    return now
  }

  /// The sources as they were, with those that are gone.
  private func formerSources(_ sources: [SourceFile]) -> [SourceFile] {
    let kept = sources.compactMap { source in
      guard changed.contains(source.path), Self.understands(source.path) else { return source }
      return former(source.path).map { source.with($0) }
    }
    let lost = gone.filter { Self.understands($0) && !InputFile.isForTests(path: $0) }
    let added = lost.compactMap { path in former(path).map { sources.neighbor(of: path, with: $0) } }
    return (kept + added).sorted { ExactText($0.path) < ExactText($1.path) }
  }
}

extension SourceFile {
  /// The file with other contents.
  fileprivate func with(_ bytes: [UInt8]) -> SourceFile {
    var file = self
    file.bytes = bytes
    return file
  }
}

extension [SourceFile] {
  /// A file that is not among them, which the targets of those in its folder compile.
  fileprivate func neighbor(of path: String, with bytes: [UInt8]) -> SourceFile {
    let folder = path.parentFolder
    let near = first { $0.language == .swift && $0.path.parentFolder == folder }
    var file = near ?? SourceFile(path: path, bytes: bytes)
    (file.path, file.bytes) = (path, bytes)
    return file
  }
}
