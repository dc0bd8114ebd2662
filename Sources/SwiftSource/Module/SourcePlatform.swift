internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Decides which platform a file is compiled for.
enum SourcePlatform {
  /// The file's views on its platform: the first for which the file has views, otherwise the first.
  ///
  /// - Parameters:
  ///   - known: The platforms of the targets that compile the file; empty if they are unknown.
  ///   - isConditional: Whether conditions in the file may tell platforms apart.
  ///   - mayUseAppKit: Whether the names of AppKit's types may be in the file.
  static func read(
    _ file: SourceFileSyntax, _ locations: SourceLocations, among known: Set<Platform>, isConditional: Bool,
    mayUseAppKit: Bool
  ) -> SourceViews {
    let candidates = known.isEmpty ? all : all.filter(known.contains)
    let named = named(in: locations.file).flatMap { candidates.contains($0) ? $0 : nil }
    let platform = named ?? candidates[0]
    var views = SourceViews(file, locations, on: platform)
    for other in candidates where isConditional && views.types.views.isEmpty {
      let choice = SourceViews(file, locations, on: other)
      if !choice.types.views.isEmpty { views = choice }
    }
    // On the Mac, SwiftUI brings AppKit with it; what conditions ask for may be on another platform.
    let usesAppKit = mayUseAppKit && known.isEmpty && named == nil && !isConditional && file.usesAppKit
    let imported = views.platform == .iOS ? importedPlatform(views.types.imports) ?? (usesAppKit ? .macOS : nil) : nil
    guard let imported, candidates.contains(imported) else { return views }
    return isConditional ? SourceViews(file, locations, on: imported) : views.compiled(for: imported)
  }

  /// The other platforms for which a file with conditions of platforms is compiled: of unknown targets those that it names.
  static func others(than main: Platform, among known: Set<Platform>, _ text: [UInt8]) -> [Platform] {
    all.filter { $0 != main && (known.isEmpty ? text.hasBytes("os(\($0.rawValue))") : known.contains($0)) }
  }

  /// The platforms, those first for which most files are.
  private static let all: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

  /// Types that only AppKit has (Apple, AppKit).
  static let typesOfAppKit: Set<String> = [
    "NSHostingController", "NSHostingView", "NSViewRepresentable", "NSViewControllerRepresentable", "NSWindow",
    "NSViewController", "NSApplication", "NSApp", "NSWorkspace", "NSPasteboard",
  ]

  /// The platform that a framework belongs to.
  private static func importedPlatform(_ imports: Set<String>) -> Platform? {
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return imports.contains("WatchKit") ? .watchOS : nil
  }

  /// The platform of the controls of UIKit in a file: that of its targets or folders, otherwise iOS.
  static func ofUIKit(_ path: String, among known: Set<Platform>) -> Platform {
    let platforms: [Platform] = [.iOS, .tvOS, .visionOS]
    if let named = named(in: path), platforms.contains(named), known.isEmpty || known.contains(named) { return named }
    return platforms.first(where: known.contains) ?? .iOS
  }

  /// The platform that a folder of the path is named after: by a word apart from others (`Woo Watch App`) or, if it is the topmost
  /// folder, as those of targets often are, by a part of its name (`BookPlayerWatch`).
  static func named(in path: String) -> Platform? {
    guard signsOfNames.occur(in: Array(path.utf8)) else { return nil }
    let folders = path.split(separator: "/").dropLast()
    for (depth, folder) in folders.enumerated().reversed() {
      let words = folder.split { !$0.isLetter }.map(String.init)
      let all = depth == 0 ? words.flatMap { [$0] + $0.camelCaseParts } : words
      if let platform = all.lazy.compactMap({ folderNames[$0] }).last { return platform }
    }
    return nil
  }

  /// Parts of all names of folders that are named after platforms.
  private static let signsOfNames = ByteSigns("OS", "Mac", "Watch")
  private static let folderNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "Mac": .macOS, "watchOS": .watchOS, "WatchKit": .watchOS, "Watch": .watchOS,
    "tvOS": .tvOS, "visionOS": .visionOS,
  ]
}

extension SourceFileSyntax {
  /// Whether a name in the code is that of a type of AppKit.
  fileprivate var usesAppKit: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.identifierText.map(SourcePlatform.typesOfAppKit.contains) ?? false }
  }
}
