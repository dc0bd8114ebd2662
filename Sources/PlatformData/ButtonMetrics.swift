/// Figures of buttons beside those of `ControlMetrics`.
package enum ButtonMetrics {
  /// The width of a symbol as a multiple of the title's point size, where the file does not tell.
  package static let symbolWidthPerPointSize = Figure(1.25, .commonKnowledge)
  /// How far a symbol's width may be off that, as a multiple of the title's point size: symbols are of many widths.
  package static let symbolWidthTolerance = Figure(0.5, .commonKnowledge)
  /// The title that Interface Builder gives a new button; one that still has it is mostly titled, or emptied, by code.
  package static let placeholderTitle = "Button"
  /// UIKit's button types whose image and label the system supplies.
  package static let systemTypes: Set<String> = ["contactAdd", "detailDisclosure", "infoLight", "infoDark", "close"]
  /// The types whose content is the system's, so that there is no reason for edge insets.
  package static let typesWithoutInsets = Figure<Set<String>>(
    ["contactAdd", "detailDisclosure", "infoLight", "infoDark"], .buttonReference)
  /// Below which opacity a control looks disabled.
  package static let disabledOpacity = Figure(
    0.6, Source("CVS, a11y-check, visually-disabled-not-semantic", .published))
  /// The system's colours that say of a title that it cannot be chosen.
  package static let disabledColors = Figure<Set<String>>(
    [
      "systemGrayColor", "systemGray2Color", "systemGray3Color", "systemGray4Color", "tertiaryLabelColor",
      "quaternaryLabelColor", "placeholderTextColor", "lightGrayColor", "disabledControlTextColor",
    ], Source("UIKit and AppKit, UI element colors", .inferred))
  /// AppKit's cell types that the system draws and names.
  package static let macSystemTypes: Set<String> = ["help", "disclosureTriangle", "roundedDisclosure", "disclosure"]
  /// AppKit's button types whose titles can take several lines.
  package static let macWrappingTypes: Set<String> = ["check", "radio"]
}

/// The builds of Interface Builder that write `toolsVersion`.
package enum InterfaceBuilderBuild {
  /// The builds whose frames are those of iOS 12 and earlier (Xcode 10 and earlier).
  package static let iOS12 = Figure(1..<15000, .interfaceBuilderFrames)
  /// The builds whose frames of AppKit's controls are those of macOS 10.15 and earlier.
  ///
  /// Push buttons have the old insets in files of builds 15702, 16097 and 17506, the new ones in those of 18122 and later.
  package static let macEarly = Figure(1..<17600, .interfaceBuilderFrames)
  /// The builds whose labels are a point higher: 17 points at 13 points of font size (n > 100), 16 from build 15702 on.
  package static let tallMacLabels = Figure(1..<15000, .interfaceBuilderFrames)
  /// The builds whose frames are those of OS 26; later numbers are placeholders of hand-written files, not builds.
  package static let os26 = Figure(24000..<30000, .interfaceBuilderFrames)
  /// The builds that draw text styles as at the content size `xSmall` (Xcode 13 and 14): 9 labels and a button of builds 19162 to
  /// 20037, all that tell; builds from 22138 on draw them as at `large` (n = 20).
  package static let smallText = Figure(19000..<22000, .interfaceBuilderFrames)

  /// The content size at which a build draws text styles.
  package static func contentSize(of build: Int?) -> String {
    build.map(smallText.value.contains) == true ? "xSmall" : "large"
  }
}
