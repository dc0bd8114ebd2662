/// What the user of VoiceOver, or of this tool, chooses about speech.
public struct SpeechSettings: Sendable, Hashable {
  /// Which text a button with both a title and an accessibility label is spoken by.
  public enum ButtonLabel: String, Sendable, Hashable, CaseIterable {
    /// The accessibility label, as runs of iOS 17.5, 18.5 and 26.2 show.
    case observed
    /// The title, as Apple's UIButton page has it.
    case documented
  }

  /// Where a data table's cell speaks its value.
  public enum DataTableOrder: String, Sendable, Hashable, CaseIterable {
    /// Right after the label, as devices do since iOS 13.
    case device
    /// After row and column, as the library cashapp/AccessibilitySnapshot has it.
    case library
  }

  /// The text that a button is spoken by.
  public var buttonLabel: ButtonLabel
  /// Whether hints are spoken (Settings > Accessibility > VoiceOver > Verbosity > Speak Hints).
  public var speaksHints: Bool
  /// Where a data table's cell speaks its value.
  public var dataTableOrder: DataTableOrder

  /// The settings of a device as it comes.
  public init(
    buttonLabel: ButtonLabel = .observed, speaksHints: Bool = true, dataTableOrder: DataTableOrder = .device
  ) {
    self.buttonLabel = buttonLabel
    self.speaksHints = speaksHints
    self.dataTableOrder = dataTableOrder
  }
}
