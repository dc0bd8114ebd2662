package import AuditModel

extension Source {
  /// Frames that recorded trees and pixels of public SwiftUI apps show.
  package static let swiftUIFrames = Source("Frames of SwiftUI views in 415 public recordings", .measured)
  /// What follows from those frames together with other figures.
  package static let swiftUIInferred = Source("Frames of SwiftUI views, and other figures", .inferred)
  /// Open reimplementations of SwiftUI's layout whose authors compare them with Apple's.
  package static let swiftUIReimplementations = Source(
    "OpenSwiftUI; public experiments with SwiftUI stacks", .published)
}

/// Lengths of SwiftUI's stacks, paddings and shapes, in points.
package enum SwiftUIMetrics {
  /// The distance between views of a stack that gives none, in points.
  package static let spacing = Figure<Double>(8, .swiftUIFrames)
  /// The distance between a text and a text below it, in points: the leading of the lower one, which SF does not have.
  package static let textSpacing = Figure<Double>(0, .swiftUIReimplementations)
  /// The padding of `padding()`, in points.
  package static let padding = Figure<Double>(16, .swiftUIFrames)
  /// The least length of a spacer that gives none, in points.
  package static let spacer = Figure<Double>(8, .swiftUIReimplementations)
  /// The side of a shape, a color or a reader of geometry to which no length is offered, in points.
  package static let idealSide = Figure<Double>(10, .swiftUIReimplementations)
  /// The thickness of a divider, in points: a pixel of the usual device.
  package static let divider = Figure<Double>(1.0 / 3, .swiftUIFrames)
  /// The least width of a text as a multiple of its line's height: an ellipsis.
  package static let ellipsis = Figure<Double>(0.6, .commonKnowledge)
  /// The width of an SF Symbol as a multiple of its font's point size: narrow ones, the usual ones, wide ones.
  package static let symbolWidths = Figure((0.75, 1.2, 1.55), .swiftUIFrames)
  /// The height of an SF Symbol as a multiple of its font's point size.
  package static let symbolHeight = Figure<Double>(1.15, .swiftUIFrames)
  /// The distance between the icon and the title of a label outside lists, in points.
  package static let labelSpacing = Figure<Double>(10, .swiftUIFrames)

  /// What the lengths of a view of which nothing is known may be, in points: the least and the likely one; the greatest is all that it
  /// is offered.
  package static let unknownSides = Figure((0.0, 44.0), .commonKnowledge)
  /// The width of a text of which the words are known only at run time, as multiples of its line's height.
  package static let unknownText = Figure((0.5, 6.0, 60.0), .commonKnowledge)
  /// The width of a text in a font that is not known, as multiples of that in the platform's font: the least and the greatest.
  package static let unknownFont = Figure((0.7, 1.6), .commonKnowledge)
}

/// The size of a window or display on which SwiftUI screens of a platform without a device are judged, in points.
package enum SwiftUICanvas {
  /// The size; nil of platforms that have devices.
  package static func size(of platform: Platform) -> Figure<IntrinsicSize> {
    switch platform {
    case .macOS: Figure(IntrinsicSize(800, 600), .commonKnowledge)
    case .watchOS: Figure(IntrinsicSize(198, 242), .commonKnowledge)
    case .visionOS: Figure(IntrinsicSize(1280, 720), .commonKnowledge)
    case .tvOS: Figure(IntrinsicSize(1920, 1080), .commonKnowledge)
    case .iOS: Figure(IntrinsicSize(402, 874), .commonKnowledge)
    }
  }
}
