import Localization

internal import AuditModel

/// Finds the language that a folder's texts are written in.
struct DevelopmentLanguages: Sendable {
  /// A language with the file that names it, or `assumed`.
  struct Answer: Sendable, Equatable {
    var language: LocaleTag
    var source: String
  }

  /// The development region that a property list or an Xcode project names.
  struct Claim: Sendable {
    /// The file's path.
    var path: String
    /// The region's text: a language, Apple's old name of one, or a build variable.
    var region: String

    /// The language; nil for a build variable.
    fileprivate var answer: Answer? {
      LocaleTag(folderName: region).map { Answer(language: $0, source: path) }
    }
  }

  /// The property lists' claims, by the folder that holds them.
  private let properties: [String: [Claim]]
  /// The first answer of the Xcode projects in a folder.
  private let projects: [String: Answer]
  private let unanimousProperty: Answer?
  private let unanimousProject: Answer?

  /// What the project's `Info.plist` and `project.pbxproj` files say.
  init(properties: [Claim], projects: [Claim]) {
    self.properties = Dictionary(grouping: properties, by: \.path.parentFolder)
    // A project stands in `Name.xcodeproj` beside the folders that it holds.
    let byFolder = Dictionary(
      projects.map { ($0.path.parentFolder.parentFolder, $0) }, uniquingKeysWith: { one, _ in one })
    self.projects = byFolder.compactMapValues(\.answer)
    unanimousProperty = Self.unanimous(properties)
    unanimousProject = Self.unanimous(projects)
  }

  /// The language of a folder: the nearest property list's, else what all of them agree on, else English.
  ///
  /// A build variable such as `$(DEVELOPMENT_LANGUAGE)` is the nearest Xcode project's development region.
  func answer(for folder: String) -> Answer {
    let answer = nearestProperties(to: folder) ?? unanimousProperty ?? project(for: folder)
    return answer ?? Answer(language: .english, source: "assumed")
  }

  private func nearestProperties(to folder: String) -> Answer? {
    for ancestor in folder.andAncestors {
      guard let claims = properties[ancestor] else { continue }
      let best = claims.first { $0.path.lastPathPart == "Info.plist" } ?? claims.first
      return best?.answer ?? project(for: folder)
    }
    return nil
  }

  private func project(for folder: String) -> Answer? {
    folder.andAncestors.lazy.compactMap { projects[$0] }.first ?? unanimousProject
  }

  /// The answer that all claims agree on; a regional variant (`en-US`) agrees with its language.
  private static func unanimous(_ claims: [Claim]) -> Answer? {
    let answers = claims.compactMap(\.answer)
    let languages = Set(answers.map(\.language))
    return answers.first { candidate in
      languages.allSatisfy { $0 == candidate.language || $0.inherits(from: candidate.language) }
    }
  }
}

extension String {
  /// The path of a folder, then those of the folders around it, up to the empty one.
  var andAncestors: [String] {
    var result = [self]
    while let last = result.last, !last.isEmpty { result.append(last.parentFolder) }
    return result
  }
}
