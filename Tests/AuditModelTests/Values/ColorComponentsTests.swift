import AuditModel
import Testing

@Suite struct ColorComponentsTests {
  @Test(arguments: [
    (ColorComponents(red: 0.2, green: 0.4, blue: 0.8), "#3366CC"),
    (ColorComponents(red: -1, green: 2, blue: 0), "#00FF00"),
    (ColorComponents(red: .nan, green: .infinity, blue: 1), "#0000FF"),
  ])
  func colorsAreWrittenAsInCSS(color: ColorComponents, text: String) { #expect(color.hexadecimal == text) }
}
