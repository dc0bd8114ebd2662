import AuditModel
import PlatformData
import TestSupport
import Testing

@testable import RuleKit
@testable import Rules
@testable import ScreenAnalysis

@Suite struct LayoutRuleTests {
  private typealias Frames = [String: SolvedElement]

  private static let pair = [Node(.label, "l", ["text": "Notifications"]), Node(.button, "b", ["title": "Edit"])]

  /// A label and a button in a row: the label is as wide as given, the button is at 200.
  private func row(_ width: Points, second: SolvedElement = .at(200, 0, 100, 44)) -> Frames {
    ["l": .at(0, 0, width, 44), "b": second]
  }

  private func messages(_ findings: [Finding]) -> [String] { findings.map(\.message).sorted() }

  // MARK: Overlaps

  @Test func aLabelThatGrowsUnderAButtonOverlaps() throws {
    let screen = try TestScreen.controller(Self.pair).facts { $0.locale == .german ? row(230) : row(150) }
    let finding = try #require(ControlsOverlap().findings(on: screen).first)
    #expect(finding.message == "the button \"Edit\" overlaps the label \"Notifications\" by 30 × 44 pt at large")
    #expect(finding.locale == .german)
    #expect(finding.also == [])
    #expect(finding.severity == .warning)
    #expect(finding.evidence["other"] == .text("screen/root/view/l"))
  }

  @Test(
    arguments: [
      (["en", "de", "fi"], [.english, .german, .finnish], "de", "Benachrichtigungen"),
      // What Austria borrows from Germany is known of Germany alone; of what nobody translated the source is shown.
      (["en", "de"], [.english, LocaleTag("de-AT"), .finnish], "de-AT", "Benachrichtigungen"),
      (["en", "de"], [.english, .finnish], "fi", "en"),
      (["de", "fi"], [LocaleTag("sv")], "sv", "Notifications"),
    ] as [([String], [LocaleTag?], String, String)])
  func aFindingQuotesTheWordsOfItsOwnLanguage(
    translated: [String], locales: [LocaleTag?], first: String, expected: String
  ) throws {
    let scene = TestScreen.controller(Self.pair)
    let texts = translated.compactMap { LocaleTag($0) }.map { locale in
      TitleFacts(
        slot: "text", locale: locale, text: ResolvedText(locale == .german ? "Benachrichtigungen" : locale.identifier),
        fits: [])
    }
    let screen = try scene.facts(locales: locales.compactMap(\.self), change: { $0[2].texts = texts }) {
      $0.locale == .english ? row(150) : row(0.5)
    }
    let finding = try #require(ControlCollapsed().findings(on: screen).first)
    #expect(finding.locale?.identifier == first)
    #expect(finding.message.contains("label \"\(expected)\""), "\(finding.message)")
  }

  @Test(arguments: [
    (150.0, 201.0), (150, 202), (230, 260),
  ])
  func controlsMayTouchAndMayOverlapByDesign(original: Double, german: Double) throws {
    let screen = try TestScreen.controller(Self.pair).facts {
      row(Points($0.locale == .german ? german : original))
    }
    #expect(ControlsOverlap().findings(on: screen).isEmpty)
  }

  @Test(arguments: [(0.0, 1), (27, 1), (28, 0)])
  func whatIsOutsideTheAlignmentRectangleNeitherOverlapsNorLeavesTheScreen(inset: Double, count: Int) throws {
    let change = { (elements: inout [ElementFacts]) in elements[3].alignmentInsets = EdgeInsets(left: inset) }
    let screen = try TestScreen.controller(Self.pair).facts(change: change) {
      $0.locale == .german ? row(230) : row(150)
    }
    #expect(ControlsOverlap().findings(on: screen).count == count)
    let outside = try TestScreen.controller(Self.pair).facts(change: change) { situation in
      row(150, second: .at(situation.locale == .german ? -30 : 0, 50, 100, 44))
    }
    #expect(ControlOffScreen().findings(on: outside).count == count)
  }

  @Test(arguments: ["hidden", "recorded", "ambiguous", "blank", "tab", "scrolls", "stacked"])
  func controlsThatAreNotShownTogetherDoNotOverlap(trap: String) throws {
    var children = Self.pair
    var second = SolvedElement.at(200, 0, 100, 44)
    switch trap {
    case "hidden": children[1] = children[1].with(["isHidden": true])
    case "recorded": second.determinedBy = .recorded
    case "ambiguous": second.isAmbiguous = true
    case "blank": children[0] = children[0].with(["text": " "])
    case "tab": children = [Node(.tabView, "t") { children }]
    case "scrolls": children = [Node(.scrollView, "s") { [children[0]] }, children[1]]
    default: children = [children[0], Node(.view, "overlay") { [children[1]] }]
    }
    let screen = try TestScreen.controller(children).facts { situation in
      row(situation.locale == .german ? 230 : 150, second: second).merging([
        "t": .at(0, 0, 400, 100), "s": .at(0, 0, 190, 100), "overlay": .at(0, 0, 400, 100),
      ]) { own, _ in own }
    }
    #expect(ControlsOverlap().findings(on: screen).isEmpty)
  }

