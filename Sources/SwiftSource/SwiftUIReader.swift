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
    let parsed = await concurrentMap(sources, workers: jobs) { source in
      LargeStack.run(size: Self.stackSize) { ParsedSource(source) }
    }
    let module = ModuleIndex(parsed)
    return await concurrentMap(parsed, workers: jobs) { source in
      guard source.views != nil else { return source.reading(in: module) }
      return LargeStack.run(size: Self.stackSize) { source.reading(in: module) }
    }
  }

  /// Reads one file on its own; `path` is its path relative to the audit's root.
  public func read(_ bytes: [UInt8], path: String) -> SourceReading {
    let source = ParsedSource(SourceFile(path: path, bytes: bytes))
    return source.reading(in: ModuleIndex([source]))
  }
}

extension ParsedSource {
  /// The views of the file, in a module that is read.
  fileprivate func reading(in module: ModuleIndex) -> SourceReading {
    guard let (platform, types) = views, !types.views.isEmpty else { return fault }
    let context = SourceContext(conditions: BuildConditions(platform: platform), module: module)
    var tree = InterfaceTree(source: declarations.path, platform: platform)
    tree.framework = .swiftUI
    tree.comments = comments
    tree.screens = types.views.flatMap { ViewScreens(of: module.completed($0, for: platform), in: context).screens }
    return SourceReading(tree: tree)
  }
}
