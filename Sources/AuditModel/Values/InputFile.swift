/// One file that was looked at: read, or skipped with the reason.
public struct InputFile: Sendable, Hashable, Codable {
  /// The path relative to the audit's root, with `/`.
  public var path: String
  /// What the file is read as.
  public var format: FileFormat
  /// Why the file was not read; nil if it was.
  public var skipped: String?
  /// How many entries a strings file has, duplicates included; of a document of several languages those of all of them: a
  /// key of a String Catalog counts once for each language that it is in, and always for the source language.
  public var entries: Int?
  /// How many screens an interface file has.
  public var screens: Int?
  /// How many of these nobody is shown, because nothing leads to them, or their class, or a property for one of their outlets, is gone; nil
  /// without any.
  public var lostScreens: Int?
  /// How many elements an interface file has.
  public var elements: Int?
  /// How many of them are buttons.
  public var buttons: Int?
  /// How many controls the code of a file makes that are not read; nil without any.
  public var unreadControls: Int?

  /// A file that was looked at.
  public init(path: String, format: FileFormat, skipped: String? = nil) {
    self.path = path
    self.format = format
    self.skipped = skipped
  }

  /// Adds a number of controls that are not read; nil changes nothing.
  package mutating func addUnreadControls(_ count: Int?) {
    guard let count else { return }
    unreadControls = (unreadControls ?? 0) + count
  }

  /// Whether a folder of a path is for tests or previews.
  public static func isForTests(path: String) -> Bool {
    path.split(separator: "/").dropLast().contains(where: isTestFolder)
  }

  /// Whether a folder is for tests or previews, by its name.
  static func isTestFolder(_ name: Substring) -> Bool {
    let last = name.split { !$0.isLetter }.last ?? name
    return name == "Test" || last == "tests"
      || ["Tests", "Preview Content", "TestHost"].contains(where: name.hasSuffix)
  }
}
