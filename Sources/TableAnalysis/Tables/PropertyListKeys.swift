/// The tables of `Info.plist` and their keys.
package enum PropertyListKeys {
  /// Whether a table translates an `Info.plist`: that of the app, or of an extension in a file of its own
  /// (`Widget-InfoPlist`).
  package static func areIn(table name: String) -> Bool { name.hasSuffix("InfoPlist") }

  /// Whether a device shows the values of `Info.plist` itself in a language without these keys of a table: names and the
  /// copyright, which many apps do not translate.
  ///
  /// Source: Apple, Information Property List; other keys are texts that an app shows to explain something, such as why it
  /// asks for permission.
  package static func haveFallback(_ keys: [String], in table: String) -> Bool {
    areIn(table: table) && keys.allSatisfy { names.contains($0) || aboutApp.contains($0) }
  }

  /// Whether `Info.plist` itself may have the text of a key in the development language: the app's name, its copyright, or why it
  /// asks for a permission.
  ///
  /// Source: Apple, Information Property List (`…UsageDescription`).
  package static func mayBeInPropertyList(_ key: String, in table: String) -> Bool {
    haveFallback([key], in: table) || areIn(table: table) && key.hasSuffix("UsageDescription")
  }

  /// The keys of the app's names.
  static let names: Set<String> = ["CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName"]

  private static let aboutApp: Set<String> = ["CFBundleGetInfoString", "NSHumanReadableCopyright"]
}
