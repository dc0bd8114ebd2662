import AuditModel
import Testing

@testable import Loading

/// How an app gets to the controllers of a storyboard.
@Suite struct StoryboardRoutesTests {
  private static func scene(_ id: String, _ attributes: String = "", to destinations: [String] = []) -> String {
    let segues = destinations.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)\($0)\"/>" }.joined()
    return
      "<scene sceneID=\"scene\(id)\"><objects><viewController id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">"
      + "<connections>\(segues)</connections></viewController></objects></scene>"
  }

  @Test func controllers() throws {
    let scenes =
      Self.scene("first", to: ["second"]) + Self.scene("second", to: ["first"])
      + Self.scene("login", "storyboardIdentifier=\"Login\"", to: ["help"]) + Self.scene("help", to: ["second"])
      + Self.scene("old")
      + "<scene sceneID=\"r\"><objects><viewControllerPlaceholder id=\"p\" storyboardName=\"Other\" referencedIdentifier=\"Settings\" sceneMemberID=\"viewController\"/></objects></scene>"
    let document = try XMLReader.read(
      Array("<document initialViewController=\"first\"><scenes>\(scenes)</scenes></document>".utf8))
    let routes = try #require(StoryboardFlow(document: document).routes(in: document))
    #expect(routes.identifiers == ["login": ["Login"], "help": ["Login"], "old": [], "p": []])
    #expect(routes.references == ["Settings"])
  }

  @Test func aXibHasNone() throws {
    let document = try XMLReader.read(Array("<document><objects><view id=\"v\"/></objects></document>".utf8))
    #expect(StoryboardFlow(document: document).routes(in: document) == nil)
  }
}
