import AuditModel
import Testing

@testable import Loading

/// AppKit's grids.
@Suite struct GridTests {
  private static let xml = """
    <gridView xPlacement="leading" yPlacement="fill" rowAlignment="none" rowSpacing="20" id="x"><rows>
    <gridRow height="20" topPadding="3" bottomPadding="-6" rowAlignment="firstBaseline" id="r0"/>
    <gridRow hidden="YES" yPlacement="center" id="r1"/></rows><columns><gridColumn width="210" id="c0"/>
    <gridColumn xPlacement="fill" leadingPadding="4" id="c1"/></columns><gridCells>
    <gridCell row="r0" column="c0" xPlacement="trailing" yPlacement="inherited" id="g0"><button key="contentView" id="b"/></gridCell>
    <gridCell row="r0" column="c1" id="g1"/>
    <gridCell row="r1" column="c0" headOfMergedCell="g2" id="g2"><box key="contentView" id="s"/></gridCell>
    <gridCell row="r1" column="c1" headOfMergedCell="g2" id="g3"/><gridCell row="none" column="c1" id="g4"/></gridCells></gridView>
    """

  private func grid() throws -> GridProperties {
    try #require(InterfaceDocument.macOS(Self.xml).element().layout.grid)
  }

  @Test func columnsAndRowsAreRead() throws {
    let grid = try grid()
    #expect(grid.columns.map(\.size) == [210, nil] && grid.rows.map(\.size) == [20, nil])
    #expect(grid.columns.map(\.leadingPadding) == [nil, 4] && grid.columns.map(\.placement) == [nil, .fill])
    #expect(grid.rows[0].leadingPadding == 3 && grid.rows[0].trailingPadding == -6)
    #expect(grid.rows.map(\.placement) == [nil, .center] && grid.rows.map(\.isHidden) == [nil, true])
    #expect(grid.rows[0].rowAlignment == .firstBaseline && grid.rowAlignment == .unaligned)
    #expect(grid.columnSpacing == nil && grid.rowSpacing == 20)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .fill)
  }

  @Test func cellsNameTheirViews() throws {
    let grid = try grid()
    var first = GridProperties.Cell(column: 0, row: 0)
    (first.content, first.xPlacement) = ("b", .trailing)
    var merged = GridProperties.Cell(column: 0, row: 1)
    (merged.content, merged.columnSpan, merged.rowSpan) = ("s", 2, 1)
    #expect(grid.cells == [first, GridProperties.Cell(column: 1, row: 0), merged])
  }

  @Test func theViewsOfCellsAreInTheTree() throws {
    let element = try InterfaceDocument.macOS(Self.xml).element()
    #expect(
      element.children.map(\.id) == ["b", "s"] && element.children.map(\.layout.role) == [.contentView, .contentView])
  }

  @Test func anEmptyGridIsOne() throws {
    let element = try InterfaceDocument.macOS("<gridView id=\"x\"/>").element()
    #expect(element.layout.grid == GridProperties())
  }
}
