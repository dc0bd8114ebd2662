public import AuditModel

/// What an audit looked at: only of that can a baseline's entry be stale.
public struct BaselineScope: Sendable {
  /// The rules that were applied.
  public var rules: Set<String>
  /// The locales that were audited; empty is all.
  public var locales: Set<LocaleTag> = []
  /// The content sizes at which titles were fitted.
  public var contentSizes: Set<ContentSizeCategory> = Set(ContentSizeCategory.allCases)
  /// The paths that were given, relative to the audit's root; empty is the root itself.
  public var paths: [String] = []
  /// The files below those paths that were not judged.
  public var unjudgedFiles: Set<String> = []

  /// The scope of an audit of the whole project by some rules.
  public init(rules: Set<String>) { self.rules = rules }

  /// Whether the findings of an identity would have been found.
  func holds(_ identity: FindingIdentity, _ known: KnownFindings) -> Bool {
    rules.contains(identity.rule)
      && (locales.isEmpty || identity.locale.map(locales.contains) ?? true)
      && known.contentSize.map(contentSizes.contains) ?? true
      && !unjudgedFiles.contains(identity.file) && isBelowPaths(identity.file)
  }

  private func isBelowPaths(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }
}

extension BaselineScope {
  /// The scope of an audit of a workspace; `locales` are those that were audited, empty is all.
  init(_ options: AuditOptions, _ workspace: Workspace, locales: Set<LocaleTag>) {
    self.init(rules: options.ruleSet.names)
    self.locales = locales
    contentSizes = Set(options.contentSizes)
    paths = options.paths
    let unread: Set<LoadingDiagnostic.Kind> = [.fileUnreadable, .interfaceParseError]
    let faulty = workspace.diagnostics.filter { unread.contains($0.kind) }.map(\.location.file)
    let skipped = workspace.inputs.filter { $0.skipped != nil }.map(\.path)
    let otherPlatforms = workspace.trees.filter { tree in options.platform.map { $0 != tree.platform } ?? false }
    unjudgedFiles = Set(faulty + skipped + otherPlatforms.map(\.source))
  }
}
