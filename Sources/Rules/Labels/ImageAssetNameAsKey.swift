import AuditModel
import RuleKit
import ScreenAnalysis

/// The name of an image of SwiftUI is the key of its label, and a locale lacks the key.
///
/// ## What it reports
/// An `Image("name")` without a label, where the name is a key of a strings table in some locale but not in this one. A warning.
///
/// ## Why it matters
/// SwiftUI looks the name of an image up as the key of its label. Where it finds none, VoiceOver reads the name.
///
/// ## Example
/// `"person.bicycle" = "Person on a bicycle";` in English makes `Image("person.bicycle")` heard so (nilcoalescing.com); a German
/// table without the key leaves "person bicycle".
///
/// ## Known limits
/// An image whose name is a key in no locale has no label at all, which other rules report. Interfaces of UIKit do not look up
/// names. The public apps that were read have no interface trees of SwiftUI.
///
/// ## Source
/// SwiftUI, `Image(_:bundle:)`; nilcoalescing.com, "Automatic image accessibility labels from localized strings in SwiftUI".
struct ImageAssetNameAsKey: LabelRule {
  static let name = "image-asset-name-as-key"
  static let severity = Severity.warning

  /// An image whose name this locale lacks as a key.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard context.screen.tree.framework == .swiftUI, case .image(let image) = label.source else { return nil }
    let key = LocalizableText(key: image.name)
    let speech = context.screen.speech
    let having = speech.locales.filter { speech.words(key, in: $0)?.locale?.language == $0.language }
    guard let source = having.first, !having.contains(context.locale), let words = speech.words(key, in: source) else {
      return nil
    }
    return Problem(
      "the image's name \"\(image.name)\" is the key of its label (\"\(words.string.inBrief)\" in \(source)), which "
        + "\(context.locale) lacks", text: key, evidence: ["image": .text(image.name)])
  }
}
