public import AuditModel
import Mustache
import ReportAssets

/// The report as pages to read: one self-contained file, or a folder of files.
///
/// Nothing is fetched, and nothing needs a script to be read.
public struct HTMLReporter: Reporter {
  /// The languages of the report's own words, as tags.
  public static let languages = ReportWords.languages

  private let library: MustacheLibrary
  private let words: ReportWords

  /// A reporter; throws if a template or the words cannot be read.
  ///
  /// - Parameters:
  ///   - language: The language of the report's own words; findings are in English.
  ///   - languageName: The name of a language in that of a tag.
  public init(
    language: String = "en", languageName: @escaping @Sendable (LocaleTag, String) -> String = { tag, _ in "\(tag)" }
  ) throws {
    words = try ReportWords(language: language, languageName: languageName)
    MustacheContentTypes.register(ScalarEscaping(), named: ScalarEscaping.name)
    var library = MustacheLibrary()
    for (name, template) in ReportAssets.templates { try library.register(template, named: name) }
    self.library = library
  }

  /// The report as one page in UTF-8; its size is bounded (`ReportLimits`), and the JSON report has everything.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    let site = Site(report, words: words, limits: .page, isFolder: false)
    return try bytes(of: PageView(whole: site))
  }

  /// The report as a folder: an index, and a page for each screen, language and rule with findings.
  ///
  /// - Parameter write: Called with the path of each file in the folder and its bytes.
  public func render(_ report: AuditReport, write: (String, [UInt8]) throws -> Void) throws {
    let site = Site(report, words: words, limits: .folder, isFolder: true)
    var budget = ReportBudget(site.limits)
    for page in ReportFolder(site).pages {
      let view = PageView(page, of: site.from(page), budget: &budget)
      try write(ReportLinks.path(of: page), try bytes(of: view))
    }
  }

  private func bytes(of page: PageView) throws -> [UInt8] {
    guard let text = library.render(page, withTemplate: "page") else { throw MissingTemplate() }
    return Array(text.utf8)
  }

  private struct MissingTemplate: Error, CustomStringConvertible {
    var description: String { "the page's template is missing" }
  }
}

/// The pages of a folder.
struct ReportFolder {
  /// The pages, the index first.
  let pages: [ReportLinks.Page]

  init(_ site: Site) {
    let rules = Set(site.issues.map(\.rule)).sorted()
    pages =
      [.index, .findings, .appendix] + site.screens.indices.map { .screen($0) }
      + site.languages.map { .language($0) } + rules.map { .rule($0) }
  }
}
