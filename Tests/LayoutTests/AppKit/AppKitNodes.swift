import AuditModel
import TestSupport

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
