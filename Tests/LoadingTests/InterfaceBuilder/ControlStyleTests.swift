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
