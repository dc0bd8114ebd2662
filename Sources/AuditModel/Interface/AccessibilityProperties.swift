/// What a file says about how an element is spoken; what is absent takes the default of the element's kind.
public struct AccessibilityProperties: Sendable, Hashable, Codable {
  /// The label (`accessibilityLabel`; AppKit's accessibility description).
  public var label: LocalizableText?
  /// AppKit: the text of the label that is connected as the title of a control with a title of its own
  /// (`accessibilityTitleUIElement`); that of a control without one is its label.
  public var titleElement: LocalizableText?
  /// AppKit: whether the file connects a label with the control as the label's title, instead of the label as the control's; nil is no.
  package var isTitleOfLabel: Bool?
  /// The hint (`accessibilityHint`; AppKit's help).
  public var hint: LocalizableText?
  /// The hints that a condition in code gives to it instead.
  public var otherHints: [LocalizableText]?
  /// The value (`accessibilityValue`).
  public var value: LocalizableText?
  /// The traits, which replace the kind's own; an empty array means no traits.
  public var traits: [AccessibilityTrait]?
  /// The expressions in code that may give it further traits.
  public var computedTraits: [String]?
  /// The identifier for UI tests; never spoken.
  public var identifier: String?
  /// The BCP-47 tag of the language in which the element is spoken.
  public var language: String?
  /// Whether the element is an accessibility element; nil is the kind's default.
  public var isElement: Bool?
  /// Whether VoiceOver ignores the elements inside (`accessibilityElementsHidden`).
  public var elementsHidden: Bool?
  /// What SwiftUI does with the elements inside (`accessibilityElement(children:)`).
  public var children: ChildBehavior?
  /// SwiftUI's `accessibilitySortPriority`: the higher is read first among siblings; nil is 0.
  public var sortPriority: Double?
  /// Whether what the element discloses is shown.
  public var expandedStatus: ExpandedStatus?
  /// Further facts that VoiceOver offers.
  public var customContent: [CustomContent]?
  /// The names of custom actions.
  public var customActions: [LocalizableText]?
  /// What kind of container the element is.
  public var containerType: ContainerType?
  /// Ids of the elements inside, in an explicit reading order.
  public var elements: [String]?
  /// The container's announcement, where the tree does not show the container.
  public var context: AccessibilityContext?

  /// No properties at all.
  public init() {}

  /// Whether the file says nothing.
  public var isEmpty: Bool { self == AccessibilityProperties() }

  /// Whether the file says nothing that decides what is spoken: an identifier is only for UI tests.
  package var saysNothing: Bool {
    var others = self
    others.identifier = nil
    return others.isEmpty
  }
}

/// One piece of `accessibilityCustomContent`.
public struct CustomContent: Sendable, Hashable, Codable {
  /// The name of the fact.
  public var label: LocalizableText?
  /// The fact.
  public var value: LocalizableText?
  /// How important the fact is; nil is the default.
  public var importance: Importance?

  /// A fact with its name and importance.
  public init(label: LocalizableText?, value: LocalizableText?, importance: Importance? = nil) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// The position of an element in a container that the tree does not contain.
public struct AccessibilityContext: Sendable, Hashable, Codable {
  /// A header of a data table's row or column.
  public struct Header: Sendable, Hashable, Codable {
    /// The header's label.
    public var label: LocalizableText?
    /// The header's value.
    public var value: LocalizableText?
  }

  /// What kind of position it is.
  public var type: Kind
  /// The position in the series, from 1.
  public var index: Int?
  /// The number of elements in the series.
  public var count: Int?
  /// The cell's row, from 0; UIKit's `NSNotFound` says that it has none.
  public var row: Int?
  /// The cell's column, from 0; UIKit's `NSNotFound` says that it has none.
  public var column: Int?
  /// The columns that the cell spans.
  public var width: Int?
  /// The rows that the cell spans.
  public var height: Int?
  /// Whether the cell is the first of its row.
  public var isFirstInRow: Bool?
  /// Whether the cell is itself a header of its row; nil is no.
  public var isRowHeader: Bool?
  /// Whether the cell is itself a header of its column; nil is no.
  public var isColumnHeader: Bool?
  /// The headers of the cell's row.
  public var rowHeaders: [Header]?
  /// The headers of the cell's column.
  public var columnHeaders: [Header]?

  /// A context of a type, without further facts.
  public init(type: Kind) { self.type = type }
}

extension AccessibilityProperties {
  /// What SwiftUI does with the elements inside (`AccessibilityChildBehavior`).
  public enum ChildBehavior: OpenVocabulary {
    /// What SwiftUI does with the children: one element of all, none of them, or each by itself.
    case combine, ignore, contain
    /// A value without a name here, as it is written.
    case other(String)

    /// The behaviors that have a name.
    public static let known = KnownWords<Self>(.combine, .ignore, .contain)
  }

  /// Whether what an element discloses is shown (`UIAccessibilityExpandedStatus`).
  public enum ExpandedStatus: OpenVocabulary {
    /// Whether the content is shown.
    case expanded, collapsed
    /// A value without a name here, as it is written.
    case other(String)

    /// The statuses that have a name.
    public static let known = KnownWords<Self>(.expanded, .collapsed)
  }

  /// What kind of container an element is (`UIAccessibilityContainerType`).
  public enum ContainerType: OpenVocabulary {
    /// A container type of UIKit.
    case list, landmark, dataTable, semanticGroup
    /// A value without a name here, as it is written.
    case other(String)

    /// The types that have a name.
    public static let known = KnownWords<Self>(.list, .landmark, .dataTable, .semanticGroup)
  }
}

extension CustomContent {
  /// How important a fact is (`AXCustomContent.Importance`).
  public enum Importance: OpenVocabulary {
    /// When the content is spoken: on request, or at once.
    case `default`, high
    /// A value without a name here, as it is written.
    case other(String)

    /// The degrees that have a name.
    public static let known = KnownWords<Self>(.default, .high)
  }
}

extension AccessibilityContext {
  /// What kind of position an element has in its container.
  public enum Kind: OpenVocabulary {
    /// The container, and the element's place in it.
    case series, tab, tabBarItem, listStart, listEnd, landmarkStart, landmarkEnd, dataTableCell
    /// A value without a name here, as it is written.
    case other(String)

    /// The kinds that have a name.
    public static let known = KnownWords<Self>(
      .series, .tab, .tabBarItem, .listStart, .listEnd, .landmarkStart, .landmarkEnd, .dataTableCell)
  }
}

/// What an element is to VoiceOver (`UIAccessibilityTraits`), by UIKit's names and those of its private traits.
public enum AccessibilityTrait: OpenVocabulary {
  /// A trait of UIKit with that name.
  case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement, notEnabled
  /// A trait of UIKit with that name.
  case updatesFrequently, searchField, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, tabBar
  /// A trait of UIKit with that name.
  case header, supportsZoom, toggleButton
  /// A trait that UIKit keeps private.
  case textEntry, isEditing, secureTextField, backButton, tabBarItem, textArea
  /// A value without a name here, as it is written.
  case other(String)

  /// The traits that have a name.
  public static let known = KnownWords<Self>(
    .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
    .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
    .tabBar, .header, .supportsZoom, .toggleButton, .textEntry, .isEditing, .secureTextField, .backButton, .tabBarItem,
    .textArea)
}
