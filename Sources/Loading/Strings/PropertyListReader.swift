internal import AuditModel
internal import Foundation

/// Reads XML and binary property lists: strings files in these formats, and the values of other property lists.
enum PropertyListReader {
  /// Why Apple's loader rejects a property list.
  struct Fault {
    /// What is wrong, without the position.
    var message: String
    /// Where.
    var position = TextPosition()
    /// Whether it is a marker that a version control system leaves in a conflict.
    var isMergeConflict = false
    /// Whether Apple's loader rejects the file; it accepts some documents that are not XML.
    var isRejecting = true
  }

  /// The result of Foundation for a property list.
  struct Values {
    var values: [String: Any] = [:]
    var fault: Fault?
  }

  /// What was read, or why Apple's loader rejects the file.
  struct Reading {
    var entries: [StringsEntry] = []
    /// The number of different keys.
    var keys = 0
    var fault: Fault?
  }

  /// Reads an XML property list; `bytes` is the file, `utf8` its decoded text.
  static func readXML(_ bytes: [UInt8], utf8: UnsafeBufferPointer<UInt8>) -> Reading {
    do throws(XMLFault) {
      let root = try XMLReader.read(bytes)
      let list = values(of: bytes, utf8: utf8)
      let dictionary = root.name == "dict" ? root : root.child("dict")
      let entries = dictionary.map { self.entries($0.children, list.values) } ?? []
      return Reading(entries: entries, keys: Set(entries.map(\.key)).count, fault: list.fault)
    } catch {
      let list = malformed(bytes, error)
      guard list.fault?.isRejecting == true else {
        return Reading(entries: entries(list.values), keys: list.values.count, fault: list.fault)
      }
      return Reading(entries: PropertyListRecovery.entries(of: utf8), keys: keyCount(utf8), fault: list.fault)
    }
  }

  /// Foundation's result for a text that is not XML, which is rarely anything.
  static func malformed(_ bytes: [UInt8], _ fault: XMLFault) -> Values {
    var list = values(of: bytes)
    list.fault = Fault(
      message: fault.message, position: fault.position, isMergeConflict: fault.isMergeConflict,
      isRejecting: list.fault != nil)
    return list
  }

  /// How many keys the outermost dictionary of a text seems to have; of one that is rejected they can only be counted.
  static func keyCount(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var (keys, depth) = (0, 0)
    for index in utf8.indices where utf8[index] == Byte.less {
      let rest = utf8[index...]
      if rest.starts(with: "<dict>".utf8) {
        depth += 1
      } else if rest.starts(with: "</dict>".utf8) {
        depth -= 1
      } else if depth <= 1, rest.starts(with: "<key>".utf8) {
        keys += 1
      }
    }
    return keys
  }

  private static func entries(_ nodes: [XMLNode], _ values: [String: Any]) -> [StringsEntry] {
    zip(nodes, nodes.dropFirst()).compactMap { key, value in
      guard key.name == "key" else { return nil }
      let text = value.name == "string" ? value.text : values[key.text].map { self.text(of: $0) } ?? ""
      return StringsEntry(key: key.text, value: text, line: key.position.line, column: key.position.column)
    }
  }

  /// Reads a binary property list, which records neither lines nor the order of its keys.
  static func readBinary(_ bytes: [UInt8]) -> Reading {
    let list = values(ofBinary: bytes)
    return Reading(entries: entries(list.values), keys: list.values.count, fault: list.fault)
  }

  private static func entries(_ values: [String: Any]) -> [StringsEntry] {
    values.sorted { $0.key < $1.key }.map { StringsEntry(key: $0.key, value: text(of: $0.value), line: 1, column: 1) }
  }

  /// The result of Foundation for a binary property list.
  static func values(ofBinary bytes: [UInt8]) -> Values {
    guard !BinaryPropertyListCheck.sharesContainers(bytes) else {
      return Values(fault: Fault(message: "the binary property list refers to an array or dictionary more than once"))
    }
    return values(of: bytes)
  }

