public import Foundation

/// The real apps next to the repository, if they are there.
public enum Corpus {
  /// The repository's root folder.
  public static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the apps that the figures were fitted to; nil if the repository is alone.
  public static let folder: URL? = existing("shared/corpus")

  /// The folder of apps that came later; nil if the repository is alone.
  public static let laterFolder: URL? = existing("shared/corpus-2")

  /// The folder of widths that Apple's engine measured; nil if the repository is alone.
  public static let fidelity: URL? = existing("shared/fidelity")

  /// The names of the apps in the first folder, sorted.
  public static let apps = names(in: folder)

  /// The names of the apps that came later, sorted.
  public static let laterApps = names(in: laterFolder)

  /// The folder of an app of either folder; nil if there isn't one.
  public static func folder(of app: String) -> URL? {
    (laterApps.contains(app) ? laterFolder : folder)?.appendingPathComponent(app)
  }

  private static func names(in folder: URL?) -> [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }

  private static func existing(_ path: String) -> URL? {
    let url = repository.deletingLastPathComponent().appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
