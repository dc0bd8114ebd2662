/// The parts of the HTML report, and the schema of the configuration, embedded so that the tool is a single file.
package enum ReportAssets {
  /// The Mustache templates by name; triple braces insert trusted markup, double braces escape.
  package static let templates: [String: String] = [
    "appendix": text(PackageResources.appendix_mustache),
    "card": text(PackageResources.card_mustache),
    "filter": text(PackageResources.filter_mustache),
    "fit": text(PackageResources.fit_mustache),
    "issues": text(PackageResources.issues_mustache),
    "language": text(PackageResources.language_mustache),
    "masthead": text(PackageResources.masthead_mustache),
    "page": text(PackageResources.page_mustache),
    "rows": text(PackageResources.rows_mustache),
    "screen": text(PackageResources.screen_mustache),
    "speech": text(PackageResources.speech_mustache),
    "translation": text(PackageResources.translation_mustache),
  ]

  /// The page's style sheet.
  package static let style = [
    PackageResources.base_css, PackageResources.masthead_css, PackageResources.findings_css,
    PackageResources.screen_css,
    PackageResources.parts_css, PackageResources.media_css,
  ].map(text).joined()

  /// The style sheet of a screen's drawing that is a separate document.
  package static let screenStyle = text(PackageResources.screen_css)

  /// The page's script, without which the page is complete.
  ///
  /// It filters, copies, speaks, and opens what a link leads to.
  package static let script = [PackageResources.report_js, PackageResources.filter_js].map(text).joined()

  /// The String Catalogs of the report's own words.
  package static let words = [text(PackageResources.Report_xcstrings)]

  /// The JSON schema of a configuration file.
  package static let configurationSchema = PackageResources.configuration_schema_json

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
