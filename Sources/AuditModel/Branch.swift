/// One way of a choice that code makes while it runs (`if`, `switch`, the pages of a tab view): of the ways with one
/// `choice` only one is shown at a time.
public struct Branch: Sendable, Hashable, Codable {
  /// What tells the choice from the others of its screen.
  public var choice: String
  /// The way, from 0, in file order.
  public var index: Int

  /// A way of a choice.
  public init(choice: String, index: Int) {
    self.choice = choice
    self.index = index
  }
}
