import PlatformData
import Testing

@Suite struct DeviceFamilyTests {
  @Test func everyDeviceIsOfTheFamilyThatItsNameSays() {
    for device in Device.all + Device.designDevices.values where !device.name.hasPrefix("watch") {
      #expect(Device.family(ofScreenNamed: device.name) == device.family, "\(device.name)")
    }
  }

  @Test func everyPhoneIsNarrowerThanTheNarrowestPad() {
    for device in Device.all { #expect((device.width < Device.narrowestPadWidth) == (device.family == .iphone)) }
  }
}
