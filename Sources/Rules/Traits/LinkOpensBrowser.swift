import AuditModel
import RuleKit
import ScreenAnalysis

/// A button opens a web page outside the app but is not announced as a link; off by default.
///
/// ## What it reports
/// A button without the link trait whose action name suggests that it opens a URL (`openURL:`, `openWebsite:` and so
/// on). Severity: note.
///
/// ## Why it matters
/// "Link." says that the user leaves the app for the browser.
///
/// ## Example
/// A button "Privacy Policy" with the action `openWebsite:`.
///
/// ## Known limits
/// The name of an action proves nothing: the URL may open inside the app, as universal links do.
///
/// ## Source
/// wordpress-mobile/WordPress-iOS, accessibility guidelines; CVS, `button-used-as-link`.
struct LinkOpensBrowser: ScreenRule {
  static let name = "link-opens-browser"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The buttons that seem to open a web page.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let element = screen.elements[index].element
      guard screen.elements[index].isReached, element.kind == .button,
        element.accessibility.traits?.contains(.link) != true,
        let action = element.actions?.first(where: Self.opensPage)
      else { return nil }
      return Problem(
        "the action \(action) opens a web page, but the button lacks the link trait",
        fix: { $0.accessibility.traits = [.link] }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func opensPage(_ action: String) -> Bool {
    let name = action.lowercased()
    return pages.contains { name.contains($0) }
  }

  private static let pages = ["openurl", "openweb", "openlink", "openinbrowser", "opensafari", "visitweb", "gotoweb"]
}
