import AuditModel
import Foundation

/// Titles that do not fit, as outlines of Inter, Noto Sans Arabic and Noto Sans CJK (SIL Open Font License).
enum SamplePictures {
  /// The pictures by name.
  static func load() throws -> [String: TextPicture] {
    let data = try Data(contentsOf: ExpectedFiles.folder("Fixtures").appendingPathComponent("pictures.json"))
    return try JSONDecoder().decode([String: TextPicture].self, from: data)
  }
}
