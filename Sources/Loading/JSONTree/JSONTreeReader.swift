package import AuditModel
internal import Foundation
internal import Utilities

/// The result of reading one JSON file of interface trees.
package struct JSONTreeReading: Sendable, Hashable {
  /// The trees and everything else in the file; nil if the file could not be read.
  package var document: TreeDocument?
  /// What went wrong.
  package var diagnostics: [LoadingDiagnostic] = []
}

/// Reads JSON interface trees: one object, or an array of objects.
package enum JSONTreeReader {
  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  ///
  /// A tree without a source is considered handwritten: the file is its source, elements without a location get
  /// that of their object, and elements without an id get one from their order (`button#2`).
  package static func read(_ bytes: [UInt8], path: String) -> JSONTreeReading {
    let text = DecodedText(bytes)
    if let fault = text.fault { return failure(fault.message, at: fault.offset, in: text.utf8, path: path) }
    let json = JSONDocument(text.utf8)
    do throws(JSONFault) {
      if let fault = json.faults.first { throw fault }
      var document = try decode(json)
      complete(&document, elements: TreeOutline.elements(of: json.root), text: json.text, path: path)
      return JSONTreeReading(document: document)
    } catch {
      return failure(error.message, at: error.offset, in: json.text, path: path)
    }
  }

  private static func decode(_ json: JSONDocument) throws(JSONFault) -> TreeDocument {
    // Decoding is recursive, and the threads of tasks have small stacks.
    let result = LargeStack.run { Result { try JSONDecoder().decode(TreeDocument.self, from: Data(json.text)) } }
    switch result {
    case .success(let document): return document
    case .failure(let error):
      let (path, message) = DecodingDescription.describe(error)
      throw JSONFault(offset: TreeOutline.offset(of: path, in: json.root), message: message)
    }
  }

  private static func failure(_ message: String, at offset: Int, in text: [UInt8], path: String) -> JSONTreeReading {
    let location = TextPosition(of: offset, in: text).location(in: path)
    return JSONTreeReading(
      diagnostics: [LoadingDiagnostic(kind: .interfaceParseError, location: location, message: message)])
  }

  private static func complete(
    _ document: inout TreeDocument, elements: [[Int]], text: [UInt8], path: String
  ) {
    // Objects without screens contain no elements, and need not be trees.
    let offsets = elements.filter { !$0.isEmpty }
    var next = 0
    var cursor = TextCursor()
    for index in document.trees.indices where !document.trees[index].screens.isEmpty {
      let own = next < offsets.count ? offsets[next] : []
      next += 1
      let locations = own.map { offset in
        cursor.move(to: offset, in: text)
        return cursor.position.location(in: path)
      }
      let isHandWritten = document.trees[index].source.isEmpty
      TreeCompletion.complete(&document.trees[index], locations: isHandWritten ? locations : [])
    }
    for index in document.trees.indices where document.trees[index].source.isEmpty {
      document.trees[index].source = path
    }
  }
}

/// Converts a decoding error into a path and a message.
enum DecodingDescription {
  /// The path of the value at fault, and what was found and expected there.
  static func describe(_ error: any Error) -> (path: [any CodingKey], message: String) {
    guard let error = error as? DecodingError else { return ([], "not an interface tree") }
    return switch error {
    case .typeMismatch(let type, let context):
      (context.codingPath, "\(name(context.codingPath)): expected \(name(type))")
    case .valueNotFound(let type, let context):
      (context.codingPath, "\(name(context.codingPath)): expected \(name(type)), found null")
    case .keyNotFound(let key, let context):
      (context.codingPath, "\(name(context.codingPath)): \"\(key.stringValue)\" is missing")
    case .dataCorrupted(let context):
      (context.codingPath, "\(name(context.codingPath)): \(sentence(context.debugDescription))")
    @unknown default: ([], "not an interface tree")
    }
  }

  /// A path as `screens[0].root.children[3].kind`.
  private static func name(_ path: [any CodingKey]) -> String {
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? "the document" : text
  }

  private static func name(_ type: any Any.Type) -> String {
    names["\(type)"] ?? (("\(type)".hasPrefix("Array") ? "an array" : "an object"))
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static let names = [
    "String": "a string", "Bool": "true or false", "Int": "a whole number", "Double": "a number",
    "Points": "a number",
  ]
}
