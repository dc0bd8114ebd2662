/// Limits of each locale in percent from 0 to 100: how much has to be translated (`--min-coverage`), or how much may be the
/// same as the source (`--max-same-as-source`).
public struct LocalePercentages: Sendable, Equatable {
  /// The limit of every locale that has none of its own; nil is no limit.
  public var general: Double?
  /// The limits of single locales.
  public var byLocale: [LocaleTag: Double] = [:]

  /// No limits.
  public init() {}

  /// A general limit and those of single locales, in percent.
  public init(general: Double?, byLocale: [LocaleTag: Double] = [:]) {
    self.general = general
    self.byLocale = byLocale
  }

  /// The limits of a command line: `95` for all locales, `de=100` for one; of two for the same the last counts.
  ///
  /// Throws a `LocalePercentageError` for what is neither.
  public init(arguments: [String]) throws {
    for argument in arguments { try add(argument) }
  }

  /// These limits, with those of `other` in place of them where both ask for something.
  public func merging(_ other: LocalePercentages) -> LocalePercentages {
    LocalePercentages(
      general: other.general ?? general, byLocale: byLocale.merging(other.byLocale) { _, theirs in theirs })
  }

  /// The limit of a locale in percent: its own, else the general one.
  public func percent(for locale: LocaleTag) -> Double? { byLocale[locale] ?? general }

  /// A decimal number from 0 to 100 without sign or exponent; nil if the text is not one.
  package static func percent(_ text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isPlain, let value = Double(text), (0...100).contains(value) else { return nil }
    return value
  }

  private mutating func add(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let percent = parts.last.flatMap({ Self.percent($0) }) else {
      throw LocalePercentageError(argument: argument)
    }
    guard parts.count == 2, let name = parts.first else {
      general = percent
      return
    }
    guard let locale = LocaleTag(String(name)) else { throw LocalePercentageError(argument: argument) }
    byLocale[locale] = percent
  }
}

/// A limit in percent that cannot be read.
public struct LocalePercentageError: Error, Equatable, CustomStringConvertible {
  /// What was given.
  public var argument: String

  /// What was given, and what was expected.
  public var description: String {
    "\"\(argument)\" is not a percentage; expected a number from 0 to 100 such as 95, or a locale's such as de=100"
  }
}
