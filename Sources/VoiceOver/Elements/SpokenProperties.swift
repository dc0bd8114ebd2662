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

/// An accessibility trait by UIKit's name; those below `toggleButton` are private to UIKit.
package enum Trait: String, Sendable, Hashable, CaseIterable {
  case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement, notEnabled
  case updatesFrequently, searchField, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, tabBar
  case header, supportsZoom, toggleButton
  case textEntry, isEditing, secureTextField, backButton, tabBarItem, textArea

  /// The names of all traits that are known.
  package static let names = allCases.map(\.rawValue)
}

extension Set<Trait> {
  /// The traits of those names; names that are not known say nothing and are left out, as is `none`.
  init(names: [String]) { self.init(names.compactMap(Trait.init(rawValue:))) }

  /// Whether the element takes text; a secure field and a text area do even where `textEntry` itself is missing.
  var takesText: Bool { !isDisjoint(with: [.textEntry, .secureTextField, .textArea]) }
}
