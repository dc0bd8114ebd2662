import AuditModel
import PlatformData

/// Fits a title in its room: as it is, tightened or shrunk if it may be, else cut.
struct Fitter {
  /// The title, which is shaped for each face once.
  let title: ShapedTitle
  /// The font at its size.
  let size: FontSize
  /// What the text may do to fit.
  let rules: FitRules

  /// A title at a font's size.
  init(_ title: ShapedTitle, _ size: FontSize, rules: FitRules) {
    self.title = title
    self.size = size
    self.rules = rules
  }

  /// What becomes of the text.
  func fit() -> FittedText {
    let sized = SizedText(title, size)
    let plain = sized.set(rules.lines, limit: rules.lineLimit(sized.metrics))
    return plain.outcome == .whole ? plain : adjusted(sized) ?? plain
  }

  /// What becomes of a text that does not fit as it is; nil where it may neither tighten nor shrink.
  func adjusted(_ sized: SizedText) -> FittedText? { rules.mayAdjust ? tightened(sized) ?? shrunk(sized) : nil }

  /// The text at the size at which it is shown.
  func sized(_ fitted: FittedText) -> SizedText { SizedText(title, size(of: fitted)) }

  /// How the lines of a fitted text were broken.
  func lines(_ fitted: FittedText) -> LineRules { fitted.isTightened ? rules.tightenedLines : rules.lines }

  /// The font's size at which a fitted text is shown.
  func size(of fitted: FittedText) -> FontSize {
    fitted.factor < 1 ? size.shrunk(toThousandths: Int((fitted.factor * 1000).rounded())) : size
  }

  private func tightened(_ sized: SizedText) -> FittedText? {
    guard rules.tightening > 0 else { return nil }
    var fitted = sized.set(rules.tightenedLines, limit: 1)
    guard fitted.outcome == .whole else { return nil }
    fitted.isTightened = true
    return fitted
  }

  /// The text at the largest factor, in thousandths, at which it fits on one line; cut at the smallest where it never does.
  private func shrunk(_ sized: SizedText) -> FittedText? {
    guard let smallest = rules.minimumScaleFactor, sized.text.paragraphs.count == 1 else { return nil }
    let room = rules.tightening > 0 ? rules.tightenedLines.firstRoom : rules.lines.firstRoom
    var (fits, fails) = (Int((smallest * 1000).rounded(.up)), 1000)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let smaller = SizedText(title, size.shrunk(toThousandths: middle))
      if room.holdsCut(smaller.wholeWidth) { fits = middle } else { fails = middle }
    }
    guard fits < 1000 else { return nil }
    let size = size.shrunk(toThousandths: fits)
    let smaller = SizedText(title, size)
    var fitted = tightened(smaller) ?? smaller.set(rules.lines, limit: 1)
    fitted.factor = size.factor
    return fitted
  }
}
