internal import AuditModel

/// What is around an element, by which code reaches it without an outlet of its own.
struct ElementPlace {
  /// The class of the controller; nil if it is the framework's.
  var controller: String?
  /// The menu, or the pop-up button.
  var list: Element?
  /// The view around the element.
  var superview: Element?
  /// The index of the element among those in the list, or in the view.
  var index = 0
  /// What the file has in other places.
  var file = FileObjects()
  /// The class of the cell; nil if it is the framework's, or if the element is in none.
  var cellClass: String?
  /// The class of the file's owner: any class that inherits from it may load the file.
  var owner: String?

  /// The place of an element at an index inside another one.
  func inside(_ element: Element, isController: Bool) -> ElementPlace {
    var inner = self
    if isController { inner.controller = element.connections.customClass }
    if element.kind == .cell { inner.cellClass = element.connections.customClass }
    let isList = element.kind == .menu || element.kind == .popUpButton
    inner.superview = element
    if !isList || element.hasOutlet { inner.list = isList ? element : nil }
    return inner
  }

  /// The classes that may fill the cells of a table: on a Mac any of the file, else that of the controller, and that of the cell.
  var classesFillingCells: Set<String> {
    file.isForMac ? file.classes : Set([controller, cellClass].compactMap(\.self))
  }
}