  /// The result of Foundation for a property list in text; an unresolved conflict is reported as such.
  static func values(of bytes: [UInt8], utf8: UnsafeBufferPointer<UInt8>) -> Values {
    var result = values(of: bytes)
    guard result.fault != nil, let marker = MergeConflict.firstMarker(in: utf8) else { return result }
    result.fault = Fault(
      message: MergeConflict.message, position: TextPosition(of: marker, in: utf8), isMergeConflict: true)
    return result
  }

  private static func values(of bytes: [UInt8]) -> Values {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      if let values = list as? [String: Any] { return Values(values: values) }
      return Values(fault: Fault(message: "expected keys and values, found a single value"))
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let message = reason.map { "not a valid property list: \($0)" } ?? "not a valid property list"
      return Values(fault: Fault(message: message, position: TextPosition(line: lineNumber(message) ?? 1)))
    }
  }

  /// The number after the last `line` of a message.
  private static func lineNumber(_ message: String) -> Int? {
    let words = message.split { !$0.isLetter && !$0.isNumber }
    guard let index = words.lastIndex(of: "line"), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }

  /// A value as text; what is neither text nor a number is written as an old-style property list.
  static func text(of value: Any) -> String {
    switch value {
    case let text as String: text
    case let list as [Any]: "(" + list.map { text(of: $0) }.joined(separator: ", ") + ")"
    case let dictionary as [String: Any]:
      "{" + dictionary.sorted { $0.key < $1.key }.map { "\($0.key) = \(text(of: $0.value));" }.joined(separator: " ")
        + "}"
    case let data as Data: "<" + data.map { String($0, radix: 16).padded(to: 2) }.joined() + ">"
    default: "\(value)"
    }
  }
}

/// Detects arrays and dictionaries that a binary property list refers to more than once.
///
/// Ten containers that each contain the next one ten times are a billion values to Foundation, which copies what is shared. CoreFoundation
/// never writes such files (`CFBinaryPList.c`: containers are not uniqued), so they need not be supported.
struct BinaryPropertyListCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let referenceSize: Int
  private let offsetSize: Int
  private let count: Int
  private let table: Int

  /// Reads the trailer; nil if there is no valid one.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8), count <= bytes.count, table <= bytes.count
    else { return nil }
    (self.count, self.table) = (count, table)
  }

  /// Whether an array or dictionary that is not empty is referred to more than once.
  static func sharesContainers(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { BinaryPropertyListCheck($0)?.sharesContainers() ?? false }
  }

  private func sharesContainers() -> Bool {
    var used = [Bool](repeating: false, count: count)
    var total = 0
    for object in 0..<count {
      guard let references = references(of: object) else { continue }
      // More references than the file has bytes: the offset table names a container more than once.
      total += references.count
      if total > bytes.count { return true }
      for start in stride(from: references.lowerBound, to: references.upperBound, by: referenceSize) {
        guard let other = Self.integer(bytes, at: start, size: referenceSize), other < count,
          self.references(of: other) != nil
        else { continue }
        if used[other] { return true }
        used[other] = true
      }
    }
    return false
  }

  /// The bytes of a container's references; nil for other objects and for empty containers.
  private func references(of object: Int) -> Range<Int>? {
    guard let offset = Self.integer(bytes, at: table + object * offsetSize, size: offsetSize), offset < bytes.count
    else { return nil }
    let perEntry: Int
    switch bytes[offset] >> 4 {
    case 0xA, 0xB, 0xC: perEntry = 1
    case 0xD: perEntry = 2
    default: return nil
    }
    var (start, entries) = (offset + 1, Int(bytes[offset] & 0xF))
    if entries == 0xF, start < bytes.count {
      let size = 1 << Int(bytes[start] & 0x3)
      entries = Self.integer(bytes, at: start + 1, size: size) ?? 0
      start += 1 + size
    }
    guard entries > 0, entries <= bytes.count else { return nil }
    return start..<start + entries * perEntry * referenceSize
  }

  /// A big-endian number; nil if it lies outside the file or is beyond `Int32`.
  private static func integer(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
