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
    let stack = FaceStack(for: font, library: library)
    return TextShaper(stack: stack, locale: locale).shape(analysis).runs.map { run in
      FaceRun(
        file: run.face.face.path, index: run.face.face.index, bytes: Self.bytes(of: run.range, in: text),
        script: FaceStack.name(of: analysis.scripts[run.range.lowerBound]), isRightToLeft: run.isRightToLeft)
    }
  }

  private static func bytes(of units: Range<Int>, in text: String) -> Range<Int> {
    func offset(_ unit: Int) -> Int {
      text.utf8.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: unit))
    }
    return offset(units.lowerBound)..<offset(units.upperBound)
  }
}
