package import AuditModel
package import PlatformData

/// The titles of a screen's controls, each with its available size: from solved frames, or those that the file records.
package struct ControlTitles: Sendable {
  private let widths: DesignTimeWidths
  private let layout: any PlatformLayout
  let platform: Platform
  let generation: SystemGeneration
  private let screenWidth: Points?
  /// The texts of a SwiftUI screen; nil in other frameworks.
  private let views: ViewSlots?
  /// The size classes, which may give controls other fonts.
  private var classes: SizeClasses

  /// The titles of one screen's controls on a device, nil being the file's own canvas; `generation` is the system's whose controls they
  /// are, nil that of the file's own frames.
  package init(
    screen: Screen, tree: InterfaceTree, device: DeviceScreen? = nil, generation: SystemGeneration? = nil
  ) {
    widths = DesignTimeWidths(root: screen.root)
    layout = ScreenLayout.platform(of: tree)
    platform = tree.platform
    self.generation = SystemGeneration(of: tree, asked: generation)
    screenWidth = screen.size?.width
    views =
      tree.framework == .swiftUI
      ? ViewSlots(screen: screen, tree: tree, device: device, generation: generation) : nil
    classes = SizeClasses(of: tree, device: device)
  }

  /// The titles of the same screen on another device.
  package func on(_ device: DeviceScreen?, of tree: InterfaceTree) -> ControlTitles {
    var other = self
    other.classes = SizeClasses(of: tree, device: device)
    return other
  }

  /// An element as the device's size classes have it.
  package func resolved(_ element: Element) -> Element {
    element.layout.variations == nil ? element : ResolvedLayout(element, in: classes).element
  }

  /// The texts of a control: a button's titles by state and its subtitle, a segment's, a menu item's, a label's text.
  ///
  /// Those that are not titles say so (`isTitle`). Empty for kinds whose available size is unknown. `index` is the element's
  /// position among the screen's elements in file order. The sizes come from the solved frames, else from the recorded ones.
  package func slots(of element: Element, at index: Int, in extents: SolvedExtents? = nil) -> [TitleSlot] {
    if let views, let extents, extents.hasSolvedFrames {
      return views.slots(at: index, extents.own?.room, isSolved: extents.own != nil)
    }
    guard layout.showsTexts(element.kind), widths.sources.indices.contains(index) else { return [] }
    let slots = layout.titleSlots(of: context(of: resolved(element), at: index, in: extents))
    guard let own = extents?.own, own.origin != .recorded else { return slots }
    return slots.map { $0.solved(own) }
  }

  /// What the titles of the element at a place take from a solved screen.
  package func extents(at index: Int, in screen: SolvedScreen, hasSolvedFrames: Bool) -> SolvedExtents {
    let extent = { (index: Int) in
      screen.elements.indices.contains(index) ? screen.elements[index].map(SolvedExtent.init) : nil
    }
    return SolvedExtents(
      own: extent(index), container: widths.containerIndex(at: index).flatMap(extent),
      screenWidth: screen.size.width,
      hasSolvedFrames: hasSolvedFrames)
  }

  private func context(of element: Element, at index: Int, in extents: SolvedExtents?) -> ControlContext {
    let container = widths.container(at: index)
    let isDoubtful = extents?.hasSolvedFrames ?? false
    return ControlContext(
      element: element, platform: platform, generation: generation,
      width: width(of: element, at: index, extents?.own, isDoubtful: isDoubtful),
      isHeightFixed: widths.isHeightFixed(of: element, at: index), container: container?.element,
      containerWidth: container.map { width(of: $0.element, at: $0.index, extents?.container, isDoubtful: isDoubtful) }
        ?? .unknown("nothing contains the control"),
      containerGrows: extents?.container.map { $0.origin != .recorded && $0.growsWithContent } ?? false,
      sharing: container.flatMap { widths.sharings[$0.index] } ?? WidthSharing(),
      screenWidth: extents?.screenWidth ?? screenWidth)
  }

  /// The width of the element at a place: solved, else as it is recorded.
  private func width(
    of element: Element, at index: Int, _ extent: SolvedExtent?, isDoubtful: Bool
  ) -> ControlWidth {
    let source = widths.sources[index]
    // Of an element with neither constraints nor a frame nothing is known.
    let isPlaced = element.frame != nil || source != .recordedFrame || element.layout.usesConstraints == true
    if let extent, extent.origin != .recorded, isPlaced {
      return ControlWidth(solved: extent.size, widths: extent.widths)
    }
    let recorded = recordedWidth(of: element, source: source)
    // A frame without constraints is the element's own; one that other views ought to give was beyond the solver.
    guard isDoubtful, source == .pinned, case .fixed(let size) = recorded else { return recorded }
    return .estimated(size, "only the recorded frame is known")
  }

  private func recordedWidth(of element: Element, source: WidthSource) -> ControlWidth {
    guard let frame = element.frame else {
      if case .constant(let width) = source { return .fixed(Size(width: width, height: 0)) }
      return .unknown("the file records no frame")
    }
    guard !frame.isEmpty else { return .unknown("the recorded frame is empty") }
    if element.layout.isMisplaced == true { return .unknown("the recorded frame differs from the constraints") }
    if element.layout.isAmbiguous == true { return .unknown("the constraints leave the frame ambiguous") }
    return switch source {
    case .constant(let width): .fixed(Size(width: width, height: frame.height))
    case .recordedFrame, .pinned: .fixed(frame.size)
    case .content: .grows(frame.size)
    }
  }
}

extension TitleSlot {
  /// The slot of a control whose frame was solved.
  fileprivate func solved(_ extent: SolvedExtent) -> TitleSlot {
    var slot = self
    slot.origin = extent.origin
    slot.growsWithContent = extent.growsWithContent
    if let widths = extent.widths, widths.upperBound < Points(Double.infinity) {
      slot.openWidth = widths.upperBound - widths.lowerBound
    }
    // The frame was solved with the title that is seen at first; with another one the control may be wider.
    if extent.growsWithContent, Self.laterNames.contains(name), case .fixed(let size) = slot.availableSize {
      slot.availableSize = .grows(size)
    }
    return slot
  }

  /// The names of the titles that a control does not show at first.
  private static let laterNames = Set(
    ControlState.allCases.filter { $0 != .normal }.map(\.rawValue) + ["alternate"])
}

/// What a solved frame says of the size inside an element, wherever the element is.
package struct SolvedExtent: Sendable, Hashable {
  var size: Size
  var origin: FrameOrigin
  var widths: ClosedRange<Points>?
  var growsWithContent: Bool
  /// SwiftUI: the space that the text is offered.
  var room: TextRoom?

  init(_ element: SolvedElement) {
    (size, origin, room) = (element.frame.size, element.determinedBy, element.room)
    (widths, growsWithContent) = (element.widths, element.growsWithContent)
  }
}

/// All that a control's titles take from a solved screen: two screens that are equal in it leave the same sizes.
package struct SolvedExtents: Sendable, Hashable {
  /// The control's own; nil if nothing was solved of it.
  var own: SolvedExtent?
  /// That of the element that contains the control.
  var container: SolvedExtent?
  /// The screen's width in points.
  var screenWidth: Points
  /// Whether other frames of the screen were solved, so that one that is only recorded is doubtful.
  var hasSolvedFrames: Bool
}
