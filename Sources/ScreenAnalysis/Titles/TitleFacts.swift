public import AuditModel
import Layout
import PlatformData

/// One title in one locale, fitted at every content size.
public struct TitleFacts: Sendable {
  /// Which text it is: a state's name, `subtitle`, `text`, `title` and so on.
  public var slot: String
  /// The locale.
  public var locale: LocaleTag
  /// The words, with their location in a strings table.
  public var text: ResolvedText
  /// The verdicts for each available size at each content size, smallest first; a single entry if neither font nor available
  /// size change with the content size.
  public var fits: [TitleFit]
  /// The samples that replaced the title's arguments while it was measured, in the order of the text.
  public var samples: [ArgumentSample] = []
  /// How the control sets the title.
  public var setting = TitleSetting()
  /// Whether it is the title of a control; otherwise the text of a label or a placeholder.
  public var isTitle = true

  /// Whether it is what a field shows while nothing is written in it.
  package var isPlaceholder: Bool { slot == "placeholder" }

  /// The available size at the first of its content sizes.
  public var availableSize: AvailableSize { fits.first?.availableSize ?? .unknown(reason: "it was not fitted") }
}

/// How a control sets a title: font, lines and truncation.
public struct TitleSetting: Sendable, Hashable {
  /// The custom family that the file asks for; nil means the system font.
  public var family: String?
  /// Whether the font follows the content size.
  public var scales = false
  /// Whether any font of the platform follows the content size.
  public var canScale = false
  /// The maximum number of lines; 0 means any number.
  public var numberOfLines = 1
  /// What happens to a title that is wider than the available width.
  public var lineBreakMode = LineBreakMode.truncatingTail
}

/// A title in one available size at one content size.
public struct TitleFit: Sendable {
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The devices with the same available size, the file's own canvas (nil) first.
  public var devices: [String?] = [nil]
  /// The size that is available to the title in its control.
  public var availableSize: AvailableSize
  /// How far the available width may be off, in points: a smaller overrun is not certain.
  public var tolerance: Points = 0
  /// What decided the frame of the control.
  public var origin = FrameOrigin.recorded
  /// The measurement.
  public var measurement: TextMeasurement
  /// Whether a title that is truncated on several lines would fit if it were narrower by the tolerance of the measurement.
  public var fitsWithinTolerance: Bool?
  /// Whether a line ends inside a word even if the words are narrower by the tolerance of the measurement.
  public var breaksWordForCertain = false
  /// The widest word of a title that certainly breaks inside a word, and its width in points; nil where lines may end anywhere.
  public var brokenWord: (text: String, width: Double)?
  /// Whether the broken word is as the title has it, so that it breaks whatever replaces the title's arguments.
  package var breaksWrittenWord = false
  /// The first of the title's narrower variants that fits, if the title does not.
  public var fittingVariant: String?
  /// Draws the truncated title, if a report wants pictures and the title does not fit; only while its screen is judged.
  package var drawing: (@Sendable () -> TextPicture?)?

  /// The truncated title, which is drawn when it is asked for: of most sizes no picture is shown.
  package var picture: TextPicture? { drawing?() }
}

extension FrameOrigin {
  /// The origin of a frame, as findings name it: constraints, autoresizing, or the frame that the file records.
  package var basis: String { self == .recorded ? "recorded frame" : rawValue }
}

extension TextMeasurement {
  /// The fraction by which the width of the measured words may be off.
  package func tolerance(of words: String) -> Double {
    let share = MeasurementTolerance.share(
      pointSize: pointSize, weight: weight, faces: faces, text: words, basis: basis)
    guard basis == .scaled, let family, let font = AppleFont.named(family) else { return share }
    return max(share, font.tolerance)
  }
}
