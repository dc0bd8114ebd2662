/// What a control shows and how it sets its text; what is absent takes UIKit's (AppKit's) default for the kind.
///
/// In JSON these members stand directly on the element.
public struct Control: Sendable, Hashable, Codable {
  /// The control's type, such as a button's `system`, `custom`, `close`, AppKit's `push`, `check`, `help`, the border style
  /// of a text field of UIKit (`roundedRect`), or the style of a date picker, an activity indicator or a progress view.
  public var type: String?
  /// `primary`, `destructive` or `cancel`.
  public var role: String?
  /// Titles and images by state.
  public var states: [ControlState: StateContent]?
  /// The title of what has no states: bar items, tab items, menu items, windows, sections.
  public var title: LocalizableText?
  /// The second title of what has two: a section's footer, an AppKit button's alternate title, a navigation item's prompt.
  public var subtitle: LocalizableText?
  /// The text of a label, text field or text view.
  public var text: LocalizableText?
  /// The value of a control as a text, such as a pop-up button's selection or a tab's badge.
  public var value: LocalizableText?
  /// The placeholder of a text or search field.
  public var placeholder: LocalizableText?
  /// The help text that appears under the pointer (AppKit).
  public var toolTip: LocalizableText?
  /// The image of what has no states.
  public var image: ImageReference?
  /// The configuration (`UIButton.Configuration`), which replaces the states' titles where it has its own.
  public var configuration: ButtonConfiguration?
  /// The font of the title or text.
  public var font: FontDescription?
  /// The distances that the control keeps round its content.
  public var insets: ControlInsets?
  /// How many lines the text may take; 0 is any number.
  public var numberOfLines: Int?
  /// What happens to a text that is wider than its room.
  public var lineBreakMode: LineBreakMode?
  /// The smallest factor to which the font may shrink.
  public var minimumScaleFactor: Double?
  /// The smallest point size to which the font may shrink, where the file gives that instead of a factor.
  public var minimumFontSize: Double?
  /// Whether the font shrinks to fit the width.
  public var adjustsFontSizeToFitWidth: Bool?
  /// Whether letter spacing tightens before the text is cut.
  public var allowsTightening: Bool?
  /// Whether the font follows a change of the content size.
  public var adjustsFontForContentSizeCategory: Bool?
  /// Whether the control is enabled; nil is yes.
  public var isEnabled: Bool?
  /// Whether the control is selected; nil is no.
  public var isSelected: Bool?
  /// Whether a switch, check box or radio button is on.
  public var isOn: Bool?
  /// Whether a text field hides what is typed.
  public var isSecure: Bool?
  /// Whether a text can be edited.
  public var isEditable: Bool?
  /// The range and the current number of a slider, stepper, progress view or page control.
  public var range: ControlRange?
  /// A bar item's or tab item's system item, whose title and label the system supplies.
  public var systemItem: String?
  /// What a date picker picks: `date`, `time`, `dateAndTime`, `countDownTimer` and so on.
  public var mode: String?
  /// When a text field of UIKit shows the button that clears it: `always`, `whileEditing`, `unlessEditing`; nil is never.
  public var clearButtonMode: String?
  /// AppKit: how many tick marks a slider has.
  public var tickMarks: Int?
  /// AppKit: the bezel style of a button or the style of a segmented control; a text field's (`round`), or else its border's
  /// (`bezel`, `border`).
  public var bezelStyle: String?
  /// AppKit: where the image stands beside the title (`left`, `only`, `above` and so on).
  public var imagePosition: String?
  /// `mini`, `small`, `regular`, `large` or `extraLarge` (AppKit, SwiftUI, visionOS).
  public var controlSize: String?
  /// The shape of a button's border: `automatic`, `capsule`, `roundedRectangle`, `circle` (SwiftUI, visionOS).
  public var borderShape: String?
  /// The key that triggers the control by itself, as a character: a carriage return makes a button of AppKit the default one.
  public var keyEquivalent: String?
  /// Whether UIKit darkens the image while a finger is on the button (`adjustsImageWhenHighlighted`); nil is yes.
  public var adjustsImageWhenHighlighted: Bool?
  /// Whether UIKit lights the button up while a finger is on it (`showsTouchWhenHighlighted`); nil is no.
  public var showsTouchWhenHighlighted: Bool?
  /// AppKit: whether the control draws a border or bezel.
  public var isBordered: Bool?
  /// The width that the file sets by itself, in points: a segment's, a bar button's.
  public var width: Points?
  /// Whether a tap opens the button's menu (`showsMenuAsPrimaryAction`); nil is no.
  public var showsMenuAsPrimaryAction: Bool?
  /// Whether the button shows the title of the item that is chosen in its menu (`changesSelectionAsPrimaryAction`); nil is no.
  public var changesSelectionAsPrimaryAction: Bool?

