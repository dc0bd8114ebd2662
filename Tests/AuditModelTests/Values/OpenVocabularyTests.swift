import AuditModel
import Foundation
import TestSupport
import Testing

@Suite struct OpenVocabularyTests {
  private static let vocabularies: [any OpenVocabulary.Type] = [
    AccessibilityContext.Kind.self, AccessibilityProperties.ChildBehavior.self,
    AccessibilityProperties.ContainerType.self, AccessibilityProperties.ExpandedStatus.self, AccessibilityTrait.self,
    ButtonConfiguration.CornerStyle.self, ButtonConfiguration.ImagePlacement.self, ButtonConfiguration.Size.self,
    ButtonConfiguration.Style.self, Control.BezelStyle.self, Control.BorderShape.self, Control.ClearButtonMode.self,
    Control.ContentAlignment.self,
    Control.DatePickerMode.self, Control.ImagePosition.self, Control.Role.self, Control.SystemItem.self,
    ControlSize.self, ControlType.self, CustomContent.Importance.self, ElementConnections.Gesture.self,
    ElementConnections.SegueKind.self, ElementKind.self, FileFormat.self, GridProperties.Placement.self,
    GridProperties.RowAlignment.self, LayoutConstraint.Attribute.self, LayoutConstraint.Relation.self,
    LayoutProperties.Accessory.self, LayoutProperties.Alignment.self, LayoutProperties.Autoresizing.self,
    LayoutProperties.Axis.self, LayoutProperties.ContainerStyle.self, LayoutProperties.Distribution.self,
    LayoutProperties.Gravity.self, LayoutProperties.Guide.self, LayoutProperties.Role.self,
    LayoutProperties.SemanticContent.self, RecordingFormat.self, RuntimeAttribute.ValueType.self,
    SymbolConfiguration.Scale.self,
    TextEncoding.self, ViewAlignment.Horizontal.self, ViewAlignment.Vertical.self, ViewLayout.Attachment.self,
    ViewLayout.Container.self, ViewLayout.ImageScale.self,
  ]

  @Test(arguments: 0..<vocabularies.count) func everyWordSurvivesJSON(index: Int) throws {
    try Self.check(Self.vocabularies[index])
  }

  private static func check<Word: OpenVocabulary>(_ type: Word.Type) throws {
    let cases = Word.known.cases + [.other("of tomorrow"), .other("")]
    let words = cases.map(\.name)
    #expect(Set(words).count == cases.count)
    let json = try JSONEncoder().encode(cases)
    #expect(try JSONDecoder().decode([String].self, from: json) == words)
    #expect(try JSONDecoder().decode([Word].self, from: json) == cases)
    #expect(cases.filter(\.isKnown) == Word.known.cases)
  }

  /// A case that is missing among the known words would be read as another word that is not equal to it.
  @Test func everyCaseIsAKnownWord() throws {
    let folder = Corpus.repository.appendingPathComponent("Sources/AuditModel")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    var count = 0
    for file in files {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for vocabulary in source.matches(
        of: /enum (\w+): OpenVocabulary[^{]*\{(.*?)KnownWords<Self>\((.*?)\)\n/.dotMatchesNewlines())
      {
        let known = Set(vocabulary.output.3.prefix { $0 != "[" }.matches(of: /\.(\w+)/).map { String($0.output.1) })
        let lines = vocabulary.output.2.replacing(/\/\/[^\n]*/, with: "").replacing(/,\n\s*/, with: ", ").split(
          separator: "\n")
        let declared = lines.compactMap { $0.firstMatch(of: /^\s*case (.*)/)?.output.1 }.filter { !$0.contains("(") }
        let names = declared.flatMap { $0.matches(of: /\w+/).map { String($0.output) } }
        #expect(Set(names) == known, "\(vocabulary.output.1)")
        count += 1
      }
    }
    #expect(count == Self.vocabularies.count)
  }

  @Test func aWordThatIsNotKnownIsNotACaseOfThatName() {
    #expect(ControlType(name: "push") == .push)
    #expect(ControlType(name: "Push") == .other("Push"))
    #expect(ControlType(name: "none") == .noBorder && ControlType.noBorder.name == "none")
  }

  @Test func guidesAreKeysInJSON() throws {
    let json = #"{"guides":{"safeArea":"s","tomorrow":"t"}}"#
    let layout = try JSONDecoder().decode(LayoutProperties.self, from: Data(json.utf8))
    #expect(layout.guides == [.safeArea: "s", .other("tomorrow"): "t"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(layout), as: UTF8.self) == json)
  }
}
