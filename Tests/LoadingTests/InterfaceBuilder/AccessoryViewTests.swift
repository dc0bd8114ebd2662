import AuditModel
import Testing

@testable import Loading

/// The accessory views of cells, which a file keeps beside the table, or beside the cell.
@Suite struct AccessoryViewTests {
  private static let cell =
    "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\"/>"
    + "<connections><outlet property=\"accessoryView\" destination=\"s\" id=\"o\"/></connections></tableViewCell>"
  private static let accessory =
    "<switch id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"51\" height=\"31\"/></switch>"

  @Test func aStoryboardsAccessoryIsInItsCell() throws {
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes><scene><objects>"
        + "<tableViewController id=\"t\" sceneMemberID=\"viewController\"><tableView key=\"view\" id=\"w\">"
        + "<sections><tableViewSection id=\"x\"><cells>\(Self.cell)</cells></tableViewSection></sections></tableView>"
        + "</tableViewController>\(Self.accessory)</objects></scene></scenes></document>")
    let root = try #require(document.reading.tree?.screens.first?.root)
    #expect(root.children.map(\.id) == ["w"])
    let cell = try #require(root.children.first?.children.first?.children.first)
    #expect(cell.children.map(\.id) == ["v", "s"])
    #expect(cell.children.last?.layout.role == .accessoryView && cell.children.last?.frame == nil)
  }

  @Test func aXibsAccessoryIsInItsCell() throws {
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(Self.accessory)\(Self.cell)</objects></document>"
    )
    let screens = try #require(document.reading.tree?.screens)
    #expect(screens.map(\.root.id) == ["c"])
    #expect(screens.first?.root.children.map(\.id) == ["v", "s"])
  }

  /// A view of the cell may be its accessory view too.
  @Test func anAccessoryInTheCellHasTheRole() throws {
    let cell = Self.cell.replacing(
      "<tableViewCellContentView key=\"contentView\" id=\"v\"/>",
      with:
        "<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>\(Self.accessory)</subviews></tableViewCellContentView>"
    )
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(cell)</objects></document>")
    let root = try #require(document.reading.tree?.screens.first?.root)
    #expect(root.children.first?.children.map(\.layout.role) == [.accessoryView])
  }

  /// Without the cell, it is a view like any other.
  @Test func anAccessoryOfNoCellStaysWhereItIs() throws {
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(Self.accessory)</objects></document>")
    #expect(document.reading.tree?.screens.map(\.root.id) == ["s"])
  }
}
