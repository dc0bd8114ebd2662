package import AuditModel
internal import Foundation

/// What came of reading one JSON file of interface trees.
package struct JSONTreeReading: Sendable, Hashable {
  /// The trees and what stands beside them; nil where the file could not be read.
  package var document: TreeDocument?
  /// What went wrong.
  package var diagnostics: [LoadingDiagnostic] = []
}

/// Reads the contract's JSON interface tree: one object, or an array of objects.
package enum JSONTreeReader {
  /// Reads the contents of a file; `path` is its path relative to the audit's root.
  ///
  /// A tree that names no source is taken to be written by hand: the file is its source, elements without a place get
  /// that of their object, and elements without an id of their own get one from their place (`button#2`).
  package static func read(_ bytes: [UInt8], path: String) -> JSONTreeReading {
    let text = DecodedText(bytes)
    return text.utf8.withUnsafeBufferPointer { utf8 in
      if let fault = text.fault { return failure(fault.message, at: fault.offset, in: utf8, path: path) }
      do throws(JSONFault) {
        let outline = try JSONOutline(utf8)
        var document = try decode(text.utf8)
        complete(&document, elements: outline.elements, text: utf8, path: path)
        return JSONTreeReading(document: document)
      } catch {
        return failure(error.message, at: error.offset, in: utf8, path: path)
      }
    }
  }

  private static func decode(_ utf8: [UInt8]) throws(JSONFault) -> TreeDocument {
    // Decoding is recursive, and the threads of tasks have small stacks.
    let result = LargeStack.run { Result { try JSONDecoder().decode(TreeDocument.self, from: Data(utf8)) } }
    switch result {
    case .success(let document): return document
    case .failure(let error): throw fault(error, in: utf8)
    }
  }

  private static func fault(_ error: any Error, in utf8: [UInt8]) -> JSONFault {
    let (path, message) = DecodingDescription.describe(error)
    let offset = utf8.withUnsafeBufferPointer { try? JSONOutline($0, path: path).target }
    return JSONFault(offset: offset ?? 0, message: message)
  }

  private static func failure(
    _ message: String, at offset: Int, in text: UnsafeBufferPointer<UInt8>, path: String
  ) -> JSONTreeReading {
    var positions = PositionCounter(text)
    positions.advance(to: offset)
    let location = SourceLocation(file: path, line: positions.line, column: positions.column)
    return JSONTreeReading(
      diagnostics: [LoadingDiagnostic(kind: .interfaceParseError, location: location, message: message)])
  }

  private static func complete(
    _ document: inout TreeDocument, elements: [[Int]], text: UnsafeBufferPointer<UInt8>, path: String
  ) {
    // Objects without screens hold no elements, and need not be trees.
    let offsets = elements.filter { !$0.isEmpty }
    var next = 0
    var positions = PositionCounter(text)
    for index in document.trees.indices where !document.trees[index].screens.isEmpty {
      let own = next < offsets.count ? offsets[next] : []
      next += 1
      let places = own.map { offset in
        positions.advance(to: offset)
        return SourceLocation(file: path, line: positions.line, column: positions.column)
      }
      let isHandWritten = document.trees[index].source.isEmpty
      TreeCompletion.complete(&document.trees[index], places: isHandWritten ? places : [])
    }
    for index in document.trees.indices where document.trees[index].source.isEmpty {
      document.trees[index].source = path
    }
  }
}
