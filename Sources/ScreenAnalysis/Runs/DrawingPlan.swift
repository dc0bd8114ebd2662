import AuditModel
import PlatformData

/// The drawings of one screen: in the development language, and in each language and situation in which something is seen to be wrong.
struct DrawingPlan {
  /// The drawings, the development language first, then the languages with the gravest findings.
  private(set) var variants: [LayoutVariant]
  /// How many drawings were left out.
  private(set) var omitted = 0

  /// A device and a content size.
  private struct Situation: Hashable {
    var device: String?
    var contentSize: ContentSizeCategory
  }

  /// What findings say about one language in one situation.
  private struct Rank: Comparable {
    var level: FindingLevel
    var overrun: Points
    var locale: LocaleTag

    static func < (left: Self, right: Self) -> Bool {
      (left.level, -left.overrun.value, left.locale) < (right.level, -right.overrun.value, right.locale)
    }
  }

  /// Situations in which one screen is drawn at most.
  private static let situations = 12

  /// The drawings that the findings of a screen ask for.
  init(of findings: [Finding], developmentLanguage: LocaleTag, languages: Int) {
    variants = [LayoutVariant(locale: developmentLanguage)]
    let seen = findings.filter { $0.locale != nil && ($0.contentSize != nil || $0.picture != nil) }
    let situations = Dictionary(grouping: seen) { finding in
      Situation(
        device: finding.device.flatMap(DeviceScreen.named)?.name, contentSize: finding.contentSize ?? .standard)
    }.mapValues(Self.ranked).sorted { Self.precedes($0, $1) }
    for (number, (situation, ranks)) in situations.enumerated() {
      let shown = number < Self.situations ? Array(ranks.prefix(languages)) : []
      omitted += ranks.count - shown.count
      guard !shown.isEmpty else { continue }
      for locale in [developmentLanguage] + shown.map(\.locale) { add(locale, situation) }
    }
  }

  /// Adds the languages that are not drawn yet, at the usual content size on the file's own canvas.
  mutating func addLanguages(_ locales: [LocaleTag]) {
    let drawn = Set(variants.map(\.locale))
    variants += locales.filter { !drawn.contains($0) }.map { LayoutVariant(locale: $0) }
  }

  /// Leaves out the drawings beyond a number.
  mutating func limit(to count: Int) {
    omitted += max(0, variants.count - count)
    variants = Array(variants.prefix(count))
  }

  private mutating func add(_ locale: LocaleTag, _ situation: Situation) {
    let variant = LayoutVariant(locale: locale, device: situation.device, contentSize: situation.contentSize)
    if !variants.contains(variant) { variants.append(variant) }
  }

  /// The languages of findings, the gravest first.
  private static func ranked(_ findings: [Finding]) -> [Rank] {
    Dictionary(grouping: findings, by: \.locale).compactMap { locale, findings in
      locale.map {
        Rank(
          level: findings.map(\.level).min() ?? .review, overrun: findings.compactMap(\.overrun).max() ?? 0, locale: $0)
      }
    }.sorted()
  }

  private typealias Entry = (key: Situation, value: [Rank])

  /// The file's own canvas before devices, then the usual content size before others, then what concerns more languages.
  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ entry: Entry) -> (FindingLevel, Int, Int, ContentSizeCategory, String) {
    let situation = entry.key
    return (
      entry.value.first?.level ?? .review, situation.contentSize == .standard ? 0 : 1, -entry.value.count,
      situation.contentSize, situation.device ?? ""
    )
  }
}
