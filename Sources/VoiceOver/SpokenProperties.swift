import AuditModel

/// What an accessibility element offers to VoiceOver, its kind's defaults included, with every text resolved.
struct SpokenProperties: Sendable {
  /// One piece of custom content.
  struct Content: Sendable {
    var label: String?
    var value: String?
    var isImportant: Bool
  }

  var label: SpokenText?
  var value: SpokenText?
  var hint: SpokenText?
  var traits: Set<Trait> = []
  /// The rule that brings "Selected".
  var selectedRule = SpeechRule.selectedFirst
  /// The rule behind the traits where they are less sure than the words themselves.
  var traitRule: SpeechRule?
  var isExpanded: Bool?
  var customContent: [Content] = []
  var hasCustomActions = false
  /// AppKit's role description; nil on the other platforms.
  var role: SpokenText?
  /// AppKit's words for selected and disabled.
  var state: [SpokenText] = []
}
