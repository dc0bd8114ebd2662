package import AuditModel
import Localization
package import PlatformData
import TextLayout
package import VoiceOver

/// Speaks the screens of a workspace, each in the order of its frames as they are solved for the locale.
package struct TranscriptSurvey: Sendable {
  /// The listener's settings.
  package var settings = SpeechSettings()
  /// What goes into the transcript.
  package var options = Transcript.Options()
  /// The device that screens are laid out on; nil means the canvas that each interface was designed on.
  package var device: DeviceScreen?
  /// The content size; nil means that of each interface's canvas, and the standard one on a device.
  package var contentSize: ContentSizeCategory?
  /// The system font's stand-in, if it is not installed; screens are not laid out then, but read by their recorded frames.
  package let missingSystemFont: MissingFont?
  private let context: AnalysisContext

  /// A survey of the context's screens with the settings of a new device.
  package init(_ context: AnalysisContext) {
    self.context = context
    missingSystemFont = context.text.missingSystemFont()
  }

  /// The fonts that texts needed so far and that are not installed, sorted.
  package var missingFonts: [MissingFont] { context.text.missingFonts() }

  /// The transcript of the screens, in the order of the workspace, with any number of workers.
  package func transcript() async -> Transcript {
    let pages = await context.map(context.screens) { speak($0.screen, in: $0.tree, measuringWith: $1) }
    return Transcript(pages: pages.flatMap { $0 })
  }

  /// One screen in every locale.
  func speak(_ screen: Screen, in tree: InterfaceTree, measuringWith measurer: TextMeasurer) -> [Transcript.Page] {
    let model = SpeechModel(settings: settings)
    let device = device.flatMap { $0.shows(tree) ? $0 : nil }
    var solver =
      missingSystemFont == nil && tree.isSolved && tree.isMadeInCode != true
        && (tree.isLaidOutByViews || screen.hasPlacedElements)
      ? ScreenSolver(of: screen, in: tree, on: device, context: context, text: measurer) : nil
    return options.locales(of: tree, in: context.locales).map { locale in
      let solved = solver?.solve(locale: locale, contentSize: contentSize ?? tree.contentSize(on: device))
      // Where frames of SwiftUI are not certain, its own order is that of the source.
      let frames = solved.flatMap { tree.isLaidOutByViews && !$0.isCertain(for: screen) ? nil : $0 }
      return Transcript.Page(
        of: screen, in: tree, locale: locale, model: model, lookup: context.lookup, options: options, frames: frames,
        device: device?.name
      ).showing(textsIn: context.locales.textLocale(of: tree, in: locale))
    }
  }
}

extension SolvedScreen {
  /// Whether all frames are certain, and no two elements are alternatives, which may be at one place.
  fileprivate func isCertain(for screen: Screen) -> Bool {
    var isCertain = !elements.contains { $0?.isAmbiguous == true }
    screen.root.forEach { element, _ in isCertain = isCertain && element.branch == nil }
    return isCertain
  }
}

extension Screen {
  /// Whether anything in the screen has a frame or a constraint; otherwise the order of the file is all that is known.
  fileprivate var hasPlacedElements: Bool {
    var isPlaced = false
    for child in root.children {
      child.forEach { element, _ in
        isPlaced = isPlaced || element.frame != nil || element.layout.constraints?.isEmpty == false
      }
    }
    return isPlaced
  }
}
