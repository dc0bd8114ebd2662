import AuditModel
import Layout
import TextLayout

// Whether an overrun or a broken word is certain, since a measurement may be off.
extension TitleFitter {
  /// Whether a text that is truncated on several lines would fit in a width that is larger by the tolerance of the
  /// measurement; nil for other texts, whose overrun says it.
  func fitsIfWider(_ request: TextRequest, _ measurement: TextMeasurement, of slot: TitleSlot) -> Bool? {
    guard measurement.over > 0, measurement.neededLines > 1, request.numberOfLines != 1, let width = request.width
    else {
      return nil
    }
    return text.measure(wider(request, width, measurement, of: slot)).verdict.showsWholeText
  }

  /// Whether a line of the text ends inside a word in a width that is larger by the tolerance of the measurement too.
  func breaksIfWider(_ request: TextRequest, _ measurement: TextMeasurement, of slot: TitleSlot) -> Bool {
    guard request.lineBreakMode != .characterWrap, let width = request.width else { return true }
    let wider = text.measure(wider(request, width, measurement, of: slot))
    if case .clips = wider.verdict { return true }
    return wider.breaksWord
  }

  /// The widest word of a text that is wider than a line; nil where lines may end anywhere.
  func brokenWord(of request: TextRequest) -> (text: String, width: Double)? {
    guard request.lineBreakMode != .characterWrap, let width = request.width else { return nil }
    let words = request.text.wordsInLines.map { word in
      var alone = request
      (alone.text, alone.width, alone.height, alone.numberOfLines) = (String(word), nil, nil, 1)
      return (text: alone.text, width: text.measure(alone).naturalWidth)
    }
    return words.max { $0.width < $1.width }.flatMap { $0.width > width.value ? $0 : nil }
  }

  /// The request with a width that is larger by the tolerance of its measurement.
  private func wider(_ request: TextRequest, _ width: Points, _ measurement: TextMeasurement, of slot: TitleSlot)
    -> TextRequest
  {
    var wider = request
    wider.width = Points(width.value * (1 + measurement.tolerance(of: request.text))) + slot.tolerance
    return wider
  }
}
