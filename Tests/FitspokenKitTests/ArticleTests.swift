import Foundation
import Testing

/// The code of the articles is that of the sample package, which is built and run with every change.
@Suite struct ArticleTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let articles = files(in: "Sources/FitspokenKit/FitspokenKit.docc", ending: ".md")

  @Test func thereAreAnArticleAboutEachSubject() {
    let names = Self.articles.map { URL(fileURLWithPath: $0.path).lastPathComponent }
    #expect(names == ["FitspokenInYourTests.md", "FitspokenKit.md", "HowAStringBecomesAVerdict.md", "WriteARule.md"])
  }

  @Test(arguments: articles.map(\.path)) func codeIsThatOfTheSample(path: String) throws {
    let sample = Self.files(in: "Examples/TrailheadChecks", ending: ".swift").map { Self.lines(of: $0.text) }
    let article = try #require(Self.articles.first { $0.path == path })
    for block in Self.codeBlocks(in: article.text) {
      let lines = Self.lines(of: block)
      #expect(sample.contains { $0.contains(lines) }, "no file of the sample package has this code:\n\(block)")
    }
  }

  private static func files(in folder: String, ending: String) -> [(path: String, text: String)] {
    let url = repository.appendingPathComponent(folder)
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(ending) }
    return paths.filter { !$0.hasPrefix(".build") }.sorted().compactMap { path in
      (try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)).map { ("\(folder)/\(path)", $0) }
    }
  }

  private static func codeBlocks(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The lines without indentation, and without empty ones.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
