import AuditModel
import Localization
import PlatformData
import TestSupport
import Testing
import TextLayout
import VoiceOver

@testable import ScreenAnalysis

@Suite("Screens of SwiftUI in an audit")
struct SwiftUILayoutTests {
  private static let text = TextEngine()

  /// A view with some elements inside, which the platform's usual phone shows.
  private static func workspace(
    _ children: [Element], platform: Platform = .iOS, isCatalyst: Bool? = nil
  ) -> Workspace {
    var tree = InterfaceTree(source: "V.swift", platform: platform)
    (tree.framework, tree.developmentLanguage, tree.isCatalyst) = (.swiftUI, .english, isCatalyst)
    var root = Element(id: "V", kind: .view)
    root.children = children
    tree.screens = [Screen(id: "V", title: "V", root: root)]
    var workspace = Workspace()
    workspace.trees = [tree]
    return workspace
  }

  private static func facts(
    _ children: [Element], platform: Platform = .iOS, isCatalyst: Bool? = nil, devices: [String] = [],
    sizes: [ContentSizeCategory] = [.large]
  ) throws -> ScreenFacts {
    let workspace = workspace(children, platform: platform, isCatalyst: isCatalyst)
    let screens = try devices.map { try #require(DeviceScreen.named($0)) }
    let builder = ScreenFactsBuilder(
      AnalysisContext(workspace, text: text), contentSizes: sizes, devices: screens)
    return text.withMeasurer {
      builder.facts(of: workspace.trees[0].screens[0], in: workspace.trees[0], measuringWith: $0)
    }
  }

  private static func label(_ text: String, lines: Int = 1, _ modifiers: LayoutModifier...) -> Element {
    var label = Element(id: "label", kind: .label)
    (label.control.text, label.control.numberOfLines) = (LocalizableText(text), lines)
    label.layout.view = ViewLayout()
    label.layout.view?.modifiers = modifiers
    return label
  }

  private static let long = "A text that is much longer than the room that its frame of a hundred points has for it"

  @Test("a width that is certain makes a verdict that is sure")
  func certainWidth() throws {
    let facts = try Self.facts([Self.label(Self.long, .frame(width: .points(100), height: nil, alignment: nil))])
    let element = try #require(facts.elements.last)
    let fit = try #require(element.texts.first?.fits.first)
    #expect(fit.origin == .proposal && fit.devices == ["iphone-6.3in"])
    #expect(fit.availableSize == .fixed(Size(width: 100, height: 0)))
    if case .truncates = fit.measurement.verdict {} else { Issue.record("\(fit.measurement.verdict)") }
    #expect(fit.uncertainty(of: try #require(element.texts.first), on: element.element) == nil)
  }

  @Test("what only Mac Catalyst shows is on no phone and in no other text size, and nothing of it is sure")
  func catalyst() throws {
    let label = Self.label(Self.long, .frame(width: .points(100), height: nil, alignment: nil))
    let facts = try Self.facts(
      [label], isCatalyst: true, devices: ["iphone-4.7in"], sizes: [.large, .accessibility3])
    #expect(facts.layouts.devices == [nil] && facts.layouts.contentSizes == [.large])
    #expect(facts.layouts.originalScreen.solved.size == Size(width: 800, height: 600))
    let element = try #require(facts.elements.last)
    let text = try #require(element.texts.first)
    #expect(text.fits.allSatisfy { $0.uncertainty(of: text, on: element.element) != nil })
  }

  @Test(
    "an unknown length makes a range: what fits nowhere is truncated, what fits the least width fits, the rest is counted"
  )
  func ranges() throws {
    let verdict = { (text: String) throws -> (sure: Bool, fits: Bool) in
      let facts = try Self.facts([
        Self.label(text, .frame(width: .unknown("side"), height: nil, alignment: nil))
      ])
      let element = try #require(facts.elements.last)
      let title = try #require(element.texts.first)
      let fit = try #require(title.fits.first)
      let shows = fit.measurement.verdict.showsWholeText
      return (shows || fit.uncertainty(of: title, on: element.element) == nil, shows)
    }
    #expect(try verdict("OK") == (true, true))
    #expect(try verdict(String(repeating: "long ", count: 60)) == (true, false))
    #expect(try verdict("About as wide as the likely width") == (false, false))
  }

  /// A text that is short enough for the largest font that is assumed fits in any.
  @Test(
    "a font that is not known makes a range: what fits in the largest fits, the rest is counted",
    arguments: [(text: "OK", fits: true), (text: "About as wide", fits: false), (text: Self.long, fits: false)])
  func unknownFont(text: String, fits: Bool) throws {
    var label = Self.label(text, .frame(width: .points(100), height: nil, alignment: nil))
    label.layout.view?.unknownFont = ".brand"
    let element = try #require(try Self.facts([label]).elements.last)
    let title = try #require(element.texts.first)
    let fit = try #require(title.fits.first)
    #expect(fit.measurement.verdict.showsWholeText == fits)
    #expect(fit.uncertainty(of: title, on: element.element) == "the font … is not known")
  }

  @Test("what is asked for takes the place of the usual phone")
  func devices() throws {
    let facts = try Self.facts([Self.label("a")], devices: ["iphone-4.7in"])
    #expect(facts.layouts.devices == ["iphone-4.7in"])
    #expect(facts.layouts.originalScreen.frames[0]?.width == 375)
  }

  @Test("on other platforms nothing is sure")
  func otherPlatforms() throws {
    let facts = try Self.facts(
      [Self.label(Self.long, .frame(width: .points(100), height: nil, alignment: nil))], platform: .macOS)
    let element = try #require(facts.elements.last)
    let title = try #require(element.texts.first)
    #expect(title.fits.first?.uncertainty(of: title, on: element.element) != nil)
    #expect(facts.layouts.originalScreen.certain(1) == nil)
  }

  @Test("elements of the layout alone are not counted")
  func counts() throws {
    let facts = try Self.facts([Self.label("a"), Element(id: "s", kind: .spacer), Element(id: "d", kind: .divider)])
    let measured = Measured(of: facts)
    #expect(measured.elements == 2 && measured.titles == 1 && measured.utterances == 1)
  }

  @Test("rows of a layout have a range where a frame is not certain")
  func rows() async {
    let children = [
      Self.label("a"), Self.label(Self.long, .frame(width: .unknown("side"), height: nil, alignment: nil)),
    ]
    let rows = await LayoutSurvey(AnalysisContext(Self.workspace(children), text: Self.text)).rows()
    #expect(rows.map(\.determinedBy) == [.proposal, .proposal, .proposal])
    #expect(rows.map(\.device) == Array(repeating: "iphone-6.3in", count: 3))
    #expect(rows.last.map { $0.frameMinimum != nil && $0.frameMaximum != nil && $0.ambiguous } == true)
  }
}
