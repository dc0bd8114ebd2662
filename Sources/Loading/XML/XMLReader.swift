/// The one door for XML: bytes in, a tree or events with positions out, or the first fault.
///
/// Refused before any parsing: an internal DTD subset (where entity bombs live), a NUL, bytes that are no text of the
/// declared encoding, unbalanced tags, elements nested deeper than `maximumDepth` or more than `maximumElements`.
/// Nothing outside the document is ever opened.
package enum XMLReader {
  /// The number of elements that may be nested in one another, the root included.
  ///
  /// The deepest Interface Builder file met has 24. libxml2 refuses 256 on its own on some systems and 10,000 on
  /// others; 128 is safe for recursion over the tree on a stack of 512 kB and nests no deeper than JSON decoders read.
  package static let maximumDepth = 128

  /// The number of elements that a document may hold; the largest Interface Builder file met has some 20,000.
  package static let maximumElements = 1_000_000

  /// Reads a document as a tree.
  ///
  /// - Throws: The first fault, with its place.
  package static func read(_ bytes: [UInt8]) throws(XMLFault) -> XMLNode {
    guard let root = try read(bytes, into: XMLTreeBuilder()).root else {
      throw XMLFault(position: XMLPosition(), message: "not well-formed; expected an XML document")
    }
    return root
  }

  /// Reads a document without a tree of it: the handler with all that it was told.
  ///
  /// - Throws: The first fault, with its place.
  static func read<Handler: XMLHandler>(_ bytes: [UInt8], into handler: Handler) throws(XMLFault) -> Handler {
    let text = try XMLEncoding.utf8(of: bytes)
    let outline = try XMLOutline(text, maximumDepth: maximumDepth, maximumElements: maximumElements)
    return try XMLEventParser.parse(outline.withoutProlog(text), positions: outline.starts, handler: handler)
  }
}
