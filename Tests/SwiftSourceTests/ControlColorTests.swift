import AuditModel
import Testing

@testable import SwiftSource

/// The colors of buttons that code makes.
@Suite struct ControlColorTests {
  /// The colors of the title and behind it: `whiteColor on #FF0000`; nil for a color of which nothing is said.
  private func colors(_ body: String, type: String = "UIButton()", besides: String = "") async throws -> String {
    let code =
      "import UIKit\n\(besides)\nclass C: UIViewController {\nlet b = \(type)\nvar isOn = false\n"
      + "override func viewDidLoad() { b.setTitle(\"Go\", for: .normal)\n\(body)\nview.addSubview(b) }\n"
      + "func update() { b.backgroundColor = later }\nlet later = UIColor.red }"
    let trees = await CodeControlTests.trees(["V.swift": body.contains("later") ? code : code.withoutUpdate])
    let button = try #require(trees.first?.screens.first?.root.children.first { $0.kind == .button })
    let title = button.control.states?[.normal]?.titleColor
    return "\(name(title)) on \(name(button.appearance.backgroundColor))"
  }

  private func name(_ color: ColorReference?) -> String {
    guard let color else { return "-" }
    return color.alternatives.map { $0.system ?? $0.name ?? $0.components?.hexadecimal ?? "?" }.joined(separator: "|")
  }

  @Test(arguments: [
    ("b.setTitleColor(.white, for: .normal)\nb.backgroundColor = UIColor.orange", "whiteColor on orangeColor"),
    (
      "b.setTitleColor(UIColor(named: \"Ink\"), for: [])\nb.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
      "Ink on #FF0000"
    ),
    // The default of a title that nothing colors is the rule's to know.
    ("b.backgroundColor = .orange", "- on orangeColor"), ("b.setTitleColor(.white, for: .normal)", "- on -"),
    ("b.setTitleColor(.gray, for: .highlighted)\nb.backgroundColor = .orange", "- on orangeColor"),
    ("b.backgroundColor = isOn ? .orange : .blue", "- on orangeColor|blueColor"),
    ("b.backgroundColor = .orange // later", "- on orangeColor|redColor"),
    // One that is set at times only, one that is not known, and what else may paint.
    ("if isOn { b.backgroundColor = .orange }", "- on -"), ("b.backgroundColor = library.tint", "- on -"),
    ("b.backgroundColor = .orange\nb.setTitleColor(library.tint, for: .normal)", "- on -"),
    ("b.backgroundColor = .orange\nb.setBackgroundImage(image, for: .normal)", "- on -"),
    ("b.backgroundColor = .orange\nb.layer.insertSublayer(gradient, at: 0)", "- on -"),
    ("b.backgroundColor = .orange\nstyle(b)", "- on -"),
    ("b.backgroundColor = .orange\nb.setAttributedTitle(title, for: .normal)", "- on -"),
  ])
  func colorsThatCodeSets(body: String, expected: String) async throws {
    #expect(try await colors(body) == expected)
  }

  /// The title of a system button has the tint.
  @Test(arguments: [
    ("b.backgroundColor = .orange", "- on -"),
    ("b.tintColor = .white\nb.backgroundColor = .orange", "whiteColor on orangeColor"),
  ])
  func systemButtons(body: String, expected: String) async throws {
    #expect(try await colors(body, type: "UIButton(type: .system)") == expected)
  }

  @Test func classesOfTheApp() async throws {
    let own =
      "class Big: UIButton { override init(frame: CGRect) { super.init(frame: frame)\nsetTitleColor(.white, for: .normal)\n"
      + "backgroundColor = .orange } }"
    #expect(try await colors("", type: "Big(frame: .zero)", besides: own) == "whiteColor on orangeColor")
  }
}

extension String {
  fileprivate var withoutUpdate: String { replacing("func update() { b.backgroundColor = later }\n", with: "") }
}
