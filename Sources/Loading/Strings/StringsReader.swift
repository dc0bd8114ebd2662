package import AuditModel
import Utilities

/// The result of reading one strings file.
package struct StringsReading: Sendable, Hashable {
  /// The file with all its entries, also those that Apple's loader never sees.
  package var file: StringsFile
  /// What went wrong: one for each cause, the first with the number of lost keys.
  package var diagnostics: [LoadingDiagnostic]
}

/// Reads `.strings` files with positions, comments and duplicates, exactly as Apple's loader does.
///
/// The grammar is CoreFoundation's (`CFOldStylePList.c`).
package enum StringsReader {
  /// Reads the contents of a file; path, folder and locale are only copied into the result.
  package static func read(_ bytes: [UInt8], path: String, folder: String, locale: LocaleTag) -> StringsReading {
    let file = StringsFile(path: path, folder: folder, locale: locale, format: .strings, encoding: .utf8)
    var builder = StringsReadingBuilder(file: file)
    TableSniffing.read(bytes, into: &builder) { builder in
      builder.add(PropertyListReader.readBinary(bytes), format: .binaryPropertyList)
    } text: { text, utf8, builder in
      if TableSniffing.isXML(utf8) {
        // The document declares its encoding, and is rejected if the declaration is wrong.
        builder.add(PropertyListReader.readXML(bytes, utf8: utf8), format: .xmlPropertyList)
      } else {
        var parser = StringsParser(utf8)
        parser.parse()
        builder.add(parser, encodingFault: text.fault, in: utf8)
      }
    }
    return builder.reading
  }
}

/// Collects the entries and the faults of one strings file, and states what Apple's loader does about them.
struct StringsReadingBuilder {
  var file: StringsFile
  private var diagnostics: [LoadingDiagnostic] = []

  init(file: StringsFile) { self.file = file }

  /// The outcome.
  var reading: StringsReading { StringsReading(file: file, diagnostics: diagnostics) }

  /// Rejects an empty file.
  mutating func rejectEmpty(_ message: String) {
    file.isRejected = true
    add(.stringsFileEmpty, message + "; Apple's loader rejects the file", at: TextPosition(), lostKeys: 0)
  }

  /// Adds the entries and the fault of an XML or binary property list.
  mutating func add(_ reading: PropertyListReader.Reading, format: FileFormat) {
    file.format = format
    if format == .binaryPropertyList { file.encoding = .binary }
    file.entries = reading.entries
    guard let fault = reading.fault else { return reading.entries.forEach { addLostCharacter(of: $0) } }
    file.isRejected = fault.isRejecting
    let effect = fault.isRejecting ? rejection(reading.keys) : "; Apple's loader accepts the file anyway"
    add(
      fault.isMergeConflict ? .mergeConflictMarker : .stringsParseError, fault.message + effect,
      at: fault.position, lostKeys: fault.isRejecting ? reading.keys : nil)
  }

  private mutating func addLostCharacter(of entry: StringsEntry) {
    guard entry.value.unicodeScalars.contains("\u{FFFD}") else { return }
    add(.replacementCharacter, EscapeFault.lostCharacter, key: entry.key, line: entry.line, column: entry.column)
  }

  private mutating func add(
    _ fault: EscapeFault.Kind, _ message: String, key: String, line: Int, column: Int
  ) {
    let location = SourceLocation(file: file.path, line: line, column: column)
    var diagnostic = LoadingDiagnostic(
      kind: fault.diagnostic, location: location, message: message, locale: file.locale)
    (diagnostic.severity, diagnostic.reason, diagnostic.key) = (fault.severity, fault.reason, key)
    diagnostics.append(diagnostic)
  }

  /// Adds faults of shape.
  mutating func add(_ faults: [ShapeFault]) {
    diagnostics += faults.map { $0.diagnostic(in: file.path, locale: file.locale) }
  }

  /// Adds the fault of an encoding if there is no other.
  mutating func add(_ fault: DecodedText.Fault?, in text: UnsafeBufferPointer<UInt8>) {
    guard let fault, diagnostics.isEmpty else { return }
    add(fault, in: text)
  }

  /// Adds the result of an old-style parser; a rejected encoding is the cause of all other faults.
  mutating func add(_ parser: StringsParser, encodingFault: DecodedText.Fault?, in text: UnsafeBufferPointer<UInt8>) {
    file.entries = parser.entries.withoutSpareCapacity
    if let encodingFault, encodingFault.isRejecting { return add(encodingFault, in: text) }
    add(parser.faults, in: text)
    // What could not be decoded is U+FFFD in the text.
    add(parser.escapes.filter { encodingFault == nil || $0.fault.kind != .replacementCharacter }, in: text)
    let oddity = encodingFault ?? Self.oddity(of: text)
    if let oddity, !parser.faults.contains(where: { Self.isOnOneLine($0.offset, oddity.offset, in: text) }) {
      add(oddity, in: text)
    }
  }

