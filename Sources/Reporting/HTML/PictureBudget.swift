import AuditModel

/// How many pictures the page may still take.
struct PictureBudget {
  private var left = PageLimits.pictures
  private var drawn = 0

  /// The drawing of a picture; nil where there is none, where it is too large, or where the page has enough.
  mutating func drawing(of picture: TextPicture?) -> PictureDrawing? {
    guard let picture, left > 0, Self.bytes(of: picture) <= PageLimits.pictureBytes else { return nil }
    left -= 1
    drawn += 1
    return PictureDrawing(picture, number: drawn)
  }

  private static func bytes(of picture: TextPicture) -> Int {
    picture.lines.reduce(picture.whole?.path.utf8.count ?? 0) { $0 + $1.path.utf8.count }
  }
}
