import ArgumentParser
import AuditModel
import Configuration
import Localization
import TableAnalysis

/// Which locales are looked at, and which have to be there.
struct LocaleOptions: ParsableArguments {
  @Option(name: .customLong("locale"), help: "Look only at this locale; repeatable.")
  var locales: [String] = []
  @Option(name: .customLong("required-locale"), help: "A locale that the app has to have; repeatable.")
  var requiredLocales: [String] = []

  /// The locales to look at; empty is all.
  ///
  /// Fails with status 2 for one that no user of the project would be shown.
  func selected(_ configuration: Configuration, in workspace: Workspace) throws -> [LocaleTag] {
    try Self.selected(locales, configuration, in: workspace)
  }

  /// The locales of some names, else those of the configuration; empty is all.
  static func selected(
    _ names: [String], _ configuration: Configuration, in workspace: Workspace
  ) throws -> [LocaleTag] {
    let tags = try tags(names) ?? configuration.locales
    let languages = ProjectLanguages(of: workspace)
    // A locale that the project does not have would read as one without faults.
    for tag in tags
    where LocaleSelection.shown(for: tag, among: languages.present.sorted()).isEmpty {
      throw CommandFailure.impossible("the project has no locale '\(tag)'; it has \(languages.list)")
    }
    return tags
  }

  /// The locales that the project has to have.
  func required(_ configuration: Configuration) throws -> Set<LocaleTag> {
    Set(try Self.tags(requiredLocales) ?? configuration.requiredLocales)
  }

  /// Language tags; nil where none is given, an error where one is none.
  private static func tags(_ names: [String]) throws -> [LocaleTag]? {
    guard !names.isEmpty else { return nil }
    return try names.map { name in
      guard let tag = LocaleTag(folderName: name) else {
        throw CommandFailure.impossible("'\(name)' is not a language tag; expected one such as de, pt-BR or zh-Hans")
      }
      return tag
    }
  }
}
