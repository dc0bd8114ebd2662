internal import AuditModel

/// Which Xcode projects build their apps for the Mac by Catalyst.
struct CatalystProjects: Sendable {
  /// The answers by the folder that holds the project.
  private let answers: [String: Bool]

  /// What the `project.pbxproj` files say; the others say nothing.
  init(_ settings: [SettingsReading]) {
    // A project stands in `Name.xcodeproj` beside the folders that it holds.
    let told = settings.compactMap { setting in
      setting.supportsCatalyst.map { (setting.reading.input.path.parentFolder.parentFolder, $0) }
    }
    answers = Dictionary(told) { $0 || $1 }
  }

  /// The answer of the nearest project round a folder; nil where none tells.
  func answer(for folder: String) -> Bool? { folder.andAncestors.lazy.compactMap { answers[$0] }.first }
}
