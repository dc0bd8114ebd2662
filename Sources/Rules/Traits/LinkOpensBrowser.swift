import AuditModel
import RuleKit
import ScreenAnalysis

/// A button leads out of the app to a web page, and is not called a link.
///
/// ## What it reports
/// A button without the link trait whose action is named after opening an address (`openURL:`, `openWebsite:` and so on). A
/// note, off by default.
///
/// ## Why it matters
/// "Link." tells that the app is left for the browser.
///
/// ## Example
/// A button "Privacy Policy" with the action `openWebsite:`.
///
/// ## Known limits
/// Names of actions prove nothing: the address may be opened in the app, as universal links are.
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
        element.accessibility.traits?.contains("link") != true,
        let action = element.actions?.first(where: Self.opensPage)
      else { return nil }
      return Problem(
        "the action \(action) opens a web page, but nothing calls the button a link",
        fix: { $0.accessibility.traits = ["link"] }
      ).finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func opensPage(_ action: String) -> Bool {
    let name = action.lowercased()
    return pages.contains { name.contains($0) }
  }

  private static let pages = ["openurl", "openweb", "openlink", "openinbrowser", "opensafari", "visitweb", "gotoweb"]
}
