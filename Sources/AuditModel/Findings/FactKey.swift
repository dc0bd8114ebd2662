/// What findings about one fact have in common.
struct FactKey: Hashable {
  /// The identity, whatever the leaf.
  var identity: FindingIdentity
  /// The location, for findings that name neither an element, a key nor a table, and for those about one of the texts that an element
  /// shows.
  var location: SourceLocation?

  /// The key of a finding.
  init(of finding: Finding) {
    identity = finding.identity.fact
    if finding.outcome == .needsReview, identity.reason == nil { identity.reason = "review" }
    location = identity.isAboutFile || finding.shownAt != nil ? finding.location : nil
  }
}
