/// What the height that a view is offered rests on.
enum HeightLimit: Sendable, Hashable {
  /// The screen, which does not limit a text: it may scroll elsewhere.
  case open
  /// What other views leave of a height that the source gives: they are known less exactly.
  case shared
  /// The source gives it.
  case given

  /// The limit of a child, for which its view may say another one: what is open is not shared.
  func inside(_ own: HeightLimit?) -> HeightLimit {
    guard let own else { return self }
    return self == .open && own == .shared ? .open : own
  }
}

/// What the lengths that a view is offered rest on.
struct PlaceLimits: Sendable, Hashable {
  /// Whether a longer text would make the view wider.
  var isWidthOpen = false
  var height = HeightLimit.open
}

/// Where a view puts a child, in its own coordinates, and what it offers to it.
struct ChildPlace: Sendable {
  var node: Int
  var x: Double
  var y: Double
  var proposal: Proposal
  /// Whether a longer text would make the view wider; nil is what it is for the view itself.
  var isWidthOpen: Bool?
  /// Whether the source gives the height that the child is offered; nil is what it is for the view itself.
  var height: HeightLimit?
}
