import AuditModel
import RuleKit
import ScreenAnalysis

/// An accessibility label looks like an identifier of code.
///
/// ## What it reports
/// An accessibility label that is one word in camel case (`closeButton`), with underscores (`home_screen`), of parts with dots
/// (`settings.close.button`), or that ends with a word of code (`SettingsViewController`, `close-button`). An error.
///
/// ## Why it matters
/// Label and identifier are two fields, one above the other, and are mixed up. UI tests find the element by either; a listener
/// hears "close button, home underscore screen".
///
/// ## Example
/// getsentry/sentry-cocoa#3863 and element-hq/element-x-ios#1606: an identifier for tests was set as the label and spoken.
///
/// ## Known limits
/// Names such as iPhone, eBay, macOS, YouTube and addresses are none. A single plain word may be an identifier too; nothing tells.
/// The name of a file is `image-label-is-filename`'s, a known key `label-is-key`'s. Visible titles are left out. On nine public apps it found
/// nothing.
///
/// ## Source
/// UIKit, `accessibilityLabel` and `accessibilityIdentifier`; the issues named above.
struct LabelLooksLikeIdentifier: LabelRule {
  static let name = "label-looks-like-identifier"
  static let severity = Severity.error

  /// A label that is an identifier.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, NameShape.isIdentifier(label.text), !NameShape.isFileName(label: label.text),
      LabelIsKey().problem(of: label, at: context) == nil
    else { return nil }
    let isSame = context.element.accessibility.identifier == label.text
    let addition = isSame ? "; it is the element's identifier" : ""
    return Problem("the label \"\(label.text.inBrief)\" looks like an identifier\(addition)", of: label)
  }
}
