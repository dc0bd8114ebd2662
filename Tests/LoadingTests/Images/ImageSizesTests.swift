import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

@Suite struct ImageSizesTests {
  private static func svg(_ side: Int) -> String { "<svg width=\"\(side)\" height=\"\(side)\"/>" }
  private static let set = #"{"images": [{"filename": "a.svg", "scale": "1x"}]}"#

  /// Sizes by the names of images and of their symbols; the largest where bundles have several, none where one is not known.
  @Test(
    arguments: [
      ("ic-close", 24.0), ("icClose", 24), ("loose", 30), ("twice", 40), ("broken", nil), ("missing", nil),
      ("half", nil),
    ] as [(String, Double?)])
  func sizes(name: String, side: Double?) throws {
    let folder = try TemporaryFolder([
      "A.xcassets/ic-close.imageset/Contents.json": Self.set, "A.xcassets/ic-close.imageset/a.svg": Self.svg(24),
      "A.xcassets/twice.imageset/Contents.json": Self.set, "A.xcassets/twice.imageset/a.svg": Self.svg(20),
      "B.xcassets/twice.imageset/Contents.json": Self.set, "B.xcassets/twice.imageset/a.svg": Self.svg(40),
      "A.xcassets/broken.imageset/Contents.json": "{", "A.xcassets/broken.imageset/a.svg": Self.svg(9),
      "A.xcassets/half.imageset/Contents.json": Self.set, "A.xcassets/half.imageset/a.svg": Self.svg(20),
      "B.xcassets/half.imageset/Contents.json": "{}", "loose@2x.svg": Self.svg(30),
    ])
    let root = FilePath(folder.url.path)
    var assets = AssetInventory()
    for catalog in ["A", "B"] {
      for set in ["ic-close", "twice", "broken", "half"] where catalog == "A" || set == "twice" || set == "half" {
        assets.noteSet(root.appending("\(catalog).xcassets").appending("\(set).imageset"), root: root)
      }
    }
    assets.note(root.appending("loose@2x.svg"), root: root)
    let size = ImageSizes(of: assets.bundled).size(of: name)
    #expect(size == side.map { Size(width: Points($0), height: Points($0)) })
  }
}
