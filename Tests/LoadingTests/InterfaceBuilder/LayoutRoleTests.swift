import AuditModel
import Testing

@testable import Loading

/// What the place and the margins of a view say.
@Suite struct LayoutRoleTests {
  private func elements(_ xml: String) throws -> [String: Element] {
    try InterfaceDocument.iOS(xml).elements()
  }

  @Test(
    arguments: [
      ("<tableView id=\"t\"><view key=\"tableHeaderView\" id=\"x\"/></tableView>", .tableHeaderView),
      (
        "<tableViewCell id=\"t\"><tableViewCellContentView key=\"contentView\" id=\"x\"/></tableViewCell>",
        .contentView
      ),
      ("<viewController id=\"t\"><view key=\"view\" id=\"x\"/></viewController>", .view),
      ("<navigationItem id=\"t\"><view key=\"titleView\" id=\"x\"/></navigationItem>", .titleView),
      ("<barButtonItem id=\"t\"><button key=\"customView\" id=\"x\"/></barButtonItem>", .customView),
      (
        "<navigationItem id=\"t\"><rightBarButtonItems><barButtonItem id=\"x\"/></rightBarButtonItems></navigationItem>",
        .rightBarButtonItem
      ),
      ("<view id=\"x\"/>", nil),
    ] as [(String, LayoutProperties.Role?)])
  func anObjectHasARoleInItsContainer(xml: String, role: LayoutProperties.Role?) throws {
    #expect(try elements(xml)["x"]?.layout.role == role)
  }

  @Test func theViewThatScrollsIsTheClipViewsDocument() throws {
    let xml = """
      <scrollView borderType="line" id="s"><clipView key="contentView" id="c"><subviews><tableView id="x"/></subviews>
      </clipView><scroller key="verticalScroller" id="v"/></scrollView>
      """
    let elements = try InterfaceDocument.macOS(xml).elements()
    #expect(elements["x"]?.layout.role == .documentView && elements["c"]?.layout.role == .contentView)
    #expect(elements["v"]?.layout.role == .verticalScroller && elements["s"]?.layout.style == .line)
  }

  @Test func marginsAreReadInEitherSpelling() throws {
    let xml = """
      <view id="x" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      layoutMarginsFollowReadableWidth="YES"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" \
      bottom="3" trailing="4"/></view>
      <view id="y"><viewLayoutGuide key="layoutMargins" id="g"/></view>
      """
    let elements = try elements(xml)
    let layout = try #require(elements["x"]?.layout)
    #expect(layout.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(layout.marginsAreDirectional == true && layout.followsReadableWidth == true)
    #expect(layout.preservesSuperviewMargins == true && layout.insetsMarginsFromSafeArea == false)
    // A guide of that name is no margin.
    #expect(elements["y"]?.layout.margins == nil && elements["y"]?.layout.guides == [.layoutMargins: "g"])
  }

  @Test(
    arguments: [
      ("semanticContentAttribute=\"forceRightToLeft\"", .forceRightToLeft),
      ("semanticContentAttribute=\"unspecified\"", nil),
      ("userInterfaceLayoutDirection=\"leftToRight\"", .forceLeftToRight),
      ("mirrorLayoutDirectionWhenInternationalizing=\"never\"", .forceLeftToRight), ("", nil),
    ] as [(String, LayoutProperties.SemanticContent?)])
  func viewsThatDoNotChangeSides(attributes: String, semantic: LayoutProperties.SemanticContent?) throws {
    #expect(try elements("<view id=\"x\" \(attributes)/>")["x"]?.layout.semanticContent == semantic)
  }

  @Test(
    arguments: [
      ("preferredMaxLayoutWidth=\"180\"", 180), ("preferredMaxLayoutWidth=\"0.0\"", nil),
      ("preferredMaxLayoutWidth=\"180\" setsMaxLayoutWidthAtFirstLayout=\"YES\"", nil),
    ] as [(String, Points?)])
  func textsWrapAtAWidth(attributes: String, width: Points?) throws {
    #expect(try elements("<label id=\"x\" \(attributes)/>")["x"]?.layout.preferredMaxWidth == width)
  }

  @Test(
    arguments: [
      ("placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\"", Size(width: 40, height: -1)),
      ("placeholderIntrinsicHeight=\"1e999\"", Size(width: -1, height: -1)), ("", nil),
    ] as [(String, Size?)])
  func placeholdersAreMarked(attributes: String, size: Size?) throws {
    let layout = try elements("<view id=\"x\" \(attributes)/>")["x"]?.layout
    #expect(layout?.intrinsicSize == size && layout?.hasPlaceholderIntrinsicSize == (size == nil ? nil : true))
  }

  @Test func aContainerViewEmbedsAController() throws {
    let segue = "<segue destination=\"nowhere\" kind=\"embed\" id=\"s\"/>"
    let xml = "<containerView id=\"x\"><connections>\(segue)</connections></containerView>"
    #expect(try elements(xml)["x"]?.layout.embeds == "nowhere")
  }

  @Test(
    arguments: [
      ("useAutolayout=\"YES\"", "portrait", nil, nil), ("useAutolayout=\"YES\"", "landscape", nil, true),
      ("", "portrait", false, nil),
    ] as [(String, String, Bool?, Bool?)])
  func theFileSaysHowItIsLaidOut(attribute: String, orientation: String, uses: Bool?, isLandscape: Bool?) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attribute)>
      <device id="retina4_7" orientation="\(orientation)"/><objects><view id="x"/></objects></document>
      """
    let tree = try #require(InterfaceDocument(xml).reading.tree)
    #expect(tree.usesAutoLayout == uses && tree.isLandscape == isLandscape)
  }
}
