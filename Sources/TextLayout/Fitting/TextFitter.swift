import AuditModel
import PlatformData

/// Fits a title in its available space: as it is, tightened or shrunk if allowed, else truncated.
struct TextFitter {
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

  /// The verdict on the text.
  func fit() -> TypesetText {
    let sized = Typesetter(title, size)
    let plain = sized.typeset(rules.lines, limit: rules.lineLimit(sized.metrics))
    return plain.outcome == .whole ? plain : adjusted(sized) ?? plain
  }

  /// The verdict on a text that does not fit as it is; nil if it may neither tighten nor shrink.
  func adjusted(_ sized: Typesetter) -> TypesetText? { rules.mayAdjust ? tightened(sized) ?? shrunk(sized) : nil }

  /// The text at the size at which it is shown.
  func sized(_ fitted: TypesetText) -> Typesetter { Typesetter(title, size(of: fitted)) }

  /// How the lines of a fitted text were broken.
  func lines(_ fitted: TypesetText) -> LineRules { fitted.isTightened ? rules.tightenedLines : rules.lines }

  /// The font's size at which a fitted text is shown.
  func size(of fitted: TypesetText) -> FontSize {
    fitted.factor < 1 ? size.shrunk(toThousandths: Int((fitted.factor * 1000).rounded())) : size
  }

  private func tightened(_ sized: Typesetter) -> TypesetText? {
    guard rules.tightening > 0 else { return nil }
    var fitted = sized.typeset(rules.tightenedLines, limit: 1)
    guard fitted.outcome == .whole else { return nil }
    fitted.isTightened = true
    return fitted
  }

  /// The text at the largest factor, in thousandths, at which it fits on its lines; truncated at the smallest if it never
  /// does.
  private func shrunk(_ sized: Typesetter) -> TypesetText? {
    guard let smallest = rules.minimumScaleFactor, rules.numberOfLines != 1 || sized.text.paragraphs.count == 1 else {
      return nil
    }
    var (fits, fails) = (Int((smallest * 1000).rounded(.up)), 1000)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if showsAll(Typesetter(title, size.shrunk(toThousandths: middle))) { fits = middle } else { fails = middle }
    }
    guard fits < 1000 else { return nil }
    let size = size.shrunk(toThousandths: fits)
    let smaller = Typesetter(title, size)
    var fitted = tightened(smaller) ?? smaller.typeset(rules.lines, limit: rules.lineLimit(smaller.metrics))
    fitted.factor = size.factor
    return fitted
  }

  /// Whether a smaller text fits on its lines.
  private func showsAll(_ smaller: Typesetter) -> Bool {
    guard rules.numberOfLines == 1 else {
      return smaller.typeset(rules.lines, limit: rules.lineLimit(smaller.metrics)).outcome == .whole
    }
    let available = rules.tightening > 0 ? rules.tightenedLines.firstLineWidth : rules.lines.firstLineWidth
    return available.fitsTruncated(smaller.wholeWidth)
  }
}

extension ShapedTitle {
  /// The verdict on the title at some sizes, at each in some widths and modes, as plain numbers.
  package func fit(_ sizes: FontSizes, _ rules: [FitRules], _ body: (TypesetText) -> Void) {
    for group in sizes.groups {
      let text = shaped(group.faces)
      let (table, reference) = (text.table, Unmanaged.passUnretained(text))
      withExtendedLifetime(text) {
        for (index, measures) in group.measures.enumerated() {
          let sized = Typesetter(table, of: reference, measures)
          fit(sized, rules, body) { TextFitter(self, group.sizes[index], rules: $0).adjusted(sized) }
        }
      }
    }
  }

  /// The fits at one size; `adjust` tightens or shrinks.
  @inline(__always)
  private func fit(
    _ sized: Typesetter, _ rules: [FitRules], _ body: (TypesetText) -> Void, adjust: (FitRules) -> TypesetText?
  ) {
    rules.withUnsafeBufferPointer { rules in
      for index in rules.indices {
        if rules[index].lines.firstLineWidth.fits(sized.wholeWidth) {
          body(sized.whole)
          continue
        }
        let fitted = sized.typeset(rules[index].lines, limit: rules[index].lineLimit(sized.metrics))
        let isDone = fitted.outcome == .whole || !rules[index].mayAdjust
        body(isDone ? fitted : adjust(rules[index]) ?? fitted)
      }
    }
  }
}
