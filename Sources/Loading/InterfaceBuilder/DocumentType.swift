import AuditModel

/// What kind of file the root element announces.
enum DocumentType {
  /// An interface for a platform.
  case interface(Platform)
  /// An interface that is not read.
  case skipped(reason: String)
  /// No interface at all.
  case foreign

  /// The type of a document by its root element.
  init(root: XMLNode) {
    if root.name == "archive" {
      self = .skipped(reason: "the format of Interface Builder before Xcode 5 (<archive>) is not read")
      return
    }
    guard root.name == "document" else {
      self = .foreign
      return
    }
    let announced = [root["targetRuntime"], root["type"]].compactMap { $0 }
    let match = announced.lazy.compactMap(Self.platform).first
    switch match ?? (announced.isEmpty ? .iOS : nil) {
    case .watchOS: self = .skipped(reason: "watchOS interfaces are not read")
    case let platform?: self = .interface(platform)
    case nil: self = .skipped(reason: "the document type \"\(announced.joined(separator: " "))\" is not known")
    }
  }

  private static func platform(of name: String) -> Platform? { platforms.first { name.contains($0.part) }?.platform }

  /// Parts of `targetRuntime` and `type`, the longer ones first.
  private static let platforms: [(part: String, platform: Platform)] = [
    ("watchKit", .watchOS), ("WatchKit", .watchOS), ("AppleTV", .tvOS), ("visionOS", .visionOS), ("xrOS", .visionOS),
    ("CocoaTouch", .iOS), ("MacOSX", .macOS), ("Cocoa", .macOS),
  ]
}
