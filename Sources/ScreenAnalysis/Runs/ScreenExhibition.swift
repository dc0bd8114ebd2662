package import AuditModel
import Localization
import PlatformData
import TextLayout
import VoiceOver

/// Shows the screens of a workspace: drawn in the languages in which something is wrong, and spoken.
package struct ScreenExhibition: Sendable {
  private let context: AnalysisContext
  private let survey: TranscriptSurvey
  private let extent: ExhibitExtent

  /// An exhibition of the context's workspace, spoken by a survey.
  package init(_ context: AnalysisContext, survey: TranscriptSurvey, extent: ExhibitExtent) {
    self.context = context
    self.survey = survey
    self.extent = extent
  }

  /// A screen with its findings and what is drawn of it.
  private struct Plan: Sendable {
    var item: AnalysisContext.Item
    var summary: ScreenSummary
    var findings: [Finding] = []
    var variants: [LayoutVariant] = []
    var omitted = 0

    var level: FindingLevel? { findings.map(\.level).min() }
  }

  /// The screens, each with the findings about it; `summaries` are in the order of the screens.
  package func gallery(
    of findings: [Finding], on screens: [AnalysisContext.Item], summaries: [ScreenSummary]
  ) async -> ScreenGallery {
    let plans = plans(of: findings, zip(screens, summaries).map { Plan(item: $0, summary: $1) })
    let exhibits = await context.map(plans) { exhibit($0, measuringWith: $1) }
    var gallery = ScreenGallery()
    for (plan, exhibit) in zip(plans, exhibits) { gallery.add(exhibit, of: plan.findings) }
    return gallery
  }

  private func exhibit(_ plan: Plan, measuringWith measurer: TextMeasurer) -> ScreenExhibit {
    var exhibit = ScreenExhibit(plan.summary)
    exhibit.pictures = pictures(of: plan, measuringWith: measurer)
    exhibit.undrawn = plan.omitted
    exhibit.transcripts = transcripts(of: plan, measuringWith: measurer)
    exhibit.names = ElementNames(of: plan.item, lookup: context.lookup, locales: context.locales)
      .names(of: Set(plan.findings.compactMap { $0.element?.id }))
    return exhibit
  }

  private func pictures(of plan: Plan, measuringWith measurer: TextMeasurer) -> [ScreenPicture] {
    var solvers: [String?: ScreenSolver] = [:]
    let list = ScreenIndex(plan.item.screen, in: plan.item.tree)
    let ways = ScreenWays(list)
    let all = plan.variants.flatMap { variant in
      // Taken out, so that it is changed in place: it keeps what it has solved.
      var solver =
        solvers.removeValue(forKey: variant.device)
        ?? ScreenSolver(
          of: plan.item.screen, in: plan.item.tree, on: variant.device.flatMap(DeviceScreen.named), context: context,
          text: measurer)
      defer { solvers[variant.device] = solver }
      let marked = plan.findings.shownTexts(in: variant)
      return drawnWays(of: plan, in: variant, ways, list).map { way in
        solver.picture(for: variant, marked: marked, way: way)
      }
    }
    return Self.distinct(all.filter(\.hasContent))
  }

  /// The ways of a screen that are drawn in a variant: what is seen at first, and what shows a finding; in the development language
  /// every tab, if sound screens are drawn.
  private func drawnWays(of plan: Plan, in variant: LayoutVariant, _ ways: ScreenWays, _ list: ScreenIndex) -> [Int] {
    let isFirst = variant == plan.variants.first
    let findings = plan.findings.filter { $0.isSeen(in: variant) || isFirst && $0.contentSize == nil }
    let marked = Set(findings.compactMap { $0.element?.id })
    let needed = list.nodes.indices.filter { marked.contains(list.nodes[$0].element.id) }.compactMap(ways.way)
    let all = Set([0] + needed + (isFirst && extent.drawsSound ? ways.waysOfTabs : [])).sorted()
    return Array(all.prefix(extent.ways))
  }

  /// The pictures without those that look like an earlier one, which names their locales.
  private static func distinct(_ pictures: [ScreenPicture]) -> [ScreenPicture] {
    var distinct: [ScreenPicture] = []
    for picture in pictures {
      if let same = distinct.firstIndex(where: { $0.looksLike(picture) }) {
        distinct[same].otherLocales.append(picture.locale)
      } else {
        distinct.append(picture)
      }
    }
    return distinct
  }

  private func transcripts(of plan: Plan, measuringWith measurer: TextMeasurer) -> [ScreenTranscript] {
    var survey = survey
    survey.options.explains = true
    let language = context.locales.developmentLanguage(of: plan.item.tree)
    let heard = plan.findings.filter { $0.level != .review }.compactMap(\.locale)
    let locales = [language] + heard.sorted() + plan.variants.map(\.locale)
    let shown = Array(locales.uniqued.filter { !$0.isPseudo }.prefix(extent.spokenLanguages + 1))
    survey.options.locales = shown
    return survey.speak(plan.item.screen, in: plan.item.tree, measuringWith: measurer).map(ScreenTranscript.init)
  }
}

