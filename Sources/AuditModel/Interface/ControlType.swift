/// The type of a control, by which its look and size differ from others of its kind.
///
/// What it is depends on the kind: the type of a button, the border style of a text field of UIKit, the style of a bar button, date
/// picker, activity indicator, progress view, slider or picker. A style that an app defines in SwiftUI is `other`.
public enum ControlType: OpenVocabulary {
  // UIKit's buttons.
  /// A type of UIKit's buttons.
  case system, custom, close, contactAdd, detailDisclosure, infoLight, infoDark
  // UIKit's text fields.
  /// A border style of UIKit's text fields.
  case roundedRect, line, bezel, noBorder
  // Bar buttons and menu items.
  /// A style of bar button items; a separator, or an option of a picker, among menu items.
  case plain, done, back, separator, option
  // AppKit's buttons.
  /// A type of AppKit's buttons.
  case push, check, radio, help, disclosureTriangle, roundedDisclosure, disclosure, bevel, square, smallSquare,
    roundRect,
    roundTextured, inline, popUp, pullDown
  // AppKit's text fields that cannot be edited.
  /// A text field of AppKit that is a label.
  case label
  // Activity indicators, progress views and sliders.
  /// A style of activity indicators and progress views.
  case medium, large, white, whiteLarge, gray, spinning, bar, gauge, linear, vertical, circular
  // Date pickers.
  /// A style of date pickers.
  case wheels, compact, clockAndCalendar
  // The two buttons of a stepper.
  /// A half of a stepper.
  case increment, decrement
  // SwiftUI's navigation links.
  /// A picker of SwiftUI that pushes its choices.
  case navigationLink
  // AppKit's tables that show no column titles.
  /// A section without a header.
  case headerless
  // Segments by how they are chosen.
  /// How segments are selected.
  case momentary, selectAny
  /// A value without a name here, as it is written.
  case other(String)

  /// The types that have a name.
  public static let known = KnownWords<Self>(
    .system, .custom, .close, .contactAdd, .detailDisclosure, .infoLight, .infoDark, .roundedRect, .line, .bezel,
    .noBorder,
    .plain, .done, .back, .separator, .option, .push, .check, .radio, .help, .disclosureTriangle, .roundedDisclosure,
    .disclosure, .bevel, .square, .smallSquare, .roundRect, .roundTextured, .inline, .popUp, .pullDown, .label, .medium,
    .large, .white, .whiteLarge, .gray, .spinning, .bar, .gauge, .linear, .vertical, .circular, .wheels, .compact,
    .clockAndCalendar, .increment, .decrement, .navigationLink, .headerless, .momentary,
    .selectAny,
    spellings: [.noBorder: "none"])
}

extension ControlType {
  /// The type of AppKit's segments by the name of their tracking mode; nil for the usual one, in which one of them is chosen at a time.
  ///
  /// Source: Apple, `NSSegmentedControl.SwitchTracking`.
  package static func segment(trackingMode name: String) -> ControlType? {
    [.momentary, .selectAny].first { $0.name == name }
  }
}

/// The size of a control (AppKit's `NSControl.ControlSize`, SwiftUI's `ControlSize`).
public enum ControlSize: OpenVocabulary {
  /// A control size of AppKit and SwiftUI.
  case mini, small, regular, large, extraLarge
  /// A value without a name here, as it is written.
  case other(String)

  /// The sizes that have a name.
  public static let known = KnownWords<Self>(.mini, .small, .regular, .large, .extraLarge)
}
