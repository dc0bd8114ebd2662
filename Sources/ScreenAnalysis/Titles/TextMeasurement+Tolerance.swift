package import AuditModel
import PlatformData
import Layout

extension FrameOrigin {
  /// Where a frame comes from, as findings name it: constraints, autoresizing, or the frame that the file records.
  package var basis: String { self == .recorded ? "recorded frame" : rawValue }
}

extension TextMeasurement {
  /// By which share of itself a width may be off, of the words that were measured.
  package func tolerance(of words: String) -> Double {
    MeasurementTolerance.share(pointSize: pointSize, faces: faces, text: words, basis: basis.rawValue)
  }
}
