/// A face found by name.
struct FaceMatch: Sendable, Hashable {
  /// Where it is.
  var location: FaceLocation
  /// The named instance of a variable font whose name was asked for.
  var instance: NamedInstance?
}

/// Faces by their names, whatever the case.
struct FaceIndex: Sendable {
  private var families: [String: [FaceRecord]] = [:]
  private var names: [String: FaceMatch] = [:]

  /// The index of some faces; of two faces with one name of their own the first counts.
  init(_ records: [FaceRecord]) {
    for record in records {
      for family in Set(record.families.map(Self.key)) { families[family, default: []].append(record) }
      for name in record.names { add(FaceMatch(location: record.location), as: name) }
    }
    for record in records {
      for instance in record.instances {
        add(FaceMatch(location: record.location, instance: instance), as: instance.postScriptName)
      }
    }
  }

  /// The face of a name: of a family the one nearest to the traits, else the one whose PostScript or full name it is;
  /// nil if no face has the name.
  func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    let key = Self.key(name)
    if let family = families[key] { return Self.nearest(to: traits, in: family) }
    return names[key]
  }

  /// The face nearest to the traits, the first of several.
  static func nearest(to traits: FaceTraits, in records: [FaceRecord]) -> FaceMatch? {
    let nearest = records.enumerated().min {
      ($0.element.distance(from: traits), $0.offset) < ($1.element.distance(from: traits), $1.offset)
    }
    return nearest.map { FaceMatch(location: $0.element.location) }
  }

  private mutating func add(_ match: FaceMatch, as name: String) {
    let key = Self.key(name)
    if names[key] == nil { names[key] = match }
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}

/// Where a face is: a file, and the face's index in a collection.
struct FaceLocation: Sendable, Hashable {
  /// The file's path.
  var path: String
  /// The face's index.
  var index = 0
}

/// What a face is called and how it looks, known without keeping its file open.
struct FaceRecord: Sendable, Hashable {
  /// Where the face is.
  var location: FaceLocation
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
  private static let maximumFaceCount = 64

  /// The faces of a file; none if it is not a font.
  static func read(_ path: String) -> [FaceRecord] {
    (0..<min(FontFace.count(in: path), maximumFaceCount)).compactMap { read(FaceLocation(path: path, index: $0)) }
  }

  /// A face; nil if there isn't one.
  static func read(_ location: FaceLocation) -> FaceRecord? {
    FontFace(path: location.path, index: location.index).map { FaceRecord($0, at: location) }
  }

  private init(_ face: FontFace, at location: FaceLocation) {
    self.location = location
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
