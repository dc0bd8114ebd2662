public import AuditModel
internal import SwiftParser
internal import SwiftSyntax
internal import Utilities

/// Reads the SwiftUI views of Swift sources: each type with a body is a screen.
///
/// What is read, and what is not, is described in `Documentation/swiftui.md`.
public struct SwiftUIReader: SourceReader {
  /// A reader.
  public init() {}

  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  ///
  /// Syntax errors are ignored, as the parser does. The thread needs some megabytes of stack if
  /// sources are nested extremely deeply.
  public func read(_ bytes: [UInt8], path: String) -> SourceReading {
    guard Self.mayContainViews(bytes) else { return SourceReading(skipped: Self.withoutViews) }
    let text = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    let locations = SourceLocations(text, file: path)
    if let fault = Self.encodingFault(of: text, locations) {
      return SourceReading(diagnostics: [fault], skipped: "the file could not be parsed")
    }
    if let excess = SourceShape(text).excess {
      return SourceReading(skipped: Self.refusal(locations.location(at: excess)))
    }
    let file = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: Self.maximumSyntaxDepth) }
    guard let (platform, types) = Self.platform(of: file, path: path) else {
      return SourceReading(skipped: Self.withoutViews)
    }
    var tree = InterfaceTree(source: path, platform: platform)
    tree.framework = .swiftUI
    let conditions = BuildConditions(platform: platform)
    tree.screens = types.views.flatMap {
      ViewScreens(of: $0, in: types, locations: locations, conditions: conditions).screens
    }
    return SourceReading(tree: tree)
  }

  private static let withoutViews =
    "the file contains no SwiftUI views; titles and labels set in other code are not audited"
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// Deeper nesting is not parsed; handwritten views are never nested so deeply.
  private static let maximumSyntaxDepth = 256

  /// Whether the file may contain a view, by a quick search.
  private static func mayContainViews(_ bytes: [UInt8]) -> Bool {
    bytes.hasBytes("SwiftUI") && (bytes.hasBytes("some View") || bytes.hasBytes(": View"))
  }

  private static func encodingFault(of bytes: [UInt8], _ locations: SourceLocations) -> LoadingDiagnostic? {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return nil }
    let fault = zip(repaired, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
    return LoadingDiagnostic(
      kind: .interfaceParseError, location: locations.location(at: fault),
      message: "the file is not valid UTF-8")
  }

  /// Why a source is not read; it is valid Swift, so nothing is wrong with it.
  private static func refusal(_ location: SourceLocation) -> String {
    "line \(location.line) is nested too deeply, or is too long, to be read"
  }

  /// The platform that the file is compiled for, with its types: the first for which it has views.
  private static func platform(of file: SourceFileSyntax, path: String) -> (Platform, ViewTypes)? {
    for platform in [named(in: path)].compactMap({ $0 }) + [.iOS, .macOS, .watchOS, .tvOS, .visionOS] {
      let types = ViewTypes(file, conditions: BuildConditions(platform: platform))
      guard !types.views.isEmpty else { continue }
      let imported = platform == .iOS ? importedPlatform(types.imports) : nil
      return (imported ?? platform, types)
    }
    return nil
  }

  /// The platform that a framework belongs to.
  private static func importedPlatform(_ imports: Set<String>) -> Platform? {
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return imports.contains("WatchKit") ? .watchOS : nil
  }

  /// The platform that a folder of the path is named after.
  private static func named(in path: String) -> Platform? {
    let folders = path.split(separator: "/").dropLast()
    for folder in folders.reversed() {
      let words = folder.split { !$0.isLetter }.map(String.init)
      if let platform = words.lazy.compactMap({ folderNames[$0] }).last { return platform }
    }
    return nil
  }

  private static let folderNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "watchOS": .watchOS, "WatchKit": .watchOS, "Watch": .watchOS, "tvOS": .tvOS,
    "visionOS": .visionOS,
  ]
}

/// The screens of one view: the view itself, and what it presents over itself.
struct ViewScreens {
  private(set) var screens: [Screen] = []
  private var ids: Set<String> = []

