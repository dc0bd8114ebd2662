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

  private let properties: [Claim]
  private let projects: [Claim]

  /// What the project's `Info.plist` and `project.pbxproj` files say.
  init(properties: [Claim], projects: [Claim]) {
    self.properties = properties
    self.projects = projects
  }

  /// The language of a folder: the nearest property list's, else what all of them agree on, else English.
  ///
  /// A build variable such as `$(DEVELOPMENT_LANGUAGE)` is the nearest Xcode project's development region.
  func answer(for folder: String) -> Answer {
    let answer = nearestProperties(to: folder) ?? Self.unanimous(properties) ?? project(for: folder)
    return answer ?? Answer(language: .english, source: "assumed")
  }

  private func nearestProperties(to folder: String) -> Answer? {
    for ancestor in folder.andAncestors {
      let claims = properties.filter { $0.path.parentFolder == ancestor }
      let best = claims.first { $0.path.lastPathPart == "Info.plist" } ?? claims.first
      if let best { return best.answer ?? project(for: folder) }
    }
    return nil
  }

  private func project(for folder: String) -> Answer? {
    for ancestor in folder.andAncestors {
      // A project stands in `Name.xcodeproj` beside the folders that it holds.
      let claim = projects.first { $0.path.parentFolder.parentFolder == ancestor }
      if let answer = claim?.answer { return answer }
    }
    return Self.unanimous(projects)
  }

  /// The answer that all claims agree on; a regional variant (`en-US`) agrees with its language.
  private static func unanimous(_ claims: [Claim]) -> Answer? {
    let answers = claims.compactMap(\.answer)
    return answers.first { candidate in
      answers.allSatisfy { $0.language == candidate.language || $0.language.inherits(from: candidate.language) }
    }
  }
}

extension String {
  /// The path of a folder, then those of the folders around it, up to the empty one.
  fileprivate var andAncestors: [String] {
    var result = [self]
    while let last = result.last, !last.isEmpty { result.append(last.parentFolder) }
    return result
  }
}
