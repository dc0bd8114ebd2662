import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

/// The table of utterances in `Fixtures/utterances.md`.
enum UtteranceTable {
  /// One row: an element with what it is expected to say.
  struct Row: Sendable, CustomTestStringConvertible {
    var section: String
    var json: String
    var options: [String]
    var expected: String

    var testDescription: String { "\(section): \(json) \(options.joined(separator: " ")) → \(expected)" }
  }

  /// The rows in the order of the document.
  static let rows: [Row] = {
    let url = Corpus.repository.appendingPathComponent("Tests/VoiceOverTests/Fixtures/utterances.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var section = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        section: section, json: cells[0].trimmingCharacters(in: ["`"]),
        options: cells[1].split(separator: " ").map(String.init), expected: cells[2])
    }
  }()
}

/// What an element of the table is spoken with.
struct SpokenWith {
  var locale = LocaleTag.english
  var platform = Platform.iOS
  var framework: InterfaceFramework?
  var state = ControlState.normal
  var settings = SpeechSettings()

  /// The meaning of a row's words; what is no word of these is a locale.
  init(_ options: [String]) {
    for option in options {
      if let version = option.hasPrefix("ios") ? SpeechVersion(release: String(option.dropFirst(3))) : nil {
        settings.version = version
      } else if let words = SpeechSettings.ControlWords(rawValue: option) {
        settings.controlWords = words
      } else if let change = Self.changes[option] {
        change(&self)
      } else {
        locale = LocaleTag(option) ?? locale
      }
    }
  }

  private static let changes: [String: @Sendable (inout SpokenWith) -> Void] = [
    "no-hints": { $0.settings.speaksHints = false },
    "no-containers": { $0.settings.describesContainers = false },
    "no-tables": { $0.settings.describesTables = false },
    "no-actions": { $0.settings.announcesActions = false },
    "no-more-content": { $0.settings.announcesMoreContent = false },
    "direct-touch": { $0.settings.offersDirectTouch = true },
    "library-tables": { $0.settings.dataTableOrder = .library },
    "documented": { $0.settings.buttonLabel = .documented },
    "swiftui": { $0.framework = .swiftUI },
    "macos": { $0.platform = .macOS },
    "selected": { $0.state = .selected },
    "disabled": { $0.state = .disabled },
  ]
}

extension UtteranceTable.Row {
  /// What the model says, with `(silent)` for nothing and `(none)` where there is no element.
  func spoken() throws -> String {
    let members = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let isBare = members?["kind"] == nil
    let whole = isBare ? #"{"kind": "element", "accessibility": \#(json)}"# : json
    let element = try JSONDecoder().decode(Element.self, from: Data(whole.utf8))
    let with = SpokenWith(options)
    let utterance = SpeechModel(settings: with.settings).utterance(
      of: element, platform: with.platform, framework: with.framework, locale: with.locale, state: with.state
    ) { text in text.key.map { Self.translations[$0] ?? $0 } ?? text.value }
    return utterance.map { $0.text.isEmpty ? "(silent)" : $0.text } ?? "(none)"
  }

  /// What the strings tables hold; a key that they lack shows itself.
  private static let translations = ["mascot": "Our mascot"]
}
