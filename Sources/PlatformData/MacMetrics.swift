/// Figures of AppKit's containers and of control parts, in points.
package enum MacMetrics {
  /// What a box's content keeps from the box's frame, by the box's kind and title.
  package static let boxContentInsets: [String: GenerationFigures<DeviceScreen.Edges>] = [
    "primary.atTop": GenerationFigures(
      Figure(.init(top: 16, left: 4, bottom: 5, right: 4), .commonKnowledge),
      early: Figure(.init(top: 15, left: 3, bottom: 3, right: 3), .interfaceBuilderFrames)),
    "primary.noTitle": GenerationFigures(
      Figure(.init(top: 4, left: 4, bottom: 5, right: 4), .commonKnowledge),
      early: Figure(.init(top: 3, left: 3, bottom: 3, right: 3), .inferredFromFrames)),
    "oldStyle": GenerationFigures(Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .interfaceBuilderFrames)),
    "custom.line": GenerationFigures(Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .interfaceBuilderFrames)),
    "custom.none": GenerationFigures(Figure(.init(), .interfaceBuilderFrames)),
  ]
  /// The distance between the columns and the rows of a grid where the file gives none (n = 4 column gaps).
  package static let gridSpacing = Figure<Double>(6, .interfaceBuilderFrames)
  /// The width of a scroll view's border.
  package static let scrollBorder = Figure<Double>(1, .interfaceBuilderFrames)
  /// How far the frame of a view that shows a symbol reaches beyond its alignment rectangle (n = 3).
  package static let symbolBeyond = Figure<DeviceScreen.Edges>(.init(top: 3, bottom: 3), .interfaceBuilderFrames)
  /// How far the frame of an image view with a frame round its image reaches beyond its alignment rectangle (n = 2).
  package static let framedImageBeyond = Figure<DeviceScreen.Edges>(
    .init(top: 3, left: 3, bottom: 3, right: 3), .interfaceBuilderFrames)
  /// What a tab view's content keeps from the tab view's frame, by tab type.
  package static let tabViewContentInsets: [String: Figure<DeviceScreen.Edges>] = [
    "topTabsBezelBorder": Figure(.init(top: 33, left: 10, bottom: 13, right: 10), .commonKnowledge),
    "noTabsBezelBorder": Figure(.init(top: 7, left: 10, bottom: 13, right: 10), .commonKnowledge),
    "noTabsLineBorder": Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .commonKnowledge),
    "noTabsNoBorder": Figure(.init(), .interfaceBuilderFrames),
  ]
  /// The width of a split view's divider by its style; one without a style is thick.
  package static let dividers: [String: Figure<Double>] = [
    "thin": Figure(1, .commonKnowledge), "paneSplitter": Figure(10, .commonKnowledge),
    "thick": Figure(9, .commonKnowledge),
  ]
  /// How firmly a window keeps its size against what it shows (`NSLayoutConstraint.Priority.windowSizeStayPut`).
  package static let windowSizeStayPut = Figure<Double>(
    500, Source("AppKit, NSLayoutConstraint.Priority.windowSizeStayPut", .documented))
  /// What a segment adds to its label's width, left and right together.
  package static let segmentPadding = Figure<Double>(22, .commonKnowledge)
  /// What a segment adds to its image's width, left and right together (n = 4).
  package static let imageSegmentPadding = Figure<Double>(8, .interfaceBuilderFrames)
  /// What a segmented control adds to the widths of its segments (n = 5).
  package static let segmentedControlPadding = Figure<Double>(1, .interfaceBuilderFrames)
  /// What a bezelled text field adds to its text's width.
  package static let textFieldPadding = Figure<Double>(8, .commonKnowledge)
  /// What a combo box adds to its text's width, its button included.
  package static let comboBoxPadding = Figure<Double>(30, .commonKnowledge)
  /// What a search field adds to its text's width, its icons included.
  package static let searchFieldPadding = Figure<Double>(48, .commonKnowledge)
}
