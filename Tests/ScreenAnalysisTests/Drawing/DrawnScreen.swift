import AuditModel
import Localization
import TestSupport
import TextLayout

@testable import ScreenAnalysis

extension TestScreen {
  private static let engine = TextEngine()

  /// The picture of the screen in a locale, with its texts as they are.
  func drawn(
    locale: String = "en", way: Int = 0, change: (inout InterfaceTree) -> Void = { _ in }
  ) throws -> ScreenPicture {
    var tree = try tree()
    tree.developmentLanguage = .english
    change(&tree)
    var workspace = CatalogBuilder().workspace
    workspace.trees = [tree]
    let context = AnalysisContext(workspace, text: Self.engine)
    let variant = LayoutVariant(locale: LocaleTag(locale) ?? .english)
    return Self.engine.withMeasurer { measurer in
      var solver = ScreenSolver(of: tree.screens[0], in: tree, context: context, text: measurer)
      return solver.picture(for: variant, way: way)
    }
  }
}

extension ScreenPicture {
  /// The item of an element; nil if it is not drawn.
  func item(_ id: String) -> Item? { items.first { $0.id == id } }

  /// The first line of an element's first text.
  func line(_ id: String) -> Rect? { item(id)?.titles.first?.lines.first }
}
