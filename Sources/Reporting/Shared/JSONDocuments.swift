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

  /// Hands on the value as such a document, with the items of a list that is empty in the value itself.
  ///
  /// The items are encoded one by one: the encoder's tree of a long list takes several times the memory of its text.
  ///
  /// - Parameter key: The list's key in the outermost object; nil if the value is the list.
  /// - Throws: What JSON cannot hold, or if the value has no such list; or what the sink throws.
  func writeJSON(
    listing items: some Sequence<some Encodable>, as key: String? = nil, to sink: ReportSink
  ) throws {
    let document = try jsonBytes()
    let indentation = key == nil ? "" : "  "
    // No text of a document has a line break, so that only the key itself begins a line.
    let start = key.map { "\n  \"\($0)\" : [" } ?? "["
    guard let list = document.firstRange(of: Array("\(start)\n\n\(indentation)]".utf8)) else {
      throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "no empty list"))
    }
    let encoder = JSONEncoder.forDocuments
    let line = Array("\n\(indentation)  ".utf8)
    var piece = Array(document[..<(list.lowerBound + start.utf8.count)])
    var hasItems = false
    for item in items {
      if hasItems { piece.append(UInt8(ascii: ",")) }
      hasItems = true
      piece.append(try encoder.encode(item), startingLinesWith: line)
      guard piece.count >= pieceSize else { continue }
      try sink(piece)
      piece.removeAll(keepingCapacity: true)
    }
    if !hasItems { piece += "\n".utf8 }
    try sink(piece + "\n\(indentation)]".utf8 + document[list.upperBound...])
  }
}

/// How many bytes are handed on at once, at least.
private let pieceSize = 1 << 16

extension [UInt8] {
  /// Appends a document, with a line break and spaces before each of its lines, of which none is empty but that of an empty list.
  fileprivate mutating func append(_ document: Data, startingLinesWith start: [UInt8]) {
    for line in document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty { append(UInt8(ascii: "\n")) } else { self += start + line }
    }
  }
}
