/// The priorities of the optional constraints that AppKit's containers make.
package enum AppKitContainerPriority {
  /// What a stack hugs its views with where the file says nothing: what Interface Builder writes for new stacks, just less than the
  /// hugging of views, so that no tie is left open.
  package static let stackHugging = Figure(249.99, .inferredFromFrames)
  /// An arranged view's edge or middle gives way to required constraints of the file (n = 2), and to texts that resist
  /// compression at 750, 751 and 752 (n = 7 in 2 files), not to hugging at 250.
  package static let stackAlignment = Figure(700.0, .interfaceBuilderFrames)
  /// The first and the last view of an equally spaced stack leave its ends where required constraints of the file pull them
  /// away (n = 1).
  package static let stackEnds = Figure(999.0, .interfaceBuilderFrames)
  /// Where what a box, a scroll view or a tab view shows ends, which AppKit places itself: a box of 1 pt with a line around it
  /// has a content without height (n = 1).
  package static let contentEnd = Figure(999.9, .interfaceBuilderFrames)
  /// Where hidden views stand.
  package static let hidden = Figure(1.0, .inferredFromFrames)
  /// Middle views are in the middle where nothing stronger moves them.
  package static let stackCentering = Figure(249.0, .inferredFromFrames)
  /// The distance of centers.
  package static let equalCentering = Figure(149.0, .inferredFromFrames)
  /// Equal lengths give way to what resists compression, and to constraints that pull at 750 (n = 1), not to hugging.
  package static let equalLengths = Figure(500.0, .interfaceBuilderFrames)
  /// Tracks of a grid without a size are as small as their cells let them, and give way to any view's hugging.
  package static let smallTrack = Figure(200.0, .inferredFromFrames)
  /// The last track takes what is left over.
  package static let lastTrack = Figure(199.0, .inferredFromFrames)
  /// How firmly a pane of a split view keeps its recorded length, which any constraint of the file outweighs.
  package static let paneHolding = Figure(249.0, .inferredFromFrames)
  /// How firmly the canvas keeps the size of a file's top-level view: Interface Builder squeezes controls in it (n = 2 files).
  package static let canvas = Figure(999.5, .interfaceBuilderFrames)
  /// How firmly a window keeps its size against what it shows (`NSLayoutConstraint.Priority.windowSizeStayPut`).
  package static let windowSizeStayPut = Figure<Double>(
    500, Source("AppKit, NSLayoutConstraint.Priority.windowSizeStayPut", .documented))
}
