package import AuditModel
import Localization
import PlatformData
import TextLayout

/// Draws the screens that have findings, each in the locale with the most serious ones.
package struct ScreenExhibition: Sendable {
  private let context: AnalysisContext

  /// An exhibition of the context's workspace.
  package init(_ context: AnalysisContext) { self.context = context }

  private var trees: [InterfaceTree] { context.workspace.trees }

  /// A screen, by the indices of its tree and of itself.
  private struct Key: Hashable {
    var tree: Int
    var screen: Int
  }

  private struct Exhibit: Sendable {
    var key: Key
    var findings: [Finding]

    var level: FindingLevel { findings.map(\.level).min() ?? .error }
  }

  /// The drawings of the screens that findings are about, up to a gallery's limit.
  package func gallery(of findings: [Finding]) async -> ScreenGallery {
    let exhibits = exhibits(of: findings)
    let shown = Array(exhibits.prefix(ScreenGallery.limit))
    let pictures = await context.map(shown) { picture(of: $0, measuringWith: $1) }
    var gallery = ScreenGallery()
    for (exhibit, picture) in zip(shown, pictures) where picture.hasContent {
      gallery.add(picture, of: exhibit.findings)
    }
    gallery.omitted = exhibits.count - shown.count
    return gallery
  }

  private func picture(of exhibit: Exhibit, measuringWith measurer: TextMeasurer) -> ScreenPicture {
    let tree = trees[exhibit.key.tree]
    let worst = LayoutVariant(
      worstOf: exhibit.findings, developmentLanguage: context.locales.developmentLanguage(of: tree))
    var solver = ScreenSolver(
      of: tree.screens[exhibit.key.screen], in: tree, on: worst.device.flatMap(DeviceScreen.named), context: context,
      text: measurer)
    return solver.picture(for: worst, marked: exhibit.findings.shownTexts(in: worst.locale))
  }

  /// The screens with their findings, those with the most serious first, else in the order of the findings.
  private func exhibits(of findings: [Finding]) -> [Exhibit] {
    let keys = Dictionary(grouping: screens(), by: \.id).mapValues { $0.map(\.key) }
    var exhibits: [Exhibit] = []
    var known: [Key: Int] = [:]
    for finding in findings {
      guard let key = finding.element.flatMap({ key(of: $0, in: finding.location.file, keys) }) else { continue }
      if let index = known[key] {
        exhibits[index].findings.append(finding)
      } else {
        known[key] = exhibits.count
        exhibits.append(Exhibit(key: key, findings: [finding]))
      }
    }
    return exhibits.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
  }

  private func screens() -> [(id: String, key: Key)] {
    trees.enumerated().filter(\.element.hasKnownLayout).flatMap { number, tree in
      tree.screens.enumerated().map { ($0.element.id, Key(tree: number, screen: $0.offset)) }
    }
  }

  /// The screen of an element: the one in the finding's file; else the one of that table; else the first with the element.
  private func key(of element: ElementReference, in file: String, _ keys: [String: [Key]]) -> Key? {
    let candidates = keys[element.screen] ?? []
    guard candidates.count > 1 else { return candidates.first }
    let table = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return candidates.first { trees[$0.tree].source == file }
      ?? candidates.first { trees[$0.tree].table == table && contains(element, $0) }
      ?? candidates.first { contains(element, $0) }
  }

  private func contains(_ element: ElementReference, _ key: Key) -> Bool {
    var isFound = false
    trees[key.tree].screens[key.screen].root.forEach { other, _ in isFound = isFound || other.id == element.id }
    return isFound
  }
}

extension LayoutVariant {
  /// The locale with the most serious of a screen's findings; the device and the content size of the first of them that has a
  /// content size.
  fileprivate init(worstOf findings: [Finding], developmentLanguage: LocaleTag) {
    let locale = Self.worstLocale(of: findings) ?? developmentLanguage
    let first = findings.mostSeriousFirst(in: locale).first { $0.contentSize != nil }
    self.init(
      locale: locale, device: first?.device.flatMap(DeviceScreen.named)?.name,
      contentSize: first?.contentSize ?? .standard)
  }

  private static func worstLocale(of findings: [Finding]) -> LocaleTag? {
    let locales = Dictionary(grouping: findings.filter { $0.locale?.isPseudo == false }, by: \.locale)
    return locales.min { rank($0.value, $0.key) < rank($1.value, $1.key) }?.key
  }

  private static func rank(_ findings: [Finding], _ locale: LocaleTag?) -> (FindingLevel, Int, String) {
    let worst = findings.map(\.level).min() ?? .error
    return (worst, -findings.count { $0.level == worst }, locale?.identifier ?? "")
  }
}

extension [Finding] {
  /// The findings of a locale and those of no locale, which are true in every one.
  fileprivate func mostSeriousFirst(in locale: LocaleTag) -> [Finding] {
    filter { $0.locale == locale || $0.locale == nil }.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element)
  }

  /// The elements that the findings of a locale are about: by id, the text of the most serious finding; empty if there aren't any.
  fileprivate func shownTexts(in locale: LocaleTag) -> [String: String] {
    Dictionary(
      mostSeriousFirst(in: locale).compactMap { finding in finding.element.map { ($0.id, finding.state ?? "") } },
      uniquingKeysWith: { first, second in first.isEmpty ? second : first })
  }
}

extension Finding {
  /// The state whose title does not fit, or `text`.
  fileprivate var state: String? {
    guard case .text(let state)? = evidence["state"] else { return nil }
    return state
  }
}
