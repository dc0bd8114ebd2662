/// All that was read of a project.
public struct Workspace: Sendable, Hashable, Codable {
  /// The interfaces, sorted by source.
  public var trees: [InterfaceTree]
  /// The strings tables.
  public var catalog: LocalizationCatalog
  /// What went wrong while reading, sorted by location.
  public var diagnostics: [LoadingDiagnostic]
  /// Every file that was looked at, sorted by path.
  public var inputs: [InputFile]
  /// The colors of the app's asset catalogs, sorted by name, then file.
  public var colors: [ColorAsset]
  /// The font files among the app's resources, sorted by path; a printed tree does not contain them.
  public var fonts: [BundledFont]
  /// The images among the app's resources, sorted by name, then path; a printed tree does not contain them.
  public var images: [BundledImage] = []
  /// The names of the apps that the project builds, by their property lists, targets and build settings, sorted; a printed tree does not
  /// contain them.
  public var appNames: [String] = []
  /// The only appearance that the app has, by its settings (`UIUserInterfaceStyle`); nil if it follows the system, or does not say.
  public var interfaceStyle: InterfaceStyle?
  /// The names of services in the addresses that the project's code contains, sorted, each with a capital; a printed tree does not
  /// contain them.
  public var serviceNames: [String] = []
  /// The languages that were asked for, if only strings files or folders of single languages were given; nil otherwise.
  ///
  /// The same tables of the other languages are read too, for comparison.
  public var givenLocales: [LocaleTag]?

  /// A workspace.
  public init(
    trees: [InterfaceTree] = [], catalog: LocalizationCatalog = LocalizationCatalog(),
    diagnostics: [LoadingDiagnostic] = [], inputs: [InputFile] = [], colors: [ColorAsset] = [],
    fonts: [BundledFont] = []
  ) {
    self.colors = colors
    self.trees = trees
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.inputs = inputs
    self.fonts = fonts
  }
}

extension Workspace {
  /// Why there is nothing to judge; nil if something was read, or if a fault says why it was not.
  public var emptiness: String? {
    guard trees.isEmpty, catalog.bundles.isEmpty, diagnostics.isEmpty else { return nil }
    let reasons = Dictionary(grouping: inputs.compactMap(\.skipped)) { $0 }.mapValues(\.count)
    guard !reasons.isEmpty else { return "no storyboard, xib, SwiftUI view, strings table or interface tree was found" }
    let list = reasons.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: "; ")
    return "every file that was found is of a kind that is not read (\(list))"
  }
}

/// One fault met while reading a file; a rule of the same name turns it into a finding.
public struct LoadingDiagnostic: Sendable, Hashable, Codable {
  /// What kind of fault it is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The file or folder cannot be accessed.
    case fileUnreadable = "file-unreadable"
    /// An interface file is malformed.
    case interfaceParseError = "interface-parse-error"
    /// A strings file is malformed.
    case stringsParseError = "strings-parse-error"
    /// Apple's loader stops without an error.
    case stringsSilentTruncation = "strings-silent-truncation"
    /// The encoding is not one that Apple's loader reads.
    case stringsEncoding = "strings-encoding"
    /// The file has no entries.
    case stringsFileEmpty = "strings-file-empty"
    /// A comment has no end.
    case stringsUnterminatedComment = "strings-unterminated-comment"
    /// An escape is not one that Apple's loader knows.
    case stringsInvalidEscape = "strings-invalid-escape"
    /// A Unicode escape has fewer than four digits.
    case stringsEscapeShortUnicode = "strings-escape-short-unicode"
    /// The file has the marks of a merge conflict.
    case mergeConflictMarker = "merge-conflict-marker"
    /// A catalog or exchange document has another form than its schema.
    case catalogSchema = "catalog-schema"
    /// No target builds the file.
    case notBuilt = "not-built"
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// Where it is.
  public var location: SourceLocation
  /// What was found and what was expected, as a sentence without a period.
  public var message: String
  /// The number of keys that Apple's loader loses by it, where that applies.
  public var lostKeys: Int?
  /// The locale of the file, where it has one.
  public var locale: LocaleTag?
  /// How much it matters, where that differs among the faults of its kind; nil is the rule's own.
  public var severity: Severity?
  /// What distinguishes it from other faults of its kind: a stable kebab-case word.
  public var reason: String?
  /// The key of the entry that it is in, where it is in one.
  public var key: String?
  /// What is said of it together with others of one cause; nil if it is reported by itself.
  package var statement: SharedStatement?

  /// A fault at a location.
  public init(
    kind: Kind, location: SourceLocation, message: String, lostKeys: Int? = nil, locale: LocaleTag? = nil
  ) {
    self.kind = kind
    self.location = location
    self.message = message
    self.lostKeys = lostKeys
    self.locale = locale
  }
}

/// A font file among an app's own resources.
public struct BundledFont: Sendable, Hashable, Codable {
  /// The file's absolute path, which no report shows.
  public var file: String
  /// The PostScript names that it contains according to the app's interfaces (`customFonts`).
  public var names: [String]

