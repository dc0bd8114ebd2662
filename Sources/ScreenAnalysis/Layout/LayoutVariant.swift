public import AuditModel

/// What a screen is laid out for.
public struct LayoutVariant: Sendable, Hashable {
  /// The locale of its texts.
  public var locale: LocaleTag
  /// The device's name; nil is the canvas that the file was designed for.
  public var device: String?
  /// The content size.
  public var contentSize: ContentSizeCategory

  /// A situation.
  public init(locale: LocaleTag, device: String?, contentSize: ContentSizeCategory) {
    self.locale = locale
    self.device = device
    self.contentSize = contentSize
  }

  /// What stands for the file's own canvas beside the names of devices.
  package static let canvas = "canvas"

  /// The device for a person: nothing for the file's own canvas, else ` on iPhone 16`.
  package var place: String { device.map { " on \($0)" } ?? "" }
}
