/// An axis of SwiftUI's layout.
enum ViewAxis: Sendable, Hashable {
  case horizontal, vertical

  var other: ViewAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The size that a view is offered, in points: a length, infinity for the most that it takes, nil for its ideal length.
struct Proposal: Sendable, Hashable {
  var width: Double?
  var height: Double?

  /// The ideal size.
  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  init(_ size: ViewSize) { (width, height) = (size.width, size.height) }

  /// A proposal by the axis of a stack.
  init(_ axis: ViewAxis, _ length: Double?, across: Double?) {
    self = axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  subscript(axis: ViewAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The size that a view answers, in points.
struct ViewSize: Sendable, Hashable {
  var width: Double
  var height: Double

  static let zero = ViewSize(width: 0, height: 0)

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// A size by the axis of a stack.
  init(_ axis: ViewAxis, _ length: Double, across: Double) {
    self = axis == .horizontal ? ViewSize(width: length, height: across) : ViewSize(width: across, height: length)
  }

  subscript(axis: ViewAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Double {
  /// What is left after `other` is taken; nothing is taken from infinity.
  func less(_ other: Double) -> Double { isInfinite ? self : self - (other.isFinite ? other : 0) }
}

/// Which of the sizes that it may have is taken of what is not known.
enum Assumption: Sendable, Hashable, CaseIterable {
  case least, likely, greatest
}

/// What is assumed of all that is not known: of what gives room to the texts inside, and of what takes it from them.
///
/// All of the least size and all of the greatest are not the bounds of a text's room: it has the most where what is around it is
/// large and what is beside it small.
struct Guess: Sendable, Hashable {
  /// Of frames and other views around texts, whose size is the texts' room.
  var around: Assumption
  /// Of everything else: views beside texts, and distances.
  var beside: Assumption

  static let likely = Guess(around: .likely, beside: .likely)
  /// The least and the greatest sizes, together and, where the room of texts is not known, against each other.
  static func bounds(hasUnknownRooms: Bool) -> [Guess] {
    let together = [Guess(around: .least, beside: .least), Guess(around: .greatest, beside: .greatest)]
    let against = [Guess(around: .greatest, beside: .least), Guess(around: .least, beside: .greatest)]
    return hasUnknownRooms ? together + against : together
  }
}

/// One of the ways in which a screen may look: what is not known is of some size, and of each condition one branch is shown.
struct Scenario: Sendable, Hashable {
  var guess = Guess.likely
  /// The index of the way in which branches are shown together.
  var branch = 0
}

/// A length in points, or the lengths that one which is not known may have.
struct ViewLength: Sendable, Hashable {
  var least: Double
  var likely: Double
  var greatest: Double

  /// A known length.
  init(_ value: Double) { (least, likely, greatest) = (value, value, value) }

  init(least: Double, likely: Double, greatest: Double) {
    (self.least, self.likely, self.greatest) = (least, likely, greatest)
  }

  /// One of several lengths, the first of which is as likely as any.
  init?(oneOf lengths: [ViewLength]) {
    guard let first = lengths.first else { return nil }
    likely = first.likely
    least = lengths.map(\.least).min() ?? first.least
    greatest = lengths.map(\.greatest).max() ?? first.greatest
  }

  static let zero = ViewLength(0)

  /// Whether the length is the same whatever is assumed.
  var isKnown: Bool { least == greatest && likely == least }

  subscript(assumption: Assumption) -> Double {
    switch assumption {
    case .least: least
    case .likely: likely
    case .greatest: greatest
    }
  }
}
