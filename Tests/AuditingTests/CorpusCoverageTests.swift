import AuditModel
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

@testable import Auditing
@testable import RuleKit
@testable import Rules
@testable import TableAnalysis

/// Counts on real apps, beside counts that a separate script made with a tolerant tokenizer and plain set differences.
@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusCoverageTests {
  /// What the script counted in one app.
  struct Count: CustomTestStringConvertible, Sendable {
    var app: String
    var entries: Int
    /// Surplus entries of a key in one file.
    var duplicates: Int
    /// Keys that locales lack of a reference file, what they inherit and what is not to be translated left out.
    var missing: Int
    /// Keys that a reference file lacks.
    var extra: Int
    /// The locales with a format that takes an argument for something else; in no app does one take too many.
    var wrongFormats: [String] = []

    var testDescription: String { app }
  }

  @Test(arguments: [
    Count(app: "monitorcontrol", entries: 3711, duplicates: 2, missing: 0, extra: 23),
    // 979 less the 13 that en-GB inherits.
    Count(app: "vlc-ios", entries: 62106, duplicates: 246, missing: 966, extra: 10, wrongFormats: ["ja", "ko", "tr"]),
    Count(app: "utm", entries: 11077, duplicates: 177, missing: 18, extra: 264),
    Count(app: "pocket-casts-ios", entries: 23088, duplicates: 2, missing: 224, extra: 0),
    // 742 less 24 locales times 9 keys that are marked "Do not translate".
    Count(app: "duckduckgo-ios", entries: 34183, duplicates: 0, missing: 526, extra: 648),
    Count(app: "uikitcatalog", entries: 27, duplicates: 0, missing: 0, extra: 0),
    // 2876 less the 333 that en-GB inherits, one of ca-ES and one of zh-Hant-HK.
    Count(app: "rectangle", entries: 12040, duplicates: 0, missing: 2541, extra: 0),
    Count(app: "coteditor", entries: 29725, duplicates: 0, missing: 213, extra: 0),
    // Sources and targets.
    Count(app: "focus-ios-l10n", entries: 14193, duplicates: 0, missing: 513, extra: 0),
  ])
  func agreesWithTheScript(count: Count) async throws {
    let facts = try await Self.facts(of: count.app)
    let rows = facts.coverage.filter { $0.present && !["union", "interface"].contains($0.reference) }
    let files = facts.tables.flatMap { $0.table.files }
    #expect(files.flatMap(\.entries).count { $0.isImplied != true } == count.entries)
    #expect(DuplicateKey().findings(in: facts).count { $0.reason != "stringsdict-wins" } == count.duplicates)
    #expect(rows.map(\.missing).reduce(0, +) == count.missing)
    #expect(rows.map(\.extra).reduce(0, +) == count.extra)
    let rules: [any EntryRule] = [FormatTypeMismatch(), FormatExtraArgument(), FormatImplicitReorder()]
    let wrongFormats = await CatalogAudit(textRules: [], entryRules: rules, jobs: 2).findings(in: facts)
    #expect(wrongFormats.compactMap(\.locale?.identifier).sorted() == count.wrongFormats)
  }

  /// UTM's English is in its code: `"" = "";` is all that the English table holds.
  @Test func anEmptyReferenceGivesWayToWhatTheTranslationsShare() async throws {
    let rows = try await Self.facts(of: "utm").coverage.filter { $0.bundle == "Platform" && $0.table == "Localizable" }
    #expect(Set(rows.map(\.reference)) == ["union"])
    // Of 1146 keys; the others are in fewer than half of the translations.
    #expect(Set(rows.map(\.total)) == [650])
    #expect(rows.first { $0.locale == .english }?.missing == 0)
  }

  private static func facts(of app: String) async throws -> CatalogFacts {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    return CatalogFacts(workspace: try await Loader().load([FilePath(folder.path)]))
  }
}
