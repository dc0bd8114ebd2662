extension XMLNode {
  /// File's Owner among the objects of a file: a placeholder in UIKit's files, the object -2 in AppKit's.
  var filesOwner: XMLNode? {
    children.first { object in
      object["placeholderIdentifier"] == "IBFilesOwner" || object.name == "customObject" && object["id"] == "-2"
    }
  }
}
