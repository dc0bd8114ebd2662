import AuditModel
import Testing

@testable import SwiftSource

/// The images that code sets of buttons with outlets, and whether their sizes leave anything doubtful.
@Suite struct CodeImageTests {
  private static let sizes = SourceResources(imageSize: { name in
    ["small": Size(width: 20, height: 10), "tall": Size(width: 8, height: 30)][name]
  })

  /// What a button shows after some code, and what code sets that leaves a doubt.
  @Test(
    arguments: [
      ("awakeFromNib", "close.setImage(UIImage(named: \"small\"), for: .normal)", "small", (20, 10), nil),
      // Either of two images is shown, so that the button has room for both.
      (
        "awakeFromNib", "close.setImage(UIImage(named: on ? \"small\" : \"tall\"), for: .normal)", "small", (20, 30),
        nil
      ),
      (
        "awakeFromNib",
        "close.setImage(UIImage(named: \"tall\"), for: .normal); close.setImage(UIImage(named: \"small\"), for: .selected)",
        "tall", (20, 30), nil
      ),
      (
        "awakeFromNib",
        "let icon = dark ? Asset.small : Asset.tall\nclose.setImage(icon.image, for: .normal)", "small", (20, 30), nil
      ),
      ("awakeFromNib", "let icon = Asset.tall\nclose.setImage(icon.image, for: .normal)", "tall", (8, 30), nil),
      ("awakeFromNib", "close.setImage(UIImage(named: \"unknown\"), for: .normal)", "unknown", nil, [.image]),
      ("awakeFromNib", "close.setImage(picture, for: .normal)", "", nil, [.image]),
      ("awakeFromNib", "close.setImage(UIImage(systemName: \"x\"), for: .normal)", "x", nil, nil),
      (
        "awakeFromNib", "close.setImage(UIImage(systemName: \"x\", withConfiguration: configuration), for: .normal)",
        "x",
        nil, [.image]
      ),
      // The file's image stays until the button is tapped.
      ("tap", "close.setImage(UIImage(named: \"tall\"), for: .normal)", "file", (16, 30), nil),
      ("tap", "close.setImage(picture, for: .normal)", "file", (16, 16), [.image]),
      // What a helper sets is not known.
      (
        "awakeFromNib", "close.setImage(UIImage(named: \"small\"), for: .normal); paint(close)", "small", (20, 10),
        [.image]
      ),
    ] as [(String, String, String, (Double, Double)?, [CodeProperty]?)])
  func images(function: String, code: String, name: String, size: (Double, Double)?, sets: [CodeProperty]?) async throws
  {
    let player = CompletedInterface.player(
      "func \(function)() { \(code) }\nfunc paint(_ button: UIButton) { button.setImage(picture, for: .normal) }")
    let button = try await CompletedInterface.element([player], resources: Self.sizes) { element in
      let file = ImageReference("file", size: Size(width: 16, height: 16))
      element.control.states = [.normal: StateContent(image: file)]
    }
    let image = try #require(button.control.states?[.normal]?.image)
    #expect(image.name == name)
    #expect(image.size == size.map { Size(width: Points($0.0), height: Points($0.1)) })
    #expect((button.code?.sets ?? []).filter { $0 == .image } == sets ?? [])
  }

  /// An image behind the title is no image beside it.
  @Test(arguments: [
    "import UIKit\nclass Player: UIViewController { func awakeFromNib() { close.setBackgroundImage(UIImage(named: \"small\"), for: .normal) } }",
    "@implementation Player\n- (void)awakeFromNib { [self.close setBackgroundImage:[UIImage imageNamed:@\"small\"] forState:0]; }\n@end",
  ])
  func backgrounds(code: String) async throws {
    let button = try await CompletedInterface.element([code], resources: Self.sizes)
    let content = try #require(button.control.states?[.normal])
    #expect(content.image == nil)
    #expect(content.backgroundImage == ImageReference("small", size: Size(width: 20, height: 10)))
  }
}
