internal import AuditModel
internal import PlatformData

extension ColorComponents {
  /// The components of a colour of a space, by Interface Builder's name or the asset catalog's, in sRGB.
  ///
  /// Greys and the calibrated spaces of old files are taken as they stand: what they differ by is not seen.
  init(space: String?, red: Double, green: Double, blue: Double, alpha: Double?) {
    let plain = RGBColor(red: Self.limited(red), green: Self.limited(green), blue: Self.limited(blue))
    let color = space.map(Self.displayP3.contains) == true ? RGBColor(displayP3: plain) : plain
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha.map(Self.limited))
  }

  private static let displayP3: Set<String> = ["displayP3", "display-p3"]

  private static func limited(_ component: Double) -> Double { min(max(component, 0), 1) }
}
