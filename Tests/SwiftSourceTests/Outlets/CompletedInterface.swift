import AuditModel
import Testing

@testable import SwiftSource

/// Interface files as code completes them.
enum CompletedInterface {
  /// A button with the outlet `close` of the class `Player`, after some sources are read; files in Objective-C begin with `@`.
  ///
  /// - Parameters:
  ///   - owner: The class of the file's owner.
  ///   - change: What the file says besides.
  static func element(
    _ sources: [String], owner: String? = nil, platform: Platform = .iOS,
    resources: SourceResources = SourceResources(), change: (inout Element) -> Void = { _ in }
  ) async throws -> Element {
    var element = Element(id: "b", kind: .button)
    (element.outlets, element.outletClasses) = (["close"], ["Player"])
    change(&element)
    var root = Element(id: "r", kind: .view)
    root.children = [element]
    var tree = InterfaceTree(source: "Main.storyboard", platform: platform)
    tree.screens = [Screen(id: "s", root: root)]
    tree.ownerClass = owner
    let files = sources.enumerated().map { index, source in
      var file = SourceFile(path: "\(index)", bytes: Array(source.utf8))
      file.language = source.hasPrefix("@") ? .objectiveC : .swift
      return file
    }
    let result = await SwiftUIReader().read(files, completing: [tree], with: resources, jobs: 1)
    return try #require(result.interfaces.first?.screens.first?.root.children.first)
  }

  /// The class with the outlet, with some code.
  static func player(_ code: String) -> String {
    "import UIKit\nclass Player: UIViewController {\n  @IBOutlet weak var close: UIButton!\n\(code)\n}"
  }
}
