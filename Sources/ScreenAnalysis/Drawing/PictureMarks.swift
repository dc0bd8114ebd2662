import AuditModel

/// The signs that elements have by their type or state, such as the arrow of a cell that opens something.
enum PictureMarks {
  /// The marks of an element in its frame.
  static func marks(of element: Element, in frame: Rect, isRightToLeft: Bool, isMac: Bool) -> [ScreenPicture.Mark] {
    switch element.kind {
    case .button: ownSign(of: element.control).map { [ScreenPicture.Mark($0, in: frame.centered(13))] } ?? []
    case .stepper: isMac ? stacked(in: frame) : [mark(.minus, frame, at: 0.25), mark(.plus, frame, at: 0.75)]
    case .cell: accessories(of: element, in: frame, isRightToLeft: isRightToLeft)
    case .searchField: [ScreenPicture.Mark(.magnifier, in: leading(frame, isRightToLeft: isRightToLeft))]
    default: []
    }
  }

  private static func ownSign(of control: Control) -> ScreenPicture.Sign? { control.type.flatMap { signs[$0] } }

  /// The buttons that show a sign instead of a title.
  private static let signs: [ControlType: ScreenPicture.Sign] = [
    .help: .question, .contactAdd: .plus, .detailDisclosure: .info, .infoLight: .info, .infoDark: .info,
    .close: .cross, .disclosureTriangle: .forward, .roundedDisclosure: .downward, .disclosure: .downward,
  ]

  private static func mark(_ sign: ScreenPicture.Sign, _ frame: Rect, at share: Double) -> ScreenPicture.Mark {
    var place = frame.centered(13)
    place.x = frame.x + Points(frame.width.value * share) - Points(place.width.value / 2)
    return ScreenPicture.Mark(sign, in: place)
  }

  /// The arrows of AppKit's steppers.
  private static func stacked(in frame: Rect) -> [ScreenPicture.Mark] {
    let half = Points(frame.height.value / 2)
    let upper = Rect(x: frame.x, y: frame.y, width: frame.width, height: half)
    let lower = Rect(x: frame.x, y: frame.y + half, width: frame.width, height: half)
    return [ScreenPicture.Mark(.upward, in: upper.centered(7)), ScreenPicture.Mark(.downward, in: lower.centered(7))]
  }

  private static func leading(_ frame: Rect, isRightToLeft: Bool) -> Rect {
    var place = frame.centered(13)
    place.x = isRightToLeft ? frame.maxX - 21 : frame.x + 8
    return place
  }

  /// What a cell shows beyond its content, from the trailing edge on.
  private static func accessories(of cell: Element, in frame: Rect, isRightToLeft: Bool) -> [ScreenPicture.Mark] {
    let signs = cell.layout.accessory.flatMap { accessorySigns[$0] } ?? []
    return signs.enumerated().map { number, sign in
      var place = frame.centered(13)
      let distance = Points(16 + number * 24)
      place.x = isRightToLeft ? frame.x + distance : frame.maxX - distance - place.width
      return ScreenPicture.Mark(sign, in: place)
    }
  }

  private static let accessorySigns: [LayoutProperties.Accessory: [ScreenPicture.Sign]] = [
    .disclosureIndicator: [.forward], .detailDisclosureButton: [.forward, .info], .checkmark: [.check],
    .detailButton: [.info],
  ]
}

extension Rect {
  /// A square in the middle, as far as there is space.
  func centered(_ side: Points) -> Rect {
    let side = max(min(side, width, height), 0)
    return Rect(
      x: x + Points((width - side).value / 2), y: y + Points((height - side).value / 2), width: side, height: side)
  }
}
