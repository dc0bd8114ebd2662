import AuditModel
import Localization
import PlatformData
import TestSupport
import Testing
import TextLayout
import VoiceOver

@testable import ScreenAnalysis

@Suite struct ScreenFactsBuilderTests {
  private static let text = TextEngine()

  /// The facts of the first element inside the root of an app's only screen.
  private func facts(
    _ builder: CatalogBuilder, sizes: [ContentSizeCategory] = [.large], devices: [DeviceScreen] = [],
    locales: [LocaleTag] = [], change: (inout Element) -> Void = { _ in }
  ) throws -> ElementFacts {
    let screen = screen(builder, sizes: sizes, devices: devices, locales: locales, change: change)
    return try #require(screen.elements.dropFirst().first)
  }

  /// The facts of an app's only screen, after a change to the first element inside its root.
  private func screen(
    _ builder: CatalogBuilder, sizes: [ContentSizeCategory] = [.large], devices: [DeviceScreen] = [],
    locales: [LocaleTag] = [], change: (inout Element) -> Void = { _ in }
  ) -> ScreenFacts {
    var workspace = builder.workspace
    workspace.trees[0].developmentLanguage = .english
    change(&workspace.trees[0].screens[0].root.children[0])
    let tree = workspace.trees[0]
    var options = AnalysisOptions()
    options.locales = locales
    let builder = ScreenFactsBuilder(
      AnalysisContext(workspace, options: options, text: Self.text), contentSizes: sizes, devices: devices)
    return Self.text.withMeasurer { builder.facts(of: tree.screens[0], in: tree, measuringWith: $0) }
  }

  private static let app = CatalogBuilder().interface("Main", buttons: ["b1"])
    .table("Main", ["de": ["b1.normalTitle=Titel"], "fr": ["other=x"]])

  @Test func aTitleIsFittedOnceInEachLocaleThatHasItsOwn() throws {
    let titles = try facts(Self.app).titles
    #expect(titles.map(\.locale.identifier) == ["en", "de"])
    #expect(titles.map(\.text.string) == ["Title", "Titel"])
  }

  @Test func aTitleIsJudgedWithTheFontOfEachDevicesSizeClasses() throws {
    let devices = try ["iphone-4.7in", "ipad-9.7in"].map { try #require(DeviceScreen.named($0)) }
    let titles = try facts(Self.app, devices: devices) { element in
      var width = LayoutConstraint(firstAttribute: .width)
      width.constant = 60
      element.layout.constraints = [width]
      var variation = SizeClassVariation(key: "heightClass=regular-widthClass=regular")
      variation.font = FontDescription(size: 40)
      element.layout.variations = [variation]
    }.titles
    let cut = titles.flatMap(\.fits).filter { !$0.measurement.verdict.showsWholeText }
    #expect(!cut.isEmpty)
    #expect(Set(cut.flatMap(\.devices)) == [devices[1].name])
  }

  @Test func aTitleThatAClassMayShowOnSeveralLinesIsSkipped() {
    let skipped = { (name: String?) in
      let facts = screen(Self.app) { element in
        var width = LayoutConstraint(firstAttribute: .width)
        width.constant = 20
        element.layout.constraints = [width]
        element.control.lineBreakMode = .wordWrap
        element.connections.customClass = name
      }
      return Measured(of: facts).skipped.contains { $0.reason == "the class may show the title on several lines" }
    }
    #expect(skipped("WrappingButton"))
    #expect(!skipped(nil))
  }

  /// Whether code is taken to replace a text does not depend on the languages that are asked for.
  @Test(arguments: [["en"], ["en", "de"], []])
  func aTextThatAnotherLanguageTranslatesIsNoPlaceholder(_ languages: [String]) throws {
    let locales = languages.compactMap { LocaleTag($0) }
    for (key, isDummy) in [("b1.normalTitle", false), ("b1.other", true)] {
      let facts = try facts(Self.app, locales: locales) { element in
        element.connections.outlets = ["button"]
        element.control.states = [
          .normal: StateContent(title: LocalizableText(value: "Title", key: key, table: "Main"))
        ]
      }
      #expect(facts.showsDummy == isDummy)
    }
  }

  @Test func aTextThatCodeLooksUpIsNoPlaceholder() throws {
    let facts = try facts(Self.app.table("Localizable", ["de": ["go=Los"]])) { element in
      element.connections.outlets = ["button"]
      element.control.states = [.normal: StateContent(title: LocalizableText(key: "go"))]
    }
    #expect(!facts.showsDummy)
  }

  @Test func theSizeOfATextThatCodeReplacesIsSkipped() {
    let skipped = { (title: String) in
      let facts = screen(Self.app) { $0.control.states = [.normal: StateContent(title: LocalizableText(title))] }
      return Measured(of: facts).skipped.filter { $0.what == "sizes" }.map(\.count)
    }
    #expect(skipped("{name}") == [1])
    #expect(skipped("Name") == [])
  }

  @Test func anElementIsSpokenInEveryLocale() throws {
    let spoken = try facts(Self.app).utterances.mapValues(\.text)
    #expect(spoken[.english] == "Title. Button.")
    #expect(spoken.keys.map(\.identifier).sorted() == ["de", "en", "fr"])
  }

  @Test func elementsThatVoiceOverIgnoresAreNotSpoken() throws {
    #expect(try facts(Self.app) { $0.accessibility.isElement = false }.utterances.isEmpty)
  }

  @Test func onlyAScalingTitleIsFittedAtEverySize() throws {
    let sizes: [ContentSizeCategory] = [.small, .large, .accessibility5]
    #expect(try facts(Self.app, sizes: sizes).titles.first?.fits.map(\.contentSize) == [.large])
    let scaling = try facts(Self.app, sizes: sizes) { $0.control.font = FontDescription(style: .body) }
    #expect(scaling.titles.first?.fits.map(\.contentSize) == sizes)
  }

  @Test func aTitleWithoutAnAvailableSizeNeedsReviewWithAReason() throws {
    let title = try #require(try facts(Self.app).titles.first)
    #expect(title.fits.first?.measurement.verdict == .needsReview(reason: "the file records no frame"))
  }

  @Test func aButtonWithTitleAndLabelHasBothReadings() throws {
    let naming = try facts(Self.app) { $0.accessibility.label = "Label" }.namings[.english]
    #expect(naming?.observed == "Label. Button.")
    #expect(naming?.documented == "Title. Button.")
    #expect(naming?.differs == true)
  }
}
