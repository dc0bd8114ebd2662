import AuditModel
import PlatformData

/// Reads the screens of a file: a storyboard's scenes, a xib's top-level objects.
struct ScreenReader {
  private var builder: InterfaceTreeBuilder
  private let document: XMLNode
  private let containerBars: ContainerBarsReader?

  /// A reader for one document.
  init(document: XMLNode, file: FileContext) {
    self.document = document
    containerBars = file.platform == .macOS ? nil : ContainerBarsReader(document: document)
    builder = InterfaceTreeBuilder(file: file)
  }

  /// The first duplicate object id.
  var duplicate: (id: String, first: SourceLocation, second: SourceLocation)? { builder.duplicate }

  /// The screens, in file order, then the Touch Bars, which belong to no window.
  mutating func screens() -> [Screen] {
    var screens: [Screen] = []
    for scene in document.child("scenes")?.children ?? [] {
      if let screen = screen(ofScene: scene) { screens.append(screen) }
    }
    if let containerBars { TabItems.move(in: &screens, following: containerBars.flow) }
    for objects in document.children where objects.name == "objects" {
      screens +=
        placingAccessories(
          topLevel(of: objects).enumerated().map { screen($1, fallbackID: "\($1.name)[\($0)]") }
        ).withoutStrays(hasView: Self.ownerHasView(in: objects))
    }
    for (index, bar) in touchBars.enumerated() { screens.append(screen(bar, fallbackID: "\(bar.name)[\(index)]")) }
    return screens
  }

  /// The screens without those that are accessory views of cells among them, which are in these cells.
  private func placingAccessories(_ screens: [Screen]) -> [Screen] {
    let cells = builder.file.cellsOfAccessories
    guard !cells.isEmpty else { return screens }
    var placed = screens
    var views: Set<String> = []
    for screen in screens where cells[screen.root.id] != nil {
      for index in placed.indices where placed[index].root.place(screen.root, asAccessoryIn: cells) {
        views.insert(screen.root.id)
      }
    }
    return placed.filter { !views.contains($0.root.id) }
  }

  /// Whether a file's owner has one of its objects as its view, so that it shows no other by itself.
  private static func ownerHasView(in objects: XMLNode) -> Bool {
    objects.filesOwner?.child("connections")?.children.contains { $0.name == "outlet" && $0["property"] == "view" }
      ?? false
  }

  private var touchBars: [XMLNode] {
    var bars: [XMLNode] = []
    document.forEach { if $0.name == ObjectSorting.touchBar, !$0.children.isEmpty { bars.append($0) } }
    return bars
  }

  private func topLevel(of node: XMLNode) -> [XMLNode] {
    ObjectSorting.objects(in: node, platform: builder.file.platform).map(\.node)
  }

  /// A scene's screen: its controller, with the scene's other objects inside.
  private mutating func screen(ofScene scene: XMLNode) -> Screen? {
    var nodes = scene.children.filter { $0.name == "objects" }.flatMap(topLevel)
    let controller = nodes.firstIndex { $0["sceneMemberID"] != nil } ?? nodes.startIndex
    guard nodes.indices.contains(controller) else { return nil }
    let main = nodes.remove(at: controller)
    let id = scene["sceneID"] ?? main.name
    var screen = screen(main, fallbackID: "\(id).\(main.name)")
    for (index, node) in nodes.enumerated() {
      let element = builder.build(node, fallbackID: "\(id).\(node.name)[\(index)]")
      let isPlaced = screen.root.place(element, asAccessoryIn: builder.file.cellsOfAccessories)
      if !isPlaced, !element.isStray { screen.root.children.append(element) }
    }
    // A reference to another storyboard is not visible.
    let isReference = main.name == "viewControllerPlaceholder" && screen.root.children.isEmpty
    return isReference ? nil : screen
  }

