import Utilities
package import AuditModel
import Layout
import Localization
package import PlatformData
import TextLayout

/// Lays out the screens of a workspace for some locales and content sizes.
package struct LayoutSurvey: Sendable {
  /// The locales; empty is each interface's development language.
  package var locales: [LocaleTag] = []
  /// The content sizes; empty is that of each interface's canvas, and the usual one on devices.
  package var contentSizes: [ContentSizeCategory] = []
  /// The screens of devices to lay out on; empty is the canvas that each interface was designed for.
  package var devices: [DeviceScreen] = []
  /// The generation of systems whose sizes of controls count; nil is that of each file.
  package var generation: SystemGeneration?
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

  /// Every screen as Interface Builder draws it: in its development language, with the arguments of texts unfilled.
  package init() {}

  /// The solved elements of every screen, in file order, per device, locale and content size.
  package func rows(of workspace: Workspace) async -> [LayoutRow] {
    await solved(workspace) { $0.solution(for: $1).rows }.flatMap { $0 }
  }

  /// The pictures of every screen with something to see, in file order, per device, locale and content size.
  package func pictures(of workspace: Workspace) async -> [ScreenPicture] {
    await solved(workspace) { $0.picture(for: $1) }.filter(\.hasContent)
  }

  /// What `transform` makes of each screen in each of its settings.
  private func solved<Value: Sendable>(
    _ workspace: Workspace, _ transform: @escaping @Sendable (inout ScreenSolver, LayoutSetting) -> Value
  ) async -> [Value] {
    let text = TextEngine(fontFolders: fontFolders, bundledFonts: workspace.fonts)
    let lookup = CatalogLookup(workspace.catalog)
    let selection = LocaleSelection(catalog: workspace.catalog, requested: locales)
    return await concurrentMap(jobs(of: workspace), workers: jobs) { job in
      text.withMeasurer { measurer in
        var job = job
        job.traits.keepsCanvas = isCanvas(job, selection)
        var arguments = SampleArguments(declared: samples)
        arguments.areFilled = !job.traits.keepsCanvas
        var solver = ScreenSolver(job, lookup: lookup, text: measurer, samples: arguments)
        return settings(of: job, selection).map { transform(&solver, $0) }
      }
    }.flatMap { $0 }
  }

  /// Whether a job is what Interface Builder draws: the file's own canvas, in its development language alone.
  private func isCanvas(_ job: LayoutJob, _ selection: LocaleSelection) -> Bool {
    job.traits.device == nil && shown(job, selection) == [selection.developmentLanguage(of: job.tree)]
  }

  private func shown(_ job: LayoutJob, _ selection: LocaleSelection) -> [LocaleTag] {
    locales.isEmpty ? [selection.developmentLanguage(of: job.tree)] : selection.locales(of: job.tree)
  }

  private func settings(of job: LayoutJob, _ selection: LocaleSelection) -> [LayoutSetting] {
    let shown = shown(job, selection)
    let sizes = contentSizes.isEmpty ? [job.contentSize] : contentSizes
    return shown.flatMap { locale in sizes.map { job.setting(locale, $0) } }
  }

  private func jobs(of workspace: Workspace) -> [LayoutJob] {
    let trees = workspace.trees.filter { tree in
      tree.hasKnownLayout && platform.map { $0 == tree.platform } ?? true
    }
    return trees.flatMap { tree in
      tree.screens.filter { screen.map($0.isNamed) ?? true }.flatMap { screen in
        traits(for: tree.platform).map { LayoutJob(tree: tree, screen: screen, traits: $0) }
      }
    }
  }

  private func traits(for platform: Platform) -> [LayoutTraits] {
    let suitable = devices.filter { $0.shows(platform) }
    guard !suitable.isEmpty else { return [LayoutTraits(device: nil, generation: generation)] }
    return suitable.map { LayoutTraits(device: $0, generation: generation) }
  }
}
