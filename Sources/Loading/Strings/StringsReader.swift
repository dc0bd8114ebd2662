package import AuditModel

/// What came of reading one strings file.
package struct StringsReading: Sendable, Hashable {
  /// The file with all its entries, also those that Apple's loader never sees.
  package var file: StringsFile
  /// What went wrong: one for each cause, the first with the number of keys that are lost.
  package var diagnostics: [LoadingDiagnostic]
}

/// Reads `.strings` files with positions, comments and duplicates, exactly as Apple's loader does.
///
/// The order of sniffing and the grammar are CoreFoundation's (`CFPropertyList.c`, `CFOldStylePList.c`): a binary
/// property list, an XML property list, else an old-style one.
package enum StringsReader {
  /// Reads the contents of a file; path, folder and locale are only written into the result.
  package static func read(_ bytes: [UInt8], path: String, folder: String, locale: LocaleTag) -> StringsReading {
    let file = StringsFile(path: path, folder: folder, locale: locale, format: "strings", encoding: "utf-8")
    var builder = StringsReadingBuilder(file: file)
    if bytes.starts(with: "bplist0".utf8) {
      builder.add(PropertyListReader.readBinary(bytes), format: "binary-plist")
    } else {
      readText(bytes, into: &builder)
    }
    return builder.reading
  }

  private static func readText(_ bytes: [UInt8], into builder: inout StringsReadingBuilder) {
    let text = DecodedText(bytes)
    builder.file.encoding = text.encoding
    text.utf8.withUnsafeBufferPointer { utf8 in
      if let message = EmptyStringsFile.message(for: utf8, ofFileWith: bytes.count) {
        builder.rejectEmpty(message)
      } else if isXML(utf8) {
        builder.add(PropertyListReader.readXML(bytes, utf8: utf8), format: "xml-plist")
        builder.add(text.fault, in: utf8)
      } else {
        var parser = OldStyleParser(utf8)
        parser.parse()
        builder.add(parser, encodingFault: text.fault, in: utf8)
      }
    }
  }

  /// Whether a text is to be read as an XML property list.
  static func isXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = bytes.drop { $0 <= Byte.space }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { start.starts(with: $0.utf8) }
  }
}
