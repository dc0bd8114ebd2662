import AuditModel

/// The devices that Interface Builder shows a canvas for.
enum DesignDevice {
  /// The canvas of a `<device>` element in points; nil where the device is not known.
  static func size(of device: XMLNode?) -> Size? {
    guard let device, let id = device["id"], let size = portrait[id] else { return nil }
    return device["orientation"] == "landscape" ? Size(width: size.height, height: size.width) : size
  }

  /// Portrait sizes by device id, as the root views of public files record them.
  private static let portrait: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
    "retina6_5": Size(width: 414, height: 896), "retina6_12": Size(width: 393, height: 852),
    "retina6_3": Size(width: 402, height: 874), "retina6_7": Size(width: 428, height: 926),
    "ipad9_7": Size(width: 768, height: 1024), "ipad12_9": Size(width: 1024, height: 1366),
    "ipad12_9rounded": Size(width: 1024, height: 1366),
  ]
}
