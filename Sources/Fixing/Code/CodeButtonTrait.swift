import AuditModel
import SwiftSource

/// Adds the button trait behind the tap gesture of a SwiftUI view.
struct CodeButtonTrait: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    let file = source.file
    // Without a text inside it needs a label, too.
    guard file.format == .swift, finding.outcome == .fails, finding.evidence["mendedUtterance"] != nil,
      let offset = file.offset(of: finding.location),
      let gesture = TapGesture(ofViewAt: offset, in: file.string(0..<file.text.count))
    else { return nil }
    // On a line of its own if the gesture is.
    let lead = file.startsLine(gesture.start) ? file.lineBreak + file.indentation(at: gesture.start) : ""
    let edit = TextEdit(at: gesture.end, lead + ".accessibilityAddTraits(.isButton)")
    return Fix(of: finding, "add the button trait", .safe, edits: [edit])
  }
}
