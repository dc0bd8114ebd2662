/// What libxml2's error codes mean (`xmlParserErrors` in libxml2's `xmlerror.h`), for those that a document which has
/// passed the outline can still have.
enum XMLErrorMessages {
  /// What was found and what was expected.
  static func message(ofCode code: Int) -> String {
    byCode[code] ?? "not well-formed (libxml2 error \(code)); expected XML"
  }

  private static let byCode: [Int: String] = [
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
