package import AuditModel

/// What the user of VoiceOver, or of this tool, chooses about speech.
package struct SpeechSettings: Sendable, Hashable {
  /// Where a data table's cell speaks its value.
  package enum DataTableOrder: String, Sendable, Hashable, CaseIterable {
    /// Right after the label, as devices do since iOS 13.
    case device
    /// After row and column, as the library cashapp/AccessibilitySnapshot has it.
    case library
  }

  /// The text that a button is spoken by.
  package var buttonLabel: ButtonLabelReading
  /// Whether hints are spoken (Settings > Accessibility > VoiceOver > Verbosity > Speak Hints).
  package var speaksHints: Bool
  /// Where a data table's cell speaks its value.
  package var dataTableOrder: DataTableOrder

  /// The settings of a device as it comes.
  package init(
    buttonLabel: ButtonLabelReading = .observed, speaksHints: Bool = true, dataTableOrder: DataTableOrder = .device
  ) {
    self.buttonLabel = buttonLabel
    self.speaksHints = speaksHints
    self.dataTableOrder = dataTableOrder
  }
}
