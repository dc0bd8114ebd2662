import AuditModel
import Layout
import TestSupport

/// A screen of an AppKit window, solved with texts of 10 points a character.
struct MacScreen {
  var root: Element
  /// The build of Interface Builder whose generation of controls is drawn.
  var build = "22505"
  var isRightToLeft = false

  /// A screen whose view of 400 × 300 points holds elements, with constraints in short form.
  init(_ children: [Node], _ constraints: [String] = [], build: String = "22505") throws {
    root = try Node(.view, "root", ["frame": .frame(0, 0, 400, 300)]) { children }.element()
    root.layout.constraints = constraints.map(LayoutConstraint.init(short:))
    self.build = build
  }

  /// The frames by id, in the coordinates of the view that holds each.
  func frames() -> [String: Rect] { solved().mapValues(\.frame) }

  /// The solved elements by id.
  func solved() -> [String: SolvedElement] {
    var tree = InterfaceTree(source: "t.xib", platform: .macOS)
    tree.toolsVersion = build
    let screen = Screen(id: "root", size: Size(width: 400, height: 300), root: root)
    let traits = LayoutTraits(of: screen, in: tree, isRightToLeft: isRightToLeft)
    var layout = ScreenLayout(screen: screen, tree: tree, traits: traits)
    let elements = layout.solve { slot, width in Self.measure(slot, width) }.elements
    var (found, index): ([String: SolvedElement], Int) = ([:], 0)
    root.forEach { element, _ in
      found[element.id] = elements[index]
      index += 1
    }
    return found
  }

  /// A text as it is set: 10 points a character, broken anywhere, 15.5 points a line.
  private static func measure(_ slot: TitleSlot, _ width: Points?) -> MeasuredText {
    let whole = Double(slot.text.value?.count ?? 0) * 10
    let room = width.map { max(($0.value / 10).rounded(.down) * 10, 10) } ?? whole
    let lines = whole > 0 ? (whole / room).rounded(.up) : 1
    return MeasuredText(
      size: Size(width: Points(min(whole, room)), height: Points(15.5 * lines)), lineHeight: 15.5)
  }
}

/// A view that is placed by constraints.
func mac(
  _ kind: ElementKind, _ id: String, _ members: Members = [:], layout: Members = [:], children: [Node] = []
) -> Node {
  Node(kind, id, ["layout": .object(["usesConstraints": true] + layout)] + members) { children }
}

/// A label of a text.
func label(_ id: String, _ text: String, _ members: Members = ["numberOfLines": 1]) -> Node {
  let own: Members = [
    "type": "label", "isEditable": false, "isBordered": false, "hugging": ["horizontal": 251, "vertical": 750],
    "text": JSON(text),
  ]
  return mac(.textField, id, own + members)
}

/// A button of a type, with its border.
func button(_ id: String, _ title: String, type: String = "push", _ members: Members = ["bezelStyle": "rounded"])
  -> Node
{
  let own: Members = [
    "type": JSON(type), "isBordered": true, "hugging": ["vertical": 750], "title": JSON(title),
  ]
  return mac(.button, id, own + members)
}

/// A plain view of a fixed size.
func block(_ id: String, _ width: Int, _ height: Int, layout: Members = [:], _ members: Members = [:]) -> Node {
  let size: [JSON] = [("width", width), ("height", height)].map {
    ["firstAttribute": JSON($0.0), "constant": JSON($0.1)]
  }
  return mac(.view, id, ["constraints": JSON(size)] + members, layout: layout)
}

extension Rect {
  /// A rectangle of whole points.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
  }
}
