import AuditModel
import Foundation
import TestSupport
import Testing

/// The example of Apple's UIButton page, from every form that an interface can be read from.
@Suite struct ThreeFormsTests {
  private static let spoken = "Options. Button. Shows additional camera options."

  private static let forms: [String: String] = [
    "Camera.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><viewController id="vc1"><view key="view" id="v1"><subviews>
        <button opaque="NO" buttonType="system" id="bt1">
          <rect key="frame" x="20" y="40" width="120" height="44"/>
          <accessibility key="accessibilityConfiguration" hint="Shows additional camera options."/>
          <state key="normal" title="Options"/>
        </button>
      </subviews></view></viewController></objects></scene></scenes>
    </document>
    """,
    "Camera.tree.json": TestScreen.document([
      TestScreen(
        "camera",
        root: Node(.view) {
          Node(.button, ["title": "Options", "accessibility": ["hint": "Shows additional camera options."]])
        }, size: nil)
    ]),
    "Camera.swift": """
    import SwiftUI

    struct CameraView: View {
      var body: some View {
        VStack {
          Button("Options", action: showOptions)
            .accessibilityHint("Shows additional camera options.")
        }
      }
    }
    """,
    "Camera2.swift": """
    import SwiftUI

    struct CameraView: View {
      var body: some View {
        Button { showOptions() } label: { Label("Options", systemImage: "ellipsis") }
          .labelStyle(.iconOnly)
          .accessibilityHint(Text("Shows additional camera options."))
      }
    }
    """,
  ]

  @Test(arguments: forms.keys.sorted())
  func everyFormSpeaksTheSame(file: String) throws {
    let folder = try TemporaryFolder([file: try #require(Self.forms[file])])
    let result = try BuiltCommand.run(["speak", file], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(": \(Self.spoken)\n"), "\(result.output)")
  }

  private static let project = [
    "App/Views/Camera.swift": """
    import SwiftUI

    struct CameraView: View {
      var body: some View {
        Button("Options", action: showOptions).accessibilityHint("Shows additional camera options.")
        Button(action: flip) { Image(systemName: "camera.rotate") }
        Button(action: close) { Image("ic_close_24") }
        Button(model.title) {}
      }
    }
    """,
    "App/en.lproj/Localizable.strings": #""Options" = "Options";"#,
    "App/de.lproj/Localizable.strings": #""Options" = "Optionen"; "Shows additional camera options." = "Zeigt mehr.";"#,
    "Widget/de.lproj/Localizable.strings": #""Options" = "Falsch";"#,
    "AppTests/Test.swift":
      "import SwiftUI\nstruct T: View { var body: some View { Button(action: f) { Image(\"a_b\") } } }",
    "Pods/Pod.swift": "import SwiftUI\nstruct T: View { var body: some View { Button(action: f) { Image(\"a_b\") } } }",
    "App/Old.m": "@implementation Old @end",
  ]

  @Test func theNearestTableTranslates() throws {
    let folder = try TemporaryFolder(Self.project)
    let result = try BuiltCommand.run(["speak", ".", "--locale", "de"], in: folder.url)
    #expect(result.output.contains("Optionen. Taste. Zeigt mehr."), "\(result.output)")
    #expect(!result.output.contains("Falsch"))
    #expect(!result.output.contains("AppTests"))
  }

  @Test func anAuditJudgesTheViewsAndSaysWhatItLeavesOut() throws {
    let folder = try TemporaryFolder(Self.project)
    let result = try BuiltCommand.run(["audit", ".", "--fail-on", "never"], in: folder.url)
    let findings = result.output.split(separator: "\n").filter { $0.hasPrefix("App/Views/") }
    func finding(_ line: Int, _ text: String) -> Bool {
      findings.contains { $0.hasPrefix("App/Views/Camera.swift:\(line):5: \(text)") }
    }
    #expect(finding(6, "note: the button with only the image \"camera.rotate\""), "\(result.output)")
    #expect(finding(7, "error: the button with only the image \"ic_close_24\""))
    // Computed content counts as a title: it is not questioned, only counted.
    #expect(!findings.contains { $0.contains("Camera.swift:8:") })
    #expect(result.output.contains("the text is computed in code"), "\(result.output)")
    // What is not known of the room is counted, and asks nobody.
    #expect(!result.output.contains("fit-unknown"))
    #expect(result.output.contains("verdicts)"), "\(result.output)")
  }

  @Test func auditingWhatTreePrintsEqualsAuditingTheSource() throws {
    let folder = try TemporaryFolder(Self.project)
    let tree = try BuiltCommand.run(["tree", "."], in: folder.url)
    #expect(tree.status == 0)
    try folder.write(Data(tree.output.utf8), to: "out/app.json")
    let options = ["--format", "json", "--fail-on", "never"]
    let source = try report(BuiltCommand.run(["audit", "."] + options, in: folder.url).output)
    let replayed = try report(BuiltCommand.run(["audit", "out/app.json"] + options, in: folder.url).output)
    #expect(source["findings"] == replayed["findings"])
    #expect(source["measured"] == replayed["measured"])
  }

  private func report(_ text: String) throws -> [String: NSObject] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: NSObject])
  }
}
