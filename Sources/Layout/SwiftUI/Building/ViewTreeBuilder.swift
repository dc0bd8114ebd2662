import AuditModel
import PlatformData

/// The views of a screen, ready to answer proposals.
struct ViewTree: Sendable {
  var nodes: [ViewNode] = []
  var texts: [ViewText] = []
  /// The room of texts that are in no view of the screen, such as a menu's, by element.
  var rooms: [Int: TextRoom] = [:]
  /// What is not known of an element, by element: it makes ranges of what depends on it.
  var causes: [Int: String] = [:]
  var root = 0
  /// The combinations of branches in which views are shown; the first has none.
  var branches = BranchCombinations()
}

/// The branches of conditions around views: each combination once, by its number.
struct BranchCombinations: Sendable {
  /// A branch of a choice, by the number of the choice.
  struct Part: Sendable, Hashable {
    var choice: Int
    var index: Int
  }

  private struct Step: Sendable, Hashable {
    var combination: Int
    var part: Part
  }

  private(set) var all: [[Part]] = [[]]
  /// The choices of which no branch may be shown.
  private(set) var optional: Set<Int> = []
  private var choices: [String: Int] = [:]
  private var known: [Step: Int] = [:]

  /// A combination with one more branch.
  mutating func adding(_ branch: Branch?, to combination: Int) -> Int {
    guard let branch else { return combination }
    let choice = choices[branch.choice] ?? choices.count
    choices[branch.choice] = choice
    if branch.isOptional == true { optional.insert(choice) }
    let part = Part(choice: choice, index: branch.index)
    guard !all[combination].contains(part) else { return combination }
    let step = Step(combination: combination, part: part)
    if let number = known[step] { return number }
    all.append(all[combination] + [part])
    known[step] = all.count - 1
    return all.count - 1
  }
}

/// Makes views of the elements of a screen.
struct ViewTreeBuilder {
  let elements: ViewElements
  let traits: LayoutTraits
  var tree = ViewTree()
  /// The content size at the element whose views are made: that of the traits, within the limits of the environment.
  private(set) var contentSize: ContentSizeCategory

  /// Views that are nested more deeply are not laid out.
  static let maximumDepth = 120

  init(_ elements: ViewElements, traits: LayoutTraits) {
    (self.elements, self.traits, contentSize) = (elements, traits, traits.contentSize)
  }

  var generation: SystemGeneration { traits.generation }
  var platform: Platform { traits.platform }

  // MARK: Nodes

  /// Adds a view of no element.
  mutating func add(_ view: any LayoutView, _ children: [Int] = [], spacing: NeighborSpacing = .usual) -> Int {
    tree.nodes.append(ViewNode(view: view, children: children, spacing: spacing))
    return tree.nodes.count - 1
  }

  /// Adds a view around another one, which hands its branches on.
  mutating func wrap(_ content: Int, in view: any LayoutView, spacing: NeighborSpacing? = nil) -> Int {
    let inner = tree.nodes[content]
    let index = add(view, [content], spacing: spacing ?? inner.spacing)
    tree.nodes[index].branches = inner.branches
    tree.nodes[index].priority = inner.priority.isFinite ? inner.priority : 0
    tree.nodes[index].spansGrid = inner.spansGrid
    return index
  }

  /// Makes a view the one whose frame an element has.
  mutating func name(_ node: Int, _ element: Int) -> Int {
    tree.nodes[node].element = element
    return node
  }

  /// A row of views.
  mutating func row(_ views: [Int], spacing: Double? = nil) -> Int {
    add(StackView(axis: .horizontal, spacing: spacing.map { ViewLength($0) }), views)
  }

  /// A column of views.
  mutating func column(_ views: [Int], spacing: Double? = nil, alignment: Double = 0.5) -> Int {
    add(
      StackView(axis: .vertical, spacing: spacing.map { ViewLength($0) }, alignment: .share(alignment)), views)
  }

  /// Several views as one: a column, as the content of a screen is.
  mutating func single(_ views: [Int]) -> Int? {
    views.count > 1 ? column(views) : views.first
  }

  /// Notes what is not known of an element.
  mutating func note(_ cause: String, of element: Int) { tree.causes[element] = tree.causes[element] ?? cause }

  // MARK: Elements

  /// The views of several elements.
  mutating func views(of indices: [Int], _ context: ViewContext) -> [Int] {
    var views: [Int] = []
    for index in indices { views += self.views(of: index, context) }
    return views
  }

  /// The views of an element in a container: itself, or what a group or a branch has inside.
  mutating func views(of index: Int, _ context: ViewContext) -> [Int] {
    guard elements.depths[index] < Self.maximumDepth else { return [] }
    if let reason = absence(of: index) { return leaveOut(index, because: reason, context) }
    return shownViews(of: index, context)
  }

  private mutating func shownViews(of index: Int, _ context: ViewContext) -> [Int] {
    let around = contentSize
    defer { contentSize = around }
    if let limits = elements.view(index).contentSizes { contentSize = limits.limited(traits.contentSize) }
    let context = inBranch(of: index, context)
    var views = plainViews(of: index, context)
    for view in views where tree.nodes[view].branches == 0 { tree.nodes[view].branches = context.branches }
    let layout = elements.view(index)
    if layout.container != nil || layout.modifiers != nil || !elements.children[index].isEmpty {
      views = attaching(views, of: index, context)
      for modifier in layout.modifiers ?? [] {
        views = views.map { modified($0, by: modifier, of: index) }
      }
    }
    return views
  }

