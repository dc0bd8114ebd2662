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

/// A drawing in words: which screen it is, and what is wrong on it.
struct ScreenCaption {
  /// The screen, its locale, content size and device.
  let title: String
  /// The locale, content size and device alone.
  let setting: String
  /// The locale.
  let locale: LocaleTag
  /// What is truncated, overlaps something, or leaves the screen.
  let summary: String

  /// How many texts are named.
  private static let named = 12

  init(_ picture: ScreenPicture) {
    let setting = picture.setting
    locale = setting.locale
    let device = setting.device == "design" ? "its own canvas" : setting.device
    self.setting = "\(setting.locale) at \(setting.contentSize.rawValue), on \(device)"
    title = "Screen \(setting.title ?? setting.screen) in \(self.setting)"
    let texts = picture.items.reduce(0) { $0 + $1.titles.count }
    let faults = Self.faults.compactMap { Self.list($0.phrase, $0.flag, in: picture) }
    let recorded = picture.items.contains { $0.flags.contains(.recorded) && !$0.titles.isEmpty }
    let note = recorded ? ["Some frames are those that the file records, which may be true for one language only"] : []
    summary =
      ([counted(texts, "text")] + (faults.isEmpty ? ["Nothing is cut"] : faults) + note).joined(separator: ". ") + "."
  }

  private static let faults: [(flag: ScreenPicture.Flag, phrase: String)] = [
    (.cut, "Cut"), (.overlapping, "Over one another"), (.outside, "Beyond the screen's edge"),
  ]

  private static func list(_ phrase: String, _ flag: ScreenPicture.Flag, in picture: ScreenPicture) -> String? {
    let items = picture.items.filter { $0.flags.contains(flag) }
    let words = items.flatMap { item in item.titles.filter { flag != .cut || $0.isCut }.map(\.words) }
    guard !words.isEmpty else { return nil }
    let rest = words.count > named ? " and \(words.count - named) more" : ""
    return "\(phrase): " + words.prefix(named).map { "“\($0)”" }.joined(separator: ", ") + rest
  }
}