  /// Whether two faults are on the same line, so that one is taken for the other's cause.
  private static func isOnOneLine(_ one: Int, _ other: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = min(one, other)..<min(max(one, other), text.count)
    return !text[range].contains { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
  }

  private mutating func add(_ fault: DecodedText.Fault, in text: UnsafeBufferPointer<UInt8>) {
    let lost = fault.isRejecting ? Self.keys(of: file.entries).count : nil
    file.isRejected = file.isRejected || fault.isRejecting
    let message = fault.message + (lost.map(rejection) ?? "")
    add(.stringsEncoding, message, at: TextPosition(of: fault.offset, in: text), lostKeys: lost)
  }

  private mutating func add(_ faults: [StringsSyntaxError], in text: UnsafeBufferPointer<UInt8>) {
    for (index, fault) in faults.enumerated() {
      let losesRest = fault.effect == .losesRest
      let lost = index > 0 ? nil : lostKeys(losesRest: losesRest)
      if index == 0, !losesRest { file.isRejected = true }
      let effect = lost.map { losesRest ? truncation($0) : rejection($0) } ?? ""
      add(fault.diagnostic, fault.summary + effect, at: TextPosition(of: fault.offset, in: text), lostKeys: lost)
    }
  }

  private mutating func add(_ escapes: [EntryEscapeFault], in text: UnsafeBufferPointer<UInt8>) {
    for escape in escapes {
      add(
        escape.fault.kind, escape.fault.message(in: text), key: escape.key, line: escape.line, column: escape.column)
    }
  }

  private mutating func add(
    _ kind: LoadingDiagnostic.Kind, _ message: String, at position: TextPosition, lostKeys: Int?
  ) {
    diagnostics.append(
      LoadingDiagnostic(
        kind: kind, location: position.location(in: file.path), message: message, lostKeys: lostKeys,
        locale: file.locale))
  }

  /// An oddity of a text that Apple's loader accepts anyway.
  private static func oddity(of text: UnsafeBufferPointer<UInt8>) -> DecodedText.Fault? {
    ByteSearch.firstIndex(of: 0, in: text).map {
      DecodedText.Fault(message: "the text contains a NUL character (U+0000)", offset: $0, isRejecting: false)
    }
  }

  /// The number of keys that are in the file but not loaded by Apple's loader.
  private func lostKeys(losesRest: Bool) -> Int {
    guard losesRest else { return Self.keys(of: file.entries).count }
    let lost = Self.keys(of: file.entries.filter { $0.isLost == true })
    return lost.subtracting(Self.keys(of: file.entries.filter { $0.isLost != true })).count
  }

  private static func keys(of entries: [StringsEntry]) -> KeySet { Set(entries.map { ExactText($0.key) }) }

  private func rejection(_ lost: Int) -> String {
    lost == 0
      ? "; Apple's loader rejects the file" : "; Apple's loader rejects the whole file (\(Self.count(lost)) lost)"
  }

  private func truncation(_ lost: Int) -> String {
    lost == 0
      ? "; Apple's loader stops here without an error"
      : "; Apple's loader stops here without an error (\(Self.count(lost)) lost)"
  }

  private static func count(_ keys: Int) -> String { keys == 1 ? "1 key" : "\(keys) keys" }
}

/// Detects the format of a strings table's file, in CoreFoundation's order (`CFPropertyList.c`): a binary property list, else text,
/// which is XML or old-style.
enum TableSniffing {
  /// Calls the reader for the detected format; an empty file is rejected.
  static func read(
    _ bytes: [UInt8], into builder: inout StringsReadingBuilder,
    binary: (inout StringsReadingBuilder) -> Void,
    text: (DecodedText, UnsafeBufferPointer<UInt8>, inout StringsReadingBuilder) -> Void
  ) {
    if bytes.starts(with: "bplist0".utf8) { return binary(&builder) }
    let decoded = DecodedText(bytes)
    builder.file.encoding = decoded.encoding
    decoded.utf8.withUnsafeBufferPointer { utf8 in
      if let message = EmptyStringsFile.message(for: utf8, ofFileWith: bytes.count) {
        builder.rejectEmpty(message)
      } else {
        text(decoded, utf8, &builder)
      }
    }
  }

  /// Whether a text is to be read as an XML property list.
  static func isXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = bytes.drop { $0 <= Byte.space }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { start.starts(with: $0.utf8) }
  }
}

/// Strings files without contents, which Apple's loader rejects; a file with only comments or blank lines is fine.
enum EmptyStringsFile {
  /// What Xcode writes if its export of localizations is interrupted; found in public apps.
  private static let placeholder = "IDELocalizationWork Temporary File"

  /// The message for a text without contents; nil for other texts.
  static func message(for text: UnsafeBufferPointer<UInt8>, ofFileWith bytes: Int) -> String? {
    if bytes == 0 { return "the file is empty (zero bytes)" }
    if text.isEmpty { return "the file contains only a byte order mark" }
    guard text.count <= placeholder.utf8.count + 16, String.trimmed(text) == placeholder else { return nil }
    return "the file contains no strings, only the placeholder \"\(placeholder)\" that Xcode left behind"
  }
}
