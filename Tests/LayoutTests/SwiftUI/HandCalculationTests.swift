import AuditModel
import Foundation
import PlatformData
import Testing

@testable import Layout

/// Rooms that follow by hand from measured figures of iOS 26 on a phone of 402 points, in six languages at three content sizes.
@Suite struct HandCalculationTests {
  /// The figures, in points; each was measured in recordings of public apps.
  private enum Figure {
    static let screen = 402.0
    /// What a row of a form keeps free: 16 outside and 16 inside, on both sides.
    static let row = screen - 2 * (16 + 16)
    /// What the chevron of a link takes, at `large` and at the largest content size.
    static let chevron = (large: 22.0, largest: 52.7)
    /// The title of a label begins 40 to the right of the row's content at `large`.
    static let icon = 40.0
    /// The least length of a spacer, and of the distance between a label and what is at the end of its row.
    static let spacer = 8.0
    /// What is behind the value of a picker.
    static let pickerMark = 16.3
    /// The first item of a bar begins 20 from the edge, has 24 around its text, and ends 12 before the title, which ends 16 before the
    /// last item.
    static let bar = (edge: 20.0, around: 24.0, before: 12.0, behind: 16.0)
    /// The largest font of a bar's texts.
    static let barFont = 21.0
    /// The distance of two of four tabs.
    static let tab = 84.7
    /// The width of an alert's button, of two beside each other and of one alone, and of a text, at least and at most.
    static let alert = (half: 140.0, whole: 288.0, text: 260.0...272.0)
    /// What a bordered button keeps at each side, and the font of its title.
    static let border: [(size: String, padding: Double, style: TextStyle)] = [
      ("mini", 10, .subheadline), ("small", 10, .subheadline), ("regular", 12, .body), ("large", 20, .body),
      ("extraLarge", 20, .body),
    ]
  }

  /// The words of a language.
  struct Words: Sendable, CustomTestStringConvertible {
    var locale: String
    var title: String
    var value: String
    var testDescription: String { locale }
  }

  static let words = [
    Words(locale: "en", title: "Notification sound", value: "None"),
    Words(locale: "de", title: "Benachrichtigungston", value: "Ohne"),
    Words(locale: "fr", title: "Son des notifications", value: "Aucun"),
    Words(locale: "ru", title: "Звук уведомлений", value: "Нет"),
    Words(locale: "ja", title: "通知のサウンド", value: "なし"),
    Words(locale: "ar", title: "صوت الإشعارات", value: "بلا"),
  ]
  static let sizes: [ContentSizeCategory] = [.large, .xxxLarge, .accessibility5]

  private func texts(_ words: Words, _ size: ContentSizeCategory) throws -> RealTexts {
    var texts = RealTexts()
    texts.contentSize = size
    texts.locale = try #require(LocaleTag(words.locale))
    return texts
  }

  private func solved(
    _ source: String, presented: Bool = false, _ words: Words, _ size: ContentSizeCategory
  ) async throws -> SolvedSketch {
    let canvas = SolvedSketch.Canvas(contentSize: size, isRightToLeft: words.locale == "ar")
    return try await SolvedSketch(
      source: source, presented: presented, on: canvas, try texts(words, size).measure)
  }

  /// The width of words in a font, in at most `width` points.
  private func width(
    _ text: String, _ font: FontDescription, in width: Double? = nil, _ words: Words,
    _ size: ContentSizeCategory
  ) throws -> Double {
    var slot = TitleSlot.plain(text)
    slot.defaultFont = font
    return try #require(try texts(words, size).measure(slot, width.map { Points($0) })).size.width.value
  }

  private func expect(_ room: [Double]?, _ expected: Double, _ location: Testing.SourceLocation = #_sourceLocation) {
    let isRight = room.map { abs($0[0] - expected) < 0.35 && abs($0[1] - expected) < 0.35 } ?? false
    #expect(isRight, "\(room ?? []) instead of \(expected)", sourceLocation: location)
  }

