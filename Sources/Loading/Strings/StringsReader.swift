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
/// The grammar is CoreFoundation's (`CFOldStylePList.c`).
package enum StringsReader {
  /// Reads the contents of a file; path, folder and locale are only written into the result.
  package static func read(_ bytes: [UInt8], path: String, folder: String, locale: LocaleTag) -> StringsReading {
    let file = StringsFile(path: path, folder: folder, locale: locale, format: "strings", encoding: "utf-8")
    var builder = StringsReadingBuilder(file: file)
    TableSniffing.read(bytes, into: &builder) { builder in
      builder.add(PropertyListReader.readBinary(bytes), format: "binary-plist")
    } text: { text, utf8, builder in
      if TableSniffing.isXML(utf8) {
        // The document says itself how it is encoded, and is rejected where that is not so.
        builder.add(PropertyListReader.readXML(bytes, utf8: utf8), format: "xml-plist")
      } else {
        var parser = OldStyleParser(utf8)
        parser.parse()
        builder.add(parser, encodingFault: text.fault, in: utf8)
      }
    }
    return builder.reading
  }
}
