internal import AuditModel

/// The meaning of a unit's id: the key, and which of its texts the unit is.
///
/// Xcode writes the ids of plain strings as their key (`ObjectID.property` of Interface Builder too), those of
/// stringsdicts as `/key:dict/variable:dict/few:dict/:string`, and those of String Catalogs as `key|==|plural.few`.
struct XLIFFUnitID: Equatable {
  /// The part of its key that the unit is.
  enum Part: Equatable {
    /// The only text.
    case whole
    /// One of several texts.
    case leaf(LeafPath)
    /// The rule of a stringsdict's variable.
    case ruleType(variable: String)
    /// The format specifier of a stringsdict's variable.
    case valueType(variable: String)
  }

  /// The key.
  var key: String
  /// The part that the unit is.
  var part: Part

  /// Whether the id looks like that of one of several texts, but in an unknown notation; it is then the key.
  var isUnknown = false

  /// The meaning of an id.
  init(_ id: String) {
    self = Self.ofStringsdict(id) ?? Self.ofCatalog(id) ?? XLIFFUnitID(key: id, part: .whole)
  }

  private init(key: String, part: Part) {
    self.key = key
    self.part = part
  }

  private static let separator = "|==|"
  private static let joint = ":dict/"
  private static let tail = ":dict/:string"
  /// The maximum number of keys around a text; the deepest meaningful nesting, a variable by device by width, has six.
  private static let segmentLimit = 16

  private static func ofCatalog(_ id: String) -> XLIFFUnitID? {
    guard id.utf8.contains(UInt8(ascii: "|")), let range = id.lastRange(of: separator) else { return nil }
    let way = String(id[range.upperBound...])
    let path = LeafPath(way).flatMap { $0.steps.isEmpty ? nil : $0 }
    guard let path else { return unknown(id) }
    return XLIFFUnitID(key: String(id[..<range.lowerBound]), part: .leaf(path))
  }

  private static func unknown(_ id: String) -> XLIFFUnitID {
    var result = XLIFFUnitID(key: id, part: .whole)
    result.isUnknown = true
    return result
  }

  private static func ofStringsdict(_ id: String) -> XLIFFUnitID? {
    guard id.utf8.first == Byte.slash, id.hasSuffix(tail), id.utf8.count > tail.utf8.count + 1 else { return nil }
    let text = id.dropFirst().dropLast(tail.count)
    var parts = text.split(separator: joint, maxSplits: segmentLimit, omittingEmptySubsequences: false)[...]
    guard parts.count <= segmentLimit, let key = parts.popFirst() else { return nil }
    guard let part = part(of: parts.map(String.init)) else { return unknown(id) }
    return XLIFFUnitID(key: String(key), part: part)
  }

  /// The meaning of the keys of the dictionaries around a stringsdict's text; nil if they have none.
  private static func part(of keys: [String]) -> Part? {
    var path = LeafPath()
    var rest = keys[...]
    while let key = rest.popFirst() {
      if key == StringsdictRule.formatKey { continue }
      guard let next = rest.popFirst() else { return nil }
      if let rule = StringsdictRule(rawValue: key) {
        path = path.appending(rule.step(next))
      } else if next == StringsdictRule.ruleTypeKey {
        return .ruleType(variable: key)
      } else if next == StringsdictRule.valueTypeKey {
        return .valueType(variable: key)
      } else {
        path = path.appending(.substitution(key)).appending(.plural(next))
      }
    }
    return .leaf(path)
  }
}

extension String {
  /// The last range of a text in this one.
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
