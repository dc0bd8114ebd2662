import PlatformData

/// Whether a font looks otherwise at other point sizes.
enum OpticalSizing: Sendable, Hashable {
  /// One design for all sizes.
  case none
  /// One face for small text and one from `SystemFont.displaySize` on.
  case designs
  /// Any size within a variable font's axis; the system font's runs from 17 to 28 pt.
  case axis(ClosedRange<Double>)

  /// A size of small text.
  static let textSize = 17.0

  /// The sizing of the font whose face for a point size `face` gives.
  init(_ face: (Double) -> FontFace?) {
    let (text, display) = (face(Self.textSize), face(SystemFont.displaySize))
    let axis = [text, display].lazy.compactMap { $0?.axes.first { $0.tag == VariationAxis.opticalSize } }.first
    if let axis {
      self = .axis(axis.range)
    } else {
      self = text === display ? .none : .designs
    }
  }

  /// The size that tells one design from another at a point size; on an axis in halves of a point, so that a font that
  /// shrinks step by step is not shaped anew for each.
  func size(at pointSize: Double) -> Double? {
    switch self {
    case .none: nil
    case .designs: pointSize < SystemFont.displaySize ? Self.textSize : SystemFont.displaySize
    case .axis(let range): min(max((pointSize * 2).rounded() / 2, range.lowerBound), range.upperBound)
    }
  }
}
