import AuditModel
import Testing

@testable import SwiftSource

/// The keys of tables that formats mean.
@Suite struct FormatKeysTests {
  @Test(
    arguments: [
      ("%lld bugs", "%@ bugs"), ("%1$@ of %2$ld", "%@ of %lld"), ("%.1f %%", "%lf %%"), ("%-5d|", "%@|"),
      ("%+.2lf %X %zu", "%@ %@ %@"), ("é %@", "é %d"),
    ])
  func aKeyOfOtherSpecifiersIsMeant(key: String, format: String) {
    #expect(FormatKeys([TableKeys(name: "T", keys: [key])]).key(like: format) == key)
  }

  @Test(
    arguments: [
      ("100%%", "100%@"), ("%.f", "%@"), ("%1$", "%@"), ("% d", "%@"), ("%s", "%@"), ("50% off", "50%@off"),
      ("%", "%@"), ("%hhd", "%@"),
    ])
  func whatIsNoSpecifierStays(key: String, format: String) {
    #expect(FormatKeys([TableKeys(name: "T", keys: [key])]).key(like: format) == format)
  }

  @Test func ofSeveralKeysNoneIsMeant() {
    let keys = FormatKeys([TableKeys(name: "T", keys: ["%d bugs", "%f bugs"])])
    #expect(keys.key(like: "%@ bugs") == "%@ bugs")
    #expect(keys.key(like: "%d bugs") == "%d bugs")
  }
}
