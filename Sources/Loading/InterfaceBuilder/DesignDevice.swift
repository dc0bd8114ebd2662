import AuditModel
import PlatformData

/// The devices that Interface Builder shows a canvas for.
enum DesignDevice {
  /// The canvas of a `<device>` element in points; nil where the device is not known.
  static func size(of device: XMLNode?) -> Size? {
    guard let device, let portrait = device["id"].flatMap({ Device.designDevices[$0] }) else { return nil }
    let (width, height) = (Points(portrait.width), Points(portrait.height))
    return device["orientation"] == "landscape"
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }
}
