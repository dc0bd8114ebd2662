/// Adds attributes to the units of an XLIFF 1.2 document and leaves every other byte unchanged.
package enum XLIFFAnnotator {
  /// A unit that can take attributes.
  package struct Unit: Sendable, Hashable {
    /// The path of the source file that the unit's `<file>` names.
    package var original: String
    /// The language of the targets, as written; nil if the `<file>` names none.
    package var targetLanguage: String?
    /// The key in the unit's id.
    package var key: String
  }

  /// The document with the attributes that `attributes` returns for its units: text that begins with a space, or nil.
  ///
  /// A unit that already limits its texts is skipped. Throws if the document cannot be read, or is not UTF-8.
  package static func annotated(
    _ bytes: [UInt8], attributes: (Unit) -> String?
  ) throws(XMLFault) -> (bytes: [UInt8], units: Int, annotated: Int) {
    let units = try read(bytes)
    let start = bytes.count - (try XMLEncoding.utf8(of: bytes)).count
    let text = Array(bytes[start...])
    var result = Array(bytes[..<start])
    var cursor = TextCursor()
    var (copied, count) = (0, 0)
    for (unit, position) in units {
      guard let unit, let added = attributes(unit) else { continue }
      cursor.move(to: position, in: text)
      let end = tagEnd(from: cursor.offset, in: text)
      result += text[copied..<end] + Array(added.utf8)
      (copied, count) = (end, count + 1)
    }
    return (result + text[copied...], units.count, count)
  }

  private static func read(_ bytes: [UInt8]) throws(XMLFault) -> [(unit: Unit?, position: TextPosition)] {
    let handler = try XMLReader.read(bytes, into: XLIFFUnitHandler())
    guard handler.isXLIFF else {
      throw XMLFault(position: TextPosition(), message: "not an XLIFF 1.2 document; expected <xliff version=\"1.2\">")
    }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard try XMLEncoding.utf8(of: bytes)[...] == bytes[mark...] else {
      throw XMLFault(position: TextPosition(), message: "the document is not encoded as UTF-8")
    }
    return handler.units
  }

  /// The index before the `>` or `/>` that ends the start tag at an index, and before the preceding space.
  private static func tagEnd(from start: Int, in text: [UInt8]) -> Int {
    var index = text.firstUnquoted(from: start) { $0 == UInt8(ascii: ">") } ?? text.count
    while index > start, [UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D].contains(text[index - 1]) { index -= 1 }
    return index
  }
}

/// Finds the units of an XLIFF document.
struct XLIFFUnitHandler: XMLHandler {
  /// Whether the root is that of XLIFF 1.
  private(set) var isXLIFF = false
  /// The positions of the units in file order; without the unit if it has no id, or already has a limit.
  private(set) var units: [(unit: XLIFFAnnotator.Unit?, position: TextPosition)] = []

  private static let limits: Set<String> = ["maxwidth", "maxheight", "size-unit", "font"]

  private var depth = 0
  private var original = ""
  private var targetLanguage: String?

  mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition) {
    depth += 1
    switch name.split(separator: ":").last {
    case "xliff" where depth == 1:
      isXLIFF = attributes["version"]?.hasPrefix("1.") ?? true
    case "file":
      (original, targetLanguage) = (attributes["original"] ?? "", attributes["target-language"])
    case "trans-unit":
      // An attribute must not occur twice in a tag.
      let id = Self.limits.isDisjoint(with: attributes.keys) ? attributes["id"] : nil
      units.append((id.map(unit), position))
    default: break
    }
  }

  mutating func end() { depth -= 1 }

  mutating func text(_ text: String) {}

  private func unit(_ id: String) -> XLIFFAnnotator.Unit {
    XLIFFAnnotator.Unit(original: original, targetLanguage: targetLanguage, key: XLIFFUnitID(id).key)
  }
}
