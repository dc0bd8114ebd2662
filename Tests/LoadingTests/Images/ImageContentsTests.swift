import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Which file of an image set is drawn.
@Suite struct ImageContentsTests {
  private static func set(_ images: String, properties: String = "{}") -> String {
    "{\"images\": [\(images)], \"properties\": \(properties)}"
  }

  @Test(
    arguments: [
      (set(#"{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}"#), ["b.png", "a.png"], nil),
      (
        set(#"{"filename": "a.svg", "idiom": "universal"}"#, properties: #"{"template-rendering-intent": "template"}"#),
        ["a.svg"], .template
      ),
      (set(#"{"filename": "d.png", "appearances": [{"value": "dark"}]}, {"filename": "l.png"}"#), ["l.png"], nil),
      (
        set(#"{"filename": "tv.png", "idiom": "tv"}, {"filename": "u.png", "idiom": "universal", "scale": "1x"}"#),
        ["u.png", "tv.png"], nil
      ),
      (set(#"{"filename": "../secret.png"}, {"scale": "2x"}"#), [], nil),
      (set("", properties: #"{"template-rendering-intent": "original"}"#), [], .original),
    ] as [(String, [String], ImageContents.Rendering?)])
  func theManifestNamesTheFiles(text: String, files: [String], rendering: ImageContents.Rendering?) throws {
    let manifest = try #require(ImageSetManifest(Array(text.utf8)))
    #expect(manifest.images.map(\.name) == files)
    #expect(manifest.rendering == rendering)
  }

  @Test(arguments: ["", "[", "[]", "null"])
  func brokenManifestsNameNothing(text: String) {
    #expect(ImageSetManifest(Array(text.utf8)) == nil)
  }

  @Test func imagesAreFoundByNameAndReadOnDemand() async throws {
    let folder = try TemporaryFolder([
      "App/A.xcassets/Icons/play.imageset/Contents.json": Self.set(#"{"filename": "p.pdf"}, {"filename": "p.png"}"#),
      "App/A.xcassets/Icons/play.imageset/p.png": "PNG", "App/A.xcassets/Icons/play.imageset/p.pdf": "PDF",
      "App/A.xcassets/old.imageset/Contents.json": "{}", "App/logo@2x.png": "LOGO", "App/logo@3x.png": "LARGE",
      "App/logo.png": "SMALL", "App/large.svg": String(repeating: " ", count: 100), "App/V.swift": "",
    ])
    let workspace = try await Loader(jobs: 1) { $0.contains("old") }.load([FilePath(folder.url.path)])
    #expect(workspace.images.map(\.name) == ["large", "logo", "logo", "play"])
    let contents = workspace.images.map { ImageContents(of: $0, limit: 50) }
    #expect(contents.map { $0.map { String(decoding: $0.bytes, as: UTF8.self) } } == [nil, "SMALL", "LOGO", "PNG"])
    #expect(contents.last??.mediaType == "image/png")
  }
}
