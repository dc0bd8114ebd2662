/// The heights of a font's lines, in ems.
package struct FontMetrics: Sendable, Hashable {
  /// From the baseline to the top.
  package let ascent: Double
  /// From the baseline to the bottom.
  package let descent: Double
  /// The space below, up to the next line.
  package let leading: Double

  /// The heights of a line, in ems.
  package init(ascent: Double, descent: Double, leading: Double = 0) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
  }
}
