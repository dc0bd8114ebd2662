import ArgumentParser
import AuditModel
import Configuration
import TableAnalysis

/// The locales to look at, and those that the project must have.
struct LocaleOptions: ParsableArguments {
  @Option(name: .customLong("locale"), help: "Look only at this locale (repeatable).")
  var locales: [String] = []
  @Option(name: .customLong("required-locale"), help: "A locale that the app must have (repeatable).")
  var requiredLocales: [String] = []

  /// The locales to look at; empty for all.
  ///
  /// Throws a failure for a locale that the app would never show.
  func selected(_ configuration: Configuration, in workspace: Workspace) throws -> [LocaleTag] {
    try Self.selected(locales, configuration, in: workspace)
  }

  /// The locales to audit: those to look at, else those of the given files; empty for all.
  func audited(_ configuration: Configuration, in workspace: Workspace) throws -> [LocaleTag] {
    let chosen = try selected(configuration, in: workspace)
    return chosen.isEmpty ? workspace.givenLocales ?? [] : chosen
  }

  /// The named locales, else those of the configuration; empty for all.
  static func selected(
    _ names: [String], _ configuration: Configuration, in workspace: Workspace
  ) throws -> [LocaleTag] {
    let tags = try tags(names) ?? configuration.locales
    let languages = ProjectLanguages(of: workspace)
    // The report on a missing locale would read as if it had no faults.
    for tag in tags where languages.shown(for: tag).isEmpty {
      throw CommandFailure.impossible(languages.refusal(of: tag))
    }
    return tags
  }

  /// The locales that the project must have.
  func required(_ configuration: Configuration) throws -> Set<LocaleTag> {
    Set(try Self.tags(requiredLocales) ?? configuration.requiredLocales)
  }

  /// Language tags, or nil without names; throws a failure for a name that is not a language tag.
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
