/// The functions of the system and of usual libraries that leave alone what a control says.
enum KnownFunctions {
  /// Whether a function places a control, compares it or keeps it, judged by how such functions are called.
  ///
  /// - Parameter mayBeOfC: Whether a name that begins like that of a type may be one of a function of C.
  static func keepLabels(_ name: String, mayBeOfC: Bool = false) -> Bool {
    // `lib_addAction`: the functions of a library in Objective-C begin with its sign.
    if let end = name.firstIndex(of: "_"), end > name.startIndex, name[..<end].allSatisfy(\.isLowercase),
      end < name.index(before: name.endIndex)
    {
      return keepLabels(String(name[name.index(after: end)...]))
    }
    // What an initializer makes keeps what it is given, or shows it.
    if name.isTypeName {
      return mayBeOfC ? ["UI", "NS", "UN"].contains(where: name.hasPrefix) : name != "NSToolbarItem"
    }
    // What a part of a control only tells: `cell.imageRect(forBounds: bounds)`.
    if let last = name.split(separator: ".").last, readings.contains(String(last)) { return true }
    return names.contains(name) || beginnings.contains(where: name.hasPrefix)
  }

  /// The methods that only tell what there is, where something is, or how large (Apple, `NSCell`, `NSMenu`, `NSPopUpButton`,
  /// `UITextInput`, `UIView`, `UIGestureRecognizer`).
  private static let readings: Set<String> = [
    "imageRect", "titleRect", "drawingRect", "cellSize", "boundingRect", "caretRect", "firstRect", "closestPosition",
    "indexOfItem", "itemTitle",
    "selectionRects", "location", "locationInView", "translation", "translationInView", "velocity", "velocityInView",
  ]

  private static let names: Set<String> = [
    "append", "contains", "layout", "constrain", "print", "assert", "embed", "animate", "transition",
    "activate", "deactivate", "isDescendant", "map", "type", "max", "min", "perform", "post", "open",
    "withoutAnimation", "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "constraint",
    "subscribe", "index", "firstIndex", "isEqual", "popover", "beginSheet", "reloadItems", "minimumSize", "defer",
    "performClick", "performClose", "unbind", "cell", "zip", "enumerated",
  ]
  private static let beginnings = [
    "add", "insert", "remove", "bring", "send", "set", "present", "show", "push", "pop", "exchange", "replace", "move",
    "select", "deselect", "scroll", "convert", "become", "resign", "make", "align", "anchor", "fill", "center",
    "dismiss",
    "store", "register", "dequeue", "invalidate", "update", "focus", "log", "debug", "hide", "toggle", "enable",
    "disable", "attach", "edges", "wrap", "assert", "XCT", "sizeThatFits", "systemLayout", "bounds", "validate",
    "observe", "textField", "textView", "searchBar", "tableView", "collectionView", "gesture", "fixedGroup",
    "movableGroup", "optionalGroup", "customView", "responds",
    "pin", "autoPin", "autoAlign", "autoSet", "autoCenter", "autoMatch", "autoConstrain", "autoDistribute",
  ]
}
