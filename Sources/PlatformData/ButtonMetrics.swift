/// Figures of buttons beside those of `ControlMetrics`.
package enum ButtonMetrics {
  /// The width of a symbol as a multiple of the title's point size, where the file does not tell.
  package static let symbolWidthPerPointSize = Figure(1.25, .commonKnowledge)
  /// The title that Interface Builder gives a new button; one that still has it is mostly titled, or emptied, by code.
  package static let placeholderTitle = "Button"
  /// UIKit's button types whose image and label the system supplies.
  package static let systemTypes: Set<String> = ["contactAdd", "detailDisclosure", "infoLight", "infoDark", "close"]
  /// AppKit's cell types that the system draws and names.
  package static let macSystemTypes: Set<String> = ["help", "disclosureTriangle", "roundedDisclosure", "disclosure"]
}

/// The builds of Interface Builder that write `toolsVersion`.
package enum InterfaceBuilderBuild {
  /// The builds whose frames are those of OS 26; later numbers are placeholders of hand-written files, not builds.
  package static let os26 = Figure(24000..<30000, .interfaceBuilderFrames)
}

/// How sure a width of the stand-in for the system font is.
package enum MeasurementTolerance {
  /// The share of a text's width within which nine of ten widths lie of what Apple's engine measured.
  ///
  /// 813 labels and buttons of public Interface Builder files, Inter with SF Pro's tracking: median 0.8 %, 90th percentile 3.4 %.
  package static let systemFontShare = Figure(0.034, .interfaceBuilderFrames)
  /// How far off the padding of AppKit's buttons may be, in points: the spread within a group of frames.
  package static let macTitlePadding = Figure(4.0, .interfaceBuilderFrames)
}
