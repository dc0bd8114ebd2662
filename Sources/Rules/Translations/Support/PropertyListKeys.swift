import AuditModel
import TableAnalysis

/// The keys of `InfoPlist` tables.
enum PropertyListKeys {
  /// Whether a device shows the values of `Info.plist` itself in a language without these keys: names and the copyright,
  /// which many apps do not translate.
  ///
  /// Source: Apple, Information Property List; other keys are texts that an app shows to explain something, such as why it
  /// asks for permission.
  static func haveFallback(_ keys: [String], in table: TableFacts) -> Bool {
    table.table.name.hasSuffix("InfoPlist") && keys.allSatisfy(names.contains)
  }

  private static let names: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleGetInfoString", "NSHumanReadableCopyright",
  ]
}
