import AuditModel
import RuleKit
import ScreenAnalysis

/// A rule about what single labels say: one finding for an element, whatever the number of locales.
protocol LabelRule: ScreenRule {
  /// The bytes of the longest label that it judges; a longer one is no more than too long.
  static var longestLabel: Int { get }
  /// What is wrong with the label of an element in one locale; nil where nothing is.
  func fault(of label: SpokenLabel, at place: SpokenPlace) -> SpokenFault?
}

extension LabelRule {
  /// A kilobyte: a page of text.
  static var longestLabel: Int { 1024 }

  /// The faults of every label that is spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    SpokenInspection(rule: Self.name) { place in
      place.screen.labels[place.index, place.locale].flatMap {
        $0.text.utf8.count > Self.longestLabel ? nil : fault(of: $0, at: place)
      }
    }.findings(on: screen)
  }
}

extension SpokenFault {
  /// A fault of a label; what mends it is another label.
  init(
    _ message: String, severity: Severity, of label: SpokenLabel, doubt: Doubt? = nil, betterLabel: String? = nil,
    evidence: [String: Evidence] = [:]
  ) {
    self.init(
      message: message, severity: severity, key: label.original,
      evidence: evidence.merging(["label": .text(label.text)]) { given, _ in given }, doubt: doubt,
      fix: betterLabel.map { label.renamed(to: $0) })
  }
}
