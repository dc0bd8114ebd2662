public import AuditModel
import Mustache
import ReportAssets

/// The report as one self-contained page: nothing is fetched, and nothing needs a script to be read.
public struct HTMLReporter: Reporter {
  private let library: MustacheLibrary

  /// A page's reporter; throws where a template cannot be parsed.
  public init() throws {
    var library = MustacheLibrary()
    for (name, template) in ReportAssets.templates { try library.register(template, named: name) }
    self.library = library
  }

  /// The page in UTF-8; its size is bounded (`PageLimits`), the JSON report has the rest.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    guard let page = library.render(PageView(report), withTemplate: "page") else { throw MissingTemplate() }
    return Array(page.utf8)
  }

  private struct MissingTemplate: Error, CustomStringConvertible {
    var description: String { "the page's template is missing" }
  }
}
