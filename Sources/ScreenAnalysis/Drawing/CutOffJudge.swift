import AuditModel
import Layout
import Localization
import PlatformData
import TextLayout
import VoiceOver

/// Judges, as the audit does, whether a text that a picture cuts off is one that lacks space.
struct CutOffJudge {
  let context: AnalysisContext
  let text: TextMeasurer
  let tree: InterfaceTree

  /// Whether the audit would say of a text in its slot that it does not fit, with certainty.
  ///
  /// Texts that scroll, that code replaces, or of which the available size is not known are not faults.
  func isFault(_ slot: TitleSlot, of node: ScreenIndex.Node, for variant: LayoutVariant) -> Bool {
    guard !slot.scrolls else { return false }
    let facts = facts(of: [slot], of: node, contentSizes: [variant.contentSize])
    return facts.measuredTexts.contains { title in
      title.locale == variant.locale && !facts.isDummy(title) && title.lacksSpace(on: node.element)
    }
  }

  /// Whether the audit takes the words of an element for a placeholder of those that code or a binding sets.
  func isDummy(_ words: String, in slots: [TitleSlot], of node: ScreenIndex.Node) -> Bool {
    !slots.isEmpty && facts(of: slots, of: node, contentSizes: [.standard]).showsDummy(words)
  }

  private func facts(
    of slots: [TitleSlot], of node: ScreenIndex.Node, contentSizes: [ContentSizeCategory]
  ) -> ElementFacts {
    let fitter = TitleFitter(context, text: text, tree: tree, contentSizes: contentSizes)
    let placements = slots.map { TitlePlacement($0) }
    var facts = ElementFacts(
      node: node, reach: .notAnElement, titles: fitter.titles(of: placements), texts: fitter.texts(of: placements),
      originals: fitter.originals(of: placements), translatedSlots: fitter.translatedSlots(of: placements),
      utterances: [:], namings: [:])
    facts.hasTranslations = fitter.hasTranslations
    return facts
  }
}

extension TitleFacts {
  /// Whether the text is truncated for certain.
  fileprivate func lacksSpace(on element: Element) -> Bool {
    fits.contains { fit in
      if case .needsReview = fit.measurement.verdict { return false }
      return !fit.measurement.verdict.showsWholeText && fit.uncertainty(of: self, on: element) == nil
    }
  }
}
