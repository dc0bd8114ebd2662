/// A minimum of coverage that cannot be read.
public struct CoverageMinimumError: Error, Equatable, CustomStringConvertible {
  /// What was given.
  public var argument: String

  /// What was given, and what was expected.
  public var description: String {
    "\"\(argument)\" is no minimum of coverage; expected a number from 0 to 100 such as 95, or a locale's such as de=100"
  }
}
