import AuditModel

/// The part of a report where a finding is shown: a screen of an interface, or a strings table, in all its locales.
struct ReportSection: Hashable, Comparable {
  /// The file, with `*.lproj` for the folders of locales; for an interface and a table, without the extension.
  let file: String
  /// The screen's id; empty if the finding is not about an element.
  let screen: String

  init(_ finding: Finding) {
    file = finding.identity.file
    screen = finding.element?.screen ?? ""
  }

  static func < (left: Self, right: Self) -> Bool { (left.file, left.screen) < (right.file, right.screen) }
}
