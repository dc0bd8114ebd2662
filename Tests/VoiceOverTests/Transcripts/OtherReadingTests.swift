import AuditModel
import Testing
import VoiceOver

/// A button whose title and label differ is told by both readings.
@Suite struct OtherReadingTests {
  private func rows(label: String, reading: ButtonLabelReading) -> [TranscriptRow] {
    var button = Element(id: "b", kind: .button)
    button.control.states = [.normal: StateContent(title: "Save trail")]
    button.accessibility.label = LocalizableText(label)
    var tree = InterfaceTree(source: "a.json", platform: .iOS)
    tree.screens = [Screen(id: "s", root: button)]
    let model = SpeechModel(settings: SpeechSettings(buttonLabel: reading))
    return Transcript(of: Workspace(trees: [tree]), model: model).rows
  }

  @Test func theReadingThatIsNotChosenStandsBesideTheOneThatIs() {
    let observed = rows(label: "Bookmark", reading: .observed)
    #expect(observed.map(\.utterance) == ["Bookmark. Button."])
    #expect(observed.map(\.documented) == ["Save trail. Button."])
    #expect(observed.map(\.observed) == [nil])
    let documented = rows(label: "Bookmark", reading: .documented)
    #expect(documented.map(\.utterance) == ["Save trail. Button."])
    #expect(documented.map(\.observed) == ["Bookmark. Button."])
  }

  @Test func equalReadingsAreReportedOnce() {
    let same = rows(label: "Save trail", reading: .observed)
    #expect(same.map(\.documented) == [nil])
  }
}
