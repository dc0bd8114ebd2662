import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

@Suite struct LocalizedImageTests {
  private func images(_ paths: [String], excluding excluded: String? = nil) async throws -> [LocalizedImage]? {
    var files = Dictionary(paths.map { ($0, "not read") }, uniquingKeysWith: { first, _ in first })
    files["App/en.lproj/Localizable.strings"] = "a = b;"
    let folder = try TemporaryFolder(files)
    let loader = Loader(jobs: 1) { $0 == excluded }
    return try await loader.load([FilePath(folder.url.path)]).catalog.bundles.first?.images
  }

  @Test func imagesInLanguageFoldersCountByName() async throws {
    let found = try await images([
      "App/de.lproj/map.png", "App/en.lproj/map@2x.png", "App/en.lproj/map@3x~ipad.png", "App/fr.lproj/Tour/one.heic",
      "App/logo.png", "App/de.lproj/notes.txt", "App/Assets.xcassets/a.imageset/a.png",
    ])
    #expect(
      found == [
        LocalizedImage(name: "Tour/one", path: "App/fr.lproj/Tour/one.heic", folders: ["fr"]),
        LocalizedImage(name: "map", path: "App/en.lproj/map@2x.png", folders: ["de", "en"]),
      ])
  }

  @Test func withoutImagesThereIsNoImageList() async throws {
    #expect(try await images(["App/logo.png"]) == nil)
  }

  @Test func anExcludedImageIsNotRead() async throws {
    let paths = ["App/de.lproj/map.png", "App/fr.lproj/map.png"]
    #expect(try await images(paths, excluding: "App/fr.lproj/map.png")?.first?.folders == ["de"])
  }
}
