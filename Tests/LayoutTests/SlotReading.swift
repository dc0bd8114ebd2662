import AuditModel
import Foundation
import Layout

/// The slots of every element of a screen of 400 pt that is given as JSON, by the elements' ids.
func slotsByID(_ root: String, platform: Platform = .iOS, toolsVersion: String? = nil) throws -> [String: [TitleSlot]] {
  let element = try JSONDecoder().decode(Element.self, from: Data(root.utf8))
  var tree = InterfaceTree(source: "t.json", platform: platform)
  tree.toolsVersion = toolsVersion
  let screen = Screen(id: "s", size: Size(width: 400, height: 800), root: element)
  let titles = ControlTitles(screen: screen, tree: tree)
  var found: [String: [TitleSlot]] = [:]
  var index = 0
  element.forEach { element, _ in
    found[element.id] = titles.slots(of: element, at: index)
    index += 1
  }
  return found
}

/// A frame of a width, 32 pt high, as a member of an element.
func frame(_ width: Int) -> String { #""frame":{"x":0,"y":0,"width":\#(width),"height":32}"# }
