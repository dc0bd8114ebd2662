package import AuditModel
import Utilities

/// Reads Interface Builder's files, `.storyboard` and `.xib`, for iOS, tvOS, visionOS and macOS.
package enum InterfaceBuilderReader {
  /// Reads a file.
  ///
  /// A file that is not well-formed gives one diagnostic, at the first fault; one of an unsupported format gives the
  /// reason. Of a launch screen only the ids of its objects are read: the system shows a picture of it, without
  /// controls, and VoiceOver does not read it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path relative to the audit's root; its name is that of the strings table.
  package static func read(_ bytes: [UInt8], path: String) -> InterfaceReading {
    let root: XMLNode
    do {
      root = try XMLReader.read(bytes)
    } catch {
      return InterfaceReading(diagnostics: [diagnostic(error.message, at: error.position, in: path)])
    }
    switch DocumentType(root: root) {
    case .interface(let platform): return read(root, path: path, platform: platform)
    case .skipped(let reason): return InterfaceReading(skipped: reason)
    case .foreign:
      let message = "the root element is <\(root.name.shortened)>; expected <document>"
      return InterfaceReading(diagnostics: [diagnostic(message, at: root.position, in: path)])
    }
  }

  private static func read(_ root: XMLNode, path: String, platform: Platform) -> InterfaceReading {
    let file = FileContext(document: root, path: path, platform: platform)
    var reader = ScreenReader(document: root, file: file)
    var tree = InterfaceTree(source: path, platform: platform)
    tree.table = file.table
    tree.toolsVersion = root["toolsVersion"]
    tree.device = root.child("device")?["id"]
    tree.isLandscape = root.child("device")?["orientation"] == "landscape" ? true : nil
    tree.usesAutoLayout = root.flag("useAutolayout") == true ? nil : false
    tree.ownerClass = ownerClass(in: root)
    tree.objectIDs = file.nodes.keys.sorted()
    let isLaunchScreen = root.flag("launchScreen") == true
    if !isLaunchScreen { tree.screens = reader.screens() }
    let duplicates = reader.duplicate.map { duplicate in
      LoadingDiagnostic(
        kind: .interfaceParseError, location: duplicate.second,
        message:
          "duplicate object id \"\(duplicate.id)\" (first used on line \(duplicate.first.line))")
    }
    var reading = InterfaceReading(tree: tree, diagnostics: duplicates.map { [$0] } ?? [])
    reading.customFonts = CustomFontReader.read(root)
    reading.mainMenu = file.nodes.values.first { $0.name == "menu" && $0["systemMenu"] == "main" }?["id"]
    reading.controllersOfTabs = StoryboardReference.ofTabs(in: root)
    reading.routes = StoryboardFlow(document: root).routes(in: root)
    if isLaunchScreen { reading.skipped = "a launch screen, which the system shows as a picture" }
    return reading
  }

  /// The class of File's Owner.
  private static func ownerClass(in root: XMLNode) -> String? {
    let owner = root.child("objects")?.filesOwner?["customClass"]
    return owner.flatMap { ["NSObject", "NSApplication"].contains($0) ? nil : $0 }
  }

  private static func diagnostic(_ message: String, at position: TextPosition, in path: String) -> LoadingDiagnostic {
    LoadingDiagnostic(kind: .interfaceParseError, location: position.location(in: path), message: message)
  }
}

/// The result of reading one interface file.
package struct InterfaceReading: Sendable, Hashable {
  /// The interface; nil if the file could not be read.
  package var tree: InterfaceTree?
  /// What went wrong.
  package var diagnostics: [LoadingDiagnostic]
  /// Why the file was not read, or only the ids of its objects.
  package var skipped: String?
  /// The PostScript names of the app's fonts as the file states them, by the font file's name.
  package var customFonts: [String: Set<String>] = [:]
  /// The id of the main menu of an app for the Mac; nil without one.
  package var mainMenu: String?
  /// The controllers of other storyboards to which tabs belong, by the tabs' ids.
  package var controllersOfTabs: [String: StoryboardReference] = [:]
  /// How an app gets to the controllers; nil for anything but a storyboard.
  package var routes: StoryboardRoutes?

  /// The outcome of a reading.
  package init(tree: InterfaceTree? = nil, diagnostics: [LoadingDiagnostic] = [], skipped: String? = nil) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.skipped = skipped
  }
}

/// The kind of file by its root element.
enum DocumentType {
  /// An interface for a platform.
  case interface(Platform)
  /// An unsupported interface.
  case skipped(reason: String)
  /// Not an interface.
  case foreign

  /// The type of a document by its root element.
  init(root: XMLNode) {
    if root.name == "archive" {
      self = .skipped(reason: "the Interface Builder format from before Xcode 5 (<archive>) is not supported")
      return
    }
    guard root.name == "document" else {
      self = .foreign
      return
    }
    let announced = [root["targetRuntime"], root["type"]].compactMap { $0 }
    let match = announced.lazy.compactMap(Self.platform).first
    switch match ?? (announced.isEmpty ? .iOS : nil) {
    case .watchOS: self = .skipped(reason: "watchOS interfaces are not supported")
    case let platform?: self = .interface(platform)
    case nil: self = .skipped(reason: "unknown document type \"\(announced.joined(separator: " "))\"")
    }
  }

  private static func platform(of name: String) -> Platform? { platforms.first { name.contains($0.part) }?.platform }

  /// Parts of `targetRuntime` and `type`, the longer ones first.
  private static let platforms: [(part: String, platform: Platform)] = [
    ("watchKit", .watchOS), ("WatchKit", .watchOS), ("AppleTV", .tvOS), ("visionOS", .visionOS), ("xrOS", .visionOS),
    ("CocoaTouch", .iOS), ("MacOSX", .macOS), ("Cocoa", .macOS),
  ]
}

/// Reads a document's `<customFonts>`: the faces in the app's font files.
enum CustomFontReader {
  /// The PostScript names by the font file's name.
  static func read(_ document: XMLNode) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for list in document.child("customFonts")?.children ?? [] {
      guard let file = list["key"] else { continue }
      let found = list.children.filter { $0.name == "string" }.map { $0.text.filter { !$0.isWhitespace } }
      names[file, default: []].formUnion(found.filter { !$0.isEmpty })
    }
    return names
  }
}
