import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// What the documentation shows is what the command takes and prints.
@Suite struct DocumentedCommandTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md"]
    + ((try? FileManager.default.subpathsOfDirectory(
      atPath: Corpus.repository.appendingPathComponent("Documentation").path)) ?? []).sorted()
    .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: Corpus.repository.appendingPathComponent(page), encoding: .utf8)
  }

  @Test(arguments: pages)
  func everyCommandOfAPageIsTaken(page: String) throws {
    for line in Self.commands(in: try Self.text(page)) {
      var words = Self.words(of: line)
      words.removeFirst()
      #expect(throws: Never.self, "\(page): \(line)") {
        do {
          _ = try Fitspoken.parseAsRoot(PseudoArguments.expanded(words))
        } catch  where Fitspoken.exitCode(for: error).isSuccess {
          // A command that prints and ends, such as one for completion.
        }
      }
    }
  }

  @Test(arguments: pages)
  func everyCommandThatAPageNamesExists(page: String) throws {
    let names = Fitspoken.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    for name in try Self.text(page).matches(of: /`fitspoken ([^` ]+)`/).map({ String($0.1) }) where !name.hasPrefix("-")
    {
      #expect(names.contains(name), "\(page): \(name)")
    }
  }

  /// The commands of the page's shell blocks and those between backticks that begin with the command's name.
  private static func commands(in text: String) -> [String] {
    var commands: [String] = []
    var isShell = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isShell = line == "```sh" } else if isShell { commands.append(String(line)) }
    }
    // A bare command name is not an example: it need not stand without arguments.
    let inline = text.matches(of: /`(fitspoken [^` ]+ [^`]*)`/).map { String($0.1) }.filter { !$0.contains("…") }
    return (commands + inline).filter { $0.hasPrefix("fitspoken ") && $0 == $0.filter { $0 != "\\" } }
  }

  /// The words of a command up to a pipe, a redirection or a comment.
  private static func words(of line: String) -> [String] {
    var (words, word, quote) = ([String](), "", Character?.none)
    for character in line + " " {
      if character == quote { quote = nil; continue }
      if quote == nil, "\"'".contains(character) { quote = character; continue }
      guard quote == nil, character == " " else { word.append(character); continue }
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    return Array(words.prefix { !["|", ">", "<", "#"].contains($0) })
  }

  @Test func theFindingsThatTheReadmeShowsAreThoseOfTheExample() throws {
    let report = try Self.text("Reports/examples/report.txt").split(separator: "\n")
    let lines = try Self.text("README.md").split(separator: "\n").filter {
      $0.wholeMatch(of: /\S+:\d+:\d+: (error|warning|note): .*/) != nil
    }
    #expect(lines.count >= 3)
    for line in lines { #expect(report.contains(line), "\(line)") }
  }
}
