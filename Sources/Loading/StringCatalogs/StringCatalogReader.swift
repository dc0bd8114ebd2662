package import AuditModel

/// The result of reading one String Catalog.
package struct StringCatalogReading: Sendable, Hashable {
  /// The language that the catalog names as its source; nil if it names none.
  package var sourceLanguage: LocaleTag?
  /// A file for each language that any key names, the source language's first, with all keys; none if the catalog could
  /// not be read at all.
  package var files: [StringsFile] = []
  /// What went wrong, in file order.
  package var diagnostics: [LoadingDiagnostic] = []
}

/// Reads String Catalogs (`.xcstrings`) of any version 1.x, with the position of every key and text.
///
/// The source language has every key: if the catalog has no text for one, its entry is implied and the key is the value.
package enum StringCatalogReader {
  /// Reads the contents of a file; `path` is its path relative to the audit's root, `development` the source language of
  /// a catalog that names none.
  package static func read(_ bytes: [UInt8], path: String, development: LocaleTag) -> StringCatalogReading {
    let text = DecodedText(bytes)
    let conflict = MergeConflict(text.utf8)
    let document = JSONDocument(conflict?.resolved ?? text.utf8)
    let source = StringsFile(
      path: path, folder: development.identifier, locale: development, format: .xcstrings, encoding: text.encoding)
    return document.text.withUnsafeBufferPointer { utf8 in
      var walk = StringCatalogDecoder(utf8, file: source)
      walk.note(text)
      walk.note(document)
      if let root = document.root { walk.read(root) }
      var reading = walk.reading(of: utf8, path: path)
      if document.root?.kind != .object { reading.files = [] }
      let isRejected = conflict != nil || !document.faults.allSatisfy(\.isTolerated) || text.isUnreadableAsJSON
      if isRejected { reading.reject(keys: walk.keyCount) }
      if let conflict { reading.add(conflict, in: utf8, path: path) }
      return reading
    }
  }
}

extension StringCatalogDecoder {
  /// Notes an unusual encoding: Xcode writes UTF-8 without a byte order mark.
  fileprivate mutating func note(_ text: DecodedText) {
    if text.encoding != .utf8, !text.isUnreadableAsJSON {
      note(
        .encoding, at: 0,
        "the catalog is encoded as \(text.encoding.name); expected UTF-8 without a byte order mark")
    }
    guard let fault = text.fault else { return }
    if text.isUnreadableAsJSON {
      note(.invalidJSON, at: fault.offset, fault.message)
    } else if !fault.isRejecting {
      note(.encoding, at: fault.offset, fault.message)
    }
  }

  /// Notes the faults of the JSON.
  fileprivate mutating func note(_ document: JSONDocument) {
    for (index, fault) in document.faults.enumerated() {
      let isEnd = index == document.faults.count - 1 && document.root?.isTruncated == true
      note(
        fault.isTolerated ? .trailingComma : .invalidJSON, at: fault.offset,
        fault.message + (isEnd ? "; the rest of the file is not read" : ""), detail: "\(fault.offset)")
    }
  }

  /// What was read.
  fileprivate func reading(of text: UnsafeBufferPointer<UInt8>, path: String) -> StringCatalogReading {
    StringCatalogReading(
      sourceLanguage: sourceLanguage, files: languages.files, diagnostics: faults.diagnostics(of: text, path: path))
  }
}

extension StringCatalogReading {
  /// Notes that the catalog is not valid JSON, so that an app is built without it.
  fileprivate mutating func reject(keys: Int) {
    for index in files.indices { files[index].isRejected = true }
    let cause = diagnostics.firstIndex { $0.reason == StringCatalogFault.Reason.invalidJSON.rawValue }
    if let cause { diagnostics[cause].lostKeys = keys }
  }

  /// Notes the conflicts of a text as one fault.
  fileprivate mutating func add(_ conflict: MergeConflict, in text: UnsafeBufferPointer<UInt8>, path: String) {
    let more = conflict.count > 1 ? " (first of \(conflict.count) conflicts)" : ""
    let effect = files.isEmpty ? "the remainder is not valid JSON" : "the first side of each conflict is read"
    var diagnostic = LoadingDiagnostic(
      kind: .mergeConflictMarker, location: TextPosition(of: conflict.offset, in: text).location(in: path),
      message: "unresolved merge conflict marker\(more); \(effect)")
    diagnostic.severity = .error
    diagnostics.insert(diagnostic, at: 0)
  }
}

extension DecodedText {
  /// Whether the text contains bytes that are not valid in any encoding of JSON; Foundation reads UTF-16 with and without a mark.
  fileprivate var isUnreadableAsJSON: Bool {
    guard let fault else { return false }
    return fault.isRejecting && encoding != .utf16LittleEndian && encoding != .utf16BigEndian
  }
}
