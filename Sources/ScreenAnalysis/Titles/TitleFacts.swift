public import AuditModel
import Layout
import PlatformData

/// One title in one locale, fitted at every content size.
public struct TitleFacts: Sendable {
  /// Which text it is: a state's name, `subtitle`, `text`, `title` and so on.
  public var slot: String
  /// The locale.
  public var locale: LocaleTag
  /// The words, with their place in a strings table.
  public var text: ResolvedText
  /// The verdicts in each room at each content size, smallest first; one entry where neither font nor room change.
  public var fits: [TitleFit]
  /// What stood for the title's arguments while it was measured, in the order of the text.
  public var samples: [ArgumentSample] = []
  /// How the control sets the title.
  public var setting = TitleSetting()
  /// Whether it is a title of a control; else the text of a label or a placeholder.
  public var isTitle = true

  /// The room at the first of its content sizes.
  public var room: TitleRoom { fits.first?.room ?? .unknown(reason: "it was not fitted") }
}

/// How a control sets a title: what rules ask of its font and its lines.
public struct TitleSetting: Sendable, Hashable {
  /// The custom family that the file asks for; nil is the system font.
  public var family: String?
  /// Whether the font follows the content size.
  public var scales = false
  /// Whether fonts of the platform follow the content size at all.
  public var canScale = false
  /// How many lines the title may take; 0 is any number.
  public var numberOfLines = 1
  /// What happens to a title that is wider than its room.
  public var lineBreakMode = LineBreakMode.truncatingTail
}

/// A title in one room at one content size.
public struct TitleFit: Sendable {
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The devices on which the room is the same, the file's own canvas (nil) first.
  public var devices: [String?] = [nil]
  /// The room that the control leaves for the title.
  public var room: TitleRoom
  /// How far the room's width may be off, in points: an overrun by less is not certain.
  public var tolerance: Points = 0
  /// What decided the frame that the room comes from.
  public var origin = FrameOrigin.recorded
  /// The measurement.
  public var measurement: TextMeasurement
  /// Of a title that is cut on several lines: whether it would fit were it narrower by what the measurement may be off.
  public var fitsWithinTolerance: Bool?
  /// The first of the title's narrower variants that is shown whole, where the title is not.
  public var fittingVariant: String?
  /// The title as it is cut, where a report wants pictures and the title does not fit.
  public var picture: TextPicture?
}

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
