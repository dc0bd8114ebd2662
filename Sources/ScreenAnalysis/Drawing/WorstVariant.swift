import AuditModel
import PlatformData
import Localization

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
