internal import AuditModel

/// What an interface file has that tells which code reaches its objects.
struct FileObjects {
  /// The names of the outlets to the elements.
  private(set) var outlets: Set<String> = []
  /// The classes of the elements, and of what has outlets to them.
  private(set) var classes: Set<String> = []
  /// Whether the file is for the Mac, where any class of it may reach any object.
  private(set) var isForMac = false
  /// Whether the controllers of what windows show are in the file.
  private(set) var isStoryboard = false

  /// Those of no file.
  init() {}

  /// Those of a file.
  init(_ tree: InterfaceTree) {
    isForMac = tree.platform == .macOS
    isStoryboard = tree.source.hasSuffix(".\(FileFormat.storyboard.name)")
    if let owner = tree.ownerClass { classes.insert(owner) }
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        outlets.formUnion(element.connections.outlets ?? [])
        classes.formUnion(element.connections.outletClasses ?? [])
        if let own = element.connections.customClass { classes.insert(own) }
      }
    }
  }
}
