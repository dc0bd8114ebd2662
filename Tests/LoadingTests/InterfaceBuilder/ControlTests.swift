import AuditModel
import Testing

@testable import Loading

@Suite struct ControlTests {
  private func iOS(_ xml: String) throws -> Element { try InterfaceDocument.iOS(xml).element() }

  @Test(
    "A view with a class of UIKit's own is of its kind",
    arguments: [
      ("UIButton", .button, nil), ("UIScrollView", .scrollView, nil), ("UIControl", .view, nil), ("UIView", .view, nil),
      ("UIRating", .view, "UIRating"), ("MyView", .view, "MyView"),
    ] as [(String, ElementKind, String?)])
  func classesOfUIKit(name: String, kind: ElementKind, own: String?) throws {
    let element = try iOS("<view id=\"x\" customClass=\"\(name)\"/>")
    #expect(element.kind == kind && element.customClass == own)
  }

  @Test(arguments: [
    ("<label id=\"x\" text=\"T\"/>", ElementKind.label, "text", "T"),
    ("<label id=\"x\"><string key=\"text\">T\nU</string></label>", .label, "text", "T\nU"),
    ("<textView id=\"x\"><mutableString key=\"text\">T</mutableString></textView>", .textView, "text", "T"),
    ("<textField id=\"x\" text=\"T\"/>", .textField, "text", "T"),
    ("<textField id=\"x\" placeholder=\"T\"/>", .textField, "placeholder", "T"),
    ("<searchBar id=\"x\" placeholder=\"T\"/>", .searchField, "placeholder", "T"),
    ("<searchBar id=\"x\" prompt=\"T\"/>", .searchField, "prompt", "T"),
    ("<switch id=\"x\" title=\"T\"/>", .switch, "title", "T"),
    ("<colorWell id=\"x\" title=\"T\"/>", .colorWell, "title", "T"),
    ("<barButtonItem id=\"x\" title=\"T\"/>", .barButtonItem, "title", "T"),
    ("<tabBarItem id=\"x\" title=\"T\"/>", .tabBarItem, "title", "T"),
    ("<tabBarItem id=\"x\" badgeValue=\"T\"/>", .tabBarItem, "badgeValue", "T"),
    ("<navigationItem id=\"x\" prompt=\"T\"/>", .navigationItem, "prompt", "T"),
    ("<tableViewSection id=\"x\" headerTitle=\"T\"/>", .section, "headerTitle", "T"),
    (
      "<tableViewSection id=\"x\"><string key=\"footerTitle\">T</string></tableViewSection>", .section, "footerTitle",
      "T"
    ),
    ("<hologram id=\"x\" title=\"T\"/>", .unknown("hologram"), "title", "T"),
  ])
  func everyTextHasXcodesKey(xml: String, kind: ElementKind, property: String, value: String) throws {
    let element = try iOS(xml)
    let control = element.control
    let texts = [control.text, control.title, control.subtitle, control.placeholder, control.value].compactMap { $0 }
    #expect(element.kind == kind)
    #expect(texts == [LocalizableText.keyed(value, "x.\(property)")])
  }

  @Test(
    arguments: [
      ("adjustsFontSizeToFit=\"NO\"", false, nil), ("", false, nil), ("adjustsFontSizeToFit=\"YES\"", true, nil),
      ("minimumScaleFactor=\"0.5\"", true, 0.5), ("minimumFontSize=\"8.5\"", true, 0.5),
      ("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\"", false, 0.5),
    ] as [(String, Bool, Double?)])
  func aLabelShrinksUnlessTheFileSaysNo(attributes: String, adjusts: Bool, scale: Double?) throws {
    let control = try iOS("<label id=\"x\" \(attributes)/>").control
    #expect(control.adjustsFontSizeToFitWidth == adjusts && control.minimumScaleFactor == scale)
  }

  @Test func aTextFieldShrinksUnlessTheFileSaysNo() throws {
    let xml =
      "<textField id=\"x\" minimumFontSize=\"7\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>"
    let control = try iOS(xml).control
    #expect(control.adjustsFontSizeToFitWidth == true && control.minimumScaleFactor == 0.5 && control.isSecure == true)
    #expect(try iOS("<textField id=\"x\" adjustsFontSizeToFit=\"NO\"/>").control.adjustsFontSizeToFitWidth == false)
  }

  @Test(arguments: [("0", 0), ("3", 3), ("-2", 0), ("1e308", nil), ("two", nil)] as [(String, Int?)])
  func linesAreCounted(attribute: String, lines: Int?) throws {
    #expect(try iOS("<label id=\"x\" numberOfLines=\"\(attribute)\"/>").control.numberOfLines == lines)
  }

  @Test(
    arguments: [
      ("<slider value=\"0.5\" minValue=\"0.0\" maxValue=\"2\" id=\"x\"/>", 0, 2, 0.5),
      ("<stepper maximumValue=\"9\" id=\"x\"/>", 0, 9, 0),
      ("<progressView progress=\"0.25\" id=\"x\"/>", 0, 1, 0.25),
      ("<pageControl numberOfPages=\"3\" currentPage=\"1\" id=\"x\"/>", 0, 3, 1),
      ("<slider value=\"inf\" minValue=\"nan\" maxValue=\"1e308\" id=\"x\"/>", 0, 1e308, 0),
    ] as [(String, Double, Double, Double)])
  func rangesAreRead(xml: String, minimum: Double, maximum: Double, current: Double) throws {
    #expect(try iOS(xml).control.range == ControlRange(minimum: minimum, maximum: maximum, current: current))
  }