  /// Reads a view's body.
  init(of type: ViewType, in types: ViewTypes, locations: SourceLocations, conditions: BuildConditions) {
    var walk = ViewWalk(of: type, in: types, locations: locations, conditions: conditions)
    let body = walk.elements(type.members["body"], ViewEnvironment())
    let bars = walk.bars
    let all = [bars.navigationBar].compactMap { $0 } + body + [bars.toolbar].compactMap { $0 }
    add(type.name, all, at: locations.location(of: type.node))
    for presentation in walk.presentations {
      add("\(type.name).\(presentation.name)", presentation.elements, at: presentation.location)
      screens[screens.count - 1].surroundings = ScreenSurroundings()
      screens[screens.count - 1].surroundings?.isDetached = true
    }
  }

  private mutating func add(_ name: String, _ elements: [Element], at location: SourceLocation?) {
    var id = name
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(name)\(number)"
      number += 1
    }
    var root = Element(id: id, kind: .view)
    root.location = location
    root.children = elements
    var counts: [String: Int] = [:]
    for index in root.children.indices { Self.number(&root.children[index], in: id, &counts) }
    screens.append(Screen(id: id, title: id, root: root))
  }

  /// Names elements by their kind and their index among those of the kind: ids are unique in a file and stable as long as
  /// their view exists.
  private static func number(_ element: inout Element, in screen: String, _ counts: inout [String: Int]) {
    let kind = element.kind.name
    counts[kind, default: 0] += 1
    element.id = "\(screen).\(kind)#\(counts[kind] ?? 0)"
    for index in element.children.indices { number(&element.children[index], in: screen, &counts) }
  }
}

/// Checks whether a source can be parsed: the parser recurses as deep as brackets, conditions and long expressions are
/// nested, and its nesting limit does not apply to lookahead.
struct SourceShape {
  /// The offset at which the source exceeds a limit; nil if it does not.
  private(set) var excess: Int?

  private var brackets = 0
  private var conditions = 0
  /// The number of bytes in the line; of a long word, such as data in Base64, only the first ones count.
  private var lineLength = 0
  private var wordLength = 0
  /// The number of consecutive `[`.
  private var arrays = 0
  /// How many `<` more than `>` the line has.
  private var generics = 0

  /// The maximum number of open brackets.
  private static let maximumBrackets = 1_000
  /// The maximum number of open `#if`.
  private static let maximumConditions = 500
  /// The maximum length of a line, whose expressions may be nested without brackets (`try try try`, `a.b.b.b`).
  private static let maximumLineLength = 32 << 10
  /// The length from which a word no longer makes its line longer: nothing is nested in it.
  private static let longWord = 128
  private static let wordBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_".utf8.map { $0 })

  /// The maximum number of consecutive `[`: the parser's lookahead doubles with each, since a type may begin there.
  private static let maximumArrays = 16
  /// The maximum number of `<` in a line, for the same reason.
  private static let maximumGenerics = 256

  /// The nesting of a source; brackets in texts and comments count too, which the limits allow for.
  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() {
      count(byte, at: index, in: bytes)
      let isBeyond =
        brackets > Self.maximumBrackets || conditions > Self.maximumConditions
        || lineLength > Self.maximumLineLength
        || arrays > Self.maximumArrays || generics > Self.maximumGenerics
      guard !isBeyond else {
        excess = index
        return
      }
    }
  }

  private mutating func count(_ byte: UInt8, at index: Int, in bytes: [UInt8]) {
    arrays = byte == UInt8(ascii: "[") ? arrays + 1 : 0
    wordLength = Self.wordBytes.contains(byte) ? wordLength + 1 : 0
    if wordLength < Self.longWord { lineLength += 1 }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "#"):
      if bytes[index...].starts(with: "#if".utf8) { conditions += 1 }
      if bytes[index...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (lineLength, generics) = (0, 0)
    case UInt8(ascii: "<"): generics += 1
    case UInt8(ascii: ">"): generics = max(0, generics - 1)
    default: break
    }
  }
}
