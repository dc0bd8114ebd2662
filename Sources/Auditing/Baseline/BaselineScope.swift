public import AuditModel
import Localization

/// What an audit could judge: no other entry of a baseline can be stale.
public struct BaselineScope: Sendable {
  /// The rules that were applied to everything that they judge.
  public var rules: Set<String>
  /// The locales that were audited; empty means all.
  public var locales: Set<LocaleTag> = []
  /// The pseudo-locales that were audited.
  public var pseudoLocales: Set<LocaleTag> = []
  /// The content sizes at which titles were fitted.
  public var contentSizes: Set<ContentSizeCategory> = Set(ContentSizeCategory.allCases)
  /// The paths that were given, relative to the audit's root; empty means the root itself.
  public var paths: [String] = []
  /// The files that were not checked, and the folders that could not be opened.
  public var unjudgedFiles: Set<String> = []
  /// The bundle folders that contain a file that was not read completely, so that keys may be missing from the comparison.
  public var faultyFolders: Set<String> = []

  /// The scope of an audit of the whole project by some rules.
  public init(rules: Set<String>) { self.rules = rules }

  /// Whether the root, or a folder around it, is among the given paths; a part of a project is judged without the files that
  /// it is compared with.
  public static func isWhole(_ paths: [String]) -> Bool {
    paths.isEmpty || paths.contains { $0.split(separator: "/").allSatisfy { $0 == ".." } }
  }

  /// The scope with other paths of its files.
  func moved(_ path: (String) -> String) -> BaselineScope {
    var scope = self
    scope.unjudgedFiles = Set(unjudgedFiles.map(path))
    scope.faultyFolders = Set(faultyFolders.map(path))
    return scope
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
    unjudgedFiles.isDisjoint(with: BundlePath.pathsAround(file))
      && !faultyFolders.contains(BundlePath.folder(of: file))
  }
}

/// The folders that a file's path puts it in.
enum BundlePath {
  /// The folder of the bundle that a file is in: the one around its `.lproj`, else the file's own; `.` is the root.
  static func folder(of file: String) -> String {
    let parts = file.split(separator: "/")
    let end = parts.firstIndex { $0.lowercased().hasSuffix(".lproj") } ?? max(0, parts.count - 1)
    return end == 0 ? "." : parts[..<end].joined(separator: "/")
  }

  /// A file and all folders around it; `.` is the root.
  static func pathsAround(_ file: String) -> [String] {
    let parts = file.split(separator: "/")
    return ["."] + parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
