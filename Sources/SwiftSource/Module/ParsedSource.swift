internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax
internal import Utilities

/// A source file that was parsed: its types, if it may contain views, and what other files may refer to.
struct ParsedSource: Sendable {
  /// The views of the file on the platform that it is mostly for; nil if it contains no views or cannot be read.
  private(set) var views: SourceViews?
  /// Those on the other platforms that it is compiled for, if conditions in it tell them apart.
  private(set) var otherViews: [SourceViews] = []
  /// The targets that compile the file, and their platforms; empty if they are unknown.
  let targets: Set<String>
  let platforms: Set<Platform>
  /// What the file declares.
  private(set) var declarations: FileDeclarations
  /// What its code does with objects.
  private(set) var effects = FileEffects()
  /// The comments that may address Fitspoken.
  private(set) var comments: [SourceComment]?
  /// What the file's code does with controls of UIKit and AppKit; nil if it can be known without reading that it makes none.
  private(set) var controls: FileControls?
  /// The functions of the file that give texts to controls, and those that call them.
  private(set) var functionsOfTexts = FunctionsOfTexts()
  /// The names in what the file draws with `ImageRenderer`.
  private(set) var drawn: Set<String> = []
  /// The views that the file puts into views of UIKit or AppKit.
  private(set) var hosted: Set<HostedViews.Use> = []
  /// The types of which its code makes values one accessibility element each.
  private(set) var closed: Set<String> = []
  /// Whether a program starts in the file.
  private(set) var hasEntry = false
  /// What is said of the file if it contains no views.
  private(set) var fault = SourceReading(skipped: Self.withoutViews)

  /// Deeper nesting is not parsed; handwritten views are never nested so deeply.
  private static let maximumSyntaxDepth = 256
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let withoutViews =
    "the file makes no views or controls"

  private static let inObjectiveC =
    "the file makes no controls; of its code in Objective-C, what it does with objects of interface files is read"

  /// The platforms by the file's targets, otherwise by the names of its folders; nil if they are unknown.
  var knownPlatforms: Set<Platform>? {
    platforms.isEmpty ? SourcePlatform.named(in: declarations.path).map { [$0] } : platforms
  }

  /// The views on a platform; nil is the one that the file is mostly for.
  func views(on platform: Platform?) -> SourceViews? {
    platform.map { platform in otherViews.first { $0.platform == platform } } ?? views
  }

  /// Parses a file.
  ///
  /// - Parameter readsEffects: Whether anything asks what the code does with objects of interface files.
  init(_ source: SourceFile, readsEffects: Bool) {
    defer { functionsOfTexts = FunctionsOfTexts(controls) }
    let text = Self.text(of: source)
    (targets, platforms) = (source.targets, source.platforms)
    declarations = FileDeclarations(path: source.path)
    let locations = SourceLocations(text, file: source.path)
    if source.language == .objectiveC {
      fault = SourceReading(skipped: Self.inObjectiveC)
      if readsEffects { effects = ObjectiveCEffects.read(text, locations) }
      if text.makesControlsInObjectiveC { controls = Self.controls(inObjectiveC: text, path: source.path) }
      return
    }
    let mayContainViews = text.mayContainViews
    hasEntry = text.mayBeEntry
    if let refusal = Self.refusal(of: text, locations) {
      if mayContainViews || text.mayContainControls { fault = refusal }
      return
    }
    let file = Self.parse(text)
    declarations = FileDeclarations(of: file, locations)
    let builds = [BuildConditions](of: source)
    if readsEffects {
      effects =
        text.mayReachObjects
        ? SwiftEffects.read(file, locations, builds: builds) : FileEffects(classesOf: declarations)
    }
    if text.mayContainControls { controls = ControlGatherer(in: file, locations, builds: builds).found }
    if text.hasBytes("rootView:") && text.hasBytes("addSubview") || text.hasBytes("isAccessibilityElement = true") {
      let views = HostedViews(in: file)
      (hosted, closed) = (views.found, views.closed)
    }
    if text.hasBytes(SourceComment.marker) { comments = file.comments(locations) }
    if mayContainViews { readViews(of: source, in: file, text, locations) }
  }

  /// Reads what the file declares on each of the platforms that it is compiled for.
  private mutating func readViews(
    of source: SourceFile, in file: SourceFileSyntax, _ text: [UInt8], _ locations: SourceLocations
  ) {
    if DrawnViews.signs.occur(in: text) { drawn = DrawnViews(in: file).drawn }
    let isConditional = text.hasPlatformConditions
    let main = SourcePlatform.read(
      file, locations, among: source.platforms, isConditional: isConditional, mayUseAppKit: text.mayUseAppKit)
    views = main.built(for: source.deploymentTargets)
    let others = isConditional ? SourcePlatform.others(than: main.platform, among: source.platforms, text) : []
    otherViews = others.map { platform in
      SourceViews(file, locations, on: platform, isOther: true).built(for: source.deploymentTargets)
    }
    if main.platform == .iOS, source.supportsCatalyst != false, text.hasBytes("macCatalyst") {
      otherViews.append(SourceViews(file, locations, on: .iOS, isOther: true, isCatalyst: true))
    }
  }

  /// The file with what its code does with controls, if it makes none itself, but calls functions of other files that give texts to
  /// controls.
  ///
  /// - Parameters:
  ///   - source: The file's source.
  ///   - signs: What a file with such calls contains.
  func gatheringCalls(in source: SourceFile, by signs: ByteSigns) -> ParsedSource {
    guard controls == nil, source.language == .swift else { return self }
    let text = Self.text(of: source)
    guard signs.occur(in: text), case let locations = views?.locations ?? SourceLocations(text, file: source.path),
      Self.refusal(of: text, locations) == nil
    else { return self }
    var parsed = self
    parsed.controls =
      ControlGatherer(in: views?.file ?? Self.parse(text), locations, builds: [BuildConditions](of: source)).found
    return parsed
  }