  @Test(arguments: words, sizes) func rowOfAList(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(#"List { Text("\#(words.title)") }"#, words, size)
    expect(solved.room(words.title), Figure.row)
  }

  @Test(arguments: words, [ContentSizeCategory.large, .accessibility5])
  func linkInAList(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(#"List { NavigationLink("\#(words.title)", value: 1) }"#, words, size)
    expect(
      solved.room(words.title), Figure.row - (size == .large ? Figure.chevron.large : Figure.chevron.largest))
  }

  @Test(arguments: words) func labelInAList(words: Words) async throws {
    let solved = try await solved(#"List { Label("\#(words.title)", systemImage: "bell") }"#, words, .large)
    expect(solved.room(words.title), Figure.row - Figure.icon)
  }

  /// The shorter of two texts is offered half of what the spacer leaves, the longer one what is left of it.
  @Test(arguments: words, sizes) func twoLabels(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(
      #"Form { HStack { Text("\#(words.title)"); Spacer(); Text("\#(words.value)") } }"#, words, size)
    let free = Figure.row - Figure.spacer
    expect(solved.room(words.value), free / 2)
    expect(
      solved.room(words.title),
      free - (try width(words.value, FontDescription(style: .body), in: free / 2, words, size)))
  }

  @Test(arguments: words, sizes) func toolbar(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(
      """
      Text("Page").navigationTitle("\(words.title)").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("\(words.value)") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("OK") {} }
      }
      """, words, size)
    let body = DynamicTypeTable.of(.iOS).entry(style: .body, contentSize: size).pointSize
    let font = FontDescription(size: min(body, Figure.barFont))
    let items = try [words.value, "OK"].map { max(try width($0, font, words, size) + Figure.bar.around, 36) }
    let start = Figure.bar.edge + items[0] + Figure.bar.before
    let end = Figure.screen - Figure.bar.edge - items[1] - Figure.bar.behind
    expect(solved.room(words.title), end - start)
  }

  @Test(arguments: words, sizes) func alert(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(
      """
      Text("Page").alert("\(words.title)", isPresented: $isShown) {
        Button("\(words.value)") {}
        Button("\(words.title)!") {}
      }
      """, presented: true, words, size)
    let room = try #require(solved.room(words.title))
    #expect(Figure.alert.text.contains(room[0]) && room[0] == room[1])
    let titles = try ["\(words.title)!", words.value].map {
      try width($0, FontDescription(size: 17), words, size)
    }
    let isPaired = (titles.max() ?? 0) + 24 <= Figure.alert.half
    #expect(solved.width(words.value) == (isPaired ? Figure.alert.half : Figure.alert.whole))
  }

  @Test(arguments: words, sizes) func borderedButtons(words: Words, size: ContentSizeCategory) async throws {
    for border in Figure.border {
      let source = #"Button("\#(words.value)") {}.buttonStyle(.bordered).controlSize(.\#(border.size))"#
      let solved = try await solved(source, words, size)
      expect(solved.room(words.value), Figure.screen - 2 * border.padding)
      let title = try width(words.value, FontDescription(style: border.style), words, size)
      let own = try #require(solved.width(words.value))
      #expect(abs(own - title - 2 * border.padding) < 0.35, "\(border.size)")
    }
  }

  /// Titles of tabs do not grow, and stay inside the distance of two tabs.
  @Test(arguments: words, sizes) func tabs(words: Words, size: ContentSizeCategory) async throws {
    let tabs = [words.title, "B", "C", "D"].map { #"Text("Page").tabItem { Text("\#($0)") }"# }
    let solved = try await solved("TabView { \(tabs.joined(separator: "; ")) }", words, size)
    let room = try #require(solved.room(words.title))
    #expect(room[0] <= Figure.tab && room[1] >= Figure.tab - 12, "\(room)")
  }

  /// The value of a picker and what is behind it share the row with the label, or are below a label that is too long for that.
  @Test(arguments: words, sizes) func pickerInAForm(words: Words, size: ContentSizeCategory) async throws {
    let solved = try await solved(
      #"Form { Picker(selection: $sound) { Text("\#(words.value)") } label: { Text("\#(words.title)") } }"#, words,
      size)
    let body = FontDescription(style: .body)
    let free = Figure.row - Figure.spacer - (try width(words.value, body, words, size) + Figure.pickerMark)
    let fits = try width(words.title, body, words, size) <= free
    expect(solved.room(words.title), fits ? free : Figure.row)
  }
}
