import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver
import Utilities

/// A trait has an unknown name and is ignored.
///
/// ## What it reports
/// An element with a trait that is not one of UIKit's names, or with a bit of a raw value that has no public name. The
/// finding suggests the nearest known name. Severity: note.
///
/// ## Why it matters
/// The trait is silently left out of the utterance: what was intended is neither judged nor spoken.
///
/// ## Example
/// `"traits": ["Button"]` in an interface tree written by a tool; the name is `button`.
///
/// ## Known limits
/// Traits of later systems are unknown until they are added here. Interface Builder writes only known names; the rule
/// is meant for authors of interface trees.
///
/// ## Source
/// UIKit, `UIAccessibilityTraits`; `Documentation/speech.md` for the private ones.
struct UnknownTrait: ScreenRule {
  static let name = "unknown-trait"
  static let severity = Severity.note

  /// The elements with traits of unknown names.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let names = AccessibilityTrait.known.cases.map(\.name)
    return screen.elements.indices.compactMap { index in
      let traits = screen.elements[index].element.accessibility.traits ?? []
      let unknown = traits.map(\.name).filter { !names.contains($0) && $0 != "none" }
      guard let first = unknown.first else { return nil }
      let meant = nearest(to: first, among: names)
      return Problem(
        "the trait \(quoted(first)) is unknown and ignored" + (meant.map { "; did you mean \($0)?" } ?? ""),
        evidence: ["traits": .list(unknown)],
        fix: meant.map { meant in
          { $0.accessibility.traits = traits.map { $0.name == first ? AccessibilityTrait(name: meant) : $0 } }
        }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
