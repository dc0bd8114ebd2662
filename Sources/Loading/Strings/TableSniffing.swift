internal import AuditModel

/// Tells what a strings table's file is, in CoreFoundation's order (`CFPropertyList.c`): a binary property list, else text,
/// which is XML or old-style.
enum TableSniffing {
  /// Calls the reader for what the file is; the file is rejected where it holds nothing.
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
