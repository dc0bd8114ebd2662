import CTextEngine

/// What is wrong with a font file.
package enum FontFileFault {
  /// What is wrong with a file that is to be measured with, as the end of a sentence that names it; nil where nothing is.
  package static func describe(_ path: String, index: Int = 0) -> String? {
    guard let index = UInt32(exactly: index) else { return "has no face with a negative index" }
    switch te_font_check(path, index) {
    case te_font_is_good: return nil
    case te_font_is_missing: return "does not exist"
    case te_font_is_no_file: return "is a folder or a device; expected a font file"
    case te_font_is_unreadable: return "cannot be opened; check its permissions"
    case te_font_is_empty: return "is empty; expected an OpenType or TrueType font"
    case te_font_is_cut_short: return "is cut short: a table ends beyond the file"
    case te_font_has_no_such_face: return "has \(te_font_count(path)) faces; expected one with the index \(index)"
    case te_font_has_no_characters: return "maps no character to a glyph; expected a font with a cmap table"
    default: return "is broken or of another kind; expected an OpenType or TrueType font"
    }
  }
}
