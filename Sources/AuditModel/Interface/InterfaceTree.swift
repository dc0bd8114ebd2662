/// The interface that one file describes.
public struct InterfaceTree: Sendable, Hashable {
  /// The version of the JSON form.
  public static let formatVersion = 1

  /// The file's path relative to the audit's root, with `/`.
  public var source: String
  /// The platform that the file is written for.
  public var platform: Platform
  /// The framework of the interface, where it is not the platform's older one (UIKit, AppKit, WatchKit).
  public var framework: InterfaceFramework?
  /// Whether code of UIKit or AppKit makes the interface, so that only constraints in code tell where its elements are; nil is no.
  public var isMadeInCode: Bool?
  /// Whether the app also runs on the Mac by Catalyst; nil if the project does not tell.
  public var supportsCatalyst: Bool?
  /// Whether the interface is the one that only the app on the Mac has, built by Catalyst; nil is no.
  public var isCatalyst: Bool?
  /// What recorded the tree from a running app; nil for what is read from sources.
  public var recording: RecordingFormat?
  /// The language of the file's own texts, where it is known.
  public var developmentLanguage: LocaleTag?
  /// The locale whose folder holds the file, where it is one language's own copy; nil in `Base.lproj` and outside.
  public var locale: LocaleTag?
  /// The path of the folder whose `*.lproj` hold the file's translations; nil if the file is in none.
  public var bundle: String?
  /// The strings table of the file's own texts (the file's name without extension).
  public var table: String?
  /// Interface Builder's build number (`toolsVersion`), which implies the OS generation of the recorded frames.
  public var toolsVersion: String?
  /// The id of the device that the frames were recorded for.
  public var device: String?
  /// Whether that device lies on its side; nil is no.
  public var isLandscape: Bool?
  /// The class of the object that loads the file and has its outlets (File's Owner), if it is the app's own class.
  public var ownerClass: String?
  /// Whether the app of the file has a menu bar, which shows its main menu; nil is yes, or that the platform has none.
  public var hasMenuBar: Bool?
  /// Whether the file's views may be placed by constraints; nil is yes.
  public var usesAutoLayout: Bool?
  /// Every object id in the file, sorted, those of cells, constraints and connections included; nil if not known.
  public var objectIDs: [String]?
  /// The comments that address Fitspoken, in file order; nil without any.
  public var comments: [SourceComment]?
  /// The screens, in file order.
  public var screens: [Screen] = []

  /// Whether all texts are in one language and no table translates them: a language's own copy, or a recording.
  package var isInOneLanguage: Bool { locale != nil || recording != nil }

  /// Whether anything is known of where the views are: of those that code of UIKit and AppKit makes only where constraints were read.
  public var hasKnownLayout: Bool { isMadeInCode != true || usesAutoLayout == true }

  /// Whether a Mac shows the interface in a window: it has no device and no Dynamic Type.
  package var isForMac: Bool { isCatalyst == true || platform == .macOS }

  /// Whether the interface was read from source code.
  package var isOfCode: Bool { framework == .swiftUI || isMadeInCode == true }

  /// Whether code looks a text up, in the bundle that it means: the key is in another table than those of the file's own texts.
  package func isLookedUpByCode(_ text: LocalizableText) -> Bool {
    isOfCode || text.key != nil && table != nil && text.tableName != table
  }

  /// Whether code sets a text by its key for an object of the interface file.
  package var hasTextsOfCode: Bool {
    guard !isOfCode, table != nil else { return false }
    return screens.contains { screen in
      var isFound = false
      screen.root.forEach { element, _ in isFound = isFound || element.texts.contains(where: isLookedUpByCode) }
      return isFound
    }
  }

  /// The number with which `toolsVersion` begins; nil if there isn't one.
  package var build: Int? { toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } }

  /// A tree without screens.
  public init(source: String, platform: Platform) {
    self.source = source
    self.platform = platform
  }
}

/// One screen: a storyboard scene, a top-level object of a xib, or a screen of a JSON tree.
public struct Screen: Sendable, Hashable, Codable {
  /// The screen's id: the controller's or top-level object's id.
  public var id: String
  /// The name to show: the storyboard identifier, the custom class or the screen's title.
  public var title: String?
  /// The size that the screen was designed for.
  public var size: Size?
  /// The bars that surround the screen, as far as the file says; nil if it does not.
  public var surroundings: ScreenSurroundings?
  /// The root element.
  public var root: Element

  /// A screen with its root element.
  public init(id: String, title: String? = nil, size: Size? = nil, root: Element) {
    self.id = id
    self.title = title
    self.size = size
    self.root = root
  }
}

/// The bars that controllers show over a screen, according to the segues and simulated metrics of the file.
public struct ScreenSurroundings: Sendable, Hashable, Codable {
  /// Whether a navigation bar lies over the screen's upper edge; nil is no.
  public var hasNavigationBar: Bool?
  /// Whether that bar shows the screen's title in large letters; nil is no.
  public var hasLargeTitle: Bool?
  /// Whether a tab bar lies over the screen's lower edge; nil is no.
  public var hasTabBar: Bool?
  /// Whether a toolbar lies over the screen's lower edge; nil is no.
  public var hasToolbar: Bool?
  /// Whether there is no status bar over the screen; nil is that there is one.
  public var hidesStatusBar: Bool?
  /// Whether the screen is presented as a sheet or popover, or has a size of its own, so that no edge of the display clips it.
  public var isDetached: Bool?
  /// Whether another screen shows the screen as a part of itself: in a container view, as a page; nil is no.
  package var isPart: Bool?

