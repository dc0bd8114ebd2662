import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Passes the events of Foundation's parser to a handler, with the positions that an outline has found.
final class XMLEventParser<Handler: XMLHandler>: NSObject, XMLParserDelegate {
  private var handler: Handler
  private let positions: [TextPosition]
  private var started = 0
  private var fault: XMLFault?

  private init(_ handler: Handler, positions: [TextPosition]) {
    self.handler = handler
    self.positions = positions
  }

  /// Parses UTF-8 whose start tags are at the positions and returns the handler, with the events before the first fault.
  static func parse(
    _ text: [UInt8], positions: [TextPosition], handler: Handler
  ) -> (handler: Handler, fault: XMLFault?) {
    // Given all at once, the document could not have more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: Data(text)))
    parser.shouldResolveExternalEntities = false
    let events = XMLEventParser(handler, positions: positions)
    parser.delegate = events
    // `parse()` returns true for some documents with an error, and `parserError` is the last error.
    _ = parser.parse()
    if events.fault == nil, events.started < positions.count {
      events.fault = XMLFault(position: positions[events.started], message: "not well-formed; expected an XML document")
    }
    return (events.handler, events.fault)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard fault == nil else { return }
    let position = started < positions.count ? positions[started] : TextPosition(line: max(parser.lineNumber, 1))
    started += 1
    handler.start(name, attributes, at: position)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if fault == nil { handler.end() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if fault == nil { handler.text(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if fault == nil { handler.text(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard fault == nil, !XMLErrorMessages.ignored.contains(code) else { return }
    let position = TextPosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    fault = XMLFault(position: position, message: XMLErrorMessages.message(ofCode: code))
  }
}

/// What libxml2's error codes mean (`xmlParserErrors` in libxml2's `xmlerror.h`), for those that a document which has
/// passed the outline can still have.
enum XMLErrorMessages {
  /// The message of an error code.
  static func message(ofCode code: Int) -> String {
    byCode[code] ?? "not well-formed (libxml2 error \(code)); expected XML"
  }

  /// What is no fault here: an unusual `xml:lang`, `xml:space` or namespace (`XML_WAR_…`), and an end before that of
  /// the root element, which the outline finds.
  static let ignored: Set<Int> = [5, 77, 97, 98, 99, 100, 102, 106]

  private static let byCode: [Int: String] = [
    1: "a text, attribute or comment longer than 10 MB, which cannot be read; expected a shorter one",
    9: "invalid character",
    14: "invalid character reference",
    23: "unterminated reference; expected ; after the name, or &amp; for a literal &",
    26: "undeclared entity; expected &amp;, &lt;, &gt;, &quot; or &apos;",
    38: "unescaped < in an attribute value; expected &lt;",
    39: "unquoted attribute value; expected \" or '",
    40: "unterminated attribute value; expected a quote",
    41: "attribute without a value; expected =",
    42: "duplicate attribute",
    65: "missing space between attributes",
    68: "missing name; expected one, or &amp; for a literal &",
    73: "unterminated tag; expected >",
    200: "a reserved namespace; expected another one",
    201: "a namespace prefix that is not declared; expected xmlns:prefix",
    202: "a name that is not qualified correctly; expected prefix:name",
    203: "duplicate attribute",
    204: "an empty namespace; expected a name",
    205: "a misplaced colon in a name; expected prefix:name",
  ]
}
