/// What libxml2's error codes mean (`xmlParserErrors` in libxml2's `xmlerror.h`), for those that a document which has
/// passed the outline can still have.
enum XMLErrorMessages {
  /// The message of an error code.
  static func message(ofCode code: Int) -> String {
    byCode[code] ?? "not well-formed (libxml2 error \(code)); expected XML"
  }

  private static let byCode: [Int: String] = [
    9: "invalid character",
    14: "invalid character reference",
    23: "unterminated reference; expected ; after the name, or &amp; for a literal &",
    26: "undeclared entity; expected &amp;, &lt;, &gt;, &quot; or &apos;",
    38: "unescaped < in an attribute value; expected &lt;",
    39: "unquoted attribute value; expected \" or '",
    40: "unterminated attribute value; expected a quote",
    41: "attribute without a value; expected =",
    42: "duplicate attribute",
    64: "the XML declaration is not at the start of the file",
    65: "missing space between attributes",
    68: "missing name; expected one, or &amp; for a literal &",
    73: "unterminated tag; expected >",
  ]
}
