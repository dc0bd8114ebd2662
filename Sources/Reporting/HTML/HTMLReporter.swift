package import AuditModel
import Mustache
import ReportAssets
import Utilities

/// The report as pages to read: one self-contained file, or a folder of files.
///
/// Nothing is fetched, and nothing needs a script to be read.
package struct HTMLReporter: Reporter {
  /// The languages of the report's own words, as tags.
  package static let languages = ReportWords.languages

  private let library: MustacheLibrary
  private let words: ReportWords
  private let images: ImageSource

  /// A reporter; throws if a template or the words cannot be read.
  ///
  /// - Parameters:
  ///   - language: The language of the report's own words; findings are in English.
  ///   - languageName: The name of a language in that of a tag.
  ///   - images: The images of the app, which drawings show.
  package init(
    language: String = "en", languageName: @escaping @Sendable (LocaleTag, String) -> String = { tag, _ in "\(tag)" },
    images: @escaping ImageSource = { _, _ in nil }
  ) throws {
    self.images = images
    words = try ReportWords(language: language, languageName: languageName)
    MustacheContentTypes.register(ScalarEscaping(), named: ScalarEscaping.name)
    var library = MustacheLibrary()
    for (name, template) in ReportAssets.templates { try library.register(template, named: name) }
    self.library = library
  }

  /// The report as one page in UTF-8; its size is bounded (`ReportLimits`), and the JSON report has everything.
  package func render(_ report: AuditReport) throws -> [UInt8] {
    let site = Site(report, words: words, limits: .page, isFolder: false, images: images)
    return try bytes(of: PageView(whole: site))
  }

  /// The report as a folder: an index, and a page for each screen, language and rule with findings.
  ///
  /// - Parameters:
  ///   - workers: How many pages are rendered at once.
  ///   - write: Called with the path of each file in the folder and its bytes.
  package func render(
    _ report: AuditReport, workers: Int = 1, write: (String, [UInt8]) throws -> Void
  ) async throws {
    let site = Site(report, words: words, limits: .folder, isFolder: true, images: images)
    var budget = ReportBudget(site.limits)
    let pages = ReportFolder(site).pages
    // A few pages at a time, so that memory does not grow with the report.
    for start in stride(from: 0, to: pages.count, by: Self.pagesAtOnce) {
      let part = pages[start..<min(start + Self.pagesAtOnce, pages.count)]
      let views = part.map { PageView($0, of: site.from($0), budget: &budget) }
      let texts = await concurrentMap(views, workers: workers) { view in Result { try bytes(of: view) } }
      for (page, text) in zip(part, texts) { try write(ReportLinks.path(of: page), try text.get()) }
    }
  }

  private static let pagesAtOnce = 32

  private func bytes(of page: PageView) throws -> [UInt8] {
    guard let text = library.render(TemplateContext.members(of: page), withTemplate: "page") else {
      throw MissingTemplate()
    }
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
      [.index, .findings, .contents, .appendix] + site.screens.indices.map { .screen($0) }
      + site.languages.map { .language($0) } + rules.map { .rule($0) }
  }
}
