import AuditModel
import Foundation
import TestSupport

/// Titles that do not fit, as outlines of Inter, Noto Sans Arabic and Noto Sans CJK (SIL Open Font License).
enum SamplePictures {
  /// The pictures by name.
  static func load() throws -> [String: TextPicture] {
    let data = try Data(contentsOf: ExpectedFile("Tests/ReportingTests/Fixtures/pictures.json").url)
    return try JSONDecoder().decode([String: TextPicture].self, from: data)
  }
}
