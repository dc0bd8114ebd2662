package import AuditModel

/// A rule of the speech model; its raw value is the name in `Documentation/speech.md`, which has the sources.
package enum SpeechRule: String, Sendable, Hashable, CaseIterable {
  // Labels.
  case explicitLabel = "explicit-label"
  case labelText = "label-text"
  case buttonTitle = "button-title"
  case buttonLabelObserved = "button-label-observed"
  case buttonLabelDocumented = "button-label-documented"
  case imageName = "image-name"
  case symbolName = "symbol-name"
  case builtInLabel = "built-in-label"
  case itemTitle = "item-title"
  case navigationTitle = "navigation-title"
  case searchPlaceholder = "search-placeholder"
  case stepperButtons = "stepper-buttons"
  case cellLabels = "cell-labels"
  case contentLabel = "content-label"
  case combinedLabels = "combined-labels"
  case imageTranslation = "image-translation"
  case menuSelection = "menu-selection"
  case sectionTitle = "section-title"
  case fieldTitle = "field-title"
  // Values.
  case explicitValue = "explicit-value"
  case sliderPercentage = "slider-percentage"
  case progressPercentage = "progress-percentage"
  case pageNumber = "page-number"
  case textValue = "text-value"
  case placeholderValue = "placeholder-value"
  case secureBullets = "secure-bullets"
  case selectionValue = "selection-value"
  case cellDetail = "cell-detail"
  case badgeValue = "badge-value"
  // State and custom content.
  case selectedFirst = "selected-first"
  case checkmarkSelected = "checkmark-selected"
  case customContent = "custom-content"
  // Trait words, in the order in which they are spoken.
  case dimmed, button
  case backButton = "back-button"
  case switchButton = "switch-button"
  case toggleState = "toggle-state"
  case tab
  case textField = "text-field"
  case isEditing = "is-editing"
  case heading, link, adjustable, image
  case searchField = "search-field"
  case expandedStatus = "expanded-status"
  case sectionHeading = "section-heading"
  case linkTraits = "link-traits"
  case inferredTraits = "inferred-traits"
  // Positions.
  case seriesPosition = "series-position"
  case tabPosition = "tab-position"
  case listBoundary = "list-boundary"
  case landmarkBoundary = "landmark-boundary"
  case tableHeaders = "table-headers"
  case tableHeaderCell = "table-header-cell"
  case tablePosition = "table-position"
  // Hints.
  case authorHint = "author-hint"
  case helpHint = "help-hint"
  case toolTipHint = "tool-tip-hint"
  case hintPromotion = "hint-promotion"
  case toggleHint = "toggle-hint"
  case editHint = "edit-hint"
  case adjustableHint = "adjustable-hint"
  case expandedHint = "expanded-hint"
  case directTouchHint = "direct-touch-hint"
  // Availability.
  case actionsAvailable = "actions-available"
  case moreContentAvailable = "more-content-available"
  // AppKit.
  case appKitLabel = "appkit-label"
  case appKitValue = "appkit-value"
  case appKitRole = "appkit-role"
  case appKitHelp = "appkit-help"

  /// How certain the rule is.
  package var confidence: Confidence { Self.lessCertain[self] ?? .a }

  /// The rules that are not `A`.
  private static let lessCertain: [SpeechRule: Confidence] = [
    .expandedStatus: .b, .expandedHint: .b, .tableHeaders: .b, .tablePosition: .b, .actionsAvailable: .b,
    .moreContentAvailable: .b,
    .buttonLabelDocumented: .c, .imageName: .c, .cellLabels: .c, .sectionTitle: .c, .sectionHeading: .c,
    .progressPercentage: .c, .linkTraits: .c, .customContent: .c, .combinedLabels: .c, .imageTranslation: .c,
    .cellDetail: .c, .checkmarkSelected: .c, .tableHeaderCell: .c, .directTouchHint: .c,
    .symbolName: .d, .builtInLabel: .d, .fieldTitle: .d, .selectionValue: .d, .menuSelection: .d, .inferredTraits: .d,
    .toolTipHint: .d,
    .appKitLabel: .d,
    .appKitValue: .d,
    .appKitRole: .d, .appKitHelp: .d,
  ]
}

extension Utterance.Segment {
  /// The rule behind the part; nil if no rule has that name.
  package var speechRule: SpeechRule? { SpeechRule(rawValue: rule) }
}

/// A text for an utterance, with the rule behind it.
struct SpokenText: Sendable, Hashable {
  var text: String
  var rule: SpeechRule
  var confidence: Confidence
  /// The language of the words if it is not the requested one.
  var language: String?
  /// The source of VoiceOver's words if they are only approximate.
  var source: String?

  /// A text that is as certain as its rule.
  init(_ text: String, _ rule: SpeechRule) {
    self.text = text
    self.rule = rule
    confidence = rule.confidence
  }

  /// The text as a part of an utterance.
  func segment(_ role: Utterance.Segment.Role) -> Utterance.Segment {
    Utterance.Segment(
      role: role, text: text, rule: rule.rawValue, confidence: confidence, language: language, source: source)
  }
}
