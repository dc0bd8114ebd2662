import AuditModel
import Testing

@testable import Reporting

@Suite struct FingerprintTests {
  /// The published values of FNV-1a with 128 bits (the test vectors of Go's `hash/fnv`).
  @Test(arguments: [("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964")])
  func theChecksumIsTheStandardFNV1aHash(text: String, hash: String) {
    #expect(Fingerprint(hashing: text.utf8).text == hash)
  }

  @Test(
    arguments: [
      (["a", "b"], ["ab"]), (["a", "b"], ["b", "a"]), (["a", nil], ["a", ""]), (["a", nil], ["a"]), ([nil], []),
    ] as [([String?], [String?])])
  func partsDoNotRunTogether(left: [String?], right: [String?]) {
    #expect(Fingerprint(left) != Fingerprint(right))
  }

  @Test func theDigitsAreAlways32() {
    #expect((0..<2000).allSatisfy { Fingerprint(["\($0)"]).text.count == 32 })
  }

  @Test func allPartsOfAnIdentityCount() {
    let identities = [
      FindingIdentity(rule: "r", file: "f"), FindingIdentity(rule: "r", file: "g"),
      FindingIdentity(rule: "r", reason: "a", file: "f"), FindingIdentity(rule: "r", file: "f", element: "s/e"),
      FindingIdentity(rule: "r", file: "f", table: "t"), FindingIdentity(rule: "r", file: "f", table: "t", key: "k"),
      FindingIdentity(rule: "r", file: "f", table: "t", key: "k", leaf: "plural.few"),
    ]
    let all = identities.map { Fingerprint($0) }
    #expect(Set(all).count == all.count)
  }

  @Test func equalThingsAreNumbered() {
    var occurrences = Occurrences<String>()
    #expect(["a", "b", "a", "a"].map { occurrences.number(of: $0) } == [1, 1, 2, 3])
  }
}
