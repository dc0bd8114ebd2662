import AuditModel
import Auditing
import Foundation
import Loading
import PlatformData
import SystemPackage
import TestSupport
import Testing

@testable import TextLayout

/// From an app's folder to the report: a title in the app's own font is measured with that font.
@Suite struct BundledFontTests {
  private static let inter = TestFont(path: FontFiles(folders: FontFolders.all).path(of: "Inter-Bold.otf"))
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/><subviews>
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints>
    <fontDescription key="fontDescription" name="Brand-Regular" family="Brand" pointSize="15"/>
    <state key="normal" title="Save all changes"/></button>
    </subviews></view></objects></document>
    """

  private static func report(_ folder: TemporaryFolder) async throws -> AuditReport {
    let workspace = try await Loader().load([FilePath(folder.url.path)])
    return await Auditor().audit(workspace, tool: AuditReport.Tool(name: "test", version: "1")).report
  }

  @Test(.enabled(if: inter != nil, "fonts-inter is not installed")) func theAppsOwnFontIsUsed() async throws {
    let folder = try TemporaryFolder(["A.xib": Self.document])
    try folder.write(try #require(Self.inter).named("Brand").data, to: "Fonts/any.otf")
    let report = try await Self.report(folder)
    let use = FontUse(family: "Brand", file: "any.otf", version: "Version 9.5", role: "custom")
    #expect(report.fonts == [use])
    let finding = try #require(report.findings.first { $0.rule == "title-truncated" })
    #expect(finding.outcome == .fails)
  }

  @Test func withoutItTheTitleAsksForReview() async throws {
    let report = try await Self.report(try TemporaryFolder(["A.xib": Self.document]))
    #expect(report.fonts.map(\.role) == ["stand-in for Brand-Regular"])
    #expect(!report.findings.contains { $0.rule == "title-truncated" && $0.outcome == .fails })
  }
}
