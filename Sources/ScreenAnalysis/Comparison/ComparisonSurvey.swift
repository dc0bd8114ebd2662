package import AuditModel
import Localization
import PlatformData
import TextLayout
package import VoiceOver

/// Compares recorded screens with those of the sources: what is spoken in the recording's locale, and where it is on a screen of
/// the recorded size.
package struct ComparisonSurvey: Sendable {
  private let context: AnalysisContext
  private let model: SpeechModel
  /// The recorded trees.
  private let recordings: [InterfaceTree]
  /// The locale of recordings that do not tell theirs; nil for the development language.
  package var locale: LocaleTag?

  /// A survey of recorded trees; the context is that of the sources.
  package init(_ context: AnalysisContext, recordings: [InterfaceTree], settings: SpeechSettings) {
    self.context = context
    self.recordings = recordings
    model = SpeechModel(settings: settings)
  }

  /// The comparisons of the recorded screens, in their order.
  package func comparisons() async -> [ScreenComparison] {
    var all: [ScreenComparison] = []
    for tree in recordings {
      for screen in tree.screens { all.append(await comparison(of: screen, in: tree)) }
    }
    return all
  }

  private func comparison(of screen: Screen, in tree: InterfaceTree) async -> ScreenComparison {
    let sources = context.screens.filter { $0.tree.platform == tree.platform && $0.tree.recording == nil }
    let locale =
      tree.locale ?? locale ?? sources.first.map { context.locales.developmentLanguage(of: $0.tree) } ?? .english
    let recorded = SpokenSide(of: screen, in: tree, model: model, lookup: context.lookup, locale: locale)
      .elements(frames: PlacedScreen(screen.recorded, ScreenIndex(screen, in: tree)))
    let device = DeviceScreen(ofSize: screen.size, for: tree)
    let (size, model) = (screen.size, model)
    let sides = await context.map(sources) { item, measurer in
      let spoken = SpokenSide(of: item.screen, in: item.tree, model: model, lookup: context.lookup, locale: locale)
      return spoken.elements(frames: placed(item, locale: locale, device: device, size: size, measuringWith: measurer))
    }
    let matcher = ElementMatcher(recorded, with: sides)
    return ScreenComparison(
      of: .init(screen, in: tree), locale: locale, size: screen.size,
      with: matcher.main.map { .init(sources[$0].screen, in: sources[$0].tree) },
      elements: Self.elements(recorded, matcher))
  }

  private static func elements(
    _ recorded: [ElementComparison.Side], _ matcher: ElementMatcher
  ) -> [ElementComparison] {
    let known = recorded.enumerated().map { index, side in
      matcher.matches[index].map { ElementComparison(side, matcher.side(at: $0.place), matchedBy: $0.basis) }
        ?? ElementComparison(onlyIn: .onlyInRecording, recording: side)
    }
    return known + matcher.unmatched.map { ElementComparison(onlyIn: .onlyInSources, source: $0) }
  }

  /// A screen of the sources laid out in the recorded size; nil if its layout is not known, or only for another size.
  private func placed(
    _ item: AnalysisContext.Item, locale: LocaleTag, device: DeviceScreen?, size: Size?,
    measuringWith measurer: TextMeasurer
  ) -> PlacedScreen? {
    let (tree, screen) = (item.tree, item.screen)
    guard tree.isSolved, screen.fillsDisplay(in: tree) || screen.size == size else { return nil }
    guard device != nil || screen.size == size else { return nil }
    var solver = ScreenSolver(
      of: screen, in: tree, on: screen.size == size ? nil : device, context: context, text: measurer)
    let placed = PlacedScreen(solver.solve(locale: locale, contentSize: .standard), ScreenIndex(screen, in: tree))
    // What code leaves open is a range, of which the likely frame says little.
    return tree.isOfCode ? placed.withoutDoubtfulFrames : placed
  }
}

/// What VoiceOver says of the elements of a screen at which it stops.
private struct SpokenSide {
  private let screen: Screen
  private let tree: InterfaceTree
  private let locale: LocaleTag
  private let stops: [Int: ScreenSpeech.Stop]

  init(of screen: Screen, in tree: InterfaceTree, model: SpeechModel, lookup: CatalogLookup, locale: LocaleTag) {
    (self.screen, self.tree, self.locale) = (screen, tree, locale)
    stops = ScreenSpeech(of: screen, in: tree, model: model, lookup: lookup, locales: [locale]).stops
  }

  /// The elements in file order; `frames` are nil where the layout is not known.
  func elements(frames: PlacedScreen?) -> [ElementComparison.Side] {
    var sides: [ElementComparison.Side] = []
    var index = 0
    screen.root.forEach { element, _ in
      defer { index += 1 }
      guard let utterance = stops[index]?.utterances[locale] else { return }
      var side = ElementComparison.Side(
        id: element.id, kind: element.kind, location: element.place ?? SourceLocation(file: tree.source))
      side.identifier = element.accessibility.identifier
      side.label = utterance.words(.label).first
      side.value = utterance.words(.value).first
      side.traits = (utterance.words(.state) + utterance.words(.trait)).sorted()
      side.frame = frames?.frames[index]
      side.determinedBy = tree.recording == nil ? side.frame.flatMap { _ in frames?.element(index)?.determinedBy } : nil
      sides.append(side)
    }
    return sides
  }
}

extension Utterance {
  fileprivate func words(_ role: Segment.Role) -> [String] { segments.filter { $0.role == role }.map(\.text) }
}

extension DeviceScreen {
  /// The device with a screen of a size that shows an interface; nil if no such device has one.
  fileprivate init?(ofSize size: Size?, for tree: InterfaceTree) {
    guard let size else { return nil }
    let found = DeviceScreen.all.first {
      Points($0.width) == size.width && Points($0.height) == size.height && $0.shows(tree)
    }
    guard let found else { return nil }
    self = found
  }
}
