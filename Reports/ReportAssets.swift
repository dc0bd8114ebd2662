/// The parts of the HTML page, embedded so that the tool is a single file.
package enum ReportAssets {
  /// The Mustache templates by name; triple braces insert trusted markup, double braces escape.
  package static let templates: [String: String] = [
    "coverage": text(PackageResources.coverage_mustache),
    "finding": text(PackageResources.finding_mustache),
    "findings": text(PackageResources.findings_mustache),
    "header": text(PackageResources.header_mustache),
    "instance": text(PackageResources.instance_mustache),
    "page": text(PackageResources.page_mustache),
    "summary": text(PackageResources.summary_mustache),
  ]

  /// The page's style sheet.
  package static let style = [
    PackageResources.base_css, PackageResources.tables_css, PackageResources.findings_css, PackageResources.screen_css,
    PackageResources.screens_css,
    PackageResources.media_css,
  ].map(text).joined()

  /// The style sheet of a screen's drawing that is a separate document.
  package static let screenStyle = text(PackageResources.screen_css)

  /// The page's script, which only filters findings; the page is complete without it.
  package static let script = text(PackageResources.filter_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
