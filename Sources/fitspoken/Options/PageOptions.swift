import ArgumentParser
import Reporting

/// What reports say of themselves, and how the text report counts.
struct PageOptions: ParsableArguments {
  @Flag(help: "Print how many findings each rule has instead of the findings.")
  var statistics = false
  @Option(
    help: "The language of the HTML report's own words: \(HTMLReporter.languages.joined(separator: " or ")).",
    completion: .list(HTMLReporter.languages))
  var reportLanguage = "en"
  @Option(help: "The revision that the HTML report names (default: the commit, if the root is that of a repository).")
  var revision: String?
  @Option(help: "Where the HTML report will be read, so that the Markdown report can link to it: an https address.")
  var reportLink: String?

  func validate() throws {
    if let reportLink, !reportLink.hasPrefix("https://"), !reportLink.hasPrefix("http://") {
      throw ValidationError(
        "--report-link expects an address such as https://example.org/report.html, not '\(reportLink)'")
    }
    guard HTMLReporter.languages.contains(reportLanguage) else {
      throw ValidationError(
        "--report-language expects \(HTMLReporter.languages.joined(separator: " or ")), not '\(reportLanguage)'")
    }
  }
}
