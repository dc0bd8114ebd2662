/// How many pixels a point has on the canvas that Interface Builder recorded a file's frames on.
package enum DesignScale {
  /// The ids of design devices with three pixels a point; all others have two, and so has a file without a device.
  private static let threefold: Set<String> = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
  ]

  /// Where the ids come from: which fractions of a point the frames of files with each device have.
  package static let source = Source.interfaceBuilderFrames

  /// Pixels per point of a design device.
  package static func pixelsPerPoint(of device: String?) -> Int {
    device.map(threefold.contains) == true ? 3 : 2
  }
}
