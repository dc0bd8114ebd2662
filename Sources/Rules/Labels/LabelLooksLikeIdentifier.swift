import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// An accessibility label looks like an identifier in code.
///
/// ## What it reports
/// An accessibility label that is one word in camel case (`closeButton`), with underscores (`home_screen`) or with
/// several dots (`settings.close.button`), that ends with a word from code (`SettingsViewController`, `close-button`), or
/// that ends with an argument behind such words (`video.row.%@`). Severity: error.
///
/// ## Why it matters
/// Label and identifier are two fields, one above the other, and easily confused. UI tests find the element by either,
/// but a listener hears "close button, home underscore screen".
///
/// ## Example
/// getsentry/sentry-cocoa#3863 and element-hq/element-x-ios#1606: an identifier for tests was set as the label and
/// spoken.
///
/// ## Known limits
/// Names such as iPhone, eBay, macOS and YouTube, and addresses, are not reported. A single plain word may be an
/// identifier too, but it cannot be told from a label. File names are reported by `image-label-is-filename`, known keys
/// by `label-is-key`. A key with dots or underscores is skipped if no table of its name was read. Visible titles are
/// skipped.
///
/// ## Source
/// UIKit, `accessibilityLabel` and `accessibilityIdentifier`; the issues above.
struct LabelLooksLikeIdentifier: LabelRule {
  static let name = "label-looks-like-identifier"
  static let severity = Severity.error
  static let appliesToRecordings = true

  /// A label that is an identifier.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, NameShape.isIdentifier(label.text) || NameShape.isFilledIdentifier(label.text),
      !NameShape.isFileName(label: label.text),
      !Self.isUnreadKey(label, at: context), LabelIsKey().problem(of: label, at: context) == nil
    else { return nil }
    let isSame = context.element.accessibility.identifier == label.text
    let addition = isSame ? "; it is the element's identifier" : ""
    return Problem("the label \(quoted(label.text)) looks like an identifier\(addition)", of: label)
  }

  /// Whether the label has the shape of a key, and the table in which it is looked up was not read.
  private static func isUnreadKey(_ label: SpokenLabel, at context: SpokenContext) -> Bool {
    NameShape.isKey(label.text) && label.original.map(context.screen.speech.isOfUnreadTable) == true
  }
}
