/// The findings that a project has chosen to leave out.
public struct Suppression: Sendable, Equatable {
  /// One choice: the findings that agree with all that it names.
  public struct Entry: Sendable, Equatable {
    /// The rule.
    public var rule: String?
    /// The paths of the files.
    public var path: PathGlob?
    /// The locale; a finding without one does not agree.
    public var locale: LocaleTag?
    /// The keys of the strings table; a finding without one does not agree.
    public var key: TextGlob?
    /// The element's id, or the way to it (`screen/id/id`).
    public var element: String?

    /// A choice that names nothing yet, and so leaves nothing out.
    public init() {}

    /// Whether the choice leaves a finding out.
    public func suppresses(_ finding: Finding) -> Bool {
      self != Entry() && agrees(rule) { $0 == finding.rule }
        && agrees(path) { path in finding.files.contains { path.matches($0) } }
        && agrees(locale) { $0 == finding.locale }
        && agrees(key) { glob in finding.key.map { glob.matches($0) } ?? false }
        && agrees(element) { $0 == finding.element?.id || $0 == finding.element?.path }
    }

    private func agrees<Value>(_ value: Value?, _ test: (Value) -> Bool) -> Bool { value.map(test) ?? true }
  }

  /// The choices.
  public var entries: [Entry]

  /// A project's choices.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Whether a finding is to be left out.
  public func suppresses(_ finding: Finding) -> Bool { entries.contains { $0.suppresses(finding) } }
}

extension Finding {
  /// The files of what it is about: that of the words, and that of the element.
  fileprivate var files: [String] { [self.location.file, self.elementLocation.file] }
}
