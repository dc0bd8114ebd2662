public import AuditModel
import RuleKit
import Rules
import Localization

/// What an audit could judge: only of that can a baseline's entry be stale.
public struct BaselineScope: Sendable {
  /// The rules that were applied to all that they judge.
  public var rules: Set<String>
  /// The locales that were audited; empty is all.
  public var locales: Set<LocaleTag> = []
  /// The pseudo-locales that there were: of no other one can an entry be stale.
  public var pseudoLocales: Set<LocaleTag> = []
  /// The content sizes at which titles were fitted.
  public var contentSizes: Set<ContentSizeCategory> = Set(ContentSizeCategory.allCases)
  /// The paths that were given, relative to the audit's root; empty is the root itself.
  public var paths: [String] = []
  /// The files that were not judged, and the folders that could not be opened.
  public var unjudgedFiles: Set<String> = []
  /// The bundle folders with a file that could not be read as it was meant: the tables beside it are compared with less.
  public var faultyFolders: Set<String> = []

  /// The scope of an audit of the whole project by some rules.
  public init(rules: Set<String>) { self.rules = rules }

  /// Whether the root, or a folder around it, is among the given paths; a part is judged without the files that it is
  /// compared with.
  public static func isWhole(_ paths: [String]) -> Bool {
    paths.isEmpty || paths.contains { $0.split(separator: "/").allSatisfy { $0 == ".." } }
  }

  /// Whether the findings of an identity would have been found.
  func holds(_ key: BaselineKey, _ known: KnownFindings) -> Bool {
    Self.isWhole(paths) && rules.contains(key.identity.rule) && key.locale.map(wasAudited) ?? true
      && known.contentSize.map(contentSizes.contains) ?? true && wasJudged(known.file)
  }

  private func wasAudited(_ locale: LocaleTag) -> Bool {
    (locales.isEmpty || locales.contains(locale)) && (!locale.isPseudo || pseudoLocales.contains(locale))
  }

  private func wasJudged(_ file: String) -> Bool {
    unjudgedFiles.isDisjoint(with: BundlePath.placesAround(file))
      && !faultyFolders.contains(BundlePath.folder(of: file))
  }
}

extension BaselineScope {
  /// The scope of an audit of a workspace; `locales` are those that were audited, empty is all.
  init(_ options: AuditOptions, _ workspace: Workspace, locales: Set<LocaleTag>) {
    self.init(rules: options.ruleSet.names)
    // A screen's findings stand in its tables too, which do not tell the platform.
    if options.platform != nil { rules.subtract(Self.screenRules) }
    self.locales = locales
    pseudoLocales = workspace.pseudoLocales
    contentSizes = Set(options.contentSizes)
    paths = options.paths
    let faulty = workspace.diagnostics.filter(\.hidesContents).map(\.location.file)
    unjudgedFiles = Set(faulty + workspace.inputs.filter { $0.skipped != nil }.map(\.path))
    faultyFolders = Set(faulty.map(BundlePath.folder(of:)))
  }

  private static let screenRules = Set(RuleCatalog.all.filter { $0 is any ScreenRule.Type }.map { $0.name })
}

extension Workspace {
  fileprivate var pseudoLocales: Set<LocaleTag> {
    let files = catalog.bundles.lazy.flatMap(\.tables).flatMap(\.files)
    return Set(files.map(\.locale).filter(\.isPseudo))
  }
}

extension LoadingDiagnostic {
  /// Whether some of what the file was meant to hold was not seen, or is rejected by Apple's loader.
  fileprivate var hidesContents: Bool {
    switch kind {
    case .fileUnreadable, .interfaceParseError, .stringsParseError, .stringsUnterminatedComment, .mergeConflictMarker,
      .stringsFileEmpty, .catalogSchema:
      true
    case .stringsEncoding: (lostKeys ?? 0) > 0
    case .stringsSilentTruncation, .stringsInvalidEscape, .stringsEscapeShortUnicode: false
    }
  }
}
