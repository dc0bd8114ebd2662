/// Classes and protocols of Apple's frameworks, and of Swift, by their names.
enum SystemTypes {
  /// Whether a name is one of them.
  static func contain(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) || swift.contains(name) }

  private static let prefixes = [
    "UI", "NS", "CA", "WK", "AV", "MK", "SK", "SCN", "PK", "QL", "SF", "CN", "PH", "UN", "WC", "MF", "GK",
  ]
  private static let swift: Set<String> = [
    "AnyObject", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable", "Sendable", "Error", "CaseIterable", "View", "ViewModifier", "App",
  ]
}
