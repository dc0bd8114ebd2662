import ArgumentParser
import AuditModel
import Auditing
import Configuration
import RuleKit
import Rules
import ScreenAnalysis
import TableAnalysis
import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// The command line over the configuration over the defaults.
@Suite struct ScopeOptionsTests {
  private func options(_ arguments: [String], _ change: (inout Configuration) -> Void = { _ in }) throws -> AuditOptions
  {
    var configuration = Configuration()
    change(&configuration)
    let workspace = Workspace(trees: [InterfaceTree(source: "a.json", platform: .iOS)].map(english))
    return try ScopeOptions.parse(arguments).options(for: configuration, root: nil, workspace: workspace)
  }

  private func english(_ tree: InterfaceTree) -> InterfaceTree {
    var tree = tree
    tree.developmentLanguage = .english
    return tree
  }

  @Test func withoutOptionsTheDefaultsApply() throws {
    let options = try options([])
    #expect(options.contentSizes == ContentSizeCategory.allCases)
    #expect(options.buttonLabel == .observed)
    #expect(options.analysis.platform == nil)
  }

  @Test func theConfigurationComesBeforeTheDefaults() throws {
    let fonts = try TemporaryFolder()
    let options = try options([]) { configuration in
      configuration.contentSizes = [.large]
      configuration.platform = .macOS
      configuration.buttonLabel = .documented
      configuration.fonts = [fonts.url.path]
    }
    #expect(options.contentSizes == [.large])
    #expect(options.analysis.platform == .macOS)
    #expect(options.buttonLabel == .documented)
    #expect(options.analysis.fontFolders == [fonts.url.path])
  }

  @Test func theCommandLineComesBeforeTheConfiguration() throws {
    let arguments = ["--content-size", "xLarge", "--platform", "iOS", "--button-label", "observed", "--locale", "en"]
    let options = try options(arguments) { configuration in
      configuration.contentSizes = [.large]
      configuration.platform = .macOS
      configuration.buttonLabel = .documented
    }
    #expect(options.contentSizes == [.xLarge])
    #expect(options.analysis.platform == .iOS)
    #expect(options.buttonLabel == .observed)
    #expect(options.analysis.locales == [.english])
  }

  @Test func disabledRulesAddUpAndTheCommandLinesOnlyRulesWin() throws {
    let options = try options([
      "--only-rule", "extra-key", "--only-rule", "title-clipped", "--disable-rule", "extra-key",
    ]) {
      $0.onlyRules = ["empty-value"]
    }
    #expect(options.ruleSet.rules.map(\.name) == ["title-clipped"])
  }

  @Test func theCommandLinesEnabledRulesWinOverTheConfiguration() throws {
    let options = try options(["--enable-rule", "extra-key"]) { $0.disabledRules = ["extra-key", "title-clipped"] }
    let names = Set(options.ruleSet.rules.map { $0.name })
    #expect(names.contains("extra-key"))
    #expect(!names.contains("title-clipped"))
  }

  @Test(arguments: [
    ["--enable-rule", "nope"], ["--locale", "de"], ["--locale", "not a tag"], ["--only-rule", "nope"],
    ["--disable-rule", "nope"],
  ])
  func anUnknownRuleOrLocaleIsAFailure(arguments: [String]) {
    #expect(throws: CommandFailure.self) { try options(arguments) }
  }
}
