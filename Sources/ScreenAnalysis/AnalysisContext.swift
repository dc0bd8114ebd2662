public import AuditModel
package import Localization
package import PlatformData
package import TextLayout
import Utilities

/// The settings that every run over the screens of a workspace shares.
public struct AnalysisOptions: Sendable {
  /// The locales to analyze; empty means all.
  public var locales: [LocaleTag] = []
  /// The only platform whose interfaces are analyzed; nil means every platform.
  public var platform: Platform?
  /// The only screen to analyze, by its id or name; nil means all.
  public var screen: String?
  /// The generation of systems whose control sizes count; nil means that of each file.
  package var generation: SystemGeneration?
  /// Folders of fonts that are searched before the system's.
  public var fontFolders: [String] = []
  /// The sample values for the arguments of texts.
  public var samples = Samples()
  /// The number of screens that are analyzed in parallel.
  public var jobs = 1

  /// Every screen in every locale, one at a time.
  public init() {}
}

/// What every run over the screens of a workspace needs: made once, shared by all its screens.
package struct AnalysisContext: Sendable {
  /// One screen with the interface that it belongs to.
  package struct Item: Sendable {
    /// The interface.
    package var tree: InterfaceTree
    /// The screen.
    package var screen: Screen

    /// How many elements the screen has: the work on it grows with them.
    package var elementCount: Int {
      var count = 0
      screen.root.forEach { _, _ in count += 1 }
      return count
    }
  }

  /// The workspace.
  package let workspace: Workspace
  /// The settings.
  package let options: AnalysisOptions
  /// Measures texts with the fonts of the folders, of the app and of the system.
  package let text: TextEngine
  /// Finds texts by key, as a device chooses among localizations.
  package let lookup: CatalogLookup
  /// The locales of each interface.
  package let locales: LocaleSelection
  /// Replaces arguments by samples.
  package let samples: SampleArguments
  /// The recorded screens, by which one language is compared with another.
  let recordings: RecordedScreens

  /// A context for a workspace.
  ///
  /// - Parameter text: An engine to share with other contexts; nil makes one with the workspace's fonts.
  package init(_ workspace: Workspace, options: AnalysisOptions = AnalysisOptions(), text: TextEngine? = nil) {
    self.workspace = workspace
    self.options = options
    self.text = text ?? TextEngine(fontFolders: options.fontFolders, bundledFonts: workspace.fonts)
    lookup = CatalogLookup(workspace.catalog)
    locales = LocaleSelection(catalog: workspace.catalog, requested: options.locales)
    samples = SampleArguments(declared: options.samples)
    recordings = RecordedScreens(workspace.trees)
  }

  /// The screens of the options' platform and name, in the workspace's order.
  package var screens: [Item] {
    let trees = workspace.trees.filter { tree in options.platform.map { $0 == tree.platform } ?? true }
    return trees.flatMap { tree in
      tree.screens.filter { screen in options.screen.map(screen.isNamed) ?? true }
        .map { Item(tree: tree, screen: $0) }
    }
  }

  /// The values of a function over a list, in the list's order; several are made in parallel, each with a measurer of its own.
  ///
  /// - Parameters:
  ///   - cost: How much work an item is, as far as is known; the most costly ones start first.
  ///   - progress: Called after each item with the number of finished items and of all.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], cost: (Item) -> Int = { _ in 0 }, progress: @Sendable (Int, Int) -> Void = { _, _ in },
    _ transform: @escaping @Sendable (Item, TextMeasurer) -> Value
  ) async -> [Value] {
    await concurrentMap(items, workers: options.jobs, cost: cost, progress: progress) { item in
      text.withMeasurer { transform(item, $0) }
    }
  }
}

extension Screen {
  /// Whether the name is the screen's id or title.
  package func isNamed(_ name: String) -> Bool { name == id || name == title }
}
