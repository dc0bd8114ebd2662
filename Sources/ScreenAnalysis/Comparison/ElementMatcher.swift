import AuditModel

/// Finds the elements of a recorded screen in the screens of the sources: by identifier, then by kind and label, then by
/// position.
///
/// The screen that has most of them comes first: bars, cells and embedded views are often in other files.
struct ElementMatcher {
  typealias Side = ElementComparison.Side

  /// An element of the sources, by its screen's index and its own.
  struct Place: Hashable {
    var screen: Int
    var element: Int
  }

  /// The element that a recorded one is.
  struct Match: Equatable {
    var place: Place
    var basis: ElementComparison.Basis
  }

  private let recorded: [Side]
  private let screens: [[Side]]
  /// The index of the screen that has most of the elements; nil if none has any.
  let main: Int?
  /// The matches, by the recorded element's index.
  private(set) var matches: [Int: Match] = [:]
  private var taken: Set<Place> = []
  private let byIdentifier: [String: [Place]]
  private let byWords: [Words: [Place]]

  private struct Words: Hashable {
    var family: String
    var label: String

    init?(_ side: Side) {
      guard let label = side.label, !label.isEmpty else { return nil }
      (family, self.label) = (KindFamily.name(of: side.kind), label)
    }
  }

  /// Matches the elements of a recorded screen with those of some screens.
  init(_ recorded: [Side], with screens: [[Side]]) {
    (self.recorded, self.screens) = (recorded, screens)
    byIdentifier = Self.places(in: screens, by: \.identifier)
    byWords = Self.places(in: screens, by: Words.init)
    main = Self.main(of: recorded, byIdentifier, byWords)
    match(.identifier) { side, matcher in side.identifier.flatMap { matcher.byIdentifier[$0] } ?? [] }
    match(.label) { side, matcher in Words(side).flatMap { matcher.byWords[$0] } ?? [] }
    if let main {
      matchByFrames(in: main)
      matchByOrder(in: main)
    }
  }

  /// The elements of the main screen that no recorded one is.
  var unmatched: [Side] {
    guard let main else { return [] }
    return screens[main].indices.filter { !taken.contains(Place(screen: main, element: $0)) }.map { screens[main][$0] }
  }

  /// An element of the sources.
  func side(at place: Place) -> Side { screens[place.screen][place.element] }

  private static func places<Key: Hashable>(in screens: [[Side]], by key: (Side) -> Key?) -> [Key: [Place]] {
    var places: [Key: [Place]] = [:]
    for (screen, elements) in screens.enumerated() {
      for (index, element) in elements.enumerated() {
        if let key = key(element) { places[key, default: []].append(Place(screen: screen, element: index)) }
      }
    }
    return places
  }

  /// The screen with most of the recorded elements; what many screens have, such as Cancel, hardly counts.
  private static func main(
    of recorded: [Side], _ byIdentifier: [String: [Place]], _ byWords: [Words: [Place]]
  ) -> Int? {
    var scores: [Int: Double] = [:]
    for side in recorded {
      let named = side.identifier.flatMap { byIdentifier[$0] } ?? []
      let worded = Words(side).flatMap { byWords[$0] } ?? []
      for (places, weight) in [(named, 3.0), (worded, 1.0)] {
        let found = Set(places.map(\.screen))
        for screen in found { scores[screen, default: 0] += weight / Double(found.count) }
      }
    }
    return scores.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// Matches each element with the first free place of its own in the main screen, else with the only one elsewhere.
  private mutating func match(_ basis: ElementComparison.Basis, _ places: (Side, ElementMatcher) -> [Place]) {
    for inMain in [true, false] {
      for (index, side) in recorded.enumerated() where matches[index] == nil {
        let found = places(side, self).filter { ($0.screen == main) == inMain }
        guard inMain || found.count == 1, let free = found.first(where: { !taken.contains($0) }) else { continue }
        take(free, for: index, basis)
      }
    }
  }

  private mutating func take(_ place: Place, for index: Int, _ basis: ElementComparison.Basis) {
    matches[index] = Match(place: place, basis: basis)
    taken.insert(place)
  }

  // MARK: Position

  /// Matches what has no name in common but lies in nearly the same place and is of the same kind.
  private mutating func matchByFrames(in main: Int) {
    var cells: [Cell: [Int]] = [:]
    for (index, side) in screens[main].enumerated() where !taken.contains(Place(screen: main, element: index)) {
      if let cell = Cell(side) { cells[cell, default: []].append(index) }
    }
    for (index, side) in recorded.enumerated() where matches[index] == nil {
      guard let cell = Cell(side), let middle = side.frame?.middle else { continue }
      let near = cell.around.flatMap { cells[$0] ?? [] }.compactMap { element -> (Int, Double)? in
        guard !taken.contains(Place(screen: main, element: element)), let other = screens[main][element].frame?.middle
        else { return nil }
        let distance = max(abs(middle.x - other.x), abs(middle.y - other.y))
        return distance <= Self.reach ? (element, distance) : nil
      }
      guard let nearest = near.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) else { continue }
      take(Place(screen: main, element: nearest.0), for: index, .position)
    }
  }

