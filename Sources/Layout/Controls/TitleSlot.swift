package import AuditModel
import PlatformData

/// One text that a control shows, with its font and the size that the control leaves for it.
package struct TitleSlot: Sendable, Hashable {
  /// Which text it is: a state's name, `subtitle`, `alternate` (AppKit), `title`, `item` of a menu, `text`, `placeholder`.
  package var name: String
  /// The text.
  package var text: LocalizableText
  /// The font that the file asks for; nil is `defaultFont`.
  package var font: FontDescription?
  /// The font that the control takes by itself.
  package var defaultFont: FontDescription
  /// The available size.
  package var availableSize: AvailableSize
  /// How far the available width may be off, in points: an overrun by less is not certain.
  package var tolerance: Points = 0
  /// What decided the frame that the available size comes from.
  package var origin = FrameOrigin.recorded
  /// Whether the control was solved with its text and would be wider with a longer one.
  package var growsWithContent = false
  /// How much wider the available width may be at most, in points, where constraints leave that open.
  package var openWidth: Points = 0
  /// Whether the text is a title; the text of a label or field is not: its container may grow with it.
  package var isTitle = true
  /// Whether the text scrolls where it is too long, as in a field that is typed into.
  package var scrolls = false
  /// Whether the control shows only one of its texts of this kind at a time, so that the widest speaks for them all.
  package var isChoice = false
  /// Whether the control's height limits the text too; a control that grows downward does not limit it.
  package var isHeightLimited = false
  /// Whether a constraint holds the control's height, though its texts would grow beyond it.
  package var isHeightFixed = false
  /// How many lines the text may take; 0 is any number.
  package var numberOfLines = 1
  /// What happens to a text that is wider than the available width.
  package var lineBreakMode = LineBreakMode.truncatingMiddle
  /// The smallest factor to which the font may shrink; 1 means that it may not.
  package var minimumScaleFactor = 1.0
  /// The smallest point size to which the font may shrink, where no factor is given.
  package var minimumFontSize: Double?
  /// Whether a text of any number of lines shrinks to its height, as SwiftUI's texts do.
  package var shrinksOnAnyLines = false
  /// Whether letter spacing tightens before the text is truncated.
  package var allowsTightening = false
  /// The content sizes that SwiftUI's environment allows (`dynamicTypeSize`); nil is all.
  package var contentSizes: ContentSizeLimits?

  /// The content size at which the text is set where the user chose one.
  package func contentSize(for chosen: ContentSizeCategory) -> ContentSizeCategory {
    contentSizes?.limited(chosen) ?? chosen
  }

  /// The smallest factor to which a font of a point size may shrink.
  package func minimumScaleFactor(at pointSize: Double) -> Double {
    guard let minimumFontSize, pointSize > 0 else { return minimumScaleFactor }
    return min(1, minimumFontSize / pointSize)
  }
}

extension TitleSlot {
  /// A text of a control of which it is not known what it leaves free beside its texts.
  package init(shown name: String, _ text: LocalizableText, font: FontDescription?, defaultFont: FontDescription) {
    self.init(
      name: name, text: text, font: text.font ?? font, defaultFont: defaultFont,
      availableSize: .unknown(reason: "what the control leaves free beside its text is not known"))
    isTitle = false
  }

  /// The slot with the ways in which a control's text shrinks before it is truncated.
  func shrinking(as control: Control) -> TitleSlot {
    var slot = self
    slot.allowsTightening = control.allowsTightening ?? slot.allowsTightening
    guard control.adjustsFontSizeToFitWidth ?? (control.minimumScaleFactor != nil) else { return slot }
    slot.minimumScaleFactor = control.minimumScaleFactor ?? 1
    slot.minimumFontSize = control.minimumScaleFactor == nil ? control.minimumFontSize : nil
    return slot
  }
}

extension LineBreakMode {
  /// Whether the mode cuts with an ellipsis; AppKit tightens a text by its default factor before it does.
  var truncates: Bool { [.truncatingHead, .truncatingMiddle, .truncatingTail].contains(self) }
}

/// A text as it is set: its size, and the height of one of its lines.
package struct MeasuredText: Sendable, Hashable {
  /// The size in points, rounded up to pixels.
  package var size: Size
  /// The height of one line in points.
  package var lineHeight: Points

  /// A text as it is set.
  package init(size: Size, lineHeight: Points) {
    self.size = size
    self.lineHeight = lineHeight
  }
}

/// Measures a text at a proposed width in points (nil is no limit): its width and height as it is then set.
///
/// Nil if nothing is shown, or nothing is known.
package typealias TextMeasure = (_ text: TitleSlot, _ proposedWidth: Points?) -> MeasuredText?

/// The title of a row of a menu.
struct MenuTitle {
  var context: ControlContext
  /// The font that the platform's menus take by themselves.
  var defaultFont: FontDescription
  /// Why the title has no limit.
  var reason = "a menu grows with its items"

  var slots: [TitleSlot] {
    let control = context.control
    guard control.type != .separator, let title = control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font, defaultFont: defaultFont,
        availableSize: .unlimited(reason: reason), lineBreakMode: .truncatingTail)
    ]
  }
}

extension Element {
  /// The titles of the items in the element's menus, one of which it shows; those of submenus where they count as well.
  func menuTitles(withSubmenus: Bool) -> [Element] {
    var found: [Element] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      let isInMenu = next.kind == .menu || (withSubmenus && next.kind == .menuItem)
      if next.kind == .menuItem, next.isChoosable { found.append(next) }
      if isInMenu { pending.append(contentsOf: next.children.reversed()) }
    }
    return found
  }

  private var isChoosable: Bool {
    control.type != .separator && isHidden != true && control.title?.isBlank == false
  }
}
