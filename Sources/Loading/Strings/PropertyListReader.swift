internal import AuditModel
internal import Foundation

/// Reads XML and binary property lists that stand under a strings file's name.
enum PropertyListReader {
  /// What was read, or why Apple's loader rejects the file.
  struct Reading {
    var entries: [StringsEntry] = []
    /// The number of different keys.
    var keys = 0
    /// What is wrong, without the place.
    var fault: String?
    /// The line of the fault.
    var line = 1
    /// The column of the fault.
    var column = 1
  }

  /// Reads an XML property list; `bytes` is the file, `utf8` its decoded text.
  static func readXML(_ bytes: [UInt8], utf8: UnsafeBufferPointer<UInt8>) -> Reading {
    let root: XMLNode
    do throws(XMLFault) {
      root = try XMLReader.read(bytes)
    } catch {
      // Of a text that is not XML the keys can only be counted.
      return Reading(
        keys: keyCount(utf8), fault: error.message, line: error.position.line, column: error.position.column)
    }
    let (values, fault) = dictionary(bytes)
    let entries = (root.name == "dict" ? root : root.child("dict")).map { self.entries($0.children, values) } ?? []
    return Reading(
      entries: entries, keys: Set(entries.map(\.key)).count, fault: fault, line: fault.flatMap(lineNumber) ?? 1)
  }

  private static func entries(_ nodes: [XMLNode], _ values: [String: Any]) -> [StringsEntry] {
    zip(nodes, nodes.dropFirst()).compactMap { key, value in
      guard key.name == "key" else { return nil }
      let text = value.name == "string" ? value.text : values[key.text].map { description($0) } ?? ""
      return StringsEntry(key: key.text, value: text, line: key.position.line, column: key.position.column)
    }
  }

  private static func keyCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let tag = Array("<key>".utf8)
    return text.indices.count { text[$0] == Byte.less && text[$0...].starts(with: tag) }
  }

  /// Reads a binary property list, which knows neither lines nor the order of its keys.
  static func readBinary(_ bytes: [UInt8]) -> Reading {
    if BinaryPropertyListCheck.sharesContainers(bytes) {
      return Reading(fault: "the binary property list uses an array or dictionary more than once")
    }
    let (values, fault) = dictionary(bytes)
    let entries = values.sorted { $0.key < $1.key }
      .map { StringsEntry(key: $0.key, value: description($0.value), line: 1, column: 1) }
    return Reading(entries: entries, keys: values.count, fault: fault)
  }

  private static func dictionary(_ bytes: [UInt8]) -> ([String: Any], fault: String?) {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let values = list as? [String: Any] else { return ([:], "expected keys and values, found a single value") }
      return (values, nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return ([:], reason.map { "not a valid property list: \($0)" } ?? "not a valid property list")
    }
  }

  /// The number behind the last `line` of a message.
  private static func lineNumber(_ message: String) -> Int? {
    let words = message.split { !$0.isLetter && !$0.isNumber }
    guard let index = words.lastIndex(of: "line"), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }

  /// A value as text; what is neither text nor a number is written as an old-style property list.
  private static func description(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let list as [Any]: "(" + list.map { description($0) }.joined(separator: ", ") + ")"
    case let dictionary as [String: Any]:
      "{" + dictionary.sorted { $0.key < $1.key }.map { "\($0.key) = \(description($0.value));" }.joined(separator: " ")
        + "}"
    case let data as Data: "<" + data.map { String($0, radix: 16).padded(to: 2) }.joined() + ">"
    default: "\(value)"
    }
  }
}
