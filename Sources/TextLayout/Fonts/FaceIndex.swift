/// A face found by name.
struct FaceMatch: Sendable, Hashable {
  /// Where it is.
  var place: FacePlace
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
      for name in record.names { add(FaceMatch(place: record.place), as: name) }
    }
    for record in records {
      for instance in record.instances {
        add(FaceMatch(place: record.place, instance: instance), as: instance.postScriptName)
      }
    }
  }

  /// The face of a name: of a family the one nearest to the traits, else the one whose PostScript or full name it is; nil
  /// where no face has the name.
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
    return nearest.map { FaceMatch(place: $0.element.place) }
  }

  private mutating func add(_ match: FaceMatch, as name: String) {
    let key = Self.key(name)
    if names[key] == nil { names[key] = match }
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}
