import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The names of the apps that a project builds, which no language translates.
@Suite struct AppNamesTests {
  private static func project(_ product: String, _ settings: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (); };
      T = { isa = PBXNativeTarget; name = Sparrow; productType = "com.apple.product-type.\(product)";
        buildPhases = (); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
    }; }
    """
  }

  @Test(arguments: [
    ("application", "", ["Sparrow"]), ("framework", "PRODUCT_NAME = Wren;", []),
    (
      "application", "PRODUCT_NAME = Wren; INFOPLIST_KEY_CFBundleDisplayName = \"My Wren\";",
      ["My Wren", "Sparrow", "Wren"]
    ),
    ("application", "PRODUCT_NAME = \"$(TARGET_NAME)\";", ["Sparrow"]),
  ])
  func ofTargets(product: String, settings: String, names: [String]) async throws {
    #expect(try await appNames(["A.xcodeproj/project.pbxproj": Self.project(product, settings)]) == names)
  }

  @Test(arguments: [
    ("SPARROW", 5, ["Sparrow"]), ("List", 5, ["List"]), ("Zoo", 5, []), ("Zoo", 2, ["List", "Map", "Sparrow"]),
  ])
  func ofSeveralTargets(project: String, count: Int, names: [String]) async throws {
    let words = Array(["List", "Map", "Search", "Settings", "Share"].prefix(count))
    let others = words.map { name in
      "\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.application\"; buildPhases = (); };"
    }
    let objects = Self.project("application", "").replacing("(T)", with: "(T, \(words.joined(separator: ", ")))")
      .replacing("P = {", with: others.joined() + "P = {")
    #expect(try await appNames(["\(project).xcodeproj/project.pbxproj": objects]) == names)
  }

  @Test(arguments: [
    ("CFBundleName", "Wren", ["Wren"]), ("CFBundleDisplayName", "My Wren", ["My Wren"]),
    ("CFBundleName", "$(PRODUCT_NAME)", []), ("CFBundleExecutable", "wren", []),
  ])
  func ofPropertyLists(key: String, value: String, names: [String]) async throws {
    let list = "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(value)</string></dict></plist>"
    #expect(try await appNames(["Info.plist": list]) == names)
  }

  private func appNames(_ files: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try await Loader().load([FilePath(folder.url.path)]).appNames
  }
}
