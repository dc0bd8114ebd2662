import ArgumentParser
import AuditModel
import Auditing
import Foundation
import Reporting
import SystemPackage
import VoiceOver

/// What is audited: locales, sizes, rules, fonts.
struct ScopeOptions: ParsableArguments {
  @Option(name: .customLong("locale"), help: "Audit only this locale; repeatable.")
  var locales: [String] = []
  @Option(name: .customLong("required-locale"), help: "A locale that the app has to have; repeatable.")
  var requiredLocales: [String] = []
  @Option(name: .customLong("content-size"), help: "Fit titles only at this content size; repeatable.")
  var contentSizes: [ContentSizeCategory] = []
  @Option(help: "Audit only interfaces of this platform.")
  var platform: Platform?
  @Option(name: .customLong("only-rule"), help: "Apply only this rule; repeatable.")
  var onlyRules: [String] = []
  @Option(name: .customLong("disable-rule"), help: "Do not apply this rule; repeatable.")
  var disabledRules: [String] = []
  @Option(help: "Which label of a titled button counts: observed (its accessibility label) or documented (its title).")
  var buttonLabel: ButtonLabelOption?
  @Option(name: .customLong("fonts"), help: "A folder of fonts to use before the system's; repeatable.")
  var fontFolders: [String] = []

  @Option(help: .hidden) var device: [String] = []
  @Option(help: .hidden) var ios: String?
  @Flag(help: .hidden) var pseudo = false
  @Option(help: .hidden) var since: String?
  @Option(help: .hidden) var shard: String?

  func validate() throws {
    let later: [(String, Bool)] = [
      ("--device", !device.isEmpty), ("--ios", ios != nil), ("--pseudo", pseudo), ("--since", since != nil),
      ("--shard", shard != nil),
    ]
    if let option = later.first(where: \.1)?.0 { throw ValidationError("\(option) is not yet available") }
    for folder in fontFolders where !FileManager.default.fileExists(atPath: folder) {
      throw ValidationError("--fonts: the folder \(folder) does not exist")
    }
  }
}

/// Which label of a titled button counts.
enum ButtonLabelOption: String, ExpressibleByArgument, CaseIterable {
  case observed, documented

  /// The speech model's setting.
  var setting: SpeechSettings.ButtonLabel { self == .observed ? .observed : .documented }
}

extension ContentSizeCategory: @retroactive ExpressibleByArgument {}
extension Platform: @retroactive ExpressibleByArgument {}
