import AuditModel

/// A rule's page: what it reports and why, with its findings in a folder of pages.
struct RuleView {
  let anchor: String
  let name: PageText
  let summary: Markup
  let page: Markup
  let count: PageText
  let cards: [IssueCard]
  let hasCards: Bool
  let rest: PageText

  /// The rule with the positions of its findings; on one page the findings are elsewhere.
  init(_ name: String, positions: [Int], on site: Site, budget: inout ReportBudget) {
    let (rule, words) = (site.rules[name], site.words)
    anchor = site.links.anchor(of: .rule(name))
    self.name = PageText(name)
    summary = rule.map { MarkdownPage.inline($0.summary) } ?? .empty
    page = rule.map { MarkdownPage($0.page, heading: site.links.isFolder ? "h2" : "h3").markup } ?? .empty
    count = PageText(words("rule.findings", count: positions.count))
    var cards: [IssueCard] = []
    if site.links.isFolder {
      for position in positions where site.shown.contains(position) {
        cards.append(IssueCard(position, on: site, budget: &budget))
      }
    }
    self.cards = cards
    hasCards = !cards.isEmpty
    let left = site.links.isFolder ? positions.count - cards.count : 0
    rest = PageText(left > 0 ? words("rest.findings", count: left) : "")
  }
}
