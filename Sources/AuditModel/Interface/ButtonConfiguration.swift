/// A button's configuration (`UIButton.Configuration`).
public struct ButtonConfiguration: Sendable, Hashable, Codable {
  /// The style.
  public var style: Style?
  /// The title.
  public var title: LocalizableText?
  /// The smaller text below the title.
  public var subtitle: LocalizableText?
  /// The image.
  public var image: ImageReference?
  /// The edge of the title at which the image is; nil is leading.
  public var imagePlacement: ImagePlacement?
  /// The distance between image and text in points.
  public var imagePadding: Points?
  /// The distance between title and subtitle in points.
  public var titlePadding: Points?
  /// The distances around the content; nil is the default of the size.
  public var contentInsets: Insets?
  /// The title's font; nil scales with the content size.
  public var titleFont: FontDescription?
  /// The size; nil is medium.
  public var size: Size?
  /// How rounded the corners are.
  public var cornerStyle: CornerStyle?
  /// The color of title and image (`baseForegroundColor`).
  public var foregroundColor: ColorReference?
  /// The color behind them (`baseBackgroundColor`).
  public var backgroundColor: ColorReference?
  /// Whether an activity indicator replaces the image; nil is no.
  public var showsActivityIndicator: Bool?

  /// A configuration of a style.
  public init(style: Style? = nil) { self.style = style }
}

extension ButtonConfiguration {
  /// The style of a button: of `UIButton.Configuration`, or SwiftUI's `PrimitiveButtonStyle`.
  ///
  /// A style that an app defines is `other`.
  public enum Style: OpenVocabulary {
    /// A configuration of UIKit, or the style of SwiftUI with its look.
    case plain, filled, tinted, gray, borderless, bordered, borderedTinted, borderedProminent
    /// A configuration of the systems of 2025.
    case glass, prominentGlass, glassProminent, prominentClearGlass
    /// A value without a name here, as it is written.
    case other(String)

    /// The styles that have a name.
    public static let known = KnownWords<Self>(
      .plain, .filled, .tinted, .gray, .borderless, .bordered, .borderedTinted, .borderedProminent, .glass,
      .prominentGlass, .glassProminent, .prominentClearGlass)
  }

  /// The edge of the title at which the image is (`NSDirectionalRectEdge`).
  public enum ImagePlacement: OpenVocabulary {
    /// The edge of the title at which the image is.
    case leading, trailing, top, bottom
    /// A value without a name here, as it is written.
    case other(String)

    /// The edges that have a name.
    public static let known = KnownWords<Self>(.leading, .trailing, .top, .bottom)
  }

  /// The size of a configured button (`UIButton.Configuration.Size`).
  public enum Size: OpenVocabulary {
    /// A size of UIKit.
    case mini, small, medium, large
    /// A value without a name here, as it is written.
    case other(String)

    /// The sizes that have a name.
    public static let known = KnownWords<Self>(.mini, .small, .medium, .large)
  }

  /// How rounded the corners are (`UIButton.Configuration.CornerStyle`).
  public enum CornerStyle: OpenVocabulary {
    /// A corner style of UIKit.
    case fixed, dynamic, small, medium, large, capsule
    /// A value without a name here, as it is written.
    case other(String)

    /// The corner styles that have a name.
    public static let known = KnownWords<Self>(.fixed, .dynamic, .small, .medium, .large, .capsule)
  }
}
