import FitspokenKit

/// Reads the files in which our tool describes screens: a button a line, its id and its title separated by a space.
public struct ScreenFileReader: InterfaceReader {
  public let fileExtensions: Set<String> = ["screen"]

  public init() {}

  public func interface(reading bytes: [UInt8], path: String) throws -> InterfaceTree {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var root = Element(id: "root", kind: .view)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else {
        throw InterfaceReadingError("found '\(line)', expected an id and a title", line: index + 1)
      }
      var button = Element(id: words[0], kind: .button)
      button.control.title = LocalizableText(words[1])
      root.children.append(button)
    }
    var tree = InterfaceTree(source: path, platform: .iOS)
    tree.screens = [Screen(id: "main", root: root)]
    return tree
  }
}