  private static func text(of source: SourceFile) -> [UInt8] {
    var text = source.bytes.starts(with: byteOrderMark) ? Array(source.bytes.dropFirst(3)) : source.bytes
    // What a header declares is read as if it followed the file, so that the file's own lines stay.
    for part in [source.header, source.macros].compactMap(\.self) { text += [UInt8(ascii: "\n")] + part }
    return text
  }

  private static func parse(_ text: [UInt8]) -> SourceFileSyntax {
    text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumSyntaxDepth) }
  }

  /// What code in Objective-C does with controls.
  private static func controls(inObjectiveC text: [UInt8], path: String) -> FileControls {
    let swift = ObjectiveCTranslation.swift(text)
    let file = Parser.parse(source: swift)
    return ControlGatherer(in: file, SourceLocations(Array(swift.utf8), file: path)).found
  }

  /// Why a file cannot be parsed; nil if it can.
  private static func refusal(of text: [UInt8], _ locations: SourceLocations) -> SourceReading? {
    if let offset = text.invalidUTF8 {
      let fault = LoadingDiagnostic(
        kind: .interfaceParseError, location: locations.location(at: offset), message: "the file is not valid UTF-8")
      return SourceReading(diagnostics: [fault], skipped: "the file could not be parsed")
    }
    guard let excess = SourceShape(text).excess else { return nil }
    // It is valid Swift, so nothing is wrong with it.
    let line = locations.location(at: excess).line
    return SourceReading(skipped: "line \(line) is nested too deeply, or is too long, to be read")
  }
}

extension FileEffects {
  /// The classes of a file that does nothing with objects of interface files.
  fileprivate init(classesOf file: FileDeclarations) {
    self.init()
    for type in file.classes {
      classes[type.lastTypeName, default: ClassEffects()].isDeclared = true
      classes[type.lastTypeName]?.superclass = file.inherited[type]?.first
    }
  }
}

extension [UInt8] {
  /// Whether the file may contain a view, by a quick search.
  fileprivate var mayContainViews: Bool {
    Self.signsOfSwiftUI.occur(in: self) && Self.signsOfViews.occur(in: self)
  }

  /// Whether the file may make or change controls of UIKit or AppKit, by a quick search.
  fileprivate var mayContainControls: Bool {
    ControlTypes.signs.occur(in: self) || !hasBytes("SwiftUI") && ControlTypes.signsOfUse.occur(in: self)
  }

  /// Whether code in Objective-C, or functions of C, may make controls, or say how classes inherit, by a quick search.
  fileprivate var makesControlsInObjectiveC: Bool {
    ControlTypes.signs.occur(in: self) || ControlTypes.signsOfUseInObjectiveC.occur(in: self)
  }

  /// SwiftUI, the frameworks that import it for the files that use them, and what only views look like: any module may export it to
  /// those that import the module.
  private static let signsOfSwiftUI = ByteSigns(
    "SwiftUI", "import TipKit", "import WidgetKit", "some View", ": View {", ": ViewModifier", "@ViewBuilder")
  private static let signsOfViews = ByteSigns(
    "some View", ": View", "ToolbarContent", "some Commands", "some Scene", "HostingController", "HostingView",
    "AnyView", "@ViewBuilder", "Label<Text, Image>", "Label == ", "Title == ", ": Layout", "extension Image",
    "extension Text", "extension Label", "extension Button", "-> Image", "-> Text", ": Image {", ": Text {",
    "ImageRenderer")
  private static let signsOfObjects = ByteSigns(
    "UIKit", "AppKit", "Cocoa", "WatchKit", "IBOutlet", "IBAction", ".text =", ".attributedText =", ".title =",
    ".image =", "setTitle(", "setTitleColor(", "setImage(", ".backgroundColor =", ".textColor =", ".isHidden =",
    ".isEditable =", "ccessibility")

  /// Whether a program may start in the file, by a quick search.
  fileprivate var mayBeEntry: Bool { Self.signsOfEntries.occur(in: self) }

  /// What a file has in which an app, a widget or an extension starts, or an app builds its windows.
  private static let signsOfEntries = ByteSigns(
    "@main\n", "@main ", "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UIApplicationMain",
    "NSApplicationMain", ": App {")

  /// Whether the code may do something with objects of interface files, by a quick search.
  fileprivate var mayReachObjects: Bool { Self.signsOfObjects.occur(in: self) }

  /// Whether the names of AppKit's types may be in the file, by a quick search.
  fileprivate var mayUseAppKit: Bool { Self.signsOfAppKit.occur(in: self) }

  /// Parts of all names of types by which a file is known to be for the Mac.
  private static let signsOfAppKit = ByteSigns(
    "NSHosting", "NSView", "NSWindow", "NSApp", "NSWorkspace", "NSPasteboard")

  /// Whether a condition in the file may differ between platforms, by a quick search.
  fileprivate var hasPlatformConditions: Bool { hasBytes("#if") && ["os(", "canImport("].contains(where: hasBytes) }

  /// The offset of the first byte that is not UTF-8; nil if all are.
  fileprivate var invalidUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    let repaired = Array(String(decoding: self, as: UTF8.self).utf8)
    return zip(repaired, self).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? count
  }
}
