internal import AuditModel
internal import Foundation
internal import SystemPackage

/// The parts of a localization catalog (`.xcloc`), the folder that Xcode exports for one language.
///
/// Source: `xcodebuild -exportLocalizations`: `contents.json`, `Localized Contents/<language>.xliff`, and, for the
/// translator, copies of the sources and screenshots.
enum LocalizationCatalogFolder {
  /// The folder's file that names the languages.
  static let manifest = "contents.json"
  /// The folder of the XLIFF documents.
  static let texts = "Localized Contents"
  /// The folders that are not read, with the reason.
  static let skipped = [
    "Source Contents": "copies of the sources in a localization catalog",
    "Notes": "screenshots and notes in a localization catalog",
  ]

  /// The fault of a catalog without a document.
  static let withoutDocument = ShapeFault(
    "missing-document", .error, "the localization catalog contains no texts; expected an XLIFF document in \(texts)",
    at: TextPosition())

  private struct Manifest: Decodable {
    var targetLocale: String?
  }

  /// The paths of the XLIFF documents in a catalog's folder.
  static func documents(in folder: FilePath) -> [FilePath] {
    let names = (try? FileSystem.names(in: folder.appending(texts))) ?? []
    return names.filter { FileFormat(fileName: $0.string, isExplicit: false) == .xliff }.map {
      folder.appending(texts).appending($0)
    }
  }

  /// The catalog's folder for a document inside one; nil for other documents.
  static func folder(around document: FilePath) -> FilePath? {
    let inner = document.removingLastComponent()
    let outer = inner.removingLastComponent()
    return inner.lastComponent?.string == texts && outer.extension?.lowercased() == "xcloc" ? outer : nil
  }

  /// Compares the manifest with the languages of a document inside; `path` is the document's.
  static func faults(of folder: FilePath, targets: Set<LocaleTag>, document path: String) -> [LoadingDiagnostic] {
    let manifestPath = path.parentFolder.parentFolder + "/" + manifest
    guard let fault = fault(of: folder, targets: targets) else { return [] }
    return [fault.diagnostic(in: manifestPath, locale: nil)]
  }

  private static func fault(of folder: FilePath, targets: Set<LocaleTag>) -> ShapeFault? {
    let expected = "expected the catalog's target language"
    guard let bytes = try? FileSystem.contents(folder.appending(manifest), limit: 1 << 20) else {
      return ShapeFault("missing-manifest", .error, "the localization catalog has no \(manifest)", at: TextPosition())
    }
    guard let content = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else {
      return ShapeFault(
        ShapeFault.malformed, .error, "\(manifest) is not a JSON object of strings; \(expected)", at: TextPosition())
    }
    guard let text = content.targetLocale, let locale = LocaleTag(folderName: text) else {
      return ShapeFault("missing-target-language", .warning, "no valid targetLocale; \(expected)", at: TextPosition())
    }
    guard let other = targets.sorted().first(where: { $0 != locale }) else { return nil }
    return ShapeFault(
      "language-differs", .error,
      "targetLocale is \(text), but the XLIFF document inside has targets in \(other); expected the same language",
      at: TextPosition())
  }
}