  @Test(arguments: [("on=\"YES\"", true), ("on=\"NO\"", false), ("", false)])
  func aSwitchIsOnOrOff(attribute: String, isOn: Bool) throws {
    #expect(try iOS("<switch id=\"x\" \(attribute)/>").control.isOn == isOn)
  }

  @Test func segmentsAreElements() throws {
    let xml = """
      <segmentedControl selectedSegmentIndex="1" id="x"><segments><segment title="Map"/>
      <segment title="" image="star" catalog="system" enabled="NO"/></segments></segmentedControl>
      """
    let segments = try iOS(xml).children
    #expect(segments.map(\.kind) == [.segment, .segment] && segments.map(\.id) == ["x.segments[0]", "x.segments[1]"])
    #expect(segments[0].control.title == LocalizableText.keyed("Map", "x.segmentTitles[0]"))
    #expect(segments[1].control.image == ImageReference("star", isSystem: true))
    #expect(segments[1].control.isSelected == true && segments[1].control.isEnabled == false)
  }

  @Test func widthsOfPartsAreRead() throws {
    let segments = "<segments><segment title=\"A\" width=\"40\"/><segment title=\"B\" width=\"0.0\"/></segments>"
    let control = try iOS(
      "<segmentedControl id=\"x\" apportionsSegmentWidthsByContent=\"YES\">\(segments)</segmentedControl>")
    #expect(control.children.map(\.control.width) == [40, nil])
    #expect(control.layout.distribution == .fillProportionally)
    #expect(try iOS("<barButtonItem id=\"x\" title=\"A\" width=\"60\"/>").control.width == 60)
  }

  @Test func aButtonsMenuIsRead() throws {
    let button = try iOS(
      """
      <button id="x" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES"><menu key="menu" id="m"><children>
      <command title="One" id="c"/></children></menu></button>
      """)
    #expect(button.control.showsMenuAsPrimaryAction == true && button.control.changesSelectionAsPrimaryAction == true)
    #expect(button.children.first?.children.first?.control.title == LocalizableText.keyed("One", "c.title"))
  }

  @Test(
    arguments: [("style=\"UICTFontTextStyleBody\"", 9, nil), ("type=\"system\" pointSize=\"18\"", nil, 0.5)]
      as [(String, Double?, Double?)])
  func aMinimumInPointsIsAFactorOfAFixedSize(font: String, size: Double?, factor: Double?) throws {
    let control = try iOS(
      "<label id=\"x\" minimumFontSize=\"9\"><fontDescription key=\"fontDescription\" \(font)/></label>"
    ).control
    #expect(control.minimumFontSize == size && control.minimumScaleFactor == factor)
  }

  @Test func scopeAndBackButtonTitlesAreElements() throws {
    let bar = try iOS("<searchBar id=\"x\"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>")
    #expect(bar.children.first?.control.title == LocalizableText.keyed("All", "x.scopeButtonTitles[0]"))
    let item = try iOS("<navigationItem id=\"x\" backButtonTitle=\"Up\"/>")
    #expect(item.children.first?.control.title == LocalizableText.keyed("Up", "x.backButtonTitle"))
  }

  @Test func barItemsKeepTheirViews() throws {
    let xml = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="backBarButtonItem" id="b" systemItem="done"/>
      <rightBarButtonItems><barButtonItem id="x" image="gear" catalog="system"><button key="customView" id="c"/>
      </barButtonItem></rightBarButtonItems></navigationItem>
      """
    let elements = try InterfaceDocument.iOS(xml).elements()
    #expect(elements["b"]?.control.type == .back && elements["b"]?.control.systemItem == .done)
    #expect(elements["x"]?.children.map(\.kind) == [.button])
    #expect(elements["x"]?.control.image?.isSystem == true)
  }

  /// Of a prototype's own texts and images, only those that code can reach are marked, here by a tag or a class.
  @Test func prototypesAreMarkedAndStaticCellsAreNot() throws {
    let cell = { (id: String) in
      "<tableViewCell id=\"\(id)\"><tableViewCellContentView key=\"contentView\"><subviews><button id=\"\(id)b\" tag=\"1\"/><button id=\"\(id)c\"/></subviews></tableViewCellContentView></tableViewCell>"
    }
    let xml = """
      <tableView id="t"><prototypes>\(cell("p"))</prototypes><sections><tableViewSection id="s"><cells>\(cell("q"))
      </cells></tableViewSection></sections></tableView>
      <collectionView id="v"><cells><collectionViewCell id="r"><button key="contentView" id="rb" customClass="Star"/></collectionViewCell></cells></collectionView>
      """
    let elements = try InterfaceDocument.iOS(xml).elements()
    let marked = elements.values.filter { $0.isPrototype == true }.map(\.id).sorted()
    #expect(marked == ["p", "p.contentView", "pb", "r", "rb"])
    #expect(elements["qb"] != nil)
  }
}
