import AuditModel

/// One element of a drawing, without its texts.
struct ScreenShape {
  private let item: ScreenPicture.Item
  private let isRightToLeft: Bool
  private let images: DrawnImages

  private var frame: Rect { item.frame }

  init(_ item: ScreenPicture.Item, isRightToLeft: Bool, images: DrawnImages) {
    self.item = item
    self.isRightToLeft = isRightToLeft
    self.images = images
  }

  /// The element's lines, its images and signs, and a mark if something is wrong with it; empty if there is nothing to draw.
  var svg: String {
    let signs = item.marks.map { ScreenSign($0, isRightToLeft: isRightToLeft).svg }
    return ([form, parts] + item.images.map(image) + signs + [mark]).joined()
  }

  private var form: String {
    switch item.shape {
    case .bare: ""
    case .plainField: rect(frame, "faint", radius: 5)
    case .surface: rect(frame, "surface", radius: 0)
    case .bar: rect(frame, "bar", radius: 0)
    case .box: rect(frame, "surface", radius: 5)
    case .button: rect(frame, "control", radius: 7)
    case .field: rect(frame, "field", radius: 5)
    case .segments: item.parts.isEmpty ? rect(frame, "control", radius: 7) : ""
    case .image: item.images.isEmpty ? cross(frame) : ""
    case .checkBox: rect(tick, "control", radius: 3) + (item.level > 0 ? checkMark : "")
    case .radioButton: rect(tick, "control", radius: 7) + (item.level > 0 ? dot : "")
    case .progress: bar(filled: item.level)
    case .plainButton: plainButton
    case .filledButton: filledButton
    case .line: line
    case .toggle: toggle
    case .popUp: popUp
    case .slider: slider
    case .spinner: spinner
    case .pages: pages
    }
  }

  /// An edge around an element with a finding or a fault in the drawing; the dashes distinguish it without color.
  private var mark: String {
    if item.isWrong { return rect(frame, "fault", radius: 3) }
    return item.flags.contains(.finding) ? rect(frame, "finding", radius: 3) : ""
  }

  private func rect(_ frame: Rect, _ style: String, radius: Double, attributes: String = "") -> String {
    let maximum = min(frame.width, frame.height).value / 2
    let corner = radius > 0 ? " rx=\"\(Points(min(radius, max(maximum, 0))))\"" : ""
    return "<rect class=\"\(style)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(max(frame.width, .zero))\" "
      + "height=\"\(max(frame.height, .zero))\"\(corner)\(attributes)/>"
  }

  /// An image of the app; a crossed box if it is not known.
  private func image(_ image: ScreenPicture.Image) -> String { images.use(image) ?? cross(image.frame) }

  private func cross(_ frame: Rect) -> String {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    return rect(frame, "image", radius: 0)
      + "<path class=\"line\" d=\"M\(frame.x) \(frame.y)L\(right) \(bottom)M\(right) \(frame.y)L\(frame.x) \(bottom)\"/>"
  }
}

// Buttons and lines.
extension ScreenShape {
  /// A button without an edge: its frame if it shows nothing else.
  private var plainButton: String {
    let isBlank = item.titles.isEmpty && item.images.isEmpty && item.marks.isEmpty
    return isBlank ? rect(frame, "faint", radius: 7) : ""
  }

  private var filledButton: String {
    guard let fill = item.fill else { return rect(frame, "tinted", radius: 7) }
    return rect(frame, "own", radius: 7, attributes: " fill=\"\(fill.hexadecimal)\" fill-opacity=\"\(fill.opacity)\"")
  }

  /// A separator, which is a line along the middle of its box.
  private var line: String {
    let isUpright = frame.height > frame.width
    let (x, y) = (frame.x + Points(frame.width.value / 2), middle)
    return isUpright
      ? "<path class=\"line\" d=\"M\(x) \(frame.y)v\(max(frame.height, .zero))\"/>"
      : "<path class=\"line\" d=\"M\(frame.x) \(y)h\(max(frame.width, .zero))\"/>"
  }
}

// Controls that are drawn with more than one shape.
extension ScreenShape {
  /// The box of a check box or radio button, before its text.
  private var tick: Rect {
    let side = min(14, frame.height)
    let x = isRightToLeft ? frame.x + frame.width - side : frame.x
    return Rect(x: x, y: middle - Points(side.value / 2), width: side, height: side)
  }

  private var checkMark: String { ScreenSign(.init(.check, in: tick), isRightToLeft: false).svg }
  private var dot: String { ScreenSign(.init(.dot, in: tick), isRightToLeft: false).svg }

  private var middle: Points { frame.y + Points(frame.height.value / 2) }

  /// The position at a share of the control's width, from its leading edge.
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

  /// A track with a knob, which stays inside the frame.
  private var slider: String {
    let radius = min(9, min(frame.width, frame.height).value / 2)
    guard !item.isVertical else { return uprightSlider(radius) }
    let inset = frame.width > 0 ? min(max(radius, 0) / frame.width.value, 0.5) : 0
    return bar(filled: item.level)
      + circle(x(at: inset + item.level * (1 - 2 * inset)), middle, max(radius, 0), "knob")
  }

