internal import AuditModel

/// Reads `.loctable` files: a table in all its languages, to which builds compile `.strings` and `.stringsdict` files.
///
/// Such a file is a property list, usually binary: a dictionary of entries for each language, spelled as its folder was, and
/// `LocProvenance`, which tells where the texts come from. The format is not documented; it is that of the bundles of macOS.
enum CompiledTableReader {
  /// The result of reading one file.
  struct Reading {
    /// Of each language its texts, and those of them that vary by number or device.
    var files: [StringsFile] = []
    /// What went wrong.
    var diagnostics: [LoadingDiagnostic] = []
  }

  /// Reads the contents of a file; the path is only copied into the result.
  static func read(_ bytes: [UInt8], path: String) -> Reading {
    let list = values(of: bytes)
    guard list.fault == nil, case .dictionary(let languages) = PropertyListNode(list.values).content else {
      return Reading(diagnostics: [rejection(list.fault?.message ?? "expected a dictionary", path)])
    }
    var reading = Reading()
    for language in languages {
      guard let locale = LocaleTag(folderName: language.key), case .dictionary(let pairs) = language.value.content
      else {
        continue
      }
      add(pairs, of: locale, folder: language.key, path, to: &reading)
    }
    if reading.files.isEmpty { reading.diagnostics.append(rejection("expected a dictionary for each language", path)) }
    return reading
  }

  private static func values(of bytes: [UInt8]) -> PropertyListReader.Values {
    if bytes.starts(with: "bplist0".utf8) { return PropertyListReader.values(ofBinary: bytes) }
    return bytes.withUnsafeBufferPointer { PropertyListReader.values(of: bytes, utf8: $0) }
  }

  private static func add(
    _ pairs: [PropertyListNode.Pair], of locale: LocaleTag, folder: String, _ path: String, to reading: inout Reading
  ) {
    let varying = pairs.filter(\.value.isDictionary)
    let plain = pairs.filter { !$0.value.isDictionary }
    let file = { (format: FileFormat, entries: [StringsEntry]) in
      var file = StringsFile(path: path, folder: folder, locale: locale, format: format, encoding: .binary)
      file.entries = entries
      return file
    }
    if !plain.isEmpty || varying.isEmpty {
      reading.files.append(
        file(.binaryPropertyList, plain.map { StringsEntry(key: $0.key, value: $0.value.text, line: 1, column: 1) }))
    }
    guard !varying.isEmpty else { return }
    let readers = varying.map { StringsdictEntryReader($0) }
    reading.files.append(file(.stringsdict, readers.map(\.entry)))
    reading.diagnostics += readers.flatMap(\.faults).map { $0.diagnostic(in: path, locale: locale) }
  }

  private static func rejection(_ message: String, _ path: String) -> LoadingDiagnostic {
    LoadingDiagnostic(
      kind: .stringsParseError, location: SourceLocation(file: path, line: 1, column: 1), message: message)
  }
}
