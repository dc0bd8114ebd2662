import AuditModel
import Foundation
import Testing
import TestSupport

@Suite struct ReviewReasonTests {
  private static let reasons: [ReviewReason] = [
    .outlet(codeMay: .label), .outlet(codeMay: .color, of: "the view behind it"),
    .customClass(may: .label), .customClass(may: .title, of: "its view controller"),
    .runtimeAttribute(may: .label), .computed("model.title"), .prototype, .setInCode, .delegate, .component,
    .oneAtATime, .progressInside, .ownAction, .argumentsLeft, .hiddenAtFirst, .sizeClassVariant, .lightOnly,
    .developersScreen, .mayBeEmbedded, .onePixelPerPoint, .controllerTitle,
    .otherPurpose, .offeredElsewhere, .onlyTitle, .segueKind, .taller, .disabledAtFirst,
    .standsForControl, .noAction,
    .systemSize, .widthOfCanvas, .widthUnknown, .misplaced, .ambiguous,
    .recordedLarger, .sampleArgument,
    .standardText, .manualKey, .noLocaleHasIt, .tableNotRead, .blank, .sourceLacksIt,
    .uninflected, .mayShrink, .mayBeData, .otherState,
  ]

  @Test func sentencesAreTheExpectedOnes() throws {
    let file = ExpectedFile("Tests/AuditModelTests/Expected/review-reasons.tsv")
    let text = Self.reasons.map { "\($0.code)\t\($0.explanation)\n" }.joined()
    #expect(try file.matches(text), "\(file.advice(for: text))")
  }

  @Test func everyReasonIsInTheExpectedFile() throws {
    let source = try ["ReviewReason", "ReviewReason+Code"].map { name in
      try String(contentsOf: ExpectedFile("Sources/AuditModel/Findings/\(name).swift").url, encoding: .utf8)
    }.joined()
    let declared = source.matches(
      of: /package static (?:let (\w+) = ReviewReason\(|func (\w+)\([^{]*-> ReviewReason \{)/
    ).count
    // Outlets and classes have a sentence each for the element itself and for another one.
    #expect(declared == Self.reasons.count - 2)
  }

  @Test func eachKindOfReasonHasACodeOfItsOwn() {
    let kinds = Self.reasons.filter { !["outlet", "custom-class"].contains($0.code) }
    #expect(Set(kinds.map(\.code)).count == kinds.count)
    #expect(kinds.allSatisfy { !$0.code.isEmpty && $0.code.allSatisfy { $0 == "-" || $0.isLowercase } })
  }

  @Test func sentencesFollowAMessage() {
    for reason in Self.reasons {
      #expect(reason.explanation.last != ".", "\(reason.code)")
      let first = reason.explanation.prefix { !$0.isWhitespace }
      #expect(
        first.first?.isLowercase == true || ["AppKit's", "UIKit", "VoiceOver"].contains(String(first))
          || first == "Interface", "\(reason.code)")
    }
  }
}
