import AuditModel
import Foundation
import Localization
import RuleKit
import ScreenAnalysis

/// A rule about the text of accessibility labels: one finding per element, whatever the number of locales.
protocol LabelRule: ScreenRule {
  /// The maximum length in bytes of a label that it judges; for a longer one only the length matters.
  static var maximumLength: Int { get }
  /// What is wrong with the label of an element in one locale; nil if nothing is.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem?
}

extension LabelRule {
  /// A kilobyte: a page of text.
  static var maximumLength: Int { 1024 }

  /// The problems of all labels that are spoken.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { context in
      guard let label = context.facts.labels[context.locale], label.text.utf8.count <= Self.maximumLength,
        let problem = problem(of: label, at: context),
        // A title that code replaces is asked about once, as a text without a translation; one that it leaves is spoken, even if an
        // image leaves it no room.
        label.isAuthors || context.facts.isLeftByCode || !context.facts.showsDummy(label.text)
      else { return nil }
      return problem
    }
  }
}

extension Problem {
  /// A problem of a label that a better label fixes.
  init(
    _ message: String, severity: Severity? = nil, of label: SpokenLabel, reviewReason: ReviewReason? = nil,
    betterLabel: String? = nil, evidence: [String: Evidence] = [:]
  ) {
    self.init(
      message, severity: severity, text: label.original,
      evidence: evidence.merging(["label": .text(label.text)]) { given, _ in given }, reviewReason: reviewReason,
      fix: betterLabel.map { label.renamed(to: $0) })
  }
}

/// A label as words, in which whole words and phrases can be found.
struct LabelWords {
  /// A word with its range in the text.
  private struct Word {
    var folded: String
    var range: Range<String.Index>
  }

  private let text: String
  private let words: [Word]

  /// The words of a label: runs of letters, marks and digits, ignoring case.
  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && !$0.isNumber }.map {
      Word(folded: $0.lowercased(), range: $0.startIndex..<$0.endIndex)
    }
  }

  /// The number of words.
  var count: Int { words.count }

  /// The words in lowercase, separated by single spaces.
  var folded: String { words.map(\.folded).joined(separator: " ") }

  /// The text before a phrase that the label ends with; nil if it does not end with it or consists of it.
  func beforeFinal(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasSuffix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropLast(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.suffix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[..<words[words.count - sought.count].range.lowerBound])
  }

  /// The text after a phrase that the label begins with; nil if it does not begin with it or consists of it.
  func afterFirst(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasPrefix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropFirst(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.prefix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[words[sought.count].range.lowerBound...])
  }

  /// Whether the label contains a phrase as whole words; in a script without spaces, anywhere in the text.
  func contains(_ phrase: String) -> Bool {
    if Self.isSpaceless(phrase) { return text.contains(phrase) }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count >= sought.count else { return false }
    return (0...(words.count - sought.count)).contains { start in
      words[start..<(start + sought.count)].elementsEqual(sought) { $0.folded == $1 }
    }
  }

  /// Whether a text is in a script without spaces between words.
  static func isSpaceless(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isLetter && TextTraits.isSpaceless($0.script) }
  }

  /// The words of a phrase in lowercase.
  private static func split(_ phrase: String) -> [String] {
    phrase.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }

  /// The text without leading and trailing white space, joiners and quotation marks.
  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "-–—:,\"'“”„«»‹›「」()·")))
  }
}

extension Element {
  /// The roles whose words VoiceOver speaks for the element, by their names in the vocabularies.
  func spokenRoles(on platform: Platform) -> [String] {
    let byTraits = accessibility.traits?.compactMap { Self.rolesByTrait[$0] } ?? []
    let keepsOwn = accessibility.traits == nil || kind == .switch || kind == .slider
    guard keepsOwn, platform != .macOS || !isNamedOtherwiseByAppKit else { return byTraits }
    return byTraits + (Self.rolesByKind[kind] ?? [])
  }

  private static let rolesByTrait: [AccessibilityTrait: String] = [
    .button: "button", .link: "link", .image: "image", .header: "header", .searchField: "searchField",
    .toggleButton: "switch", .tabBarItem: "tab", .textEntry: "textField",
  ]

  private static let rolesByKind: [ElementKind: [String]] = [
    .button: ["button"], .barButtonItem: ["button"], .toolbarItem: ["button"], .segment: ["button"],
    .popUpButton: ["button"], .colorWell: ["button"], .link: ["link", "button"], .imageView: ["image"],
    .switch: ["switch", "button"], .slider: ["slider"], .textField: ["textField"], .textView: ["textField"],
    .searchField: ["searchField"], .tabBarItem: ["tab"],
  ]

  /// AppKit's buttons with other names: "checkbox", "radio button", "disclosure triangle".
  private var isNamedOtherwiseByAppKit: Bool {
    control.type == .check || control.type == .radio || control.type == .disclosureTriangle
  }
}
