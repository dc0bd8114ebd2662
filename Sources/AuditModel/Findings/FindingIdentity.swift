/// What makes a finding the same one in two audits and in all locales: no line, message, measurement or locale.
///
/// The locales are kept next to it; equal identities are counted.
public struct FindingIdentity: Sendable, Hashable, Codable {
  /// The rule's name.
  public var rule: String
  /// The kind of reason.
  public var reason: String?
  /// The file, with `*.lproj` for the folders of locales; for an element, a key and a table without the ending, since the texts are in
  /// the interface file and in the strings tables next to it.
  public var file: String
  /// The path of the element.
  public var element: String?
  /// The strings table; nil if there is an element.
  public var table: String?
  /// The key in the table; nil if there is an element.
  public var key: String?
  /// Which of the key's texts; nil if there is an element, or where the key has one text.
  public var leaf: String?

  /// The identity of what a rule has to say about an element, else about a table, key and leaf of a file.
  public init(
    rule: String, reason: String? = nil, file: String, element: String? = nil, table: String? = nil,
    key: String? = nil, leaf: String? = nil
  ) {
    let isAboutElement = element != nil
    self.rule = rule
    self.reason = reason
    let path = Self.withoutLocale(file)
    self.file = isAboutElement || table != nil || key != nil ? Self.withoutEnding(path) : path
    self.element = Self.localeFolder(of: file) == nil ? element : element.map(Self.withoutGeneratedParts)
    // A table of a folder above the audited one is the same table.
    self.table = isAboutElement ? nil : table.map { String($0.trimmingPrefix { "./".contains($0) }) }
    self.key = isAboutElement ? nil : key
    self.leaf = isAboutElement ? nil : leaf
  }

  /// Whether two identities are the same; keys and paths that differ only in normalization are two.
  public static func == (left: FindingIdentity, right: FindingIdentity) -> Bool {
    ExactText(left.rule) == ExactText(right.rule) && ExactText(left.file) == ExactText(right.file)
      && left.key.exact == right.key.exact && left.element.exact == right.element.exact
      && left.table.exact == right.table.exact && left.leaf.exact == right.leaf.exact
      && left.reason.exact == right.reason.exact
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(rule))
    hasher.combine(ExactText(file))
    hasher.combine(element.exact)
    hasher.combine(table.exact)
    hasher.combine(key.exact)
    hasher.combine(leaf.exact)
    hasher.combine(reason.exact)
  }

  /// A path with `*.lproj` for the folders of locales.
  public static func withoutLocale(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }.joined(separator: "/")
  }

  /// The folder of a locale that a file is in; nil if it is in none.
  public static func localeFolder(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map(String.init)
  }

  /// A path without the ids of what Xcode has put around an element with an old id since: they differ between the files of languages.
  private static func withoutGeneratedParts(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let own = parts.last, own.allSatisfy(\.isNumber) else { return path }
    return parts.filter { !isGenerated($0) }.joined(separator: "/")
  }

  /// Whether an id is like `9EP-8t-kZh`, which Xcode makes at random since version 4.5.
  private static func isGenerated(_ id: Substring) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func withoutEnding(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}

extension FindingIdentity {
  /// The identity of the fact that a finding belongs to: an element or a key has one for each rule, whatever the reason and the
  /// text; a table or a file one for each reason.
  public var fact: FindingIdentity {
    var fact = self
    fact.leaf = nil
    if element != nil || key != nil { fact.reason = nil }
    return fact
  }

  /// Whether it names neither an element, a key nor a table.
  var isAboutFile: Bool { element == nil && key == nil && table == nil }
}

extension String? {
  fileprivate var exact: ExactText? { map(ExactText.init) }
}

extension Finding {
  /// What makes the finding the same one in two audits and in all locales.
  public var identity: FindingIdentity {
    FindingIdentity(
      rule: self.rule, reason: self.reason, file: self.elementLocation.file, element: self.element?.path,
      table: self.table,
      key: self.key, leaf: self.leaf.flatMap { $0.steps.isEmpty ? nil : $0.description })
  }

  /// The locales that it is about, its own first; empty if it does not depend on the language.
  public var locales: [LocaleTag] { (self.locale.map { [$0] } ?? []) + self.otherLocales }
}

/// The severity of a finding, most severe first; requests for review come after all failures.
public enum FindingLevel: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// How the finding counts: by its severity, or as one to review.
  case error, warning, note, review

  /// Whether one is more severe than the other.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension FindingLevel {
  /// The level of faults of a severity.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

extension Finding {
  /// How grave the finding is.
  public var level: FindingLevel { self.outcome == .fails ? FindingLevel(self.severity) : .review }
}
