import AuditModel
import Testing

@testable import TableAnalysis

/// Which runtime attributes localize an object.
@Suite struct LocalizingAttributeTests {
  @Test(
    arguments: [
      ("localizeTitle", .boolean, "YES", true), ("localized", .boolean, "YES", true), ("xibLocKey", .string, "a", true),
      ("localizationKey", .string, "a", true), ("localisedText", .string, "a", true), ("i18nKey", .string, "a", true),
      ("translationKey", .string, "a", true), ("layer.locKey", .string, "a", true),
      ("localizeTitle", .boolean, "NO", false), ("localizationKey", .string, "", false),
      ("layer.transform.translation", .size, "{1, 1}", false), ("location", .string, "a", false),
      ("localPath", .string, "a", false), ("lockKey", .string, "a", false), ("block", .boolean, "YES", false),
      ("allowsAutomaticKeyEquivalentLocalization", .boolean, "YES", false),
      ("translatesAutoresizingMaskIntoConstraints", .boolean, "YES", false), ("cornerRadius", .number, "4", false),
    ] as [(String, RuntimeAttribute.ValueType, String, Bool)])
  func anAttributeAboutLocalizationLocalizes(
    keyPath: String, type: RuntimeAttribute.ValueType, value: String, expected: Bool
  ) {
    var element = Element(id: "a", kind: .label)
    element.runtimeAttributes = [RuntimeAttribute(keyPath: keyPath, type: type, value: value)]
    #expect(element.isLocalizedByAttribute == expected)
  }
}