  /// A screen without bars.
  public init() {}
}

extension InterfaceTree: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, source, platform, framework, isMadeInCode, supportsCatalyst, isCatalyst, recording,
      developmentLanguage,
      locale, bundle, table, toolsVersion, device
    case isLandscape, ownerClass, hasMenuBar, usesAutoLayout, objectIDs, comments, screens
  }

  /// Reads a tree of the contract's form; `source` may be absent and is then the reader's to set.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? Self.formatVersion
    guard version == Self.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version) is not known; expected \(Self.formatVersion)")
    }
    source = try container.decodeIfPresent(String.self, forKey: .source) ?? ""
    platform = try container.decodeIfPresent(Platform.self, forKey: .platform) ?? .iOS
    framework = try container.decodeIfPresent(InterfaceFramework.self, forKey: .framework)
    isMadeInCode = try container.decodeIfPresent(Bool.self, forKey: .isMadeInCode)
    supportsCatalyst = try container.decodeIfPresent(Bool.self, forKey: .supportsCatalyst)
    isCatalyst = try container.decodeIfPresent(Bool.self, forKey: .isCatalyst)
    recording = try container.decodeIfPresent(RecordingFormat.self, forKey: .recording)
    developmentLanguage = try container.decodeIfPresent(LocaleTag.self, forKey: .developmentLanguage)
    locale = try container.decodeIfPresent(LocaleTag.self, forKey: .locale)
    bundle = try container.decodeIfPresent(String.self, forKey: .bundle)
    table = try container.decodeIfPresent(String.self, forKey: .table)
    toolsVersion = try container.decodeIfPresent(String.self, forKey: .toolsVersion)
    device = try container.decodeIfPresent(String.self, forKey: .device)
    isLandscape = try container.decodeIfPresent(Bool.self, forKey: .isLandscape)
    ownerClass = try container.decodeIfPresent(String.self, forKey: .ownerClass)
    hasMenuBar = try container.decodeIfPresent(Bool.self, forKey: .hasMenuBar)
    usesAutoLayout = try container.decodeIfPresent(Bool.self, forKey: .usesAutoLayout)
    objectIDs = try container.decodeIfPresent([String].self, forKey: .objectIDs)
    comments = try container.decodeIfPresent([SourceComment].self, forKey: .comments)
    screens = try container.decode([Screen].self, forKey: .screens)
  }

  /// Writes a tree of the contract's form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .version)
    try container.encode(source, forKey: .source)
    try container.encode(platform, forKey: .platform)
    try container.encodeIfPresent(framework, forKey: .framework)
    try container.encodeIfPresent(isMadeInCode, forKey: .isMadeInCode)
    try container.encodeIfPresent(supportsCatalyst, forKey: .supportsCatalyst)
    try container.encodeIfPresent(isCatalyst, forKey: .isCatalyst)
    try container.encodeIfPresent(recording, forKey: .recording)
    try container.encodeIfPresent(developmentLanguage, forKey: .developmentLanguage)
    try container.encodeIfPresent(locale, forKey: .locale)
    try container.encodeIfPresent(bundle, forKey: .bundle)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encodeIfPresent(toolsVersion, forKey: .toolsVersion)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encodeIfPresent(isLandscape, forKey: .isLandscape)
    try container.encodeIfPresent(ownerClass, forKey: .ownerClass)
    try container.encodeIfPresent(hasMenuBar, forKey: .hasMenuBar)
    try container.encodeIfPresent(usesAutoLayout, forKey: .usesAutoLayout)
    try container.encodeIfPresent(objectIDs, forKey: .objectIDs)
    try container.encodeIfPresent(comments, forKey: .comments)
    try container.encode(screens, forKey: .screens)
  }
}

extension InterfaceTree {
  /// Calls `body` for every element of every screen, in file order.
  public func forEachElement(_ body: (Element) throws -> Void) rethrows {
    for screen in screens { try screen.root.forEach { element, _ in try body(element) } }
  }
}

/// The platform that an interface is written for.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  /// A platform of Apple.
  case iOS, tvOS, macOS, watchOS, visionOS
}

/// The tool that recorded an interface tree from a running app, by the form of its output.
public enum RecordingFormat: OpenVocabulary {
  /// The XML page source of Appium and WebDriverAgent.
  case appium
  /// The JSON of `idb ui describe-all`.
  case idb
  /// The text of XCUITest's `debugDescription`.
  case debugDescription
  /// The Codable model of cashapp/AccessibilitySnapshot.
  case accessibilitySnapshot
  /// The JSON of the recorder for UI tests (`Documentation/recorded-trees.md`).
  case uiTest
  /// A value without a name here, as it is written.
  case other(String)

  /// The formats that have a name.
  public static let known = KnownWords<Self>(.appium, .idb, .debugDescription, .accessibilitySnapshot, .uiTest)
}

/// A framework that interfaces are written with.
public enum InterfaceFramework: String, Sendable, Hashable, Codable, CaseIterable {
  /// A framework of Apple.
  case uiKit, appKit, swiftUI
}
