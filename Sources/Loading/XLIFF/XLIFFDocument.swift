/// What stands in an XLIFF 1.2 document, as it is written.
///
/// Source: OASIS, "XLIFF Version 1.2" (2008); what Xcode writes of it.
struct XLIFFDocument {
  /// The root element's name.
  var root = ""
  /// Where the root element stands.
  var position = XMLPosition()
  /// The root element's `version`; nil where it has none.
  var version: String?
  /// The `<file>` elements.
  var files: [XLIFFFile] = []
}

/// One `<file>`: the texts of one source file.
struct XLIFFFile {
  /// The source file's path in the project, with its development language's folder.
  var original: String?
  /// The language of the sources, as it is written.
  var sourceLanguage: String?
  /// The language of the targets, as it is written.
  var targetLanguage: String?
  /// Where the element stands.
  var position: XMLPosition
  /// The units in file order.
  var units: [XLIFFUnit] = []
}

/// One `<trans-unit>`: a text with its translation.
struct XLIFFUnit {
  /// The id; nil where it has none.
  var id: String?
  /// Where the element stands.
  var position: XMLPosition
  /// The source text; nil where there is no `<source>`.
  var source: String?
  /// The translation; nil where there is no `<target>`.
  var target: Target?
  /// Where a second `<target>` stands; nil where there is none.
  var repeatedTarget: XMLPosition?
  /// The notes, joined by line breaks; nil where there are none.
  var note: String?
  /// Whether it is said not to be translated.
  var isUntranslatable = false
  /// Whether its translation is said to be approved; nil where nothing is said.
  var isApproved: Bool?

  /// A `<target>`.
  struct Target {
    /// The text.
    var text: String
    /// The state as it is written.
    var state: String?
    /// Where the element stands.
    var position: XMLPosition
  }

  /// Takes the first translation, and the place of the second.
  mutating func addTarget(_ target: Target) {
    if self.target == nil {
      self.target = target
    } else if repeatedTarget == nil {
      repeatedTarget = target.position
    }
  }

  /// Adds a note behind those that are there.
  mutating func addNote(_ text: String) { note = note.map { $0 + "\n" + text } ?? text }
}
