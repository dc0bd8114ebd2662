/// Figures of UIKit's and AppKit's controls: fonts, padding, minimum sizes.
///
/// Lengths are points. Kinds, weights and platforms go by the names of the contract.
package enum ControlMetrics {
  /// The font of a control's title where the file names none.
  package struct DefaultFont: Sendable, Hashable {
    /// The text style, where the control follows Dynamic Type by itself.
    package let style: String?
    /// The point size at the standard content size.
    package let pointSize: Double
    /// The weight's name.
    package let weight: String
  }

  /// Distances that a control keeps round its title.
  package struct Padding: Sendable, Hashable {
    /// Above the title.
    package let top: Double
    /// Before the title.
    package let leading: Double
    /// Below the title.
    package let bottom: Double
    /// After the title.
    package let trailing: Double

    /// The same distance on opposite sides.
    package init(vertical: Double, horizontal: Double) {
      (top, leading, bottom, trailing) = (vertical, horizontal, vertical, horizontal)
    }
  }

  // MARK: Fonts

  /// The default fonts of UIKit's controls, by kind; a button's by kind and type (`button.system`).
  package static let fonts: [String: Figure<DefaultFont>] = [
    "button.system": fixed(15, .interfaceBuilderFrames),
    "button.custom": fixed(18, .interfaceBuilderFrames),
    "button.configuration": style("body", 17, .interfaceBuilderFrames),
    "button.configuration.mini": style("subheadline", 15, .commonKnowledge),
    "button.configuration.small": style("subheadline", 15, .commonKnowledge),
    "button.configuration.large": style("body", 17, .commonKnowledge),
    "button.configuration.subtitle": style("footnote", 13, .commonKnowledge),
    "label": fixed(17, .interfaceBuilderFrames),
    "textField": fixed(17, .interfaceBuilderFrames),
    "textView": fixed(14, .commonKnowledge),
    "searchField": fixed(17, .commonKnowledge),
    "segment": fixed(13, .commonKnowledge),
    "segment.selected": fixed(13, weight: "semibold", .commonKnowledge),
    "barButtonItem": fixed(17, .commonKnowledge),
    "barButtonItem.done": fixed(17, weight: "semibold", .commonKnowledge),
    "navigationItem": fixed(17, weight: "semibold", .commonKnowledge),
    "navigationItem.large": fixed(34, weight: "bold", .commonKnowledge),
    "tabBarItem": fixed(10, weight: "medium", .commonKnowledge),
    "menuItem": style("body", 17, .commonKnowledge),
    "cell": style("body", 17, .commonKnowledge),
    "section": style("footnote", 13, .commonKnowledge),
  ]

  /// The default fonts of AppKit's controls by control size.
  package static let macFonts: [String: Figure<DefaultFont>] = [
    "regular": fixed(13, .interfaceBuilderFrames), "small": fixed(11, .interfaceBuilderFrames),
    "mini": fixed(9, .interfaceBuilderFrames), "large": fixed(13, .interfaceBuilderFrames),
  ]

  // MARK: Buttons

  /// The padding of a button without configuration whose content insets are unset.
  package static let plainButtonPadding = Figure(Padding(vertical: 6, horizontal: 0), .interfaceBuilderFrames)
  /// The default insets of a button's configuration, by button size.
  package static let configurationInsets: [String: Figure<Padding>] = [
    "mini": Figure(Padding(vertical: 5, horizontal: 10), .commonKnowledge),
    "small": Figure(Padding(vertical: 5, horizontal: 10), .commonKnowledge),
    "medium": Figure(Padding(vertical: 7, horizontal: 12), .interfaceBuilderFrames),
    "large": Figure(Padding(vertical: 15, horizontal: 20), .commonKnowledge),
  ]
  /// The distance between title and subtitle where the configuration gives none.
  package static let configurationTitlePadding = Figure<Double>(1, .interfaceBuilderFrames)
  /// The distance between image and title where the configuration gives none.
  package static let configurationImagePadding = Figure<Double>(
    0, Source("UIButtonConfiguration.h, defaults", .published))

  // MARK: Other controls

  /// What a text field with a rounded border keeps free on each side.
  package static let textFieldPadding = Figure<Double>(7, .commonKnowledge)
  /// Frame width less title width of AppKit's controls (Xcode 13 to 16), by kind and control size.
  package static let macTitlePadding: [String: Figure<Double>] = [
    "push.regular": Figure(34, .interfaceBuilderFrames), "push.small": Figure(28, .interfaceBuilderFrames),
    "push.mini": Figure(18, .interfaceBuilderFrames), "check.regular": Figure(22, .interfaceBuilderFrames),
    "check.small": Figure(19, .interfaceBuilderFrames), "radio.regular": Figure(22, .interfaceBuilderFrames),
    "radio.small": Figure(21, .interfaceBuilderFrames), "label.regular": Figure(4, .interfaceBuilderFrames),
    "popUp.regular": Figure(38, .interfaceBuilderFrames),
  ]
  /// The same for what Xcode 26 and later write.
  package static let mac26TitlePadding: [String: Figure<Double>] = [
    "push.regular": Figure(24, .interfaceBuilderFrames), "check.regular": Figure(21, .interfaceBuilderFrames),
    "label.regular": Figure(4, .interfaceBuilderFrames),
  ]
  /// Heights of bars that do not scale.
  package static let barHeights: [String: Figure<Double>] = [
    "navigationBar": Figure(44, .interfaceBuilderFrames), "toolbar": Figure(44, .interfaceBuilderFrames),
    "tabBar": Figure(49, .interfaceBuilderFrames), "searchBar": Figure(56, .interfaceBuilderFrames),
  ]

  // MARK: Hit regions

  /// The least hit region that Apple recommends: a square's side.
  package static func minimumHitRegion(platform: String) -> Figure<Double> {
    Figure(platform == "visionOS" ? 60 : 44, .buttonGuidelines)
  }
  /// The least target size of WCAG 2.2, success criterion 2.5.8 (level AA): a square's side.
  package static let leastTargetSize = Figure<Double>(24, Source("WCAG 2.2, 2.5.8 Target Size (Minimum)", .documented))

  private static func fixed(_ size: Double, weight: String = "regular", _ source: Source) -> Figure<DefaultFont> {
    Figure(DefaultFont(style: nil, pointSize: size, weight: weight), source)
  }

  private static func style(_ style: String, _ size: Double, _ source: Source) -> Figure<DefaultFont> {
    Figure(DefaultFont(style: style, pointSize: size, weight: "regular"), source)
  }
}
