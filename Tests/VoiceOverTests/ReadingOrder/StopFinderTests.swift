import AuditModel
import Testing

@testable import VoiceOver

/// The stops of a screen in one locale after the other are those that each locale has by itself.
@Suite struct StopFinderTests {
  /// A row of two labels and a button, in which a label without words is no stop.
  private let screen: Screen = {
    var root = Element(id: "root", kind: .view)
    root.children = ["first", "second"].enumerated().map { offset, id in
      var label = Element(id: id, kind: .label)
      label.control.text = LocalizableText(key: id)
      label.frame = Rect(x: Points(Double(offset) * 100), y: 0, width: 80, height: 20)
      return label
    }
    root.frame = Rect(x: 0, y: 0, width: 200, height: 20)
    return Screen(id: "screen", root: root)
  }()

  private static let words: [LocaleTag: Set<String>] = [
    .english: ["first", "second"], tag("de"): ["first"], tag("fr"): ["first", "second"], tag("it"): [],
    tag("ar"): ["first", "second"],
  ]

  private static func tag(_ text: String) -> LocaleTag { LocaleTag(text) ?? .english }

  private func stops(in locales: [LocaleTag]) -> [LocaleTag: [Int]] {
    var stops: [LocaleTag: [Int]] = [:]
    SpeechModel().forEachStop(
      of: screen, platform: .iOS, locales: locales,
      resolve: { text, locale in text.key.flatMap { Self.words[locale]?.contains($0) == true ? $0 : "" } },
      body: { locale, index, _, _ in stops[locale, default: []].append(index) })
    return stops
  }

  @Test func localesShareStopsOnlyIfTheyAgree() {
    let together = stops(in: Self.words.keys.sorted())
    #expect(together == [.english: [1, 2], Self.tag("de"): [1], Self.tag("fr"): [1, 2], Self.tag("ar"): [2, 1]])
    for locale in Self.words.keys { #expect(stops(in: [locale])[locale] == together[locale]) }
  }
}
