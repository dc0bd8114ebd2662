internal import AuditModel
internal import SystemPackage

/// Given paths that are all strings files or folders of single languages: without the tables of the other languages there
/// is nothing to compare them with.
struct LocalizedPart {
  /// The languages of the given paths, sorted.
  let locales: [LocaleTag]
  /// The tables' files in other languages, and those that take precedence over the given ones.
  let siblings: [FilePath]

  /// Nil if a path is something else, such as a folder of the whole project.
  init?(_ given: [FilePath]) {
    let folders = given.compactMap(LanguageFolder.init)
    guard !folders.isEmpty, folders.count == given.count else { return nil }
    locales = Set(folders.compactMap { LocaleTag(folderName: $0.name) }).sorted()
    let others = Set(folders.flatMap(\.siblings)).filter { file in !given.contains(where: file.starts) }
    siblings = others.sorted { $0.string < $1.string }
  }
}

/// An `.lproj` folder, and the strings files in it that are meant.
private struct LanguageFolder {
  /// The folder around it.
  private let bundle: FilePath
  /// Its name without extension.
  let name: String
  /// The tables' names, with folders inside it.
  private let tables: Set<String>

  /// Nil for a path that is neither such a folder nor a strings file in one.
  init?(_ path: FilePath) {
    guard let folder = path.languageFolder, let name = folder.stem else { return nil }
    bundle = folder.removingLastComponent()
    self.name = name
    if folder == path {
      tables = Set(((try? FileSystem.names(in: path)) ?? []).map(\.string).filter(Self.isTable).map(\.baseName))
    } else {
      let inner = path.relative(to: folder)
      guard Self.isTable(inner) else { return nil }
      tables = [String(inner[..<(inner.lastIndex(of: ".") ?? inner.endIndex)])]
    }
  }

  /// The files of the tables that exist in all languages.
  var siblings: [FilePath] {
    let names = ((try? FileSystem.names(in: bundle)) ?? []).filter { $0.extension == "lproj" }
    let files = names.flatMap { name in
      tables.flatMap { ["\(name.string)/\($0).strings", "\(name.string)/\($0).stringsdict"] }
    }
    return (files + tables.map { "\($0).xcstrings" }).map { bundle.pushing(FilePath($0)) }.filter {
      (try? FileSystem.kind($0, followsLinks: true)) == .file
    }
  }

  private static func isTable(_ name: String) -> Bool {
    FileFormat(fileName: name, isExplicit: false)?.isStringsTable == true
  }
}

extension FilePath {
  /// The `.lproj` folder that the path is or is in; nil if there isn't one.
  fileprivate var languageFolder: FilePath? {
    var folder = self
    while let last = folder.lastComponent {
      if last.extension == "lproj" { return folder }
      folder.removeLastComponent()
    }
    return nil
  }

  /// The folder in which languages are compared: the one around an `.lproj` folder, otherwise the path itself.
  var aroundLanguage: FilePath { languageFolder?.removingLastComponent() ?? self }
}
