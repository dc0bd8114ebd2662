/// What a control shows and how it lays out its text; what is absent is UIKit's (AppKit's) default for the kind.
///
/// In JSON these members are directly on the element.
public struct Control: Sendable, Hashable, Codable {
  /// The control's type.
  public var type: ControlType?
  /// What the control does, as far as its look depends on it.
  public var role: Role?
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
  /// The distances that the control keeps around its content.
  public var insets: ControlInsets?
  /// How the text is aligned (`textAlignment`, AppKit's `alignment`); nil is naturally, which is the middle of most buttons.
  public var textAlignment: TextAlignment?
  /// Where image and title of a button are in its width (`contentHorizontalAlignment`); nil is the center.
  public var contentAlignment: ContentAlignment?
  /// How many lines the text may take; 0 is any number.
  public var numberOfLines: Int?
  /// What happens to a text that is wider than the available width.
  public var lineBreakMode: LineBreakMode?
  /// The smallest factor to which the font may shrink.
  public var minimumScaleFactor: Double?
  /// The smallest point size to which the font may shrink, where the file gives that instead of a factor.
  public var minimumFontSize: Double?
  /// Whether the font shrinks to fit the width.
  public var adjustsFontSizeToFitWidth: Bool?
  /// Whether letter spacing tightens before the text is truncated.
  public var allowsTightening: Bool?
  /// Whether the font follows a change of the content size.
  public var adjustsFontForContentSizeCategory: Bool?
  /// Whether the control is enabled; nil is yes.
  public var isEnabled: Bool?
  /// Whether the control is selected; nil is no.
  public var isSelected: Bool?
  /// Whether the control is highlighted from the start; nil is no.
  public var isHighlighted: Bool?
  /// Whether a switch, check box or radio button is on; nil with the value ``mixedState`` if it is neither on nor off.
  public var isOn: Bool?
  /// Whether a text field hides what is typed.
  public var isSecure: Bool?
  /// Whether a text can be edited.
  public var isEditable: Bool?
  /// The range and the current number of a slider, stepper, progress view or page control.
  public var range: ControlRange?
  /// A bar item's or tab item's system item, whose title and label the system supplies.
  public var systemItem: SystemItem?
  /// What a date picker picks.
  public var mode: DatePickerMode?
  /// When a text field of UIKit shows the button that clears it; nil is never.
  public var clearButtonMode: ClearButtonMode?
  /// AppKit: whether a button never shows its alternate title, neither while it is pressed nor while it is on
  /// (`NSButtonCell.highlightsBy`, `showsStateBy`); nil is no.
  public var hidesAlternateTitle: Bool?
  /// AppKit: how many tick marks a slider has.
  public var tickMarks: Int?
  /// AppKit: the bezel style of a button or text field, a field's border if it has no bezel, the style of a segmented control,
  /// or the frame that an image view draws.
  public var bezelStyle: BezelStyle?
  /// AppKit: where the image is in relation to the title.
  public var imagePosition: ImagePosition?
  /// The size of the control (AppKit, SwiftUI, visionOS).
  public var controlSize: ControlSize?
  /// The shape of a button's border (SwiftUI, visionOS).
  public var borderShape: BorderShape?
  /// The key that triggers the control by itself, as a character: a carriage return makes a button of AppKit the default one.
  public var keyEquivalent: String?
  /// Whether UIKit darkens the image while a finger is on the button (`adjustsImageWhenHighlighted`); nil is yes.
  public var adjustsImageWhenHighlighted: Bool?
  /// Whether UIKit highlights the button while a finger is on it (`showsTouchWhenHighlighted`); nil is no.
  public var showsTouchWhenHighlighted: Bool?
  /// AppKit: whether the control draws a border or bezel.
  public var isBordered: Bool?
  /// The width that the file sets by itself, in points: a segment's, a bar button's, a table column's.
  public var width: Points?
  /// Whether a tap opens the button's menu (`showsMenuAsPrimaryAction`); nil is no.
  public var showsMenuAsPrimaryAction: Bool?
  /// Whether the button shows the title of the item that is chosen in its menu (`changesSelectionAsPrimaryAction`); nil is no.
  public var changesSelectionAsPrimaryAction: Bool?

  /// A control of which nothing is known.
  public init() {}

  /// The value of a toggle that is neither on nor off.
  package static let mixedState = "2"

  /// The title of a state, without falling back to another state.
  public func title(for state: ControlState) -> LocalizableText? { states?[state]?.title }
}

/// The title and images of one state.
public struct StateContent: Sendable, Hashable, Codable {
  /// The title; an attributed title's text.
  public var title: LocalizableText?
  /// The image next to or instead of the title.
  public var image: ImageReference?
  /// The image behind the title.
  public var backgroundImage: ImageReference?
  /// The color of the title.
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

/// The distances that a control keeps around its content, its title and its image.
public struct ControlInsets: Sendable, Hashable, Codable {
  /// Around image and title together.
  public var content: Insets?
  /// Around the title.
  public var title: Insets?
  /// Around the image.
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
  /// A state of a control.
  case normal, highlighted, focused, selected, disabled
}

extension Control {
  /// What a control does, as far as its look depends on it (`UIButton.Role`, SwiftUI's `ButtonRole`).
  public enum Role: OpenVocabulary {
    /// A role of SwiftUI and UIKit.
    case primary, destructive, cancel
    /// A value without a name here, as it is written.
    case other(String)

