package import AuditModel
internal import LocaleData

/// A way to make pseudo-translations, named as in Xcode's scheme editor.
package enum PseudoStyle: String, Sendable, CaseIterable {
  /// Marks above and below the letters: shows what is clipped, and what is not localized.
  case accented
  /// Every text twice: shows where a longer language does not fit.
  case doubleLength = "double-length"
  /// Brackets round every text: show a cut at either end, and texts that code puts together.
  case bounded
  /// Words forced from right to left: show what does not mirror.
  case rightToLeft = "right-to-left"

  /// The locale that the style's texts are for; its identifier is the `.lproj` folder's name.
  package var locale: LocaleTag { LocaleTag(data?.tag ?? "") ?? .english }

  /// What stands before a text or word of the style.
  var opening: String { data?.opening ?? "" }

  /// What stands behind it.
  var closing: String { data?.closing ?? "" }

  private var data: PseudoLocales.Style? { PseudoLocales.styles[rawValue] }
}
