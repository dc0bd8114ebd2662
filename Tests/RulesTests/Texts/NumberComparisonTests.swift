import Testing

@testable import Rules
@testable import TableAnalysis

@Suite struct NumberComparisonTests {
  @Test(arguments: [
    ("30 days", ["30"]), ("1,000 or 1.000 or 1 000", ["1000", "1000", "1000"]), ("1.5 GB", ["1", "5"]),
    ("٣٠ يوما", ["30"]), ("３０日", ["30"]), ("Don&#39;t &#x27;", []), ("https://a.example/1 2", ["2"]),
    ("u200F5", ["5"]), ("U+00A0", []), ("12,34", ["12", "34"]), ("1,0000", ["1", "0000"]), ("", []), ("9", ["9"]),
    ("a&#", []),
  ])
  func reads(text: String, numbers: [String]) {
    #expect(NumberRuns(AnnotatedText(text), isFormat: false).numbers == numbers)
  }

  @Test func passesOverDirectives() {
    #expect(NumberRuns(AnnotatedText("%1$@ of %2$5d in 3"), isFormat: true).numbers == ["3"])
  }

  @Test(arguments: [
    ("One item", "1 Objekt"), ("2 items", "zwei Objekte"), ("At 5:00 PM", "Um 17:00"), ("Um 17:30", "At 5:30 PM"),
    ("10,000", "1万"), ("Half price", "五折"), ("50% off", "五折"), ("Hexadecimal", "16進"),
  ])
  func knowsCustoms(source: String, translation: String) {
    let comparison = NumberComparison(source: AnnotatedText(source), translation: AnnotatedText(translation))
    #expect(
      comparison.lost.isEmpty && comparison.added.isEmpty
        || comparison.isCustomary(source: source, translation: translation))
  }

  @Test func reportsWhatDiffers() {
    let comparison = NumberComparison(
      source: AnnotatedText("iOS 9 or 10, 10"), translation: AnnotatedText("iOS 8 oder 10"))
    #expect(comparison.lost == ["10", "9"])
    #expect(comparison.added == ["8"])
    #expect(!comparison.isCustomary(source: "iOS 9 or 10, 10", translation: "iOS 8 oder 10"))
  }
}
