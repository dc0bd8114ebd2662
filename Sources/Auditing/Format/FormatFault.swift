/// A fault in an entry's formats, and the one rule that reports it.
struct FormatFault: Sendable {
  /// The rule's name.
  var rule: String
  /// The fault.
  var fault: Fault
}

/// A rule about formats: all of them are found in one look at an entry, which also decides which rule reports what.
protocol FormatRule: EntryRule {}

extension FormatRule {
  /// The faults of this rule among those of the entry's formats.
  public func faults(in unit: EntryUnit) -> [Fault] {
    guard !unit.formatFaults.isEmpty else { return [] }
    return unit.formatFaults.filter { $0.rule == Self.name }.map(\.fault)
  }
}
