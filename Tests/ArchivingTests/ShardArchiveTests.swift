import Archiving
import Auditing
import AuditModel
import TestSupport
import Testing

/// Archives of parts of an audit: kept, read, refused and merged.
@Suite struct ShardArchiveTests {
  private static let finding: Finding = {
    var finding = Finding(
      rule: "title-truncated", reason: "cut", severity: .error, message: "\u{2028}\"quoted\" \u{0} cafe\u{301}",
      locale: .german, location: SourceLocation(file: "a.xib", line: 3, column: 5),
      element: ElementReference(id: "b", kind: .button, path: "s/b"), table: "Main", key: "k",
      evidence: ["width": .number(12.515625), "text": .text("12"), "list": .list(["a", "", "1"])], also: ["on iPad"],
      picture: TextPicture(
        lines: [TextPicture.Line(path: "M0 0", width: 3.5)], lineHeight: 20, ascent: 15.25, availableWidth: 40,
        availableHeight: nil, isRightToLeft: true))
    finding.otherLocales = ["pt-BR", "zh-Hans"].compactMap { LocaleTag($0) }
    finding.leaf = LeafPath([.plural("one"), .substitution("a.b")])
    finding.statement = SharedStatement(of: "x", among: "keys", "have no entry")
    (finding.overrun, finding.contentSize, finding.device) = (111.25, .accessibility3, "iPhone")
    return finding
  }()

  private static func archive(_ shard: String, arguments: [String] = ["App"], sources: String = "1") throws
    -> ShardArchive
  {
    var judgment = Judgment()
    judgment.findings = [finding]
    judgment.measured.titles = 7
    let index = try #require(Shard(shard))
    judgment.screens = [
      Judgment.JudgedScreen(
        position: 10 - index.index,
        summary: ScreenSummary(
          file: "a.xib", screen: "s", locales: [.english, .german], titles: [.german: ScreenSummary.TitleCount()],
          spoken: 2))
    ]
    judgment.fonts = [FontUse(family: "Inter", file: "Inter.otf", version: "4", role: "system font")]
    judgment.missingFonts = [MissingFont(use: "Thai", family: "N", package: "p", isSystemFont: false)]
    return ShardArchive(ShardArchive.Run(arguments: arguments, sources: sources), index, judgment)
  }

  @Test func anArchiveIsReadAsItWasWritten() async throws {
    let archive = try Self.archive("2/3")
    let bytes = try archive.bytes()
    #expect(try await ShardArchive(bytes, name: "a", jobs: 2) == archive)
    #expect(try archive.bytes() == bytes)
  }

  /// What may become of an archive.
  enum Damage: String, CaseIterable, CustomTestStringConvertible {
    case empty, otherFile, cut, onlyHead, otherVersion

    var testDescription: String { rawValue }

    func applied(to bytes: [UInt8]) -> [UInt8] {
      switch self {
      case .empty: []
      case .otherFile: Array("{}".utf8)
      case .cut: Array(bytes.dropLast(300))
      case .onlyHead: bytes.split(separator: UInt8(ascii: "\n")).first.map { Array($0) } ?? []
      case .otherVersion:
        Array(
          String(decoding: bytes, as: UTF8.self).replacing("\"fitspokenArchive\":1", with: "\"fitspokenArchive\":2")
            .utf8)
      }
    }

    var message: String {
      switch self {
      case .empty, .otherFile: "not an archive"
      case .cut: "damaged"
      case .onlyHead: "incomplete: it has 0 of 1 finding"
      case .otherVersion: "another version"
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func anotherFileIsRefused(damage: Damage) async throws {
    let bytes = damage.applied(to: try Self.archive("1/1").bytes())
    let error = await #expect(throws: ArchiveError.self) { try await ShardArchive(bytes, name: "x.jsonl", jobs: 1) }
    #expect(error?.description.hasPrefix("x.jsonl: ") == true)
    #expect(error?.description.contains(damage.message) == true, "\(String(describing: error))")
  }

  @Test func allPartsInAnyOrderAreOneJudgment() throws {
    let archives = try ["3/3", "1/3", "2/3"].map { (name: $0, archive: try Self.archive($0)) }
    let merged = try MergedArchives(archives)
    #expect(merged.judgment.findings.count == 3)
    #expect(merged.judgment.measured.titles == 21)
    #expect(merged.judgment.screens.map(\.position) == [7, 8, 9])
    #expect(merged.judgment.fonts.count == 1)
    #expect(merged.run.arguments == ["App"])
  }

  @Test(
    arguments: [
      ([("1/3", "App", "1")], "missing: shards 2/3, 3/3"), ([("1/2", "App", "1")], "missing: shard 2/2"),
      ([("1/9", "App", "1")], "missing: shards 2/9, 3/9, 4/9, 5/9, 6/9 and 3 others"),
      ([("1/2", "App", "1"), ("1/2", "App", "1")], "has the same shard as 0: 1/2"),
      ([("1/2", "App", "1"), ("2/3", "App", "1")], "1: is shard 2/3, but 0 is shard 1/2"),
      ([("1/2", "App", "1"), ("2/2", "Other", "1")], "1: was made with other options than 0"),
      ([("1/2", "App", "1"), ("2/2", "App", "2")], "1: was made from other sources than 0"), ([], "no archive"),
    ] as [([(String, String, String)], String)])
  func whatIsNotOneAuditIsRefused(parts: [(String, String, String)], message: String) throws {
    let archives = try parts.enumerated().map { index, part in
      (name: "\(index)", archive: try Self.archive(part.0, arguments: [part.1], sources: part.2))
    }
    let error = #expect(throws: ArchiveError.self) { try MergedArchives(archives) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
