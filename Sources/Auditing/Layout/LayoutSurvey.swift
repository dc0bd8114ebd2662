package import AuditModel
import Layout
import Linguistics
import PlatformData
import TextLayout

/// Lays out the screens of a workspace for some locales and content sizes.
package struct LayoutSurvey: Sendable {
  /// The locales; empty is each interface's development language.
  package var locales: [LocaleTag] = []
  /// The content sizes.
  package var contentSizes: [ContentSizeCategory] = [.standard]
  /// The only screen to lay out, by its id or name; nil is all.
  package var screen: String?
  /// The platform whose interfaces are laid out; nil is every platform.
  package var platform: Platform?
  /// Folders of fonts to use before the system's.
  package var fontFolders: [String] = []
  /// What stands for the arguments of texts while they are measured.
  package var samples = Samples()
  /// How many screens are worked on at a time.
  package var jobs = 1

  /// Every screen in its development language at the usual content size.
  package init() {}

  /// The solved elements of every screen, in file order, per device, locale and content size.
  package func rows(of workspace: Workspace) async -> [LayoutRow] {
    await solutions(of: workspace) { solution, _ in solution.rows }.flatMap { $0 }
  }

  /// What `transform` makes of each solution, with the measurer that no other task uses meanwhile.
  func solutions<Value: Sendable>(
    of workspace: Workspace, _ transform: @escaping @Sendable (ScreenSolution, TextMeasurer) -> Value
  ) async -> [Value] {
    let text = TextEngine(fontFolders: fontFolders, bundledFonts: workspace.fonts)
    let lookup = CatalogLookup(workspace.catalog, matching: LanguageMatcher())
    let selection = LocaleSelection(catalog: workspace.catalog, requested: locales)
    return await concurrentMap(jobs(of: workspace), workers: jobs) { job in
      text.withMeasurer { measurer in
        solve(job, selection, ScreenSolver(job, lookup: lookup, text: measurer, samples: samples)).map {
          transform($0, measurer)
        }
      }
    }.flatMap { $0 }
  }

  private func solve(_ job: LayoutJob, _ selection: LocaleSelection, _ solver: ScreenSolver) -> [ScreenSolution] {
    var solver = solver
    let shown = locales.isEmpty ? [selection.developmentLanguage(of: job.tree)] : selection.locales(of: job.tree)
    return shown.flatMap { locale in
      contentSizes.map { size in
        ScreenSolution(
          screen: job.screen, setting: job.setting(locale, size),
          solved: solver.solve(locale: locale, contentSize: size))
      }
    }
  }

  private func jobs(of workspace: Workspace) -> [LayoutJob] {
    let trees = workspace.trees.filter { tree in platform.map { $0 == tree.platform } ?? true }
    return trees.flatMap { tree in
      tree.screens.filter { screen.map($0.isNamed) ?? true }.map {
        LayoutJob(tree: tree, screen: $0, environment: LayoutEnvironment())
      }
    }
  }
}

extension Screen {
  /// Whether that is the screen's id or name.
  package func isNamed(_ name: String) -> Bool { name == id || name == title }
}

/// One screen to be laid out on one device.
struct LayoutJob: Sendable {
  var tree: InterfaceTree
  var screen: Screen
  var environment: LayoutEnvironment

  /// What a solution of the job is for.
  func setting(_ locale: LocaleTag, _ size: ContentSizeCategory) -> LayoutSetting {
    LayoutSetting(
      file: tree.source, screen: screen.id, title: screen.title,
      device: environment.device?.name ?? tree.device ?? "design", locale: locale, contentSize: size)
  }
}

/// A screen as it is laid out for one device, locale and content size.
struct ScreenSolution: Sendable {
  var screen: Screen
  var setting: LayoutSetting
  var solved: SolvedScreen

  /// The elements whose frames are known, in file order.
  var rows: [LayoutRow] {
    var rows: [LayoutRow] = []
    var index = 0
    screen.root.forEach { element, _ in
      if solved.elements.indices.contains(index), let frame = solved.elements[index] {
        rows.append(LayoutRow(element, frame, in: setting))
      }
      index += 1
    }
    return rows
  }
}

extension ScreenSolver {
  fileprivate init(_ job: LayoutJob, lookup: CatalogLookup, text: TextMeasurer, samples: Samples) {
    self.init(
      tree: job.tree, screen: job.screen, environment: job.environment, lookup: lookup, text: text,
      samples: SampleArguments(declared: samples))
  }
}
