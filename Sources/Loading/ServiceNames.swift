import Utilities

/// The names of services in the addresses that an app's code contains: "Hardcover" of `https://api.hardcover.app/v1`.
///
/// A title that is one of them names the service, which no language translates.
enum ServiceNames {
  /// The names in a source file, each with a capital.
  static func names(in source: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start = 0
    while let found = source.byteOffset(of: opening, from: start) {
      start = found + opening.utf8.count
      let host = source[start...].prefix(while: isOfHost)
      if let name = name(ofHost: String(decoding: host, as: UTF8.self)) { names.insert(name) }
    }
    return names
  }

  private static let opening = "://"

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The label before the top-level domain, and before a second level such as that of `co.uk`; nil for a host without one, and for
  /// numbers.
  private static func name(ofHost host: String) -> String? {
    var labels = host.lowercased().split(separator: ".")
    guard labels.count > 1 else { return nil }
    labels.removeLast()
    if labels.count > 1, let last = labels.last, secondLevels.contains(String(last)) { labels.removeLast() }
    guard let name = labels.last, name.count > 1, name.contains(where: \.isLetter), !samples.contains(String(name))
    else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let secondLevels: Set<String> = ["co", "com", "org", "net", "ac", "gov", "edu", "or", "ne"]
  /// The names of domains that are reserved for documents (RFC 2606).
  private static let samples: Set<String> = ["example", "test", "invalid", "localhost"]
}
