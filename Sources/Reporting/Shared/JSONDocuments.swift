import Foundation

extension JSONEncoder {
  /// Writes documents that are pretty-printed, with sorted keys.
  fileprivate static var forDocuments: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // JSON has no infinity; a measurement that is not a number must not cost the whole report.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }
}

extension Encodable {
  /// The value as a JSON document: pretty-printed, with sorted keys, ending in a line feed.
  func jsonBytes() throws -> [UInt8] {
    Array(try JSONEncoder.forDocuments.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// The value as such a document, with the items of a list that is empty in the value itself.
  ///
  /// The items are encoded one by one: the encoder's tree of a long list takes several times the memory of its text.
  ///
  /// - Parameter key: The list's key in the outermost object.
  /// - Throws: What JSON cannot hold, or if the value has no such list.
  func jsonBytes(listing items: some Collection<some Encodable>, as key: String) throws -> [UInt8] {
    var bytes = try jsonBytes()
    // No text of a document has a line break, so that only the key itself begins a line.
    let (start, end) = ("\n  \"\(key)\" : [", "\n\n  ]")
    guard !items.isEmpty else { return bytes }
    guard let list = bytes.firstRange(of: Array((start + end).utf8)) else {
      throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "no empty list \"\(key)\""))
    }
    let rest = bytes[list.upperBound...]
    bytes.removeSubrange((list.lowerBound + start.utf8.count)...)
    let encoder = JSONEncoder.forDocuments
    for (index, item) in items.enumerated() {
      bytes += index == 0 ? "\n    ".utf8 : ",\n    ".utf8
      let document = try encoder.encode(item)
      bytes.reserve(forListOf: items.count, after: index, next: document.count)
      bytes.append(indenting: document)
    }
    bytes += "\n  ]".utf8
    return bytes + rest
  }
}

extension [UInt8] {
  /// Reserves space for all items of a list if there is not enough for the next: doubling would copy hundreds of megabytes.
  fileprivate mutating func reserve(forListOf items: Int, after written: Int, next: Int) {
    let expected = (count + next) / (written + 1) * items
    if capacity < count + 2 * next { reserveCapacity(expected + expected / 8) }
  }

  /// Appends a document with four spaces before each line but the first, and but empty ones.
  fileprivate mutating func append(indenting document: Data) {
    let newline = UInt8(ascii: "\n")
    for (number, line) in document.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { append(newline) }
      if number > 0, !line.isEmpty { self += "    ".utf8 }
      self += line
    }
  }
}
