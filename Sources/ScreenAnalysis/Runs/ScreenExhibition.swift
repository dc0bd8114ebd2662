package import AuditModel
import Layout
package import Localization
package import PlatformData
package import TextLayout
import Utilities

/// Draws the screens that have findings, each in the locale whose findings are the gravest.
package struct ScreenExhibition: Sendable {
  package var trees: [InterfaceTree]
  package var text: TextEngine
  package var lookup: CatalogLookup
  package var selection: LocaleSelection
  package var samples: SampleArguments
  package var generation: SystemGeneration?
  package var jobs: Int

  /// Draws the screens of these trees.
  package init(
    trees: [InterfaceTree], text: TextEngine, lookup: CatalogLookup, selection: LocaleSelection,
    samples: SampleArguments, generation: SystemGeneration? = nil, jobs: Int
  ) {
    self.trees = trees
    self.text = text
    self.lookup = lookup
    self.selection = selection
    self.samples = samples
    self.generation = generation
    self.jobs = jobs
  }

  /// A screen, by the places of its tree and of itself.
  private struct Key: Hashable {
    var tree: Int
    var screen: Int
  }

  private struct Exhibit: Sendable {
    var key: Key
    var findings: [Finding]

    var gravest: FindingLevel { findings.map(\.level).min() ?? .error }
  }

  /// The drawings of the screens that findings are about, as many as a gallery takes.
  package func gallery(of findings: [Finding]) async -> ScreenGallery {
    let exhibits = exhibits(of: findings)
    let shown = Array(exhibits.prefix(ScreenGallery.limit))
    let pictures = await concurrentMap(shown, workers: jobs) { exhibit in
      text.withMeasurer { picture(of: exhibit, measuringWith: $0) }
    }
    var gallery = ScreenGallery()
    for (exhibit, picture) in zip(shown, pictures) where picture.hasContent {
      gallery.add(picture, of: exhibit.findings)
    }
    gallery.omitted = exhibits.count - shown.count
    return gallery
  }

  private func picture(of exhibit: Exhibit, measuringWith measurer: TextMeasurer) -> ScreenPicture {
    let tree = trees[exhibit.key.tree]
    let worst = WorstVariant(of: exhibit.findings, development: selection.developmentLanguage(of: tree))
    let traits = LayoutTraits(device: worst.device, generation: generation)
    let job = LayoutJob(tree: tree, screen: tree.screens[exhibit.key.screen], traits: traits)
    var solver = ScreenSolver(
      tree: tree, screen: job.screen, traits: traits, lookup: lookup, text: measurer, samples: samples)
    return solver.picture(for: job.setting(worst.locale, worst.contentSize), marked: worst.elements)
  }

  /// The screens with their findings, those with the gravest first, else in the order of the findings.
  private func exhibits(of findings: [Finding]) -> [Exhibit] {
    let places = Dictionary(grouping: screens(), by: \.id).mapValues { $0.map(\.key) }
    var exhibits: [Exhibit] = []
    var known: [Key: Int] = [:]
    for finding in findings {
      guard let key = finding.element.flatMap({ key(of: $0, in: finding.location.file, places) }) else { continue }
      if let place = known[key] {
        exhibits[place].findings.append(finding)
      } else {
        known[key] = exhibits.count
        exhibits.append(Exhibit(key: key, findings: [finding]))
      }
    }
    return exhibits.enumerated().sorted {
      ($0.element.gravest, $0.offset) < ($1.element.gravest, $1.offset)
    }.map(\.element)
  }

  private func screens() -> [(id: String, key: Key)] {
    trees.enumerated().filter(\.element.hasKnownLayout).flatMap { number, tree in
      tree.screens.enumerated().map { ($0.element.id, Key(tree: number, screen: $0.offset)) }
    }
  }

  /// The screen of an element: the one in the finding's file; else the one of that table; else the first that holds the element.
  private func key(of element: ElementReference, in file: String, _ places: [String: [Key]]) -> Key? {
    let candidates = places[element.screen] ?? []
    guard candidates.count > 1 else { return candidates.first }
    let table = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return candidates.first { trees[$0.tree].source == file }
      ?? candidates.first { trees[$0.tree].table == table && holds(element, $0) }
      ?? candidates.first { holds(element, $0) }
  }

  private func holds(_ element: ElementReference, _ key: Key) -> Bool {
    var isFound = false
    trees[key.tree].screens[key.screen].root.forEach { other, _ in isFound = isFound || other.id == element.id }
    return isFound
  }
}

/// The locale, device and content size of a screen's gravest findings.
struct WorstVariant {
  /// The locale with the gravest findings; of several the one with the most.
  let locale: LocaleTag
  /// The device of the first of them that names one; nil is the file's own canvas.
  let device: DeviceScreen?
  /// The content size of the first of them that names one.
  let contentSize: ContentSizeCategory
  /// The elements that findings of the locale, or of every locale, are about: by id, the text of the gravest (`""` is none).
  let elements: [String: String]

  /// The worst of a screen's findings; those about no locale are true in the development language too.
  init(of findings: [Finding], development: LocaleTag) {
    let locale = Self.worstLocale(of: findings) ?? development
    self.locale = locale
    let own = findings.filter { $0.locale == locale || $0.locale == nil }
    let gravest = own.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
    let first = gravest.first { $0.contentSize != nil }
    contentSize = first?.contentSize ?? .standard
    device = first?.device.flatMap(DeviceScreen.named)
    elements = Dictionary(
      gravest.compactMap { finding in finding.element.map { ($0.id, finding.state ?? "") } },
      uniquingKeysWith: { first, second in first.isEmpty ? second : first })
  }

  private static func worstLocale(of findings: [Finding]) -> LocaleTag? {
    let locales = Dictionary(grouping: findings.filter { $0.locale?.isPseudo == false }, by: \.locale)
    return locales.min { rank($0.value, $0.key) < rank($1.value, $1.key) }?.key
  }

  private static func rank(_ findings: [Finding], _ locale: LocaleTag?) -> (FindingLevel, Int, String) {
    let gravest = findings.map(\.level).min() ?? .error
    return (gravest, -findings.count { $0.level == gravest }, locale?.identifier ?? "")
  }
}

extension Finding {
  /// The state whose title does not fit, or `text`.
  fileprivate var state: String? {
    guard case .text(let state)? = evidence["state"] else { return nil }
    return state
  }
}
