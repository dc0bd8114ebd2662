import ScreenAnalysis
import Testing

@Suite struct CapitalizationStyleTests {
  @Test(arguments: [
    "Add to Cart", "Sign In", "Log Out", "Copy and Paste into a File", "Open in macOS Settings", "Sign-in Options",
    "Don’t Allow", "Quit Without Saving…", "Show “Details”", "Save As...",
  ])
  func titleStyleIsKnown(title: String) { #expect(CapitalizationStyle(of: title) == .title) }

  @Test(arguments: [
    ("Add to cart", "Add to Cart"), ("sign in", "Sign In"), ("Not now", "Not Now"),
    ("Open in iCloud drive", "Open in iCloud Drive"),
    ("Set up account", "Set Up Account"), ("Sign in to vote", "Sign In to Vote"),
    ("Load more…", "Load More…"), ("Show “details” here", "Show “Details” Here"), ("Don’t allow", "Don’t Allow"),
    ("In-app purchase support", "In-App Purchase Support"), ("Social-media providers", "Social-Media Providers"),
    ("Re-enter password", "Re-enter Password"), ("Built-in accounts", "Built-in Accounts"),
    ("Built-in up-to-date data", "Built-in Up-to-Date Data"),
    ("Browse for .app file…", "Browse for .app File…"),
  ])
  func sentenceStyleBecomesTitleStyle(title: String, expected: String) {
    #expect(CapitalizationStyle(of: title) == .sentence)
    #expect(CapitalizationStyle.titled(title) == expected && CapitalizationStyle(of: expected) == .title)
  }

  @Test(arguments: [
    "Cancel", "cancel", "", " ", "OK OK", "DISABLE ALL", "5 minutes", "Need help?", "I forgot my password",
    "Done. Go on",
    "Yes, delete it", "Let us know what you think of this app", "Delete %d", "https://example.org now/here",
    "Erste\nzweite",
    "+ −", "Delete %@", "Buy iPhone",
  ])
  func titlesThatDoNotShowACapitalizationStyle(title: String) { #expect(CapitalizationStyle(of: title) == nil) }

  @Test func longTextsAreNoTitles() {
    #expect(CapitalizationStyle(of: String(repeating: "word ", count: 200_000)) == nil)
    #expect(CapitalizationStyle(of: String(repeating: "w", count: 1_000_000)) == nil)
  }
}