  @Test func aFindingNamesTheFirstVariantAndTheOthers() throws {
    let locales: [LocaleTag] = [.english, .finnish, .german]
    let screen = try TestScreen.controller(Self.pair).facts(locales: locales, devices: [nil, "iphone-4.7in"]) {
      situation in
      // The narrow device alone shows it at the usual size; there in both languages.
      let isWide = situation.locale != .english && (situation.device != nil || situation.contentSize != .large)
      return row(isWide ? 230 : 150)
    }
    let findings = ControlsOverlap().findings(on: screen)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.message.hasSuffix("at large on iphone-4.7in"))
    #expect(finding.locale == .german)
    #expect(finding.otherLocales.map(\.identifier) == ["fi"] && finding.also == ["canvas", "accessibility1"])
    #expect(finding.evidence["situations"] == .number(6))
  }

  @Test func anOverlapOnlyAtAccessibilitySizesIsANote() throws {
    let screen = try TestScreen.controller(Self.pair).facts { row($0.contentSize == .large ? 150 : 230) }
    #expect(ControlsOverlap().findings(on: screen).map(\.severity) == [.note])
  }

  // MARK: Edges

  @Test(arguments: [
    (SolvedElement.at(350, 0, 90, 44), "the button \"Go\" extends beyond the right edge, by 40 pt at large"),
    (.at(400, 0, 90, 44), "the button \"Go\" is completely beyond the right edge, by 90 pt at large"),
    (.at(-5, 0, 90, 44), "the button \"Go\" extends beyond the left edge, by 5 pt at large"),
    (.at(0, 790, 90, 44), "the button \"Go\" extends beyond the bottom edge, by 34 pt at large"),
    (.at(312, 0, 90, 44), ""),
  ])
  func aControlBeyondTheScreensEdgeIsReported(german: SolvedElement, expected: String) throws {
    let screen = try TestScreen.controller([Node(.button, "b", ["title": "Go"])]).facts { situation in
      ["b": situation.locale == .german ? german : .at(0, 0, 90, 44)]
    }
    #expect(messages(ControlOffScreen().findings(on: screen)) == (expected.isEmpty ? [] : [expected]))
  }

  @Test(arguments: ["scrolls", "hidden", "design", "cell"])
  func controlsThatMayBeOffScreenAreNotReported(trap: String) throws {
    let button = Node(.button, "b", ["title": "Go", "isHidden": JSON(trap == "hidden")])
    let children = trap == "scrolls" ? [Node(.scrollView, "s") { [button] }] : [button]
    let scene = TestScreen.controller(children, as: trap == "cell" ? .cell : .viewController)
    let screen = try scene.facts { situation in
      let isBelow = situation.locale == .german || trap == "design"
      return ["s": .at(0, 0, 400, 800), "b": .at(0, isBelow ? 790 : 0, situation.locale == .german ? 91 : 90, 44)]
    }
    #expect(ControlOffScreen().findings(on: screen).isEmpty)
  }

  // MARK: Collapse

  @Test func aCollapsedLabelIsReportedWhereItCollapsesFirst() throws {
    let screen = try TestScreen.controller(Self.pair).facts { row($0.locale == .german ? 0.5 : 150) }
    let findings = ControlCollapsed().findings(on: screen)
    #expect(messages(findings) == ["the label \"Notifications\" is only 0.5 × 44 pt at large"])
    #expect(findings.map(\.locale) == [.german])
  }

  @Test func aControlThatCollapsesByDesignIsReportedOnceInItsOwnLanguage() throws {
    let screen = try TestScreen.controller(Self.pair).facts { row($0.locale == .german ? 0.5 : 0) }
    let findings = ControlCollapsed().findings(on: screen)
    #expect(messages(findings) == ["the label \"Notifications\" is only 0 × 44 pt"])
    #expect(findings.map(\.locale) == [.english])
    #expect(findings.first?.also == [])
  }

  @Test func aControlWithoutContentMayCollapse() throws {
    let children = [Node(.label, "l"), Node(.button, "b")]
    let screen = try TestScreen.controller(children).facts { _ in ["l": .at(0, 0, 0, 20), "b": .at(0, 30, 0, 0)] }
    #expect(ControlCollapsed().findings(on: screen).isEmpty)
  }

  @Test(arguments: [(100.0, 1), (0, 0)])
  func aControlThatInterfaceBuilderRecordedAsCollapsedIsMeantToBe(recorded: Double, count: Int) throws {
    let label = Node(.label, "l", ["text": "Notifications", "frame": .frame(0, 0, 100, recorded)])
    let screen = try TestScreen.controller([label]).facts { _ in ["l": .at(0, 0, 100, 0)] }
    #expect(ControlCollapsed().findings(on: screen).count == count)
  }

  @Test(arguments: [(false, [nil]), (true, ["outlet"])] as [(Bool, [String?])])
  func aControlThatCodeMayOpenThroughTheOutletOfAConstraintNeedsReview(hasOutlet: Bool, reasons: [String?]) throws {
    let width: JSON = ["firstAttribute": "width", "constant": 0, "hasOutlet": JSON(hasOutlet)]
    let label = Node(.label, "l", ["text": "Notifications", "constraints": [width]])
    let screen = try TestScreen.controller([label]).facts { _ in ["l": .at(0, 0, 0, 44)] }
    #expect(ControlCollapsed().findings(on: screen).map(\.reason) == reasons)
  }

  // MARK: Conflicts

  @Test(arguments: [(false, false, [nil]), (true, false, ["outlet"]), (false, true, [])] as [(Bool, Bool, [String?])])
  func aConflictThatCodeMaySolveNeedsReviewAndOneOfTheCanvasIsNone(
    isAdjustable: Bool, restsOnCanvas: Bool, reasons: [String?]
  ) throws {
    var conflict = LayoutConflict(owner: "l", dropped: nil, summary: "l.width = 120", against: [])
    (conflict.isAdjustable, conflict.restsOnCanvas) = (isAdjustable, restsOnCanvas)
    let screen = try TestScreen.controller(Self.pair).facts(conflicts: { _ in [conflict] }) { _ in row(120) }
    #expect(ConstraintConflict().findings(on: screen).map(\.reason) == reasons)
  }

  @Test func aConflictIsReportedOnceForEachConstraint() throws {
    let constraint: LayoutConstraint = try JSON.constraint("l.width = 120").decoded()
    let conflict = LayoutConflict(
      owner: "l", dropped: constraint, summary: "l.width = 120", against: ["b.leading = l.trailing + 8"])
    let screen = try TestScreen.controller(Self.pair).facts(
      locales: [.english, .finnish, .german], conflicts: { $0.locale == .english ? [] : [conflict] }
    ) { row($0.locale == .german ? 120 : 121) }
    let findings = ConstraintConflict().findings(on: screen)
    #expect(messages(findings) == ["l.width = 120 conflicts with b.leading = l.trailing + 8 at large"])
    #expect(findings.first?.locale == .german)
    #expect(findings.first?.otherLocales.map(\.identifier) == ["fi"])
  }

  // MARK: Targets

  @Test func aButtonThatBecomesTooSmallDiffersFromOneThatIsAlwaysTooSmall() throws {
    let children = [Node(.button, "small", ["title": "A"]), Node(.button, "squeezed", ["title": "B"])]
    let screen = try TestScreen.controller(children).facts { situation in
      ["small": .at(0, 0, 40, 44), "squeezed": .at(0, 50, situation.locale == .german ? 20 : 60, 44)]
    }
    let findings = HitRegionTooSmall().findings(on: screen)
    #expect(
      messages(findings) == [
        "the button is 20 × 44 pt; it should be at least 44 × 44 pt at large",
        "the button is 40 × 44 pt; it should be at least 44 × 44 pt",
      ])
    #expect(Set(findings.map(\.locale)) == [nil, .german])
    #expect(Set(findings.map(\.severity)) == [.error, .warning])
    #expect(findings.allSatisfy { $0.evidence["basis"] == .text("constraints") })
  }

  @Test func aFindingSaysWhatDeterminedItsFrame() throws {
    let origins: [(FrameOrigin?, String)] = [
      (.recorded, "recorded frame"), (nil, "recorded frame"), (.autoresizing, "autoresizing"),
    ]
    for (origin, expected) in origins {
      let button = Node(.button, "b", ["title": "A", "frame": .frame(0, 0, 30, 30)])
      let screen = try TestScreen.controller([button]).facts { _ in
        origin.map { ["b": .at(0, 0, 30, 30, by: $0)] } ?? [:]
      }
      let findings = HitRegionTooSmall().findings(on: screen)
      #expect(findings.map { $0.evidence["basis"] } == [.text(expected)])
    }
  }
}