  /// A font file with the names that it is said to contain.
  public init(file: String, names: [String] = []) {
    self.file = file
    self.names = names
  }
}

/// An image among an app's own resources: the folder of an image set, or a file.
public struct BundledImage: Sendable, Hashable, Codable {
  /// The name that code and interfaces use.
  public var name: String
  /// The path relative to the audit's root.
  public var path: String
  /// The absolute path, which no report shows.
  public var file: String

  /// An image of a name at a path.
  public init(name: String, path: String, file: String) { (self.name, self.path, self.file) = (name, path, file) }
}

/// Reads the sources of a program into the interfaces that they describe.
///
/// Loading is handed one, so that it need not know the parser of a programming language.
public protocol SourceReader: Sendable {
  /// Reads the source files of a project together, since they refer to each other.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - interfaces: The interface files whose objects the sources refer to.
  ///   - resources: What else the sources refer to.
  ///   - jobs: The number of files to read in parallel.
  func read(
    _ sources: [SourceFile], completing interfaces: [InterfaceTree], with resources: SourceResources, jobs: Int
  ) async -> SourceReadings
}

/// What a project contains besides its sources and interface files, as far as sources refer to it.
public struct SourceResources: Sendable {
  /// The keys of the strings tables, for which generated code may have names.
  public var tables: [TableKeys]
  /// The natural size of the image with a given name, in points; nil if there is no such image or its size is unknown.
  public var imageSize: @Sendable (_ name: String) -> Size?
  /// How an app gets to the controllers of each storyboard, by its path.
  package var routes: [String: StoryboardRoutes] = [:]

  /// The resources of a project.
  public init(tables: [TableKeys] = [], imageSize: @escaping @Sendable (_ name: String) -> Size? = { _ in nil }) {
    (self.tables, self.imageSize) = (tables, imageSize)
  }
}

/// How an app gets to the controllers of a storyboard.
package struct StoryboardRoutes: Sendable, Hashable {
  /// The storyboard identifiers by which code gets to each controller, by its id: its own, and those of controllers whose segues lead to
  /// it; without the controllers to which the storyboard's first one leads.
  package var identifiers: [String: Set<String>] = [:]
  /// The identifiers of controllers to which references lead from the storyboard, of whatever storyboard these are.
  package var references: Set<String> = []

  /// A storyboard that leads nowhere.
  package init() {}
}

/// The keys of a strings table.
public struct TableKeys: Sendable, Hashable {
  /// The table's name.
  public var name: String
  /// The keys, each once.
  public var keys: [String]

  /// The keys of a table.
  public init(name: String, keys: [String]) { (self.name, self.keys) = (name, keys) }
}

/// What came of reading the sources of a project.
public struct SourceReadings: Sendable, Hashable {
  /// What came of each file, in their order.
  public var files: [SourceReading]
  /// The interface files, in their order, with what code sets of their objects.
  public var interfaces: [InterfaceTree]

  /// The outcome for some files and interfaces.
  public init(files: [SourceReading], interfaces: [InterfaceTree]) {
    (self.files, self.interfaces) = (files, interfaces)
  }
}

/// A source file with its contents.
public struct SourceFile: Sendable, Equatable {
  /// The path relative to the audit's root.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]
  /// The targets that build the file, each with its project or package; empty if they are unknown.
  public var targets: Set<String>
  /// The platforms that these targets are for; empty if they are unknown.
  public var platforms: Set<Platform>
  /// The first releases of systems that the targets are built for; without those that are unknown.
  public var deploymentTargets: [Platform: SystemVersion] = [:]
  /// The language that it is written in.
  public var language = Language.swift
  /// The contents of the header of a file in Objective-C, which says from which classes its own ones inherit; nil without one.
  public var header: [UInt8]?
  /// The macros of Objective-C in headers that look texts up, as they are defined; nil without any.
  public var macros: [UInt8]?
  /// Whether the app is also built for the Mac by Catalyst; nil if the project does not tell.
  public var supportsCatalyst: Bool?

  /// A programming language.
  public enum Language: Sendable {
    /// A language of Apple's platforms.
    case swift, objectiveC
  }

  /// A file with its contents.
  public init(path: String, bytes: [UInt8], targets: Set<String> = [], platforms: Set<Platform> = []) {
    (self.path, self.bytes, self.targets, self.platforms) = (path, bytes, targets, platforms)
  }
}

/// What came of reading one source file.
public struct SourceReading: Sendable, Hashable {
  /// The interfaces on the platforms that the file is for, without bundle and languages, which the file itself does not give; the
  /// first is that of the main platform.
  public var trees: [InterfaceTree]
  /// What went wrong.
  public var diagnostics: [LoadingDiagnostic]
  /// Why there is no interface.
  public var skipped: String?
  /// How many controls the file makes whose classes are of libraries, which are not read; nil without any.
  public var unreadControls: Int?

  /// The outcome of a reading.
  public init(trees: [InterfaceTree] = [], diagnostics: [LoadingDiagnostic] = [], skipped: String? = nil) {
    self.trees = trees
    self.diagnostics = diagnostics
    self.skipped = skipped
  }
}
