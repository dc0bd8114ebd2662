import AuditModel
import Testing

@testable import Loading

@Suite("The reader of Appium's page source")
struct PageSourceReaderTests {
  private static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Sample" label="Sample" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow enabled="true" visible="false" accessible="false" x="0" y="0" width="390" height="844">
          <XCUIElementTypeNavigationBar name="Anmelden" visible="false" accessible="false" x="0" y="47" width="390" height="44">
            <XCUIElementTypeButton name="close" enabled="true" visible="true" accessible="true" x="8" y="47" width="44" height="44"/>
          </XCUIElementTypeNavigationBar>
          <XCUIElementTypeStaticText value="Willkommen" name="Willkommen" label="Willkommen" visible="true" accessible="true" x="16" y="100" width="100" height="21" traits="StaticText, Header"/>
          <XCUIElementTypeTextField value="E-Mail" name="mail" label="Adresse" visible="true" accessible="true" x="16" y="120" width="358" height="44" placeholderValue="E-Mail"/>
          <XCUIElementTypeSwitch value="1" name="stay" label="Angemeldet bleiben" visible="true" accessible="true" x="300" y="180" width="51" height="31" traits="Button, ToggleButton"/>
          <XCUIElementTypeButton value="1" name="tab" label="Neu" enabled="false" visible="true" accessible="true" x="16" y="300" width="90" height="50"/>
          <XCUIElementTypeButton name="gone" label="Weg" visible="false" accessible="true" x="16" y="400" width="90" height="50"/>
          <XCUIElementTypeOther name="Karte" label="Karte" visible="true" accessible="true" x="16" y="500" width="90" height="50"/>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
          <XCUIElementTypeStatusBar x="0" y="0" width="390" height="47"><XCUIElementTypeStaticText label="9:41"/></XCUIElementTypeStatusBar>
          <XCUIElementTypeKeyboard x="0" y="500" width="390" height="300"><XCUIElementTypeKey label="q"/></XCUIElementTypeKeyboard>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test("reads the elements of the app, without those of the system")
  func elements() {
    let reading = Recorded.read(Self.source, path: "Login-de.xml")
    #expect(
      Recorded.sketch(reading) == [
        "view view#1 0,0 390×844", "navigationBar Anmelden 0,47 390×44", "barButtonItem close 8,0 44×44",
        #"label label#1 "Willkommen" 16,100 100×21"#, #"textField mail "Adresse" 16,120 358×44"#,
        #"switch stay "Angemeldet bleiben" 300,180 51×31"#, #"button tab "Neu" 16,300 90×50"#,
        #"button gone "Weg" 16,400 90×50"#, #"element element#1 "Karte" 16,500 90×50"#,
      ])
    #expect(reading.tree?.recording == .appium)
    #expect(reading.tree?.locale?.identifier == "de")
    #expect(reading.tree?.screens.first?.size == Size(width: 390, height: 844))
  }

  @Test("takes states, traits and what can be seen")
  func states() {
    let reading = Recorded.read(Self.source)
    #expect(Recorded.element("stay", in: reading)?.control.isOn == true)
    #expect(Recorded.element("stay", in: reading)?.accessibility.traits == nil)
    #expect(Recorded.element("tab", in: reading)?.control.isSelected == true)
    #expect(Recorded.element("tab", in: reading)?.control.isEnabled == false)
    #expect(Recorded.element("gone", in: reading)?.isHidden == true)
    // A container that cannot be seen itself contains what can.
    #expect(Recorded.element("Anmelden", in: reading)?.isHidden == nil)
    #expect(Recorded.element("label#1", in: reading)?.accessibility.traits == [.staticText, .header])
    #expect(Recorded.element("mail", in: reading)?.control.placeholder?.value == "E-Mail")
    #expect(Recorded.element("mail", in: reading)?.accessibility.isElement == true)
  }

  @Test(
    "says where a document is at fault, and keeps what stands before",
    arguments: [
      ("<A><XCUIElementTypeButton label=\"Go\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>", "2:79"),
      ("<A><XCUIElementTypeButton label=\"Go\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><XCUIElementTypeBut", "2:79"),
      ("<A><XCUIElementTypeButton label=\"Go\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></B>", "2:79"),
    ])
  func faults(rest: String, place: String) throws {
    let reading = Recorded.read("<AppiumAUT>\n" + rest.replacing("A>", with: "XCUIElementTypeWindow>"), path: "Cut.xml")
    let fault = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1 && fault.location.line == 2 && fault.location.column > 60)
    #expect(fault.message.contains("expected"))
    var labels: [String] = []
    reading.tree?.forEachElement { labels += [$0.accessibility.label?.value].compactMap(\.self) }
    #expect(labels == ["Go"])
  }

  @Test("names what is nested too deeply")
  func deep() {
    let open = String(repeating: "<XCUIElementTypeOther>", count: 10_000)
    let reading = Recorded.read("<AppiumAUT>" + open, path: "Deep.xml")
    #expect(reading.diagnostics.first?.message.contains("nested") == true)
    #expect(reading.tree != nil)
  }
}
