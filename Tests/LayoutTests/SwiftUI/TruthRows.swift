/// The rows of widths and heights that no scene has, and why.
enum TruthRowsApart {
  /// The reasons, with the rows by their numbers.
  static let reasons: [(reason: String, rows: [ClosedRange<Int>])] = [
    (
      "a row's cell, a separator, a chevron, the parts of a control or the icon of a label are no elements",
      [
        6...6, 22...23, 29...33, 45...49, 52...55, 62...63, 82...83, 96...97, 111...111, 203...206, 327...331,
        360...360,
        387...387, 410...410, 465...466, 486...490, 572...573, 578...580, 582...582, 585...587, 595...596, 615...616,
        620...621, 633...633,
      ]
    ),
    (
      "the width of a symbol is not known; the range holds it",
      [102...102, 105...105, 179...179, 257...259, 298...301, 321...321]
    ),
    ("a sheet is drawn at a scale of 0.960", [138...147]),
    ("the extent of pixels with a rim, not a frame", [547...571]),
    ("swipe actions are no part of the tree's layout", [604...614]),
    ("the header of a section that collapses takes all the width", [114...114]),
    ("the recording does not show what is next to the text", [263...263]),
    ("the accessory of a tab view is not read", [590...590]),
    ("views of UIKit", [634...635]),
  ]

  static func reason(of row: String) -> String? {
    guard let number = Int(row.dropFirst(2)) else { return nil }
    return reasons.first { $0.rows.contains { $0.contains(number) } }?.reason
  }
}
