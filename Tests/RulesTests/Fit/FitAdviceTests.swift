import AuditModel
import Testing

@testable import Rules
@testable import ScreenAnalysis

@Suite struct FitAdviceTests {
  private func fit(
    _ verdict: FitVerdict, neededLines: Int, breaksWord: Bool = false, characters: Int? = 9
  ) -> TitleFit {
    var measurement = TextMeasurement(
      pointSize: 15, naturalWidth: 150, layoutWidth: 80, lineHeight: 18, textHeight: 18, lines: 1,
      visibleText: "Notifi…", verdict: verdict, faces: [])
    measurement.neededLines = neededLines
    measurement.neededHeight = Points(18 * neededLines)
    measurement.breaksWord = breaksWord
    measurement.budget = FitBudget(width: 80, lines: 1, characters: characters)
    return TitleFit(contentSize: .large, availableSize: .fixed(Size(width: 80, height: 44)), measurement: measurement)
  }

  private let title = TitleFacts(
    slot: "normal", locale: .english, text: ResolvedText("Notification settings"), fits: [])

  private func advice(_ fit: TitleFit, height: Points, mayWrap: Bool = true) -> FitAdvice {
    var fit = fit
    fit.availableSize = .fixed(Size(width: 80, height: height))
    return FitAdvice(fit, of: title, mayWrap: mayWrap)
  }

  private func words(_ fit: TitleFit, height: Points = 44, mayWrap: Bool = true) -> String? {
    advice(fit, height: height, mayWrap: mayWrap).words
  }

  private let cut = FitVerdict.truncates(visible: "Notifi…", dropped: 15)

  @Test func adviceNamesTheLinesAndTheMissingHeight() {
    #expect(words(fit(cut, neededLines: 2)) == "about 9 characters fit; it would fit on 2 lines")
    #expect(
      words(fit(cut, neededLines: 2), height: 30)
        == "about 9 characters fit; it would fit on 2 lines with 6 pt more height")
    // Layout rounds to half a point.
    #expect(words(fit(cut, neededLines: 2), height: 35.5) == "about 9 characters fit; it would fit on 2 lines")
  }

  @Test func adviceDoesNotNameLinesThatDoNotHelp() {
    #expect(words(fit(cut, neededLines: 1)) == "about 9 characters fit")
    #expect(words(fit(cut, neededLines: 3, breaksWord: true)) == "about 9 characters fit")
    #expect(words(fit(cut, neededLines: 3), mayWrap: false) == "about 9 characters fit")
  }

  @Test(arguments: [(0, "not even one character fits"), (1, "about 1 character fits")])
  func adviceCountsFewCharacters(count: Int, expected: String) {
    #expect(words(fit(cut, neededLines: 1, characters: count)) == expected)
  }

  @Test func theEvidenceStatesTheFacts() {
    let evidence = advice(fit(cut, neededLines: 2), height: 30).evidence
    #expect(
      evidence == [
        "budget": .number(80), "budgetCharacters": .number(9), "linesToFit": .number(2),
        "linesToFitMissingHeight": .number(6),
      ])
  }
}