// Which screens are drawn, and how.
extension ScreenExhibition {
  /// The screens in their order, with as many drawings as the extent allows, the gravest findings' first.
  private func plans(of findings: [Finding], _ screens: [Plan]) -> [Plan] {
    var plans = screens
    assign(findings, to: &plans)
    var left = (screens: extent.screens, pictures: extent.pictures)
    for index in order(of: plans) where plans[index].item.tree.hasKnownLayout {
      guard extent.drawsSound || plans[index].level != nil else { continue }
      var drawings = DrawingPlan(
        of: plans[index].findings, developmentLanguage: context.locales.developmentLanguage(of: plans[index].item.tree),
        languages: extent.languages)
      if extent.drawsSound { drawings.addLanguages(context.locales.locales(of: plans[index].item.tree)) }
      drawings.limit(to: left.screens > 0 ? left.pictures : 0)
      (plans[index].variants, plans[index].omitted) = (drawings.variants, drawings.omitted)
      left = (left.screens - 1, left.pictures - drawings.variants.count)
    }
    return plans
  }

  /// The positions of the plans, those with the gravest findings first.
  private func order(of plans: [Plan]) -> [Int] {
    plans.indices.sorted { left, right in
      (plans[left].level?.rawOrder ?? .max, left) < (plans[right].level?.rawOrder ?? .max, right)
    }
  }

  /// Gives each screen the findings about it.
  private func assign(_ findings: [Finding], to plans: inout [Plan]) {
    let positions = Dictionary(grouping: plans.indices) { plans[$0].item.screen.id }
    for finding in findings {
      guard let element = finding.element,
        let index = position(of: element, in: finding.elementLocation.file, positions[element.screen] ?? [], plans)
      else { continue }
      plans[index].findings.append(finding)
    }
  }

  /// The screen of an element: the one in the finding's file; else the one of that table; else the first with the element.
  private func position(
    of element: ElementReference, in file: String, _ candidates: [Int], _ plans: [Plan]
  ) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let table = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return candidates.first { plans[$0].item.tree.source == file }
      ?? candidates.first { plans[$0].item.tree.table == table && plans[$0].item.screen.contains(element) }
      ?? candidates.first { plans[$0].item.screen.contains(element) }
  }
}

extension FindingLevel {
  /// Its position among the levels, the gravest first.
  fileprivate var rawOrder: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension Screen {
  fileprivate func contains(_ element: ElementReference) -> Bool {
    var isFound = false
    root.forEach { other, _ in isFound = isFound || other.id == element.id }
    return isFound
  }
}

extension [LocaleTag] {
  /// The locales, each once, in their order.
  fileprivate var uniqued: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Finding] {
  /// The elements that the findings are about: by id, the text of the gravest finding in a variant; empty if there is none.
  fileprivate func shownTexts(in variant: LayoutVariant) -> [String: String] {
    let ranked = enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element)
    let (here, elsewhere) = (ranked.filter { $0.isSeen(in: variant) }, ranked.filter { !$0.isSeen(in: variant) })
    let stated = (here + elsewhere.filter { $0.locale == variant.locale || $0.locale == nil } + elsewhere)
    return Dictionary(
      stated.compactMap { finding in finding.element.map { ($0.id, finding.state ?? "") } },
      uniquingKeysWith: { first, second in first.isEmpty ? second : first })
  }
}

extension Finding {
  fileprivate func isSeen(in variant: LayoutVariant) -> Bool {
    self.locale == variant.locale && self.contentSize == variant.contentSize && self.device == variant.device
  }

  /// The state whose title does not fit, or `text`.
  fileprivate var state: String? {
    guard case .text(let state)? = self.evidence["state"] else { return nil }
    return state
  }
}

extension ScreenTranscript {
  fileprivate init(_ page: Transcript.Page) {
    self.init(
      locale: page.locale, textLocale: page.textLocale,
      lines: page.rows.map { row in
        Line(
          element: row.element, kind: row.kind, containers: (row.container ?? []).map(\.heading),
          utterance: row.utterance, segments: row.segments ?? [], confidence: row.confidence,
          isSetInCode: row.isSetInCode)
      })
  }
}
