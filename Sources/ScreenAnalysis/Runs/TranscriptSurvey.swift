import Utilities
package import AuditModel
import Layout
import Localization
package import PlatformData
import TextLayout
package import VoiceOver

/// Speaks the screens of a workspace, each in the order of its frames as they are solved for the locale.
package struct TranscriptSurvey: Sendable {
  /// What the listener has chosen.
  package var settings = SpeechSettings()
  /// What goes into the transcript.
  package var options = Transcript.Options()
  /// The device that screens are laid out on; nil is the canvas that each interface was designed for.
  package var device: DeviceScreen?
  /// The content size; nil is that of each interface's canvas, and the usual one on a device.
  package var contentSize: ContentSizeCategory?
  /// The generation of systems whose sizes of controls count; nil is that of each file.
  package var generation: SystemGeneration?
  /// The only screen to speak, by its id or name; nil is all.
  package var screen: String?
  /// The only platform whose interfaces are spoken; nil is every platform.
  package var platform: Platform?
  /// Folders of fonts to use before the system's.
  package var fontFolders: [String] = []
  /// What stands for the arguments of texts while they are measured.
  package var samples = Samples()
  /// How many screens are worked on at a time.
  package var jobs = 1

  /// Every screen as a device comes, on the canvas that each interface was designed for.
  package init() {}

  /// The transcript of the screens, in the order of the workspace, whatever the number of workers.
  package func transcript(of workspace: Workspace) async -> Transcript {
    let text = TextEngine(fontFolders: fontFolders, bundledFonts: workspace.fonts)
    let lookup = CatalogLookup(workspace.catalog)
    let locales = LocaleSelection(catalog: workspace.catalog)
    let pages = await concurrentMap(layoutJobs(of: workspace), workers: jobs) { job in
      text.withMeasurer { spoken(job, locales: locales, lookup: lookup, text: $0) }
    }
    return Transcript(pages: pages.flatMap { $0 })
  }

  private func layoutJobs(of workspace: Workspace) -> [LayoutJob] {
    let trees = workspace.trees.filter { tree in platform.map { $0 == tree.platform } ?? true }
    return trees.flatMap { tree in
      let shown = device.flatMap { $0.shows(tree.platform) ? $0 : nil }
      let traits = LayoutTraits(device: shown, generation: generation)
      return tree.screens.filter { screen.map($0.isNamed) ?? true }
        .map { LayoutJob(tree: tree, screen: $0, traits: traits) }
    }
  }

  private func spoken(
    _ job: LayoutJob, locales: LocaleSelection, lookup: CatalogLookup, text: TextMeasurer
  ) -> [Transcript.Page] {
    let model = SpeechModel(settings: settings)
    let samples = SampleArguments(declared: samples)
    var solver =
      job.isSolvable
      ? ScreenSolver(
        tree: job.tree, screen: job.screen, traits: job.traits, lookup: lookup, text: text, samples: samples)
      : nil
    return options.locales(of: job.tree, in: locales).map { locale in
      let frames = solver?.solve(locale: locale, contentSize: contentSize ?? job.contentSize)
      return Transcript.Page(
        of: job.screen, in: job.tree, locale: locale, model: model, lookup: lookup, options: options, frames: frames,
        device: job.traits.device?.name)
    }
  }
}

extension LayoutJob {
  /// Whether frames can be found that tell an order.
  ///
  /// The sizes of platform and framework have to be known, and something in the screen has to have a frame or a constraint: where
  /// nothing has, its own order is all that the file tells.
  fileprivate var isSolvable: Bool {
    guard tree.platform.isSolved, tree.hasKnownLayout else { return false }
    var isPlaced = false
    for child in screen.root.children {
      child.forEach { element, _ in
        isPlaced = isPlaced || element.frame != nil || element.layout.constraints?.isEmpty == false
      }
    }
    return isPlaced
  }
}
