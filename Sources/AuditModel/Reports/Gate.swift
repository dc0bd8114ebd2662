/// The gate's verdict, and why.
public struct Gate: Sendable, Hashable {
  /// What the gate says about a build.
  public enum State: String, Sendable, Hashable, Codable {
    /// The build may go on.
    case passed
    /// It may not.
    case failed
    /// Nobody asked for a verdict (`--fail-on never`), and nothing else failed.
    case notGated
  }

  /// The verdict.
  public var state: State
  /// The reasons, one sentence each; for a passing gate, what was not checked.
  public var because: [String]

  /// A verdict with its reasons.
  public init(_ state: State, because: [String] = []) {
    self.state = state
    self.because = because
  }

  /// Whether it passes; false if nobody asked.
  public var passed: Bool { state == .passed }
  /// Whether it stops a build.
  public var fails: Bool { state == .failed }
}

extension Gate: Codable {
  private enum CodingKeys: String, CodingKey { case state, passed, because }

  /// Reads the verdict and its reasons.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(State.self, forKey: .state), because: try container.decode([String].self, forKey: .because))
  }

  /// Writes the verdict, whether it passes, and the reasons.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    try container.encode(passed, forKey: .passed)
    try container.encode(because, forKey: .because)
  }
}
