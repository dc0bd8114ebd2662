import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the tree from Foundation's parser, one event after the other.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let positions: [XMLPosition]
  private var started = 0
  private var open: [XMLNode] = []
  private var root: XMLNode?
  private var fault: XMLFault?

  private init(positions: [XMLPosition]) { self.positions = positions }

  /// Parses UTF-8 whose start tags stand at the positions.
  static func build(_ text: [UInt8], positions: [XMLPosition]) throws(XMLFault) -> XMLNode {
    let parser = XMLParser(data: Data(text))
    parser.shouldResolveExternalEntities = false
    let builder = XMLTreeBuilder(positions: positions)
    parser.delegate = builder
    // The answer of `parse()` is not enough: it is true for some documents with an error. `parserError` is the last.
    _ = parser.parse()
    if let fault = builder.fault { throw fault }
    guard let root = builder.root else {
      throw XMLFault(position: XMLPosition(), message: "not well-formed; expected an XML document")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let position = started < positions.count ? positions[started] : XMLPosition(line: max(parser.lineNumber, 1))
    started += 1
    open.append(XMLNode(name: name, attributes: attributes, position: position))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard var node = open.popLast() else { return }
    if !node.children.isEmpty, node.text.allSatisfy(\.isWhitespace) { node.text = "" }
    guard let parent = open.indices.last else {
      root = node
      return
    }
    open[parent].children.append(node)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { append(String(decoding: block, as: UTF8.self)) }

  private func append(_ string: String) {
    guard let last = open.indices.last else { return }
    open[last].text += string
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil else { return }
    let code = (error as NSError).code
    let position = XMLPosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    let message = Self.messages[code] ?? "not well-formed (libxml2 error \(code)); expected XML"
    fault = XMLFault(position: position, message: message)
  }

  /// What libxml2's error codes mean (`xmlParserErrors` in libxml2's `xmlerror.h`), for those that a document which
  /// has passed the outline can still have.
  private static let messages: [Int: String] = [
    9: "a character that XML does not allow; expected text",
    14: "a number that is no character; expected a reference such as &#10;",
    23: "a reference without its end; expected ; after the name, or &amp; for a plain &",
    26: "an entity that is not declared; expected &amp;, &lt;, &gt;, &quot; or &apos;",
    38: "a < inside an attribute's value; expected &lt;",
    39: "an attribute's value without quotes; expected \" or '",
    40: "an attribute's value has no end; expected a quote",
    41: "an attribute without a value; expected =",
    42: "an attribute that stands twice in one tag; expected it once",
    64: "an <?xml declaration that is not at the start; expected it first in the file",
    65: "attributes without a space between them; expected white space",
    68: "a name is missing; expected one, or &amp; for a plain &",
    73: "a tag that does not end; expected >",
  ]
}