  /// A control of which nothing is known.
  public init() {}

  /// The title of a state, without falling back to another state.
  public func title(for state: ControlState) -> LocalizableText? { states?[state]?.title }
}

/// The title and images of one state.
public struct StateContent: Sendable, Hashable, Codable {
  /// The title; an attributed title's text.
  public var title: LocalizableText?
  /// The image beside or instead of the title.
  public var image: ImageReference?
  /// The image behind the title.
  public var backgroundImage: ImageReference?
  /// The colour of the title.
  public var titleColor: ColorReference?

  /// The content of a state.
  public init(
    title: LocalizableText? = nil, image: ImageReference? = nil, backgroundImage: ImageReference? = nil
  ) {
    self.title = title
    self.image = image
    self.backgroundImage = backgroundImage
  }
}

/// A button's configuration (`UIButton.Configuration`).
public struct ButtonConfiguration: Sendable, Hashable, Codable {
  /// `plain`, `filled`, `tinted`, `gray`, `borderless`, `bordered`, `borderedTinted`, `borderedProminent` and so on.
  public var style: String?
  /// The title.
  public var title: LocalizableText?
  /// The smaller text below the title.
  public var subtitle: LocalizableText?
  /// The image.
  public var image: ImageReference?
  /// `leading`, `trailing`, `top` or `bottom`; nil is leading.
  public var imagePlacement: String?
  /// The distance between image and text in points.
  public var imagePadding: Points?
  /// The distance between title and subtitle in points.
  public var titlePadding: Points?
  /// The distances round the content; nil is the default of the size.
  public var contentInsets: Insets?
  /// The title's font; nil scales with the content size.
  public var titleFont: FontDescription?
  /// `mini`, `small`, `medium` or `large`; nil is medium.
  public var size: String?
  /// `fixed`, `dynamic`, `small`, `medium`, `large` or `capsule`.
  public var cornerStyle: String?
  /// The colour of title and image (`baseForegroundColor`).
  public var foregroundColor: ColorReference?
  /// The colour behind them (`baseBackgroundColor`).
  public var backgroundColor: ColorReference?
  /// Whether an activity indicator stands in place of the image; nil is no.
  public var showsActivityIndicator: Bool?

  /// A configuration of a style.
  public init(style: String? = nil) { self.style = style }
}

/// The distances that a control keeps round its content, its title and its image.
public struct ControlInsets: Sendable, Hashable, Codable {
  /// Round image and title together.
  public var content: Insets?
  /// Round the title.
  public var title: Insets?
  /// Round the image.
  public var image: Insets?

  /// The insets that a file sets; nil is the control's own.
  public init(content: Insets? = nil, title: Insets? = nil, image: Insets? = nil) {
    self.content = content
    self.title = title
    self.image = image
  }
}

/// The numbers of a control that has a range.
public struct ControlRange: Sendable, Hashable, Codable {
  /// The lowest number.
  public var minimum: Double
  /// The highest number.
  public var maximum: Double
  /// The current number.
  public var current: Double

  /// A range with its current number.
  public init(minimum: Double, maximum: Double, current: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.current = current
  }
}

/// A state of a control that can have a title and an image of its own (`UIControl.State`).
public enum ControlState: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case normal, highlighted, focused, selected, disabled
}
