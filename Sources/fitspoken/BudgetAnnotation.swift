import AuditModel
import Foundation
import Loading
import Reporting

/// An XLIFF document, such as Xcode exports, that is given the limits of its keys.
struct BudgetAnnotation {
  /// The document's path.
  var path: String

  /// The document with the limits; fails with status 2 where it cannot be read.
  ///
  /// Standard error is told how many units have one.
  func bytes(_ limits: BudgetLimits) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.impossible("\(path): the document cannot be read")
    }
    do {
      let result = try XLIFFAnnotator.annotated([UInt8](data)) { unit in
        let language = unit.targetLanguage.flatMap { LocaleTag(folderName: $0) }
        return limits.attributes(forKey: unit.key, of: unit.original, language: language)
      }
      Console.complain("\(path): \(result.annotated) of \(result.units) units have a limit now")
      return result.bytes
    } catch {
      throw CommandFailure.impossible("\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }
}
