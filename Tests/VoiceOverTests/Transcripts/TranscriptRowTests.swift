import AuditModel
import Foundation
import TestSupport
import Testing

@testable import VoiceOver

@Suite("fitspoken speak: rows, text and comparison")
struct TranscriptRowTests {
  /// A project with a German translation, a screen and a control with states.
  private func workspace() throws -> Workspace {
    let json: JSON = [
      "version": 1, "developmentLanguage": "en", "bundle": "App", "source": "App/Login.json",
      "screens": [
        [
          "id": "login", "title": "Log In",
          "root": JSON(
            Node(.view, "root") {
              Node(
                .button, "go",
                [
                  "accessibility": ["hint": "Opens it."],
                  "states": ["normal": ["title": ["key": "go"]], "highlighted": ["title": "Going\nnow"]],
                ])
              Node(.element, "empty")
              Node(.button, "icon", ["image": "trash"])
            }),
        ]
      ],
    ]
    let tree = try json.decoded(as: InterfaceTree.self)
    let files = try [("de", "Los"), ("en", "Go")].map { tag, value in
      StringsFile(
        path: "App/\(tag).lproj/Localizable.strings", folder: tag, locale: try #require(LocaleTag(tag)),
        format: .strings, encoding: .utf8, entries: [StringsEntry(key: "go", value: value, line: 1, column: 1)])
    }
    let bundle = LocalizationBundle(
      path: "App", developmentLanguage: try #require(LocaleTag("en")), developmentLanguageSource: "assumed",
      tables: [LocalizationTable(name: "Localizable", files: files)])
    return Workspace(trees: [tree], catalog: LocalizationCatalog(bundles: [bundle]))
  }

  private func transcript(_ change: (inout Transcript.Options) -> Void = { _ in }) throws -> Transcript {
    var options = Transcript.Options()
    change(&options)
    return Transcript(of: try workspace(), model: SpeechModel(), options: options)
  }

  @Test("text: one element a line, the development language first")
  func text() throws {
    #expect(
      TranscriptText(try transcript()).text == """
        # Simulated VoiceOver transcript

        App/Login.json login (Log In) [en]
          button go: Go. Button. Opens it.
          element empty: (silent)
          button icon: trash. Button. (approximate)

        App/Login.json login (Log In) [de]
          button go: Los. Taste. Opens it.
          element empty: (silent)
          button icon: trash. Taste. (approximate)

        """)
  }

  @Test("states that differ have rows, and rules are named on request")
  func states() throws {
    let transcript = try transcript {
      $0.locales = [LocaleTag("en")].compactMap { $0 }
      $0.includesStates = true
      $0.explains = true
    }
    let lines = TranscriptText(transcript).lines
    #expect(
      lines.dropFirst(3).prefix(5) == [
        "  button go: Go. Button. Opens it. {button-title, button, author-hint}",
        "  button go [highlighted]: Going\\nnow. Button. Opens it. {button-title, button, author-hint}",
        "  button go [selected]: Selected: Go. Button. Opens it. {selected-first, button-title, button, author-hint}",
        "  button go [disabled]: Go. Dimmed. Button. Opens it. {button-title, dimmed, button, author-hint}",
        "  element empty: (silent)",
      ])
    #expect(
      lines.contains("#   author-hint (A): the author's `accessibilityHint` [Apple]"), "\(lines.suffix(8))")
    #expect(lines.count { $0.hasPrefix("#   button (A)") } == 1)
  }

  @Test("controls that are not spoken are listed on request, with the reason")
  func unspoken() throws {
    var workspace = try workspace()
    workspace.trees[0].screens[0].root.children.append(Element(id: "title", kind: .label))
    var options = Transcript.Options()
    (options.locales, options.includesSilent) = ([.english], true)
    let transcript = Transcript(of: workspace, model: SpeechModel(), options: options)
    #expect(
      TranscriptText(transcript).lines.suffix(2) == [
        "  not spoken:", "    label title: empty until code sets its text",
      ])
    #expect(transcript.rows.last?.notSpoken == "empty until code sets its text")
  }

  @Test("a file without texts in a locale says whose it shows")
  func textsOfAnotherLocale() throws {
    let transcript = try transcript { $0.locales = [LocaleTag("ar")].compactMap { $0 } }
    #expect(TranscriptText(transcript).lines[2] == "App/Login.json login (Log In) [ar] (no texts in ar: those in en)")
    #expect(transcript.rows.allSatisfy { $0.textLocale == .english })
  }

  @Test("parts that are less sure than their rule say so")
  func unsure() throws {
    let transcript = try transcript {
      $0.locales = [LocaleTag("yi")].compactMap { $0 }
      $0.explains = true
    }
    #expect(
      TranscriptText(transcript).lines[3]
        == "  button go: Go. Button. Opens it. (approximate, English words) {button-title, button (D), author-hint}")
  }

  @Test("JSON tells parts and rules on request")
  func explained() throws {
    let row = try #require(try transcript { $0.explains = true }.rows.first)
    #expect(row.segments?.map(\.text) == ["Go", "Button.", "Opens it."])
    #expect(row.segments?.map(\.confidence) == [.a, .a, .a])
    #expect(row.rules == ["button-title", "button", "author-hint"])
  }

  @Test("JSON rows have the members of the contract and no others")
  func json() throws {
    let rows = try transcript().rows
    let data = try JSONEncoder().encode(rows)
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let keys = "file screen element kind state locale description hint utterance confidence".split(separator: " ")
    #expect(objects.allSatisfy { Set($0.keys) == Set(keys.map(String.init)) })
    #expect(rows.first?.description == "Go. Button.")
    #expect(rows.first?.hint == "Opens it.")
    #expect(rows.first?.utterance == "Go. Button. Opens it.")
    #expect(rows.map(\.confidence) == [.a, .a, .c, .b, .a, .c])
  }

  @Test("a file of one language is heard in that language")
  func oneLanguage() throws {
    var workspace = try workspace()
    workspace.trees[0].locale = LocaleTag("de")
    #expect(Transcript(of: workspace, model: SpeechModel()).pages.map(\.locale.identifier) == ["de"])
    var options = Transcript.Options()
    options.locales = ["en", "de-AT", "de-AT"].compactMap { LocaleTag($0) }
    let pages = Transcript(of: workspace, model: SpeechModel(), options: options).pages
    #expect(pages.map(\.locale.identifier) == ["de-AT"])
  }
}
