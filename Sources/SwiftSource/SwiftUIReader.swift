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
    let views = await concurrentMap(parsed, workers: jobs) { source in
      guard source.views != nil else { return [ViewScreens]() }
      return LargeStack.run(size: Self.stackSize) { source.screens(in: module) }
    }
    let parts = views.flatMap(\.self).parts
    return zip(parsed, views).map { $0.reading($1, without: parts) }
  }

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
