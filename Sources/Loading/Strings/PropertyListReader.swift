internal import AuditModel
internal import Foundation

/// Reads XML and binary property lists: those that stand under a strings file's name, and what is in others.
enum PropertyListReader {
  /// Why Apple's loader rejects a property list.
  struct Fault {
    /// What is wrong, without the place.
    var message: String
    /// Where.
    var position = XMLPosition()
    /// Whether it is a marker that a version control system leaves in a conflict.
    var isMergeConflict = false
    /// Whether Apple's loader rejects the file; it takes some documents that are no XML.
    var isRejecting = true
  }

  /// What Foundation makes of a property list.
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

  /// What Foundation makes of a text that is not XML: mostly nothing.
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

  /// Reads a binary property list, which knows neither lines nor the order of its keys.
  static func readBinary(_ bytes: [UInt8]) -> Reading {
    let list = values(ofBinary: bytes)
    return Reading(entries: entries(list.values), keys: list.values.count, fault: list.fault)
  }

  private static func entries(_ values: [String: Any]) -> [StringsEntry] {
    values.sorted { $0.key < $1.key }.map { StringsEntry(key: $0.key, value: text(of: $0.value), line: 1, column: 1) }
  }

  /// What Foundation makes of a binary property list.
  static func values(ofBinary bytes: [UInt8]) -> Values {
    guard !BinaryPropertyListCheck.sharesContainers(bytes) else {
      return Values(fault: Fault(message: "the binary property list uses an array or dictionary more than once"))
    }
    return values(of: bytes)
  }

  /// What Foundation makes of a property list in text; a conflict that nobody resolved is told as what it is.
  static func values(of bytes: [UInt8], utf8: UnsafeBufferPointer<UInt8>) -> Values {
    var result = values(of: bytes)
    guard result.fault != nil, let marker = OldStyleScanner(utf8).firstConflictMarker else { return result }
    var counter = PositionCounter(utf8)
    counter.advance(to: marker)
    let position = XMLPosition(line: counter.line, column: counter.column)
    result.fault = Fault(message: StringsFault.mergeConflictMessage, position: position, isMergeConflict: true)
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
      return Values(fault: Fault(message: message, position: XMLPosition(line: lineNumber(message) ?? 1)))
    }
  }

  /// The number behind the last `line` of a message.
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
