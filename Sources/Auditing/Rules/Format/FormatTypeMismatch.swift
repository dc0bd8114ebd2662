import AuditModel
import FormatStrings

/// A translated format takes an argument for something that it is not.
///
/// ## What it reports
/// A translation whose format specifiers take, at some position, another class of argument than the source's: integer,
/// floating-point number, object, C string, character or pointer. An error. Specifiers are read exactly as Foundation reads
/// them: positions, `*`, the space flag (`% @` works), `%%`. A translation that uses only some of the positions is compared as
/// Foundation numbers it anew.
///
/// ## Why it matters
/// Foundation takes a number for the address of an object, and the app crashes in that language only.
///
/// ## Example
/// `"%d of %@"` translated as `"%@ の %d"`: the app crashes in Japanese. `"%2$@ の %1$d"` is right.
///
/// ## Known limits
/// A source without a specifier is no format, whatever its translations look like ("50 % de réduction"); nor is a source
/// whose own percent sign looks like prose ("50% off"). Lengths (`%d`, `%ld`) are not compared, and a translation may leave
/// arguments out. Two arguments of the same class may be swapped unseen.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; videolan/vlc-ios ja, ko, tr.
struct FormatTypeMismatch: TextRule {
  static let name = "format-type-mismatch"
  static let severity = Severity.error

  /// The first argument that is taken for something else.
  func fault(in unit: TranslationUnit) -> Fault? {
    guard let mismatch = FormatComparison(unit)?.mismatch else { return nil }
    let fault =
      "\"\(mismatch.use.text)\" takes argument \(mismatch.position) for \(mismatch.use.argument.rawValue), "
      + "but the source gives \(mismatch.expected.rawValue)"
    return Fault(fault + Self.advice(mismatch), reason: mismatch.reason)
  }

  private static func advice(_ mismatch: FormatComparison.Mismatch) -> String {
    switch mismatch.reason {
    case "reordered": "; number the arguments to reorder them (%1$@)"
    case "position-hole": "; Foundation renumbers the arguments where one is left out"
    default: ""
    }
  }
}
