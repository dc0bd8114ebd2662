package import AuditModel
import Layout
import PlatformData

extension ScreenSummary {
  /// What was measured on a screen, in each locale.
  package init(of facts: ScreenFacts) {
    self.init(file: facts.tree.source, screen: facts.screen.id, title: facts.screen.title, locales: facts.locales)
    scalesText = DynamicTypeTable.of(facts.tree.platform).scales
    spoken = facts.elements.count(where: \.isReached)
    guard facts.tree.recording == nil else { return }
    for element in facts.elements where facts.tree.placesElement(element.element) {
      for title in element.titles + element.texts {
        titles[title.locale, default: TitleCount()].count(isJudged: title.isJudged(on: element))
      }
    }
  }
}

extension ScreenSummary.TitleCount {
  fileprivate mutating func count(isJudged: Bool) {
    if isJudged { judged += 1 } else { open += 1 }
  }
}

extension TitleFacts {
  /// Whether it is known that the title fits or does not; what takes as much space as it needs fits.
  fileprivate func isJudged(on element: ElementFacts) -> Bool {
    if case .unlimited = availableSize { return true }
    return skipReason(on: element) == nil
  }
}
