internal import AuditModel

/// What came of one property list or Xcode project.
struct SettingsReading: Sendable {
  /// The file as an input.
  private(set) var reading: FileReading
  private let format: FileFormat
  private var region: String?
  /// Whether the project builds the app for the Mac by Catalyst; nil where it does not tell.
  private(set) var supportsCatalyst: Bool?

  /// Reads a file.
  init(_ file: FoundFile) {
    reading = FileReading(file)
    format = file.format
    guard let bytes = FileReader.contents(file, &reading) else { return }
    if format == .xcodeProject {
      region = ProjectSettings.region(ofProject: bytes)
      supportsCatalyst = ProjectSettings.supportsCatalyst(project: bytes)
    } else if let region = ProjectSettings.region(ofPropertyList: bytes, path: file.path) {
      self.region = region
    } else {
      reading.input.skipped = "not a property list"
    }
  }

  /// What the file says of the development language, if it is of that format and says something.
  func claim(in format: FileFormat) -> DevelopmentLanguages.Claim? {
    guard self.format == format, let region else { return nil }
    return DevelopmentLanguages.Claim(path: reading.input.path, region: region)
  }
}