  /// What the branch that an element is in adds to the context around it.
  mutating func inBranch(of index: Int, _ context: ViewContext) -> ViewContext {
    var context = context
    context.branches = branches(of: index, in: context.branches)
    if let branch = elements[index].branch, let condition = branch.roomCondition, isMet(by: index) == nil {
      context = context.doubted("it depends on whether ‹\(condition)› holds on the device")
    }
    return context
  }

  /// No views of an element that is not shown in this layout; its texts are known, but have no place.
  mutating func leaveOut(_ index: Int, because reason: String, _ context: ViewContext) -> [Int] {
    let (nodes, texts, causes) = (tree.nodes.count, tree.texts.count, tree.causes)
    _ = shownViews(of: index, context)
    tree.nodes.removeLast(tree.nodes.count - nodes)
    tree.causes = causes
    var room = TextRoom(width: nil, reason: reason)
    room.isUnknown = true
    for text in tree.texts[texts...] { tree.rooms[text.element] = room }
    return []
  }

  /// Why an element is not shown in this layout: it is in the branch of `#available` for older systems, or in one for other devices; nil
  /// if it may be shown.
  func absence(of index: Int) -> String? {
    if isMet(by: index) == false {
      return "only other devices, windows or sizes of texts show the text"
    }
    guard platform == .iOS, let before = elements.view(index).releases?.before, before <= generation.firstOfIOS else {
      return nil
    }
    return "only iOS before \(before) shows the text"
  }

  /// Whether a branch is shown on the device and at the size of texts; nil if that is not known.
  private func isMet(by index: Int) -> Bool? {
    guard let requirement = elements[index].branch?.requirement else { return nil }
    let device = platform == .iOS ? traits.device : nil
    let holds: Bool? =
      switch requirement.subject {
      case .regularWidth: device?.isWidthRegular
      case .regularHeight: device?.isHeightRegular
      case .pad: device?.isPad
      case .mac: device.map { _ in false }
      case .contentSize: requirement.contentSize.flatMap { isReached($0, at: index) }
      }
    return holds.map { $0 == requirement.holds }
  }

  /// Whether texts have at least a size; nil if that depends on whether the condition is inside or outside of a limit.
  private func isReached(_ minimum: ContentSizeCategory, at index: Int) -> Bool? {
    let own = elements.view(index).contentSizes?.limited(traits.contentSize) ?? contentSize
    let answers = Set([own, contentSize, traits.contentSize].map { $0 >= minimum })
    return answers.count == 1 ? answers.first : nil
  }

  /// The branches in which an element is shown, in those around it; what the system and the device always show is in none of its own.
  mutating func branches(of index: Int, in around: Int) -> Int {
    if isMet(by: index) == true { return around }
    let releases = elements.view(index).releases
    if platform == .iOS, let since = releases?.since, releases?.before == nil, since <= generation.firstOfIOS {
      return around
    }
    return tree.branches.adding(elements[index].branch, to: around)
  }

  /// The views of an element without its modifiers and attachments.
  private mutating func plainViews(of index: Int, _ context: ViewContext) -> [Int] {
    let element = elements[index]
    if let make = Self.makers[element.kind] { return make(&self, index, context) }
    if case .unknown(let name) = element.kind { return opaque(index, name, context) }
    return container(index, context)
  }

  typealias Maker = @Sendable (inout ViewTreeBuilder, Int, ViewContext) -> [Int]

  /// How the kinds of elements become views; others are containers.
  private static let makers: [ElementKind: Maker] = [
    .label: { $0.label($1, $2) }, .imageView: { $0.image($1, $2) },
    .spacer: { $0.spacer($1, $2) }, .divider: { $0.divider($1, $2) }, .shape: { $0.shape($1, $2) },
    .button: { $0.button($1, $2) }, .link: { $0.link($1, $2) }, .barButtonItem: { $0.systemButton($1, $2) },
    .switch: { $0.toggle($1, $2) }, .stepper: { $0.stepper($1, $2) }, .slider: { $0.slider($1, $2) },
    .datePicker: { $0.datePicker($1, $2) }, .colorWell: { $0.colorWell($1, $2) },
    .popUpButton: { $0.menuPicker($1, $2) }, .segmentedControl: { $0.segments($1, $2) },
    .pickerView: { $0.wheel($1, $2) }, .textField: { $0.field($1, $2) }, .textView: { $0.editor($1, $2) },
    .progressView: { $0.progress($1, $2) }, .activityIndicator: { $0.activity($1, $2) },
    .tableView: { $0.list($1, $2) }, .section: { $0.plainSection($1, $2) }, .box: { $0.box($1, $2) },
    .menu: { $0.menu($1, $2) }, .menuItem: { $0.menuItem($1, $2) },
    .navigationBar: { _, _, _ in [] }, .toolbar: { _, _, _ in [] }, .tabBar: { _, _, _ in [] },
    .searchField: { $0.field($1, $2) },
  ]
}
