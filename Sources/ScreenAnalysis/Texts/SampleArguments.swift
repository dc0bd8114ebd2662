package import AuditModel
import FormatStrings
import Utilities

/// The sample that replaced an argument of a title while it was measured.
public struct ArgumentSample: Sendable, Hashable {
  /// The argument as the title has it: `%1$@`, `${name}`.
  public var argument: String
  /// The sample.
  public var value: String
  /// Whether the project declared the sample; otherwise it is a guess.
  public var isDeclared: Bool
}

/// A title as it is measured: with samples in place of its arguments.
package struct SampledTitle: Sendable, Hashable {
  /// The words.
  package var string: String
  /// The samples, in the order of the text; empty for a title without arguments.
  package var samples: [ArgumentSample] = []
}

/// Replaces the arguments of titles by samples: nobody ever sees a raw `%@`.
package struct SampleArguments: Sendable {
  /// The samples that the project declares.
  package var declared = Samples()
  /// Whether arguments are replaced at all.
  var areFilled = true
  /// Whether texts are read as Markdown, as SwiftUI does.
  private(set) var readsMarkdown = false

  /// Samples declared by a project.
  package init(declared: Samples = Samples(), areFilled: Bool = true) {
    self.declared = declared
    self.areFilled = areFilled
  }

  /// The same for the texts of a tree.
  func of(_ tree: InterfaceTree) -> SampleArguments {
    var samples = self
    samples.readsMarkdown = tree.isLaidOutByViews
    return samples
  }

  /// A title with samples in place of its arguments; the samples of its key come before others.
  package func filled(_ text: String, of title: LocalizableText) -> SampledTitle {
    let text = readsMarkdown && title.isVerbatim != true ? MarkdownText.shown(text) : text
    guard areFilled else { return SampledTitle(string: text) }
    let entries = declared.entries.filter { $0.speaks(for: title.key, of: title.tableName) }.map(\.arguments)
    var filled = SampledTitle(string: "")
    for piece in TitleArgument.pieces(of: text) {
      switch piece {
      case .literal(let literal):
        filled.string += literal
      case .format(let specifier, let position):
        filled.add(String(specifier.text), sample(of: specifier, at: position, entries), Self.guess(specifier.argument))
      case .named(let name):
        filled.add(name, (entries + [declared.arguments]).lazy.compactMap { $0[name] }.first, Self.word)
      }
    }
    return filled
  }

  /// The words of a title that are as it has them: they have no part of a sample.
  func writtenWords(of text: String, _ title: LocalizableText) -> Set<Substring> {
    let text = readsMarkdown && title.isVerbatim != true ? MarkdownText.shown(text) : text
    guard areFilled else { return Set(text.wordsInLines) }
    let pieces = TitleArgument.pieces(of: text).map { piece in
      if case .literal(let literal) = piece { literal } else { Self.placeOfSample }
    }
    return Set(pieces.joined().wordsInLines.filter { !$0.contains(Self.placeOfSample) })
  }

  /// A character that no title has, the object replacement character.
  private static let placeOfSample = "\u{FFFC}"

  /// The declared sample of an argument: that of the key, by number or specifier, else that of the specifier.
  private func sample(of specifier: FormatSpecifier, at position: Int, _ entries: [[String: String]]) -> String? {
    entries.lazy.compactMap { $0[String(position)] ?? $0.sample(of: specifier) }.first
      ?? declared.arguments.sample(of: specifier)
  }

  /// The sample of an argument without a declared one.
  private static func guess(_ argument: FormatArgument?) -> String { argument.flatMap { guesses[$0] } ?? word }

  private static let word = "Sample"
  private static let guesses: [FormatArgument: String] = [
    .integer: "10", .float: "1.5", .character: "A", .pointer: "0x10",
  ]
}

extension String {
  /// The words between which lines may end.
  var wordsInLines: [Substring] { split { $0.isWhitespace || $0 == "-" } }
}

extension SampledTitle {
  fileprivate mutating func add(_ argument: String, _ sample: String?, _ guess: String) {
    string += sample ?? guess
    samples.append(ArgumentSample(argument: argument, value: sample ?? guess, isDeclared: sample != nil))
  }
}

extension [String: String] {
  /// The sample of the same specifier, else of one that takes the same type (`%d` also serves `%lld`).
  fileprivate func sample(of specifier: FormatSpecifier) -> String? {
    if let exact = self[specifier.unnumbered] { return exact }
    let alike = keys.filter { key in
      var parser = FormatSpecifierParser(key)
      return parser.specifier()?.argument == specifier.argument
    }
    return alike.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.flatMap { self[$0] }
  }
}
