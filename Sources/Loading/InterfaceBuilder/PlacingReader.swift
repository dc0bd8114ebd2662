import AuditModel

/// Reads what the place of an object in the one that holds it says of its layout: its role, its area in a stack, and the
/// distance to the next view there.
struct PlacingReader {
  private let parent: String
  private var spacings: [Points?]

  /// A reader for the objects inside an element.
  init(parent node: XMLNode) {
    parent = node.name
    spacings = node.name == "stackView" ? StackReader.customSpacings(of: node).reversed() : []
  }

  /// Reads the place of the next object, in file order.
  mutating func place(_ found: ObjectSorting.Found, into layout: inout LayoutProperties) {
    if parent == "clipView", found.holder == "subviews" { layout.role = layout.role ?? "documentView" }
    layout.role = layout.role ?? Self.roles[found.holder]
    guard parent == "stackView", found.holder == "subviews" || StackReader.gravities[found.holder] != nil else {
      return
    }
    layout.gravity = StackReader.gravities[found.holder]
    layout.spacingAfter = spacings.popLast() ?? nil
  }

  /// The roles of what stands in a list, as those of what stands alone are spelled.
  private static let roles = [
    "leftBarButtonItems": "leftBarButtonItem", "rightBarButtonItems": "rightBarButtonItem",
    "toolbarItems": "toolbarItem",
  ]
}
