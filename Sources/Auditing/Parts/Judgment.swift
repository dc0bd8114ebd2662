package import AuditModel
import ScreenAnalysis

/// What the rules say about some screens and tables, before anything is suppressed, compared with a baseline or grouped.
package struct Judgment: Sendable, Hashable {
  /// What was measured on a screen.
  package struct JudgedScreen: Sendable, Hashable, Codable {
    /// The screen's position among all screens of the audit.
    package var position: Int
    /// What was measured.
    package var summary: ScreenSummary

    /// What was measured on the screen at a position.
    package init(position: Int, summary: ScreenSummary) { (self.position, self.summary) = (position, summary) }
  }

  /// The findings.
  package var findings: [Finding] = []
  /// What was measured on the screens.
  package var measured = Measured()
  /// The screens, in their order.
  package var screens: [JudgedScreen] = []
  /// The fonts that were used, sorted by file.
  package var fonts: [FontUse] = []
  /// The fonts that titles needed and that are not installed, sorted.
  package var missingFonts: [MissingFont] = []

  /// Nothing is judged.
  package init() {}
}

extension Judgment {
  /// The judgment of several parts, each of other screens and tables.
  package init(merging parts: [Judgment]) {
    findings = parts.flatMap(\.findings)
    for part in parts { measured.add(part.measured) }
    screens = parts.flatMap(\.screens).sorted { $0.position < $1.position }
    fonts = Set(parts.flatMap(\.fonts)).sorted()
    missingFonts = Set(parts.flatMap(\.missingFonts)).sorted()
  }
}

extension Judgment {
  /// Removes the pictures of titles, which only pages show.
  package mutating func removePictures() {
    for index in findings.indices { findings[index].picture = nil }
  }
}
