/// What a file says about how an element is spoken; what is absent takes the default of the element's kind.
public struct AccessibilityProperties: Sendable, Hashable, Codable {
  /// The label (`accessibilityLabel`; AppKit's accessibility description).
  public var label: LocalizableText?
  /// The hint (`accessibilityHint`; AppKit's help).
  public var hint: LocalizableText?
  /// The value (`accessibilityValue`).
  public var value: LocalizableText?
  /// The traits by UIKit's names, which replace the kind's own; an empty array means none at all.
  public var traits: [String]?
  /// The identifier for UI tests; never spoken.
  public var identifier: String?
  /// The BCP-47 tag of the language in which the element is spoken.
  public var language: String?
  /// Whether the element is an accessibility element; nil is the kind's default.
  public var isElement: Bool?
  /// Whether VoiceOver ignores the elements inside (`accessibilityElementsHidden`).
  public var elementsHidden: Bool?
  /// What SwiftUI makes of what is inside (`accessibilityElement(children:)`): `combine`, `ignore` or `contain`.
  public var children: String?
  /// SwiftUI's `accessibilitySortPriority`: the higher is read first among siblings; nil is 0.
  public var sortPriority: Double?
  /// `expanded` or `collapsed`.
  public var expandedStatus: String?
  /// Further facts that VoiceOver offers.
  public var customContent: [CustomContent]?
  /// The names of custom actions.
  public var customActions: [LocalizableText]?
  /// `list`, `landmark`, `dataTable` or `semanticGroup`.
  public var containerType: String?
  /// Ids of the elements inside, in an explicit reading order.
  public var elements: [String]?
  /// The container's announcement, where the tree does not show the container.
  public var context: AccessibilityContext?

  /// No properties at all.
  public init() {}

  /// Whether the file says nothing.
  public var isEmpty: Bool { self == AccessibilityProperties() }
}

/// One piece of `accessibilityCustomContent`.
public struct CustomContent: Sendable, Hashable, Codable {
  /// The name of the fact.
  public var label: LocalizableText?
  /// The fact.
  public var value: LocalizableText?
  /// `default` or `high`.
  public var importance: String?

  /// A fact with its name and importance.
  public init(label: LocalizableText?, value: LocalizableText?, importance: String? = nil) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// The place of an element in a container that the tree does not hold.
public struct AccessibilityContext: Sendable, Hashable, Codable {
  /// A header of a data table's row or column.
  public struct Header: Sendable, Hashable, Codable {
    /// The header's label.
    public var label: LocalizableText?
    /// The header's value.
    public var value: LocalizableText?
  }

  /// `series`, `tab`, `tabBarItem`, `listStart`, `listEnd`, `landmarkStart`, `landmarkEnd` or `dataTableCell`.
  public var type: String
  /// The place in the series, from 1.
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
  public init(type: String) { self.type = type }
}