  private mutating func screen(_ node: XMLNode, fallbackID: String) -> Screen {
    let root = builder.build(node, fallbackID: fallbackID)
    let title = [node["storyboardIdentifier"], node["customClass"], root.control.title?.value, node["userLabel"]]
    let name = title.lazy.compactMap { $0 }.first { !$0.isEmpty }
    var screen = Screen(id: root.id, title: name, size: size(of: root, node: node), root: root)
    screen.surroundings = containerBars?.bars(of: node)
    if screen.surroundings?.isDetached != true, let device = DesignDevice.size(of: document.child("device")) {
      screen.fill(device, ofView: Self.view(of: node)?["id"])
    }
    return screen
  }

  /// The size of the root view, else of the device that the file was designed for.
  private func size(of root: Element, node: XMLNode) -> Size? {
    guard root.kind == .viewController else { return root.frame?.size }
    let frame = root.children.first { $0.id == Self.view(of: node)?["id"] }?.frame
    return frame?.size ?? DesignDevice.size(of: document.child("device"))
  }

  /// The object that a controller shows.
  private static func view(of controller: XMLNode) -> XMLNode? {
    controller.child(key: "view") ?? controller.child("window")
  }
}

extension Screen {
  /// Gives the screen the size of its device if Interface Builder drew its view much lower, and most of what is in it below that.
  ///
  /// A file keeps such a size of a view that was once in a bar, for example, although the rest was drawn for the device.
  fileprivate mutating func fill(_ device: Size, ofView view: String?) {
    guard root.kind == .viewController, let index = root.children.firstIndex(where: { $0.id == view }),
      let frame = root.children[index].frame, frame.height.value * 2 < device.height.value
    else { return }
    let inside = root.children[index].children.compactMap(\.frame).filter { $0.height > .zero }
    guard inside.count(where: { $0.y >= frame.height }) * 2 > inside.count else { return }
    root.children[index].frame = Rect(x: frame.x, y: frame.y, width: device.width, height: device.height)
    size = device
  }
}

extension [Screen] {
  /// The screens without strays beside the views of a xib, and, if its owner has one of the views, without drafts.
  fileprivate func withoutStrays(hasView: Bool) -> [Screen] {
    count < 2 ? self : filter { !$0.root.isStray && !(hasView && $0.root.isDraft) }
  }
}

extension Element {
  /// Whether an object beside the views of a file is a control that nothing shows: no outlet leads to it, and no class of the app's tells
  /// code which of the objects it is.
  fileprivate var isStray: Bool {
    ElementKind.controls.contains(kind) && connections.outlets == nil && connections.customClass == nil
  }

  /// Whether a view beside the owner's is one that nothing shows: neither outlets nor classes of the app's lead to it or to anything in it.
  fileprivate var isDraft: Bool {
    guard kind == .view else { return false }
    var isConnected = false
    forEach { inner, _ in
      isConnected = isConnected || inner.connections.outlets != nil || inner.connections.customClass != nil
    }
    return !isConnected
  }

  /// Puts a view into the cell whose accessory view it is, if that is inside; whether it was.
  ///
  /// A file keeps such a view beside the controller, where its frame says nothing of its place.
  fileprivate mutating func place(_ view: Element, asAccessoryIn cells: [String: String]) -> Bool {
    guard let cell = cells[view.id] else { return false }
    var accessory = view
    accessory.frame = nil
    return append(accessory, toCell: cell)
  }

  private mutating func append(_ view: Element, toCell cell: String) -> Bool {
    if id == cell, kind == .cell {
      children.append(view)
      return true
    }
    for index in children.indices where children[index].append(view, toCell: cell) { return true }
    return false
  }
}

/// The devices that Interface Builder shows a canvas for.
enum DesignDevice {
  /// The canvas of a `<device>` element in points; nil if the device is not known.
  static func size(of device: XMLNode?) -> Size? {
    guard let device, let portrait = device["id"].flatMap({ Device.designDevices[$0] }) else { return nil }
    let (width, height) = (Points(portrait.width), Points(portrait.height))
    return device["orientation"] == "landscape"
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }
}
