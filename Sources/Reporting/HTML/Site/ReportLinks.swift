import AuditModel
import Utilities

/// Where the parts of a report are: on one page, or in a folder of pages.
struct ReportLinks: Sendable {
  /// What a link leads to.
  enum Target: Hashable, Sendable {
    case issues
    case finding(Int)
    case screen(Int)
    case language(LocaleTag)
    case rule(String)
    case appendix
  }

  /// A page of a folder.
  enum Page: Hashable, Sendable {
    case index
    case findings
    case contents
    case appendix
    case screen(Int)
    case language(LocaleTag)
    case rule(String)
  }

  /// The anchors of the findings, by position.
  let anchors: [String]
  /// The rules of the findings, by position.
  let rules: [String]
  /// Whether the report is a folder.
  let isFolder: Bool
  /// The page that links are on; the index if the report is one page.
  var page = Page.index

  /// The links from another page.
  func from(_ page: Page) -> ReportLinks {
    var links = self
    links.page = page
    return links
  }

  /// The address of a target, relative to the page.
  func href(_ target: Target) -> String {
    guard isFolder else { return "#\(anchor(of: target))" }
    let home = home(of: target)
    let anchor = Self.needsAnchor(target) || home == page ? "#\(anchor(of: target))" : ""
    return home == page ? anchor : root + Self.path(of: home) + anchor
  }

  /// The address of a page, relative to the page.
  func address(of other: Page) -> String { root + Self.path(of: other) }

  /// The id of a target's element.
  func anchor(of target: Target) -> String {
    switch target {
    case .issues: "issues"
    case .finding(let position): "finding-\(anchors[position])"
    case .screen(let position): "screen-\(position + 1)"
    case .language(let tag): "language-\(tag)"
    case .rule(let name): "rule-\(Self.fileName(name))"
    case .appendix: "appendix"
    }
  }

  /// The path of a page in the folder.
  static func path(of page: Page) -> String {
    switch page {
    case .index: "index.html"
    case .findings: "findings.html"
    case .contents: "contents.html"
    case .appendix: "appendix.html"
    case .screen(let position): "screens/\(position + 1).html"
    case .language(let tag): "languages/\(tag).html"
    case .rule(let name): "rules/\(fileName(name)).html"
    }
  }

  private var root: String {
    switch page {
    case .index, .findings, .contents, .appendix: ""
    case .screen, .language, .rule: "../"
    }
  }

  private func home(of target: Target) -> Page {
    switch target {
    case .issues: .findings
    case .finding(let position): .rule(rules[position])
    case .screen(let position): .screen(position)
    case .language(let tag): .language(tag)
    case .rule(let name): .rule(name)
    case .appendix: .appendix
    }
  }

  private static func needsAnchor(_ target: Target) -> Bool {
    if case .finding = target { return true }
    return false
  }

  /// A rule's name without anything that a path or an address could misread.
  private static func fileName(_ name: String) -> String {
    String(name.unicodeScalars.map { CharacterSet.plain.contains($0) ? Character($0) : "-" })
  }

  private enum CharacterSet {
    static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".unicodeScalars)
  }
}
