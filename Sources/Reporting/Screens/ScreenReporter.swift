public import AuditModel
import ReportAssets

/// Draws a screen as an SVG document of its own.
public struct ScreenReporter: Sendable {
  /// A reporter.
  public init() {}

  /// The document in UTF-8; nothing is fetched, and its colors follow the reader's light or dark scheme.
  public func render(_ picture: ScreenPicture) -> [UInt8] {
    Array((ScreenDrawing(picture, prefix: "s").svg(style: ReportAssets.screenStyle) + "\n").utf8)
  }
}
