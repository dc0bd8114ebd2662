/// A way to make pseudo-translations, as Xcode's scheme editor names them.
package enum PseudoStyle: String, Sendable, CaseIterable {
  case accented
  case doubleLength = "double-length"
  case bounded
  case rightToLeft = "right-to-left"
}
