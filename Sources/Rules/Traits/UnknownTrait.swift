import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver
import Utilities

/// A trait has a name that is not known, and says nothing.
///
/// ## What it reports
/// Each element with a trait that is none of UIKit's names, or a bit of a raw value that has no public name. A note; the
/// nearest known name is told.
///
/// ## Why it matters
/// The trait is silently left out of the utterance: what was meant is not judged, and not spoken.
///
/// ## Example
/// `"traits": ["Button"]` in a tree that a tool wrote: the name is `button`.
///
/// ## Known limits
/// Traits of later systems are not known before they are added here. No public interface file that was read has an unknown
/// name: Interface Builder writes its own. It is for those who write trees.
///
/// ## Source
/// UIKit, `UIAccessibilityTraits`; `Documentation/speech.md` for those that UIKit keeps private.
struct UnknownTrait: ScreenRule {
  static let name = "unknown-trait"
  static let severity = Severity.note

  /// The elements with traits of unknown names.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let traits = screen.elements[index].element.accessibility.traits ?? []
      let unknown = traits.filter { !Trait.names.contains($0) && $0 != "none" }
      guard let first = unknown.first else { return nil }
      let meant = nearest(to: first, among: Trait.names)
      return Problem(
        "the trait \(quoted(first)) is not known and says nothing" + (meant.map { "; \($0) is" } ?? ""),
        evidence: ["traits": .list(unknown)],
        fix: meant.map { meant in { $0.accessibility.traits = traits.map { $0 == first ? meant : $0 } } }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