  private func uprightSlider(_ radius: Double) -> String {
    let track = Rect(x: x(at: 0.5) - 2, y: frame.y, width: 4, height: frame.height)
    let length = frame.height.value - 2 * radius
    let y = frame.y + Points(radius + max(length, 0) * (1 - item.level))
    return rect(track, "control", radius: 2) + circle(x(at: 0.5), y, max(radius, 0), "knob")
  }

  private func bar(filled share: Double) -> String {
    let track = Rect(x: frame.x, y: middle - 2, width: frame.width, height: 4)
    let width = Points(frame.width.value * share)
    let full = Rect(x: isRightToLeft ? frame.x + frame.width - width : frame.x, y: track.y, width: width, height: 4)
    return rect(track, "control", radius: 2) + rect(full, "filled", radius: 2)
  }

  /// The parts side by side, with the selected one raised.
  private var parts: String {
    guard let first = item.parts.first, let last = item.parts.last, item.shape != .bar else { return "" }
    let left = min(first.x, last.x)
    let right = max(first.x + first.width, last.x + last.width)
    let strip = Rect(x: left, y: first.y, width: right - left, height: first.height)
    let edges = item.parts.map(\.x).filter { $0 > left }.map { "M\($0) \(first.y)v\(max(first.height, .zero))" }
    let lines = edges.isEmpty ? "" : "<path class=\"line\" d=\"\(edges.joined())\"/>"
    let selected = item.selectedPart.flatMap { item.parts.indices.contains($0) ? item.parts[$0] : nil }
    return rect(strip, "control", radius: 7) + lines + (selected.map { rect($0, "selected", radius: 6) } ?? "")
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
    return (0..<max(item.pages, 1)).map { page in
      circle(center + Points((Double(page) - Double(item.pages - 1) / 2) * 16), middle, 3.5, "control")
    }.joined()
  }
}

/// A small sign of a control, as lines.
struct ScreenSign {
  private let mark: ScreenPicture.Mark
  private let isRightToLeft: Bool

  init(_ mark: ScreenPicture.Mark, isRightToLeft: Bool) {
    self.mark = mark
    self.isRightToLeft = isRightToLeft
  }

  /// The lines, from a square of one unit to the mark's frame.
  var svg: String {
    let lines = Self.lines[mark.sign]?.map(path) ?? []
    let circle = Self.circled.contains(mark.sign) ? ring : ""
    return circle + (lines.isEmpty ? "" : "<path class=\"sign\" d=\"\(lines.joined())\"/>")
  }

  private func path(_ points: [(Double, Double)]) -> String {
    points.enumerated().map { number, point in "\(number == 0 ? "M" : "L")\(x(point.0)) \(y(point.1))" }.joined()
  }

  /// Only arrows change sides.
  private func x(_ share: Double) -> Points {
    let isMirrored = isRightToLeft && mark.sign == .forward
    return mark.frame.x + Points(mark.frame.width.value * (isMirrored ? 1 - share : share))
  }

  private func y(_ share: Double) -> Points { mark.frame.y + Points(mark.frame.height.value * share) }

  private var ring: String {
    let radius = Points(max(min(mark.frame.width, mark.frame.height).value / 2, 0))
    return "<circle class=\"sign\" cx=\"\(x(0.5))\" cy=\"\(y(0.5))\" r=\"\(radius)\"/>"
  }

  private static let circled: Set<ScreenPicture.Sign> = [.info]

  private static let lines: [ScreenPicture.Sign: [[(Double, Double)]]] = [
    .forward: [[(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]],
    .upward: [[(0.1, 0.7), (0.5, 0.3), (0.9, 0.7)]], .downward: [[(0.1, 0.3), (0.5, 0.7), (0.9, 0.3)]],
    .check: [[(0.22, 0.55), (0.42, 0.76), (0.8, 0.26)]],
    .dot: [[(0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6), (0.4, 0.4), (0.6, 0.6)]],
    .plus: [[(0.15, 0.5), (0.85, 0.5)], [(0.5, 0.15), (0.5, 0.85)]], .minus: [[(0.15, 0.5), (0.85, 0.5)]],
    .cross: [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
    .question: [
      [(0.3, 0.32), (0.35, 0.15), (0.6, 0.12), (0.7, 0.3), (0.5, 0.52), (0.5, 0.64)], [(0.5, 0.8), (0.5, 0.88)],
    ],
    .info: [[(0.5, 0.24), (0.5, 0.32)], [(0.5, 0.45), (0.5, 0.78)]],
    .magnifier: [
      [(0.62, 0.62), (0.92, 0.92)],
      [
        (0.68, 0.4), (0.6, 0.6), (0.4, 0.68), (0.2, 0.6), (0.12, 0.4), (0.2, 0.2), (0.4, 0.12), (0.6, 0.2), (0.68, 0.4),
      ],
    ],
  ]
}

extension ColorComponents {
  fileprivate var opacity: Points { Points(min(max(alpha ?? 1, 0), 1)) }

  /// Whether light text is more legible on the color than dark text, by the luma of ITU-R BT.709.
  var isDark: Bool { (alpha ?? 1) > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6 }
}
