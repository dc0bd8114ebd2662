public import AuditModel
internal import Utilities

/// Reads the SwiftUI views of Swift sources: each type with a body is a screen.
///
/// What is read, and what is not, is described in `Documentation/swiftui.md`.
public struct SwiftUIReader: SourceReader {
  /// The parser's recursion is as deep as a source is nested, and the threads of tasks have small stacks.
  private static let stackSize = 16 * LargeStack.usualSize

  /// A reader.
  public init() {}

  /// Reads the source files of a project together: first what each declares, then the views.
  ///
  /// Syntax errors are ignored, as the parser does.
  public func read(_ sources: [SourceFile], jobs: Int) async -> [SourceReading] {
    let parsed = await Self.map(sources, jobs: jobs, ParsedSource.init)
    let module = ModuleIndex(parsed)
    let views = await Self.map(parsed, jobs: jobs) { $0.screens(in: module) }
    let parts = views.flatMap(\.self).parts
    return zip(parsed, views).map { $0.reading($1, without: parts) }
  }

  /// The values of files, several of them made on one thread, since a thread with a large stack is slow to start.
  private static func map<Source: Sendable, Value: Sendable>(
    _ sources: [Source], jobs: Int, _ transform: @escaping @Sendable (Source) -> Value
  ) async -> [Value] {
    let starts = Array(stride(from: 0, to: sources.count, by: filesOfThread))
    let parts = starts.map { Array(sources[$0..<min($0 + filesOfThread, sources.count)]) }
    return await concurrentMap(parts, workers: jobs) { part in
      LargeStack.run(size: Self.stackSize) { part.map(transform) }
    }.flatMap(\.self)
  }

  private static let filesOfThread = 16

  /// Reads one file on its own; `path` is its path relative to the audit's root.
  public func read(_ bytes: [UInt8], path: String) -> SourceReading {
    let source = ParsedSource(SourceFile(path: path, bytes: bytes))
    let views = source.screens(in: ModuleIndex([source]))
    return source.reading(views, without: views.parts)
  }
}

extension ParsedSource {
  /// The screens of the file's views, in a module.
  fileprivate func screens(in module: ModuleIndex) -> [ViewScreens] {
    guard let (platform, types) = views else { return [] }
    let context = SourceContext(conditions: BuildConditions(platform: platform), module: module)
    return types.views.map { ViewScreens(of: module.completed($0, for: platform), in: context) }
  }

  /// The file's interface, without types that are parts of other screens.
  fileprivate func reading(_ screens: [ViewScreens], without parts: Set<String>) -> SourceReading {
    guard let (platform, _) = views, !screens.isEmpty else { return fault }
    var tree = InterfaceTree(source: declarations.path, platform: platform)
    tree.framework = .swiftUI
    tree.comments = comments
    tree.screens = screens.flatMap { view in
      (parts.contains(view.type.identity) ? [] : [view.own].compactMap(\.self)) + view.presented
    }
    return SourceReading(tree: tree)
  }
}
