import AuditModel
import Foundation
import Layout

/// A screen of an AppKit window, solved with texts of 10 points a character.
struct MacScreen {
  var root: Element
  /// The build of Interface Builder whose generation of controls is drawn.
  var build = "22505"
  var isRightToLeft = false

  /// A screen whose view of 400 × 300 points holds elements that are given as JSON, with constraints in short form.
  init(_ children: [String], _ constraints: [String] = [], build: String = "22505") throws {
    let json =
      #"{"kind":"view","id":"root","frame":{"x":0,"y":0,"width":400,"height":300},"children":[\#(children.joined(separator: ","))]}"#
    root = try JSONDecoder().decode(Element.self, from: Data(json.utf8))
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
    var traits = LayoutTraits()
    traits.isRightToLeft = isRightToLeft
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

extension LayoutConstraint {
  /// A constraint such as `a.leading = b.trailing + 8 @ 750`; the sign and the constant always stand between spaces.
  init(short: String) {
    let parts = short.split(separator: " ").map(String.init)
    let first = parts[0].split(separator: ".").map(String.init)
    self.init(firstAttribute: first[1])
    firstItem = first[0]
    relation = ["≥": "greaterThanOrEqual", "≤": "lessThanOrEqual"][parts[1]]
    if let at = parts.firstIndex(of: "@") { priority = Double(parts[at + 1]) }
    let second = parts[2].split(separator: ".").map(String.init)
    guard second.count == 2, Double(parts[2]) == nil else {
      constant = Double(parts[2])
      return
    }
    (secondItem, secondAttribute) = (second[0], second[1])
    if parts.count > 4, parts[3] != "@" { constant = (Double(parts[4]) ?? 0) * (parts[3] == "-" ? -1 : 1) }
  }
}

/// A view that is placed by constraints, as JSON; members are those of an element, without braces.
func mac(_ kind: String, _ id: String, _ members: String = "", layout: String = "", children: [String] = []) -> String {
  let placing = layout.isEmpty ? #""usesConstraints":true"# : #""usesConstraints":true,\#(layout)"#
  let rest = members.isEmpty ? "" : ",\(members)"
  return
    #"{"kind":"\#(kind)","id":"\#(id)","layout":{\#(placing)}\#(rest),"children":[\#(children.joined(separator: ","))]}"#
}

/// A label of a text.
func label(_ id: String, _ text: String, _ members: String = #""numberOfLines":1"#) -> String {
  mac(
    "textField", id,
    #""type":"label","isEditable":false,"isBordered":false,"hugging":{"horizontal":251,"vertical":750},"text":"\#(text)",\#(members)"#
  )
}

/// A button of a type, with its border.
func button(_ id: String, _ title: String, type: String = "push", _ members: String = #""bezelStyle":"rounded""#)
  -> String
{
  mac("button", id, #""type":"\#(type)","isBordered":true,"hugging":{"vertical":750},"title":"\#(title)",\#(members)"#)
}

/// A plain view of a fixed size.
func block(_ id: String, _ width: Int, _ height: Int, layout: String = "", _ members: String = "") -> String {
  let size = ["width": width, "height": height].sorted { $0.key > $1.key }
    .map { #"{"firstAttribute":"\#($0.key)","constant":\#($0.value)}"# }
  let rest = members.isEmpty ? "" : ",\(members)"
  return mac("view", id, #""constraints":[\#(size.joined(separator: ","))]\#(rest)"#, layout: layout)
}

extension Rect {
  /// A rectangle of whole points.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
  }
}
