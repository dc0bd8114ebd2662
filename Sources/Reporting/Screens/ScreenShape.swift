import AuditModel

/// One element of a drawing, without its texts.
struct ScreenShape {
  private let item: ScreenPicture.Item
  private let isRightToLeft: Bool

  private var frame: Rect { item.frame }

  init(_ item: ScreenPicture.Item, isRightToLeft: Bool) {
    self.item = item
    self.isRightToLeft = isRightToLeft
  }

  /// The element's lines, its images, and a mark where something is wrong with it; empty where there is nothing to draw.
  var svg: String { ([form] + item.images.map(cross) + [mark]).joined() }

  private var form: String {
    let draw: [ScreenPicture.Shape: () -> String] = [
      .bare: { "" }, .surface: { rect(frame, "surface", radius: 0) }, .bar: { rect(frame, "bar", radius: 0) },
      .box: { rect(frame, "surface", radius: 5) }, .button: { rect(frame, "control", radius: 7) },
      .field: { rect(frame, "field", radius: 5) }, .image: { cross(frame) }, .toggle: { toggle },
      .checkBox: { rect(tick, "control", radius: 3) }, .radioButton: { rect(tick, "control", radius: 7) },
      .popUp: { popUp }, .slider: { slider }, .progress: { bar(filled: item.level) }, .segments: { segments },
      .spinner: { spinner }, .pages: { pages },
    ]
    return draw[item.shape]?() ?? ""
  }

  /// An edge round what a rule, or the drawing itself, finds fault with; its dashes tell it apart without its colour.
  private var mark: String {
    if item.isWrong { return rect(frame, "fault", radius: 3) }
    return item.flags.contains(.finding) ? rect(frame, "finding", radius: 3) : ""
  }

  private func rect(_ frame: Rect, _ style: String, radius: Double) -> String {
    let least = min(frame.width, frame.height).value / 2
    let corner = radius > 0 ? " rx=\"\(Points(min(radius, max(least, 0))))\"" : ""
    return "<rect class=\"\(style)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(max(frame.width, .zero))\" "
      + "height=\"\(max(frame.height, .zero))\"\(corner)/>"
  }

  private func cross(_ frame: Rect) -> String {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    return rect(frame, "image", radius: 0)
      + "<path class=\"line\" d=\"M\(frame.x) \(frame.y)L\(right) \(bottom)M\(right) \(frame.y)L\(frame.x) \(bottom)\"/>"
  }
}

// Controls of more than one line.
extension ScreenShape {
  /// Where the box of a check box or radio button stands: before its text.
  private var tick: Rect {
    let side = min(14, frame.height)
    let x = isRightToLeft ? frame.x + frame.width - side - 2 : frame.x + 2
    return Rect(x: x, y: middle - Points(side.value / 2), width: side, height: side)
  }

  private var middle: Points { frame.y + Points(frame.height.value / 2) }

  /// A point of the control's width, from its leading edge.
  private func x(at share: Double) -> Points {
    frame.x + Points(frame.width.value * (isRightToLeft ? 1 - share : share))
  }

  private func circle(_ x: Points, _ y: Points, _ radius: Double, _ style: String) -> String {
    "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(Points(radius))\"/>"
  }

  private var toggle: String {
    let radius = min(frame.height, frame.width).value / 2
    let inset = frame.width > 0 ? min(radius / frame.width.value, 0.5) : 0
    return rect(frame, item.level > 0 ? "filled" : "control", radius: radius)
      + circle(x(at: item.level > 0 ? 1 - inset : inset), middle, max(radius - 2, 0), "knob")
  }

  private var slider: String { bar(filled: item.level) + circle(x(at: item.level), middle, 9, "knob") }

  private func bar(filled share: Double) -> String {
    let track = Rect(x: frame.x, y: middle - 2, width: frame.width, height: 4)
    let width = Points(frame.width.value * share)
    let full = Rect(x: isRightToLeft ? frame.x + frame.width - width : frame.x, y: track.y, width: width, height: 4)
    return rect(track, "control", radius: 2) + rect(full, "filled", radius: 2)
  }

  private var segments: String {
    let edges = (1..<max(item.parts, 1)).map { part in
      let x = x(at: Double(part) / Double(item.parts))
      return "M\(x) \(frame.y)v\(frame.height)"
    }
    let lines = edges.isEmpty ? "" : "<path class=\"line\" d=\"\(edges.joined())\"/>"
    return rect(frame, "control", radius: 7) + lines
  }

  private var popUp: String {
    let (x, y) = (isRightToLeft ? frame.x + 10 : frame.x + frame.width - 10, middle)
    return rect(frame, "control", radius: 5)
      + "<path class=\"line\" d=\"M\(x - 3) \(y - 2)l3 -4l3 4M\(x - 3) \(y + 2)l3 4l3 -4\"/>"
  }

  private var spinner: String {
    circle(x(at: 0.5), middle, max(min(frame.width, frame.height).value / 2 - 2, 0), "ring")
  }

  private var pages: String {
    let center = x(at: 0.5)
    return (0..<max(item.parts, 1)).map { page in
      circle(center + Points((Double(page) - Double(item.parts - 1) / 2) * 16), middle, 3.5, "control")
    }.joined()
  }
}
