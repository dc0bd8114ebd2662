/// The lowest severity of a finding that stops a build (`--fail-on`, `fail_on`).
public enum FailOn: String, Sendable, CaseIterable {
  case error, warning, note
  /// No finding stops a build, whatever its severity; coverage still can.
  case never

  /// The severity at and above which findings stop a build; nil where none do.
  public var threshold: Severity? { Severity(rawValue: rawValue) }
}
