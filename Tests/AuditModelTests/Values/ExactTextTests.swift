import AuditModel
import Testing

@Suite struct ExactTextTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  @Test func textsThatOnlyLookEqualAreTwo() {
    #expect(composed == decomposed)
    #expect(ExactText(composed) != ExactText(decomposed))
    #expect(Set([composed, decomposed, composed].map(ExactText.init)).count == 2)
    #expect((ExactText(composed) < ExactText(decomposed)) != (ExactText(decomposed) < ExactText(composed)))
    #expect(ExactText("a\u{301}\u{323}") != ExactText("a\u{323}\u{301}"), "of one length")
  }

  @Test func aDictionaryKeepsBothKeys() {
    var values: KeyDictionary = [composed: 1, decomposed: 2]
    #expect(values[composed] == 1 && values[decomposed] == 2 && values["cafe"] == nil)
    #expect(values.sortedKeys.map { Array($0.utf8) } == [decomposed, composed].map { Array($0.utf8) })
    values.merge([decomposed: 5, "x": 7]) { $0 + $1 }
    #expect(values.count == 3 && values[composed] == 1 && values[decomposed] == 7)
    #expect(values.map(\.value).sorted() == [1, 7, 7])
    values[composed] = nil
    #expect(values.count == 2 && !values.isEmpty)
  }

  @Test func aSetKeepsBothKeys() {
    var keys: KeySet = []
    #expect(keys.insert(composed) && keys.insert(decomposed) && !keys.insert(composed))
    #expect(keys.contains(decomposed) && !keys.contains("cafe"))
  }

  @Test func filesOfTwoNormalizationsAreTwoPlaces() {
    let (one, other) = (SourceLocation(file: composed), SourceLocation(file: decomposed))
    #expect(one != other && Set([one, other]).count == 2 && (one < other) != (other < one))
  }
}
