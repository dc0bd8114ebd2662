public import AuditModel

/// A screen of a test: a tree of nodes with what a file says around it.
///
///     TestScreen.view([Node(.button, "b", ["title": "Save"])], ["b.leading = root.leading + 20"])
///
/// Each target's tests add what they ask of a screen: `laidOut()`, `titleSlots()`, `spoken()`, `facts()`.
public struct TestScreen: Sendable, CustomStringConvertible {
  /// The screen's id.
  public var id = "s"
  /// The name to show.
  public var title: String?
  /// The size that the screen was designed for.
  public var size: Size?
  /// The root element.
  public var root: Node
  /// The platform whose views it shows.
  public var platform = Platform.iOS
  /// The build of Interface Builder that wrote the file.
  public var toolsVersion: String?
  /// The locale in which it is shown, where a test shows it in one.
  public var locale = "en"

  /// A screen of a root, 400 × 800 points unless another size is given.
  public init(
    _ id: String = "s", title: String? = nil, root: Node, size: Size? = Size(width: 400, height: 800),
    platform: Platform = .iOS, toolsVersion: String? = nil, locale: String = "en"
  ) {
    (self.id, self.title, self.root, self.size) = (id, title, root, size)
    (self.platform, self.toolsVersion, self.locale) = (platform, toolsVersion, locale)
  }

  /// A UIKit view `root` of 400 × 800 points with children; constraints have the form that `JSON.constraint` reads.
  public static func view(
    _ children: [Node], _ constraints: [String] = [], _ members: Members = [:], platform: Platform = .iOS
  ) -> TestScreen {
    let root = Node(.view, "root", ["frame": .frame(0, 0, 400, 800), "constraints": .constraints(constraints)]) {
      children
    }
    return TestScreen(root: root.with(members), platform: platform)
  }

  /// The same of an AppKit view of 400 × 300 points, whose controls are those of a build of Interface Builder.
  public static func appKitView(
    _ children: [Node], _ constraints: [String] = [], toolsVersion: String = "22505"
  ) -> TestScreen {
    let root = Node(.view, "root", ["frame": .frame(0, 0, 400, 300), "constraints": .constraints(constraints)]) {
      children
    }
    return TestScreen(
      root: root, size: Size(width: 400, height: 300), platform: .macOS, toolsVersion: toolsVersion)
  }

  /// The screen as a JSON tree's reader has it.
  public func screen() throws -> Screen {
    Screen(id: id, title: title, size: size, root: try root.element())
  }

  /// The file of the screen alone.
  public func tree(source: String = "t.json") throws -> InterfaceTree {
    var tree = InterfaceTree(source: source, platform: platform)
    tree.toolsVersion = toolsVersion
    tree.screens = [try screen()]
    return tree
  }

  /// The screen as a member of a JSON tree.
  public var json: JSON {
    var members: Members = ["id": JSON(id), "root": root.json]
    members["title"] = title.map { JSON($0) }
    members["size"] = size.map { ["width": JSON($0.width.value), "height": JSON($0.height.value)] }
    return .object(members)
  }

  /// The text of a JSON tree with screens and other members.
  public static func document(_ screens: [TestScreen], _ members: Members = [:]) -> String {
    JSON.object(members + ["screens": JSON(screens.map(\.json))]).description
  }

  /// The screen's root as JSON text.
  public var description: String { root.description }
}
