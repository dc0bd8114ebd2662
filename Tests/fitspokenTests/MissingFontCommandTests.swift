import AuditModel
import Foundation
import TestSupport
import Testing

/// A view of the file system without fonts.
private enum HiddenFonts {
  /// Hides the folders of fonts.
  static let hiding = """
    for folder in /usr/share/fonts /usr/local/share/fonts; do
      [ -d $folder ] && mount -t tmpfs tmpfs $folder
    done
    HOME=/nonexistent
    """

  /// Whether a process may have its own view of the file system.
  static let isPossible: Bool = {
    let script = "unshare --map-root-user --mount bash -c '\(hiding)\n[ -z \"$(ls /usr/share/fonts)\" ]'"
    return (try? BuiltCommand.runScript(script).status) == 0
  }()
}

/// Commands on a system without fonts, where a folder can be hidden from a process.
@Suite(.enabled(if: HiddenFonts.isPossible, "folders cannot be hidden"))
struct MissingFontCommandTests {
  private func run(_ command: String, keeping fonts: [String] = []) throws -> BuiltCommand.Result {
    // With constraints, the frame depends on the measured text.
    let members: Members = [
      "title": "Save all of these changes now", "frame": .frame(0, 0, 30, 20), "layout": ["usesConstraints": true],
    ]
    let folder = try TemporaryFolder([
      "app.tree.json": TestScreen.document([TestScreen(root: Node(.view, "v") { Node(.button, "b", members) })]),
      "empty.tree.json": TestScreen.document([TestScreen(root: Node(.view, "v"))]),
    ])
    let script = """
      mkdir kept; for font in \(fonts.joined(separator: " ")); do cp $(find /usr/share/fonts -name $font | head -1) kept; done
      \(HiddenFonts.hiding)
      "$1" \(command)
      """
    try script.write(to: folder.url.appendingPathComponent("script.sh"), atomically: false, encoding: .utf8)
    return try BuiltCommand.runScript(
      "unshare --map-root-user --mount bash script.sh \"$FITSPOKEN\"", in: folder.url)
  }

  @Test(arguments: [
    "audit app.tree.json", "audit . --fail-on never", "layout app.tree.json", "layout app.tree.json --format svg",
    "budget app.tree.json", "measure Save --width 10", "measure Save --style body",
  ])
  func nothingIsMeasuredWithoutTheSystemFont(command: String) throws {
    let result = try run(command)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("nothing can be measured: Inter"), "\(result.errors)")
    #expect(result.errors.contains("install fonts-inter"), "\(result.errors)")
  }

  @Test(arguments: [
    "audit empty.tree.json", "layout empty.tree.json", "measure Save --font kept/DejaVuSans.ttf", "rules",
  ])
  func whatMeasuresNoTitleNeedsNoFont(command: String) throws {
    let result = try run(command, keeping: ["DejaVuSans.ttf"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func aFolderWithTheFontIsEnough() throws {
    let result = try run("measure Save --width 100 --fonts kept", keeping: ["Inter-Regular.otf"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func theFontOfAScriptIsNamedInOneLine() throws {
    let result = try run("measure 'บันทึก 設定' --width 10 --fonts kept", keeping: ["Inter-Regular.otf"])
    #expect(result.status == 0)
    #expect(result.output.contains("\"verdict\":\"needsReview\""))
    #expect(result.output.contains("no font for Simplified Chinese, Thai is installed; "), "\(result.output)")
    #expect(result.output.contains("Noto Sans Thai in fonts-noto-core"), "\(result.output)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.errors.contains("install fonts-noto-cjk fonts-noto-core"), "\(result.errors)")
  }

  @Test func aTranscriptFollowsTheRecordedFrames() throws {
    let result = try run("speak app.tree.json")
    #expect(result.status == 0 && result.output.contains("Save all of these changes now"))
    #expect(result.errors.contains("the order is that of the frames in the files"), "\(result.errors)")
    #expect(result.errors.contains("install fonts-inter"))
  }
}
