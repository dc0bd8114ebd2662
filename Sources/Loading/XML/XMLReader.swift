/// The one door for XML: bytes in, a tree with positions out, or the first fault.
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

  /// Reads a document.
  ///
  /// - Throws: The first fault, with its place.
  package static func read(_ bytes: [UInt8]) throws(XMLFault) -> XMLNode {
    let text = try XMLEncoding.utf8(of: bytes)
    let outline = try XMLOutline(text, maximumDepth: maximumDepth, maximumElements: maximumElements)
    return try XMLTreeBuilder.build(outline.withoutProlog(text), positions: outline.starts)
  }
}
