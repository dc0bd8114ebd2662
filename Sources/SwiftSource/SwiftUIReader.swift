public import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads the SwiftUI views of Swift sources: each type with a body is a screen.
///
/// What is read, and what is not, is told in `Documentation/swiftui.md`.
public struct SwiftUIReader: SourceReader {
  /// A reader.
  public init() {}

  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  ///
  /// Syntax errors are passed over, as the parser does: what is there is read. The thread needs some megabytes of stack where
  /// sources are nested as deeply as no person does.
  public func read(_ bytes: [UInt8], path: String) -> SourceReading {
    guard Self.mayHoldViews(bytes) else { return SourceReading(skipped: Self.withoutViews) }
    let text = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    let places = SourcePlaces(text, file: path)
    if let fault = Self.encodingFault(of: text, places) ?? Self.shapeFault(of: text, places) {
      return SourceReading(diagnostics: [fault], skipped: "the file could not be parsed")
    }
    let file = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: Self.deepestSyntax) }
    guard let (platform, types) = Self.platform(of: file, path: path) else {
      return SourceReading(skipped: Self.withoutViews)
    }
    var tree = InterfaceTree(source: path, platform: platform)
    tree.framework = .swiftUI
    let conditions = BuildConditions(platform: platform)
    tree.screens = types.views.flatMap {
      ViewScreens(of: $0, in: types, places: places, conditions: conditions).screens
    }
    return SourceReading(tree: tree)
  }

  private static let withoutViews = "no SwiftUI view is in it; titles and labels that other code sets are not seen"
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// What is nested deeper is not parsed; no view of a person's making is.
  private static let deepestSyntax = 256

  /// Whether the file may hold a view, by a search that costs little.
  private static func mayHoldViews(_ bytes: [UInt8]) -> Bool {
    bytes.contains("SwiftUI") && (bytes.contains("some View") || bytes.contains(": View"))
  }

  private static func encodingFault(of bytes: [UInt8], _ places: SourcePlaces) -> LoadingDiagnostic? {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return nil }
    let fault = zip(repaired, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
    return LoadingDiagnostic(
      kind: .interfaceParseError, location: places.location(at: fault),
      message: "the file is not UTF-8, which Swift sources are")
  }

  private static func shapeFault(of bytes: [UInt8], _ places: SourcePlaces) -> LoadingDiagnostic? {
    guard let excess = SourceShape(bytes).excess else { return nil }
    return LoadingDiagnostic(
      kind: .interfaceParseError, location: places.location(at: excess),
      message: "the source is nested more deeply, or has a longer line, than is parsed")
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

  /// The platform that a folder on the way to the file is named after.
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

extension [UInt8] {
  /// Whether a word occurs.
  fileprivate func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, self.count >= count else { return false }
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: count)
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - count {
        if bytes[index] == wanted[0], (1..<count).allSatisfy({ bytes[index + $0] == wanted[$0] }) { return true }
        index += 1
      }
      return false
    }
  }
}
