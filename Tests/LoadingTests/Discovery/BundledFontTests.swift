import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The font files of an app, and what its interfaces say of them.
@Suite struct BundledFontTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <customFonts key="customFonts">
    <array key="Brand.ttf"><string>Brand-Regular</string><string> Brand-Bold </string><string/></array>
    <mutableArray key="Other.otf"><string>Other-Light</string><integer value="1"/></mutableArray>
    <array><string>Nameless</string></array>
    </customFonts><objects/></document>
    """

  private static func load(isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }) async throws
    -> [BundledFont]
  {
    let folder = try TemporaryFolder([
      "App/Main.xib": document, "App/Second.xib": document.replacingOccurrences(of: "Brand-Bold", with: "Brand-Black"),
      "App/Fonts/Brand.ttf": "", "App/Fonts/OTHER.OTF": "", "App/Fonts/Other.otf": "", "App/Fonts/readme.txt": "",
      "App/Collection.ttc": "", "Pods/Pod.ttf": "", "App/fonts.otc/inside.ttf": "",
    ])
    let workspace = try await Loader(isExcluded: isExcluded).load([FilePath(folder.url.path)])
    let root = try FileSystem.canonical(FilePath(folder.url.path)).string + "/"
    return workspace.fonts.map { font in
      #expect(font.file.hasPrefix(root))
      return BundledFont(file: String(font.file.dropFirst(root.count)), names: font.names)
    }
  }

  @Test func fontsAreFoundByTheNamesThatInterfacesUse() async throws {
    #expect(
      try await Self.load() == [
        BundledFont(file: "App/Collection.ttc"),
        BundledFont(file: "App/Fonts/Brand.ttf", names: ["Brand-Black", "Brand-Bold", "Brand-Regular"]),
        BundledFont(file: "App/Fonts/OTHER.OTF"),
        BundledFont(file: "App/Fonts/Other.otf", names: ["Other-Light"]),
        BundledFont(file: "App/fonts.otc/inside.ttf"),
      ])
  }

  @Test func anExcludedFontIsNotBundled() async throws {
    let fonts = try await Self.load { $0.hasPrefix("App/Fonts/") }
    #expect(fonts.map(\.file) == ["App/Collection.ttc", "App/fonts.otc/inside.ttf"])
  }
}
