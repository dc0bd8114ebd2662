import AuditModel
import Layout
import PlatformData
import TextLayout

/// One title of a control with its available size, and what the locales show there.
struct TitleBudget: Sendable {
  /// The key; nil if the title has none.
  var key: TableKey?
  /// The path of the file with the source text.
  var original: String
  /// The language of the source text.
  var sourceLanguage: LocaleTag
  /// The source text.
  var text: String
  /// The control.
  var control: BudgetControl
  /// The available size at the tightest of the content sizes; nil if its width is not known or grows.
  var room: BudgetRoom?
  /// Why there is no limit to report.
  var reason: String?
  /// The budget of each locale.
  var locales: [LocaleBudget] = []

  /// A title before it is measured.
  init(key: TableKey?, original: String, sourceLanguage: LocaleTag, text: String, control: BudgetControl) {
    self.key = key
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.text = text
    self.control = control
  }

  /// A title's slot at one content size, with what the locales show there.
  struct Option {
    var slot: TitleSlot
    var titles: [TitleFacts]
  }

  /// Takes the measurements at the content size that leaves the fewest characters.
  ///
  /// - Parameter reason: Why there is no limit at any of them; nil if it depends on the slot.
  mutating func take(_ options: [Option], platform: Platform, reason unknown: String?) {
    let measured = options.filter { !$0.titles.isEmpty }.map { option in
      let reason = unknown ?? option.slot.reasonForNoLimit
      return (
        room: option.room(platform: platform), reason: reason,
        locales: option.titles.map { LocaleBudget($0, in: option.slot, isKnown: reason == nil) }
      )
    }
    let tightest = measured.min { ($0.locales.first?.characters ?? .max) < ($1.locales.first?.characters ?? .max) }
    guard let tightest else {
      reason = unknown ?? options.first?.slot.reasonForNoLimit ?? "no locale has words for it"
      return
    }
    (room, reason, locales) = tightest
    if reason == nil, room?.lines == nil { reason = "the text may take any number of lines" }
  }

  /// The budget of a key by the titles that show it.
  static func tightest(_ titles: [TitleBudget]) -> KeyBudget? {
    let known = titles.filter { $0.room != nil }
    guard let title = (known.isEmpty ? titles : known).min(by: isTighter), let key = title.key else { return nil }
    return KeyBudget(
      bundle: key.bundle, table: key.table, key: key.key.text, original: title.original,
      sourceLanguage: title.sourceLanguage, text: title.text, titles: titles.count,
      unlimitedTitles: titles.count - known.count, control: title.control, room: title.room, reason: title.reason,
      locales: title.locales)
  }

  /// By characters, then by width, then by location, so that the answer does not depend on the order of the screens.
  private static func isTighter(_ left: TitleBudget, _ right: TitleBudget) -> Bool {
    left.rank < right.rank
  }

  private var rank: (Int, Int, String, Int, String, String) {
    (
      locales.first?.characters ?? .max, room?.width.raw ?? .max, control.file, control.line ?? 0,
      control.element.path, control.slot
    )
  }
}

extension TitleBudget.Option {
  /// The available size; nil if its width is not known or grows.
  fileprivate func room(platform: Platform) -> BudgetRoom? {
    guard slot.reasonForNoLimit == nil, let available = slot.availableSize.size, let fit = titles.first?.fits.first
    else { return nil }
    let font = FontResolver.resolve(slot.font, default: slot.defaultFont, at: fit.contentSize, platform: platform)
    let style = slot.font?.style ?? (slot.font?.size == nil ? slot.defaultFont.style : nil)
    let smallest = slot.minimumScaleFactor(at: font.pointSize)
    return BudgetRoom(
      width: available.width, height: slot.isHeightLimited ? available.height : nil,
      lines: fit.measurement.budget?.lines, font: BudgetFont(font, style: style),
      lineHeight: fit.measurement.lineHeight, lineBreakMode: slot.lineBreakMode,
      minimumScaleFactor: smallest > 0 && smallest < 1 ? smallest : nil, contentSize: fit.contentSize)
  }
}

extension BudgetFont {
  /// A font at one content size; the system font has Apple's letter spacing by size.
  fileprivate init(_ font: ResolvedFont, style: TextStyle?) {
    let tracking = font.family == nil ? Tracking.systemFont.points(atSize: font.pointSize) : 0
    self.init(
      family: font.family, style: style, pointSize: font.pointSize, weight: font.weight,
      isItalic: font.isItalic ? true : nil, tracking: tracking == 0 ? nil : (tracking * 1e4).rounded() / 1e4)
  }
}

extension LocaleBudget {
  /// A locale's title at one content size; the number of characters needs a known size.
  fileprivate init(_ title: TitleFacts, in slot: TitleSlot, isKnown: Bool) {
    let measurement = title.fits.first?.measurement
    var fits = measurement?.verdict.showsWholeText
    if case .needsReview = measurement?.verdict { fits = nil }
    if slot.reasonForNoLimit != nil { fits = nil }
    self.init(
      locale: title.locale, text: title.text.string,
      characters: isKnown ? measurement?.budget?.characters : nil,
      naturalWidth: Points(roundingUp: measurement?.naturalWidth ?? 0, toPixelsAt: 2), fits: fits)
  }
}

/// A key in its table and bundle.
struct TableKey: Sendable, Hashable {
  /// The bundle's path.
  var bundle: String
  /// The table's name.
  var table: String
  /// The key.
  var key: ExactText

  /// A key by its names.
  init(bundle: String, table: String, key: String) {
    (self.bundle, self.table, self.key) = (bundle, table, ExactText(key))
  }
}
