public import Foundation

/// The real apps beside the repository, where they are there.
public enum Corpus {
  /// The repository's root folder.
  public static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of real apps; nil if the repository stands alone.
  public static let folder: URL? = existing("shared/corpus")

  /// The folder of widths that Apple's engine measured; nil if the repository stands alone.
  public static let fidelity: URL? = existing("shared/fidelity")

  /// The names of the apps in the corpus, sorted.
  public static let apps: [String] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  private static func existing(_ path: String) -> URL? {
    let url = repository.deletingLastPathComponent().appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