    /// The roles that have a name.
    public static let known = KnownWords<Self>(.primary, .destructive, .cancel)
  }

  /// A system item of a bar or tab (`UIBarButtonItem.SystemItem`, `UITabBarItem.SystemItem`; `paste` and `rename` are SwiftUI's).
  public enum SystemItem: OpenVocabulary {
    /// A system item of a bar button.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// A system item of a bar button.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools,
      paste, rename
    /// AppKit's own toolbar items.
    case showColors, showFonts, print, toggleSidebar, customizeToolbar
    /// A system item of a tab bar.
    case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed
    /// A value without a name here, as it is written.
    case other(String)

    /// The items that have a name.
    public static let known = KnownWords<Self>(
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close,
      .writingTools, .paste, .rename, .showColors, .showFonts, .print, .toggleSidebar, .customizeToolbar, .more,
      .favorites, .featured, .topRated, .recents, .contacts, .history,
      .downloads, .mostRecent,
      .mostViewed)
  }

  /// What a date picker picks (`UIDatePicker.Mode`).
  public enum DatePickerMode: OpenVocabulary {
    /// What the picker chooses.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
    /// A value without a name here, as it is written.
    case other(String)

    /// The modes that have a name.
    public static let known = KnownWords<Self>(.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth)
  }

  /// Where the content of a control is in its width (`UIControl.ContentHorizontalAlignment`).
  public enum ContentAlignment: OpenVocabulary {
    /// How the content is aligned.
    case center, left, right, fill, leading, trailing
    /// A value without a name here, as it is written.
    case other(String)

    /// The alignments that have a name.
    public static let known = KnownWords<Self>(.center, .left, .right, .fill, .leading, .trailing)
  }

  /// When a text field shows the button that clears it (`UITextField.ViewMode`).
  public enum ClearButtonMode: OpenVocabulary {
    /// When the button is shown.
    case always, whileEditing, unlessEditing
    /// A value without a name here, as it is written.
    case other(String)

    /// The modes that have a name.
    public static let known = KnownWords<Self>(.always, .whileEditing, .unlessEditing)
  }

  /// The bezel of an AppKit control, by Interface Builder's names and those of AppKit (`NSButton.BezelStyle`).
  public enum BezelStyle: OpenVocabulary {
    /// A bezel style of AppKit.
    case rounded, regularSquare, texturedRounded, roundedRect, recessed, inline, shadowlessSquare, smallSquare,
      helpButton
    /// A bezel style of AppKit.
    case push, flexiblePush, automatic, help
    /// A bezel style of AppKit, or a border.
    case round, bezel, border, noFrame
    /// A value without a name here, as it is written.
    case other(String)

    /// The styles that have a name.
    public static let known = KnownWords<Self>(
      .rounded, .regularSquare, .texturedRounded, .roundedRect, .recessed, .inline, .shadowlessSquare, .smallSquare,
      .helpButton, .push, .flexiblePush, .automatic, .help, .round, .bezel, .border, .noFrame,
      spellings: [.noFrame: "none"])
  }

  /// Where AppKit puts the image of a control in relation to its title (`NSControl.ImagePosition`).
  public enum ImagePosition: OpenVocabulary {
    /// Where AppKit puts the image.
    case noImage, only, left, right, leading, trailing, above, below, overlaps
    /// A value without a name here, as it is written.
    case other(String)

    /// The positions that have a name.
    public static let known = KnownWords<Self>(
      .noImage, .only, .left, .right, .leading, .trailing, .above, .below, .overlaps, spellings: [.noImage: "none"])
  }

  /// The shape of a button's border (SwiftUI's `ButtonBorderShape`).
  public enum BorderShape: OpenVocabulary {
    /// A border shape of SwiftUI.
    case automatic, capsule, roundedRectangle, circle
    /// A value without a name here, as it is written.
    case other(String)

    /// The shapes that have a name.
    public static let known = KnownWords<Self>(.automatic, .capsule, .roundedRectangle, .circle)
  }
}

extension Control {
  /// The title of a button: that of its configuration, if it has one there, or else that of the normal state.
  ///
  /// Code that sets the title of a state sets that of the configuration (Apple, `UIButton.Configuration`).
  package var buttonTitle: LocalizableText? {
    get { configuration?.title ?? states?[.normal]?.title }
    set {
      guard configuration?.title == nil else {
        configuration?.title = newValue
        return
      }
      var states = states ?? [:]
      states[.normal, default: StateContent()].title = newValue
      self.states = states
    }
  }
}
