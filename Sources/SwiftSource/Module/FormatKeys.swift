internal import AuditModel

/// The keys of strings tables that have format specifiers.
///
/// A literal with interpolations is a key with a specifier for each of them, which depends on its type. Where that is not known, a key that
/// differs in nothing else is the one that is meant.
struct FormatKeys: Sendable {
  /// The keys by what they are with the same specifier everywhere.
  private var keys: [String: Set<String>] = [:]

  /// The keys of some tables.
  init(_ tables: [TableKeys]) {
    for key in tables.lazy.flatMap(\.keys) where key.utf8.contains(UInt8(ascii: "%")) {
      keys[key.withPlainSpecifiers, default: []].insert(key)
    }
  }

  /// The key that a format is but for its specifiers; the format itself if it is a key, or if no key or several are like it.
  func key(like format: String) -> String {
    guard let alike = keys[format.withPlainSpecifiers], !alike.contains(format), alike.count == 1 else { return format }
    return alike.first ?? format
  }
}

extension String {
  /// The text with `%@` for every specifier that SwiftUI makes of an interpolation, or that a table has.
  fileprivate var withPlainSpecifiers: String {
    replacing(/%%|%(?:\d+\$)?[-+#0]*\d*(?:\.\d+)?(?:ll|l|h|q|z)?[@diufgxX]/) { $0.output == "%%" ? "%%" : "%@" }
  }
}
