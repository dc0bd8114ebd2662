/// Where a face is: a file, and the face's index in a collection.
struct FacePlace: Sendable, Hashable {
  /// The file's path.
  var path: String
  /// The face's index.
  var index = 0
}

/// What a face is called and how it looks, known without keeping its file open.
struct FaceRecord: Sendable, Hashable {
  /// Where the face is.
  var place: FacePlace
  /// The family's names: the usual one of four styles, and the typographic one of all.
  var families: [String]
  /// The face's own names: PostScript and full.
  var names: [String]
  /// The weights that it has, 1 to 1000.
  var weights: ClosedRange<Double> = 400...400
  /// The width in per cent of the normal one.
  var width = 100.0
  /// Whether it has upright forms.
  var isUpright = true
  /// Whether it has italic or slanted forms.
  var isItalic = false
  /// The named instances of a variable font.
  var instances: [NamedInstance] = []

  /// How far the face is from what is asked for: slope before width before weight; a face made for one weight before a
  /// variable font at that weight.
  func distance(from traits: FaceTraits) -> Double {
    let slope = (traits.isItalic ? isItalic : isUpright) ? 0 : 1e6
    let wanted = traits.weightClass
    let weight = max(weights.lowerBound - wanted, wanted - weights.upperBound, 0)
    let isFixed = weights.lowerBound == weights.upperBound
    return slope + abs(width - 100) * 10 + weight + (isFixed ? 0 : 0.5)
  }
}

extension FaceRecord {
  /// How many faces of a collection are looked at.
  private static let mostFaces = 64

  /// The faces of a file; none where it is no font.
  static func read(_ path: String) -> [FaceRecord] {
    (0..<min(FontFace.count(in: path), mostFaces)).compactMap { read(FacePlace(path: path, index: $0)) }
  }

  /// A face; nil where there is none.
  static func read(_ place: FacePlace) -> FaceRecord? {
    FontFace(path: place.path, index: place.index).map { FaceRecord($0, at: place) }
  }

  private init(_ face: FontFace, at place: FacePlace) {
    self.place = place
    families = [face.name(.typographicFamily), face.name(.family)].compactMap { $0 }
    names = [face.name(.postScript), face.name(.full)].compactMap { $0 }
    weights = face.axes.first { $0.tag == VariationAxis.weight }?.range ?? face.weight...face.weight
    width = face.width
    let slopes = face.axes.contains { $0.tag == VariationAxis.slant || $0.tag == VariationAxis.italic }
    isUpright = slopes || !face.isItalic
    isItalic = slopes || face.isItalic
    instances = face.instances
  }
}
