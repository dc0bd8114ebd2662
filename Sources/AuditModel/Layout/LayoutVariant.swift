/// What a screen is laid out for.
public struct LayoutVariant: Sendable, Hashable {
  /// The locale of its texts.
  public var locale: LocaleTag
  /// The device's name; nil means the canvas that the file was designed on.
  public var device: String?
  /// The content size.
  public var contentSize: ContentSizeCategory

  /// A locale on a device, or on the file's own canvas, at a content size.
  public init(locale: LocaleTag, device: String? = nil, contentSize: ContentSizeCategory = .standard) {
    self.locale = locale
    self.device = device
    self.contentSize = contentSize
  }

  /// The name of the file's own canvas in lists of devices.
  package static let canvas = "canvas"

  /// A content size and a device at the end of a message: ` at large`, ` at large on iPhone 16`; a device of nil, which is the
  /// file's own canvas, is omitted, and so is the content size on macOS, which has none.
  package static func phrase(_ contentSize: ContentSizeCategory, on device: String?, of platform: Platform) -> String {
    (platform == .macOS ? "" : " at \(contentSize.rawValue)") + (device.map { " on \($0)" } ?? "")
  }

  /// The device's name; for the file's own canvas the id of its design-time device, else `design`.
  func deviceName(for tree: InterfaceTree) -> String { device ?? tree.device ?? "design" }
}
