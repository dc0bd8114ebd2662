package import AuditModel

/// A stretch of a text in one face, script and direction: what a shaper is given, for who shapes the same text elsewhere.
package struct FaceRun: Sendable, Hashable {
  /// The font file's path.
  package let file: String
  /// The face's index in a collection.
  package let index: Int
  /// The stretch in bytes of UTF-8.
  package let bytes: Range<Int>
  /// The script by its four letters.
  package let script: String
  /// Whether the stretch reads from right to left.
  package let isRightToLeft: Bool
}

/// Finds the faces that set a text, as the engine does, without measuring anything.
package struct FaceRunFinder: Sendable {
  private let library: FontLibrary

  /// A finder with the fonts of some folders, which come first, and of the platform's.
  package init(fontFolders: [String] = []) { library = FontLibrary(folders: fontFolders) }

  /// The runs of a text in logical order; stretches that no face sets are left out.
  package func runs(of text: String, locale: LocaleTag?, font: ResolvedFont) -> [FaceRun] {
    let analysis = TextAnalysis(text, locale: locale, withLineBreaks: false)
    let faces = FontFaces(stack: FaceStack(for: font, library: library))
    return Itemizer(analysis, faces: faces, language: TextLanguage(locale)).items.map { item in
      FaceRun(
        file: item.face.face.path, index: item.face.face.index, bytes: Self.bytes(of: item.range, in: text),
        script: FaceStack.name(of: item.script), isRightToLeft: item.isRightToLeft)
    }
  }

  private static func bytes(of units: Range<Int>, in text: String) -> Range<Int> {
    func offset(_ unit: Int) -> Int {
      text.utf8.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: unit))
    }
    return offset(units.lowerBound)..<offset(units.upperBound)
  }
}
