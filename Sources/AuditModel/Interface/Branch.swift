/// One branch of a condition in code (`if`, `switch`, the pages of a tab view): of the branches of one `choice` only one is
/// shown at a time.
public struct Branch: Sendable, Hashable, Codable {
  /// What distinguishes the condition from the others of its screen.
  public var choice: String
  /// The index of the branch, from 0: in file order, but of two the one that is shown when the screen opens comes first, where code says
  /// which.
  public var index: Int
  /// Whether none of the branches may be shown, as of an `if` without an `else`; nil is no.
  public var isOptional: Bool?
  /// The condition as it is written, where it asks about the device, its orientation, the size of the window or of texts: which branch
  /// is shown is then not the same in all layouts of the screen; nil for other conditions.
  public var roomCondition: String?
  /// What shows the branch, where the condition asks for nothing but a size class, the size of texts or the kind of the device; nil for
  /// other conditions.
  public var requirement: RoomRequirement?
  /// What holds wherever the branch is shown; nil if nothing is known.
  public var conditions: [BranchCondition]?

  /// A branch of a condition.
  public init(choice: String, index: Int) {
    self.choice = choice
    self.index = index
  }
}

/// A size class, a size of texts, a kind of device or the Mac that shows a branch of a condition.
public struct RoomRequirement: Sendable, Hashable, Codable {
  /// What a condition may ask for: a size class that is regular, that the device is an iPad, that an app of iOS runs on a Mac, or that
  /// texts have at least a size.
  public enum Subject: String, Sendable, Codable {
    case regularWidth, regularHeight, pad, mac, contentSize
  }

  /// What the condition asks for.
  public var subject: Subject
  /// Whether the branch is shown if that holds, or if it does not.
  public var holds: Bool
  /// The smallest size of texts that the condition asks for; nil if it asks for something else.
  public var contentSize: ContentSizeCategory?

  /// A requirement of a branch.
  public init(_ subject: Subject, holds: Bool) { (self.subject, self.holds) = (subject, holds) }

  /// What holds if texts have at least a size.
  public init(contentSizesFrom minimum: ContentSizeCategory) {
    (subject, holds, contentSize) = (.contentSize, true, minimum)
  }
}

/// What holds of a value wherever a branch is shown: that it is one of some constants, or none of them.
public struct BranchCondition: Sendable, Hashable, Codable {
  /// What distinguishes the value from the others of its screen.
  public var subject: String
  /// The constants as they are written: literals, names of cases, `nil`.
  public var values: [String]
  /// Whether the value is none of them; nil is no.
  public var isNegated: Bool?

  /// A condition of a branch.
  public init(_ subject: String, values: [String], isNegated: Bool = false) {
    (self.subject, self.values, self.isNegated) = (subject, values, isNegated ? true : nil)
  }

  /// Whether two conditions never hold at the same time.
  package func excludes(_ other: BranchCondition) -> Bool {
    guard subject == other.subject else { return false }
    switch (isNegated == true, other.isNegated == true) {
    case (false, false): return !values.contains(where: other.values.contains)
    case (false, true): return values.allSatisfy(other.values.contains)
    case (true, false): return other.values.allSatisfy(values.contains)
    case (true, true): return false
    }
  }
}

extension Branch {
  /// Whether two branches are never shown at the same time.
  package func excludes(_ other: Branch) -> Bool {
    if choice == other.choice, index != other.index { return true }
    return (conditions ?? []).contains { own in (other.conditions ?? []).contains(where: own.excludes) }
  }
}
