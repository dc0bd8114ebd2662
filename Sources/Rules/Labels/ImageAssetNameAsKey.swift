import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// The name of a SwiftUI image is the key of its label, but a locale lacks the key.
///
/// ## What it reports
/// An `Image("name")` without a label whose name is a key of a strings table in some locale but not in this one.
/// Severity: warning.
///
/// ## Why it matters
/// SwiftUI looks up the name of an image as the key of its label. If there is no such key, VoiceOver reads the name.
///
/// ## Example
/// `"person.bicycle" = "Person on a bicycle";` in English makes VoiceOver speak `Image("person.bicycle")` that way
/// (nilcoalescing.com); without the key in the German table it says "person bicycle".
///
/// ## Known limits
/// An image whose name is not a key in any locale has no label at all, which other rules report. UIKit does not look up
/// names.
///
/// ## Source
/// SwiftUI, `Image(_:bundle:)`; nilcoalescing.com, "Automatic image accessibility labels from localized strings in
/// SwiftUI".
struct ImageAssetNameAsKey: LabelRule {
  static let name = "image-asset-name-as-key"
  static let severity = Severity.warning

  /// An image whose name is not a key in this locale.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard context.screen.tree.framework == .swiftUI, case .image(let image) = label.source else { return nil }
    let key = LocalizableText(key: image.name)
    let speech = context.screen.speech
    let having = speech.locales.filter { speech.words(key, in: $0)?.locale?.language == $0.language }
    guard let source = having.first, !having.contains(context.locale), let words = speech.words(key, in: source) else {
      return nil
    }
    return Problem(
      "the image name \"\(image.name)\" is the key of its label (\(quoted(words.string)) in \(source)), but "
        + "\(context.locale) lacks the key", text: key, evidence: ["image": .text(image.name)])
  }
}