  /// Matches what is between the same neighbors on both sides, if the kinds are the same.
  private mutating func matchByOrder(in main: Int) {
    let anchors = recorded.indices.compactMap { index -> (Int, Int)? in
      guard let place = matches[index]?.place, place.screen == main else { return nil }
      return (index, place.element)
    }
    for (left, right) in zip(anchors, anchors.dropFirst()) where right.1 > left.1 {
      let here = ((left.0 + 1)..<right.0).filter { matches[$0] == nil }
      let there = ((left.1 + 1)..<right.1).filter { !taken.contains(Place(screen: main, element: $0)) }
      guard !here.isEmpty, here.count == there.count,
        zip(here, there).allSatisfy({ isAlike(recorded[$0], screens[main][$1]) })
      else { continue }
      for (index, element) in zip(here, there) { take(Place(screen: main, element: element), for: index, .position) }
    }
  }

  private func isAlike(_ one: Side, _ other: Side) -> Bool {
    KindFamily.name(of: one.kind) == KindFamily.name(of: other.kind)
      && (one.identifier == nil || other.identifier == nil)
  }

  /// How far the middles of two frames may be apart, in points: half of what a finger needs.
  private static let reach = 22.0

  /// A square of the screen, so that only what is near is compared.
  private struct Cell: Hashable {
    var family: String
    var column: Int
    var row: Int

    init?(_ side: Side) {
      guard let middle = side.frame?.middle else { return nil }
      family = KindFamily.name(of: side.kind)
      (column, row) = (Int(nearestTo: middle.x / reach), Int(nearestTo: middle.y / reach))
    }

    var around: [Cell] {
      (-1...1).flatMap { right in
        (-1...1).map { down in
          var cell = self
          (cell.column, cell.row) = (column + right, row + down)
          return cell
        }
      }
    }
  }
}

/// Kinds that XCUITest or a framework names differently for the same thing.
enum KindFamily {
  /// The name of a kind's family: that of the kind itself if it has no other.
  static func name(of kind: ElementKind) -> String { families[kind] ?? kind.name }

  private static let families: [ElementKind: String] = [
    .barButtonItem: "button", .toolbarItem: "button", .menuItem: "button", .link: "button", .popUpButton: "button",
    .tabBarItem: "button", .segment: "button", .menu: "button", .colorWell: "button", .searchField: "textField",
    .textView: "textField", .comboBox: "textField", .navigationItem: "label", .section: "label", .element: "label",
    .tabViewItem: "button",
  ]
}

extension Rect {
  fileprivate var middle: (x: Double, y: Double) { ((x + width / 2).value, (y + height / 2).value) }
}

private func / (length: Points, divisor: Int) -> Points { Points(raw: length.raw / divisor) }
