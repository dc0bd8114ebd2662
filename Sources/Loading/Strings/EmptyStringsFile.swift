/// Strings files that hold nothing and that Apple's loader rejects; one with comments or blank lines alone is fine.
enum EmptyStringsFile {
  /// What Xcode writes where its export of localizations was interrupted; left behind in public apps.
  private static let placeholder = "IDELocalizationWork Temporary File"

  /// What is wrong with a text of nothing; nil for other texts.
  static func message(for text: UnsafeBufferPointer<UInt8>, ofFileWith bytes: Int) -> String? {
    if bytes == 0 { return "the file is empty: zero bytes are no strings table" }
    if text.isEmpty { return "the file is empty but for a byte-order mark" }
    guard text.count <= placeholder.utf8.count + 16, String.trimmed(text) == placeholder else { return nil }
    return "the file holds no strings, but the text \"\(placeholder)\" that Xcode left there"
  }
}
