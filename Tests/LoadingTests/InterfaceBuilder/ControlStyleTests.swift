import AuditModel
import Testing

@testable import Loading

/// The styles of controls that decide how large they are.
@Suite struct ControlStyleTests {
  @Test(
    arguments: [
      ("<datePicker datePickerMode=\"date\" style=\"compact\" id=\"x\"/>", "compact", "date"),
      ("<datePicker datePickerMode=\"time\" id=\"x\"/>", nil, "time"),
      ("<activityIndicatorView style=\"whiteLarge\" id=\"x\"/>", "whiteLarge", nil),
      ("<progressView progressViewStyle=\"bar\" id=\"x\"/>", "bar", nil),
    ] as [(String, String?, String?)])
  func uiKitsControls(xml: String, type: String?, mode: String?) throws {
    let control = try InterfaceDocument.iOS(xml).element().control
    #expect(control.type?.name == type && control.mode?.name == mode)
  }

  @Test(
    arguments: [
      ("<label textAlignment=\"center\" id=\"x\"/>", .center, nil),
      ("<label textAlignment=\"natural\" id=\"x\"/>", nil, nil),
      ("<textField textAlignment=\"right\" id=\"x\"/>", .right, nil),
      ("<button contentHorizontalAlignment=\"leading\" id=\"x\"/>", nil, .leading),
      ("<button contentHorizontalAlignment=\"center\" id=\"x\"/>", nil, nil),
    ] as [(String, TextAlignment?, Control.ContentAlignment?)])
  func uiKitsAlignments(xml: String, text: TextAlignment?, content: Control.ContentAlignment?) throws {
    let control = try InterfaceDocument.iOS(xml).element().control
    #expect(control.textAlignment == text && control.contentAlignment == content)
  }

  @Test(
    arguments: [
      ("<button id=\"x\"><buttonCell key=\"cell\" alignment=\"left\" type=\"check\" id=\"c\"/></button>", .left),
      ("<textField id=\"x\"><textFieldCell key=\"cell\" alignment=\"right\" id=\"c\"/></textField>", .right),
      ("<imageView id=\"x\"><imageCell key=\"cell\" alignment=\"left\" id=\"c\"/></imageView>", nil),
    ] as [(String, TextAlignment?)])
  func appKitsAlignments(xml: String, alignment: TextAlignment?) throws {
    #expect(try InterfaceDocument.macOS(xml).element().control.textAlignment == alignment)
  }

  @Test func aTextFieldMayHaveAClearButton() throws {
    let xml = "<textField borderStyle=\"roundedRect\" clearButtonMode=\"whileEditing\" id=\"x\"/>"
    let control = try InterfaceDocument.iOS(xml).element().control
    #expect(control.type == .roundedRect && control.clearButtonMode == .whileEditing)
  }

  @Test(
    arguments: [
      ("<textField id=\"x\"><textFieldCell key=\"cell\" borderStyle=\"bezel\" id=\"c\"/></textField>", "bezel"),
      (
        "<textField id=\"x\"><textFieldCell key=\"cell\" borderStyle=\"bezel\" bezelStyle=\"round\" id=\"c\"/></textField>",
        "round"
      ),
      ("<textField id=\"x\"><textFieldCell key=\"cell\" id=\"c\"/></textField>", nil),
      (
        "<segmentedControl id=\"x\"><segmentedCell key=\"cell\" style=\"rounded\" id=\"c\"/></segmentedControl>",
        "rounded"
      ),
    ] as [(String, String?)])
  func appKitsBezels(xml: String, bezel: String?) throws {
    #expect(try InterfaceDocument.macOS(xml).element().control.bezelStyle?.name == bezel)
  }

  @Test(
    arguments: [
      ("numberOfTickMarks=\"4\" sliderType=\"linear\"", "linear", 4), ("numberOfTickMarks=\"1e99\"", nil, nil),
      ("vertical=\"YES\" sliderType=\"linear\"", "vertical", nil),
    ] as [(String, String?, Int?)])
  func anAppKitSliderHasATypeAndMarks(attributes: String, type: String?, marks: Int?) throws {
    let xml = "<slider id=\"x\"><sliderCell key=\"cell\" \(attributes) id=\"c\"/></slider>"
    let control = try InterfaceDocument.macOS(xml).element().control
    #expect(control.type?.name == type && control.tickMarks == marks)
  }
}
