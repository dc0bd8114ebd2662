import AuditModel
import Layout
import TestSupport

/// The slots of every element of a screen of 400 pt by the elements' ids.
func slotsByID(_ root: Node, platform: Platform = .iOS, toolsVersion: String? = nil) throws -> [String: [TitleSlot]] {
  let element = try root.element()
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
func sized(_ width: Double) -> Members { ["frame": .frame(0, 0, width, 32)] }
