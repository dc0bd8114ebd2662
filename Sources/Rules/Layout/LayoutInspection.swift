import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// Turns faults of solved layouts into findings, one for each fault: what the rules about layouts have in common.
///
/// The finding names the first situation in which the fault appears and lists what others there are. A fault that is there in
/// the development language at the usual size on the file's own canvas is the design's: it is reported once, in that language.
struct LayoutInspection {
  /// What becomes of a fault that the original layout has as well.
  enum Original {
    /// It is reported, once.
    case reported
    /// It may be meant: it is a request for review, once.
    case doubted
  }

  /// The rule that reports.
  var rule: String
  /// What becomes of a fault that the original layout has.
  var original = Original.reported
  /// Whether a fault of the original layout is about that language; else about none.
  var namesOriginalLocale = true
  /// The faults of one layout.
  var faults: @Sendable (LayoutPlace) -> [LayoutFault]

  /// The findings on a screen, in no order.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let layouts = screen.layouts
    let situations = layouts.situations()
    var inOriginal: Set<LayoutFault.Key> = []
    var found: [LayoutFault.Key: Occurrences] = [:]
    var findings: [Finding] = []
    for fault in faults(place(layouts.original, layouts.originalSituation, of: screen)) {
      guard inOriginal.insert(fault.key).inserted, !fault.isUnknown else { continue }
      findings += finding(original == .doubted ? fault.doubted(.asDesigned) : fault, on: screen).map { [$0] } ?? []
    }
    for layout in layouts.distinct.indices where layout != layouts.original {
      guard let first = situations[layout].min(by: { $0.rank < $1.rank }) else { continue }
      for fault in faults(place(layout, first, of: screen)) where !inOriginal.contains(fault.key) {
        found[fault.key, default: Occurrences()].add(fault, in: situations[layout])
      }
    }
    return findings + found.values.compactMap { finding($0, on: screen) }
  }

  private func place(_ layout: Int, _ situation: LayoutVariant, of screen: ScreenFacts) -> LayoutPlace {
    LayoutPlace(
      screen: screen, layout: screen.layouts.distinct[layout], original: screen.layouts.originalScreen,
      situation: situation)
  }

  /// A fault that the original layout has.
  private func finding(_ fault: LayoutFault, on screen: ScreenFacts) -> Finding? {
    // A language that nobody asked for is not named.
    let isAudited = screen.locales.contains(screen.developmentLanguage)
    return finding(
      fault, fault.message, severity: fault.severity,
      locale: namesOriginalLocale && isAudited ? screen.developmentLanguage : nil, on: screen)
  }

  /// A fault that appears in other situations.
  private func finding(_ occurrences: Occurrences, on screen: ScreenFacts) -> Finding? {
    guard let (fault, first) = occurrences.first else { return nil }
    var finding = finding(
      fault, "\(fault.message) at \(first.contentSize.rawValue)\(first.place)",
      severity: first.contentSize.isAccessibilitySize ? .note : fault.severity, locale: first.locale, on: screen)
    finding?.also = occurrences.others(than: first, withSizes: screen.layouts.followContentSize)
    finding?.contentSize = first.contentSize
    finding?.device = first.device
    finding?.evidence["contentSize"] = .text(first.contentSize.rawValue)
    finding?.evidence["device"] = first.device.map { .text($0) }
    finding?.evidence["situations"] = .number(Double(occurrences.count))
    return finding
  }

  private func finding(
    _ fault: LayoutFault, _ message: String, severity: Severity, locale: LocaleTag?, on screen: ScreenFacts
  ) -> Finding? {
    guard let element = fault.key.elements.first.map({ screen.elements[$0] }) else { return nil }
    var finding = Finding(
      rule: rule, severity: severity, message: message, locale: locale, location: element.location(in: screen),
      element: element.reference, evidence: fault.evidence)
    finding.cause = fault.key.elements.first.flatMap { screen.rootCause(of: $0) }
    return fault.doubt.map { finding.doubted($0, severity: min(severity, .warning)) } ?? finding
  }
}

/// The situations in which one fault appears.
private struct Occurrences {
  private var all: [LayoutVariant] = []
  /// The fault as the first situation has it.
  private(set) var first: (fault: LayoutFault, situation: LayoutVariant)?

  /// Adds a fault in the situations that have one layout, one at least.
  mutating func add(_ fault: LayoutFault, in situations: [LayoutVariant]) {
    all += situations
    for situation in situations where first.map({ situation.rank < $0.situation.rank }) ?? true {
      first = (fault, situation)
    }
  }

  /// The situations that count: what happens in a language that people speak says nothing of pseudo-locales.
  private var counted: [LayoutVariant] {
    first?.situation.locale.isPseudo == true ? all : all.filter { !$0.locale.isPseudo }
  }

  /// How many situations there are.
  var count: Int { counted.count }

  /// The further locales, devices and, where they matter, content sizes.
  func others(than first: LayoutVariant, withSizes: Bool) -> [String] {
    let sizes = withSizes ? Set(counted.map(\.contentSize)).subtracting([first.contentSize]) : []
    let devices = Set(counted.map(\.device)).subtracting([first.device])
    return Set(counted.map(\.locale)).subtracting([first.locale]).sorted().map(\.identifier)
      + (devices.contains(nil) ? [LayoutVariant.canvas] : []) + devices.compactMap(\.self).sorted()
      + sizes.sorted().map(\.rawValue)
  }
}

extension LayoutVariant {
  /// The order in which situations are named, those that most people see first.
  ///
  /// Real languages before pseudo-locales, the usual size before ordinary and accessibility sizes, the file's own canvas before
  /// devices; then by size, device and locale.
  fileprivate var rank: (Int, Int, Int, Int, String, String) {
    let size = contentSize == .standard ? 0 : contentSize.isAccessibilitySize ? 2 : 1
    return (locale.isPseudo ? 1 : 0, size, device == nil ? 0 : 1, contentSize.order, device ?? "", locale.identifier)
  }
}
