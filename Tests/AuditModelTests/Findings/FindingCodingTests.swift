import AuditModel
import Foundation
import Testing

/// A finding, and a group of them, are read as they were written, whatever they keep apart.
@Suite struct FindingCodingTests {
  private static let plain = Finding(
    rule: "r", severity: .note, message: "m", location: SourceLocation(file: "de.lproj/A.strings", line: 3), table: "A",
    key: "k")

  private static func changed(_ change: (inout Finding) -> Void) -> Finding {
    var finding = plain
    change(&finding)
    return finding
  }

  private static let cases: [Finding] = [
    plain,
    changed { $0.evidence = ["b": .number(1.5), "a": .text("x"), "c": .list(["y", "z"])] },
    changed { $0.otherLocales = ["fr", "it"].compactMap { LocaleTag($0) } },
    changed { $0.element = ElementReference(id: "i", kind: .button, path: "s/i") },
    changed { ($0.cause, $0.statement) = ("C", SharedStatement(of: "s", among: "keys", "fail")) },
    changed { ($0.overrun, $0.contentSize, $0.device) = (Points(2.5), .xLarge, "d") },
    changed { $0.also = ["large"] },
  ]

  @Test(arguments: cases) func aFindingIsReadAsWritten(finding: Finding) throws {
    let written = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(Finding.self, from: written) == finding)
  }

  @Test(arguments: cases) func allOfAFindingIsOneObject(finding: Finding) throws {
    let written = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding)) as? [String: Any])
    #expect(written["rule"] as? String == "r")
    #expect((written["also"] as? [String])?.count == finding.also.count)
    #expect((written["evidence"] as? [String: Any])?.count == finding.evidence.count)
  }

  @Test func whatIsTakenBackIsAsIfItHadNeverBeen() {
    for finding in Self.cases {
      var finding = finding
      finding.evidence = [:]
      (finding.otherLocales, finding.element, finding.cause, finding.statement) = ([], nil, nil, nil)
      (finding.overrun, finding.contentSize, finding.device, finding.also) = (nil, nil, nil, [])
      #expect(finding == Self.plain)
    }
  }

  /// The identity of a group is that of its first finding, even if a graver one represents it.
  @Test(arguments: [Severity.note, .error]) func aGroupKeepsItsIdentity(severity: Severity) throws {
    let findings = ["k", "l"].map { key in
      Self.changed {
        ($0.key, $0.cause, $0.severity) = (key, "same", key == "l" ? severity : .note)
      }
    }
    let group = try #require(FindingGroup.all(in: findings).first)
    #expect(group.instances.count == 2 && group.identity.key == "k")
    #expect(group.lead.key == (severity == .error ? "l" : "k"))
    let read = try JSONDecoder().decode(FindingGroup.self, from: JSONEncoder().encode(group))
    #expect(read == group && read.identity == group.identity)
  }

  @Test func manyFactsAreAsManyGroups() {
    let findings = (0..<5000).flatMap { number in
      ["de", "fr"].map { locale in
        Self.changed { ($0.key, $0.message, $0.locale) = ("k\(number)", "m\(number)", LocaleTag(locale)) }
      }
    }
    let groups = FindingGroup.all(in: findings)
    #expect(groups.count == 5000 && groups.allSatisfy { $0.instances.count == 2 })
    #expect(groups.allSatisfy { group in group.instances.allSatisfy { $0.key == group.identity.key } })
  }
}
