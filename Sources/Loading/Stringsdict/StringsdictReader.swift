package import AuditModel

/// Reads `.stringsdict` files: the texts that vary by number, device or width, each with its place.
///
/// Property lists in XML have places; in binary ones everything stands at line 1, sorted by key. Apple's loader also
/// takes old-style property lists, which are read like binary ones.
package enum StringsdictReader {
  private static let format = "stringsdict"

  /// Reads the contents of a file; path, folder and locale are only written into the result.
  package static func read(_ bytes: [UInt8], path: String, folder: String, locale: LocaleTag) -> StringsReading {
    let file = StringsFile(path: path, folder: folder, locale: locale, format: format, encoding: "utf-8")
    var builder = StringsReadingBuilder(file: file)
    TableSniffing.read(bytes, into: &builder) { builder in
      builder.file.encoding = "binary"
      add(PropertyListReader.values(ofBinary: bytes), to: &builder)
    } text: { text, utf8, builder in
      if TableSniffing.isXML(utf8) {
        // The document says itself how it is encoded, and is rejected where that is not so.
        readXML(bytes, utf8, into: &builder)
      } else {
        add(PropertyListReader.values(of: bytes, utf8: utf8), to: &builder)
        builder.add(text.fault, in: utf8)
      }
    }
    return builder.reading
  }

  private static func readXML(
    _ bytes: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, into builder: inout StringsReadingBuilder
  ) {
    do throws(XMLFault) {
      let document = try XMLReader.read(bytes)
      let root = PropertyListNode(document.name == "plist" ? document.children.first ?? document : document)
      add(root, fault: PropertyListReader.values(of: bytes, utf8: utf8).fault, to: &builder)
    } catch {
      let list = PropertyListReader.malformed(bytes, error)
      if list.fault?.isRejecting == false { return add(list, to: &builder) }
      let keys = PropertyListReader.keyCount(utf8)
      builder.add(PropertyListReader.Reading(keys: keys, fault: list.fault), format: format)
    }
  }

  private static func add(_ list: PropertyListReader.Values, to builder: inout StringsReadingBuilder) {
    add(PropertyListNode(list.values), fault: list.fault, to: &builder)
  }

  private static func add(
    _ root: PropertyListNode, fault: PropertyListReader.Fault?, to builder: inout StringsReadingBuilder
  ) {
    guard case .dictionary(let pairs) = root.content else {
      return builder.add(PropertyListReader.Reading(fault: fault), format: format)
    }
    let readers = pairs.map { StringsdictEntryReader($0) }
    let keys = Set(pairs.map(\.key)).count
    builder.add(PropertyListReader.Reading(entries: readers.map(\.entry), keys: keys, fault: fault), format: format)
    builder.add(readers.flatMap(\.faults))
  }
}
