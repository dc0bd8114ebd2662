import AuditModel
import PlatformData

extension ViewTreeBuilder {
  /// The views of a whole screen.
  static func tree(of screen: Screen, traits: LayoutTraits) -> ViewTree {
    var builder = ViewTreeBuilder(ViewElements(root: screen.root), traits: traits)
    let context = ViewContext(doubt: ScreenDoubt(screen: screen, traits: traits).reason)
    let presentation = PresentedKind(screen: screen)
    builder.tree.root =
      presentation.flatMap { builder.panel($0, context) } ?? builder.screen(screen, context)
    return builder.tree
  }

  /// The bars and the content of a screen.
  private mutating func screen(_ screen: Screen, _ context: ViewContext) -> Int {
    let children = elements.children[0]
    let bars = children.filter { Self.bars.contains(elements[$0].kind) }
    let content = children.filter { !bars.contains($0) && elements.view($0).attachment == nil }
    let top = bars.first { elements[$0].kind == .navigationBar }.map { titleBar($0, context) }
    let toolbar = bars.first { elements[$0].kind == .toolbar }.map { itemBar($0, context) }
    let tabs = bars.first { elements[$0].kind == .tabBar }.map { tabBar($0, context) }
    var views = attaching(views(of: content, context), of: 0, context)
    for modifier in elements.view(0).modifiers ?? [] { views = views.map { modified($0, by: modifier, of: 0) } }
    let body = single(views)
    var area = traits.safeArea
    // The screen's own bar takes the place of the one that the file says is around it.
    if top != nil { area.top -= traits.bars.top }
    if toolbar != nil || tabs != nil { area.bottom -= traits.bars.bottom }
    let view = ScreenView(
      size: canvas, safeArea: area, top: top, bottom: toolbar ?? tabs,
      coversEnd: toolbar == nil && generation == .iOS26, content: body)
    return name(add(view, [top, toolbar ?? tabs, body].compactMap(\.self)), 0)
  }

  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar, .tabBar]

  /// The size of the screen; of platforms without devices that of a usual window.
  var canvas: ViewSize {
    guard traits.size.isEmpty else {
      return ViewSize(width: traits.size.width.value, height: traits.size.height.value)
    }
    let usual = SwiftUICanvas.size(of: traits.isCatalyst ? .macOS : platform).value
    return ViewSize(width: usual.width ?? 0, height: usual.height ?? 0)
  }

  // MARK: Alerts and dialogs

  /// An alert or dialog with its texts above its buttons; nil for what is laid out as a screen.
  mutating func panel(_ kind: PresentedKind, _ context: ViewContext) -> Int? {
    guard let figures = kind.panel(of: generation) else { return kind.isMenu ? rows(of: kind, context) : nil }
    let panel = figures.value
    let sure = Self.uncertain.contains(figures.source.confidence)
    let inner = sure ? context.doubted("how an alert or dialog insets its texts is only inferred") : context
    let children = elements.children[0].flatMap { flattened($0) }
    let buttons = children.filter { [.button, .barButtonItem, .link].contains(elements[$0].kind) }
    let shown = buttons.filter { !panel.hidesCancel || !isCancel($0) }
    let texts = children.filter { !buttons.contains($0) }.enumerated().flatMap { position, child in
      panelText(child, isTitle: position == 0, panel, inner)
    }
    let titles = shown.map { panelButton($0, panel, inner) }
    let list = add(
      PanelButtonsView(pairs: panel.pairsButtons, gap: panel.buttonGap, height: panel.buttonHeight), titles)
    let side = ViewLength(panel.textInset)
    let text = wrap(
      column(texts, spacing: 4), in: PaddedView(top: 20, leading: side, bottom: 20, trailing: side))
    let around = ViewLength(panel.buttonInset)
    let keys = wrap(list, in: PaddedView(leading: around, bottom: around, trailing: around))
    let width = panel.width ?? canvas.width - 2 * panel.outside
    let column = column([text, keys], spacing: 0)
    let sized = wrap(column, in: FrameView(width: ViewLength(width)))
    return name(add(CenteredView(size: canvas), [sized]), 0)
  }

  /// An element, or what is in it if it is only a group.
  private func flattened(_ index: Int) -> [Int] {
    guard elements.depths[index] < Self.maximumDepth, elements[index].kind == .view else { return [index] }
    return elements.children[index].flatMap { flattened($0) }
  }

  private func isCancel(_ index: Int) -> Bool {
    let control = elements[index].control
    return control.role == .cancel || control.systemItem == .cancel
  }

  private mutating func panelText(
    _ index: Int, isTitle: Bool, _ panel: SwiftUIPresentationMetrics.Panel, _ context: ViewContext
  ) -> [Int] {
    var inner = context.inside(.vertical)
    inner.font = FontDescription(
      size: isTitle ? panel.title : panel.message, weight: isTitle ? .semibold : nil)
    let first = tree.texts.count
    let views = views(of: index, inner)
    // The platform's alerts take neither font nor line limit from the views.
    for text in tree.texts.indices.dropFirst(first) {
      tree.texts[text].slot.font = nil
      tree.texts[text].slot.numberOfLines = 0
    }
    return views
  }

  private mutating func panelButton(
    _ index: Int, _ panel: SwiftUIPresentationMetrics.Panel, _ context: ViewContext
  ) -> Int {
    let side = ViewLength(panel.titlePadding)
    var frame = FlexibleFrameView()
    (frame.width.maximum, frame.height.minimum) = (ViewLength(.infinity), ViewLength(panel.buttonHeight))
    var label = add(FixedLeaf(width: UnknownLength.systemTitle, height: 20))
    if let title = title(of: index), !title.isBlank {
      var inner = context
      inner.font = FontDescription(size: panel.button)
      label = textView(
        text(title, named: "normal", of: index, inner, isTitle: true, lines: 1, isPlatforms: true))
    }
    let button = wrap(wrap(label, in: PaddedView(leading: side, trailing: side)), in: frame)
    tree.nodes[button].branches = branches(of: index, in: 0)
    return name(button, index)
  }

  // MARK: Menus and actions

  /// The rows of a context menu or the actions of a row, which the platform draws.
  private mutating func rows(of kind: PresentedKind, _ context: ViewContext) -> Int {
    for child in elements.children[0].flatMap({ flattened($0) }) {
      _ = elements[child].kind == .menuItem ? menuItem(child, context) : menu(child, context)
      if elements[child].kind == .button { action(child, context) }
    }
    return name(add(CenteredView(size: canvas), []), 0)
  }
}

extension ViewTreeBuilder {
  /// An action of a row, of which it is not known how wide it becomes.
  fileprivate mutating func action(_ index: Int, _ context: ViewContext) {
    guard let title = title(of: index), !title.isBlank else { return }
    _ = text(title, named: "normal", of: index, context, isTitle: true, lines: 1)
    tree.rooms[index] = TextRoom(width: nil, reason: "how wide the action of a row becomes is not known")
    tree.rooms[index]?.isUnknown = true
  }
}

/// What presents a screen of its own, by the name of the screen.
enum PresentedKind: Sendable, Hashable {
  case alert, dialog, menu

  init?(screen: Screen) {
    guard screen.surroundings?.isDetached == true else { return nil }
    guard let found = screen.presentations.lazy.compactMap({ Self.kinds[$0] }).first else { return nil }
    self = found
  }

  private static let kinds: [String: PresentedKind] = [
    "alert": .alert, "confirmationDialog": .dialog, "actionSheet": .dialog, "contextMenu": .menu,
    "swipeActions": .menu,
  ]

  var isMenu: Bool { self == .menu }

  func panel(of generation: SystemGeneration) -> Figure<SwiftUIPresentationMetrics.Panel>? {
    switch self {
    case .alert: SwiftUIPresentationMetrics.alert[generation]
    case .dialog: SwiftUIPresentationMetrics.dialog[generation]
    case .menu: nil
    }
  }
}

/// Why nothing on a screen is certain.
struct ScreenDoubt {
  let screen: Screen
  let traits: LayoutTraits

  /// The reason; nil where frames may be certain.
  var reason: String? {
    if traits.isCatalyst { return "how SwiftUI lays out in windows of Mac Catalyst is only commonly known" }
    if traits.platform != .iOS {
      return "how SwiftUI lays out on \(traits.platform.rawValue) is only commonly known"
    }
    if screen.surroundings?.isDetached == true, !isPresented { return "no screen is known to show the view" }
    if isPresented, traits.device?.isWidthRegular == true { return "how wide an iPad shows the view is not known" }
    return isPopover ? "how large a popover is depends on the platform" : nil
  }

  /// Whether the view is presented over the whole screen or by the platform.
  private var isPresented: Bool { !Self.presentations.isDisjoint(with: screen.presentations) }

  private var isPopover: Bool { !Self.popovers.isDisjoint(with: screen.presentations) }

  private static let popovers: Set = ["popover", "inspector"]
  private static let presentations: Set = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "actionSheet", "contextMenu",
    "swipeActions",
  ]
}

extension Screen {
  /// The parts of the screen's name after its type, without the numbers that tell equal ones apart: among them is the modifier that
  /// presents it.
  fileprivate var presentations: [String] {
    id.split(separator: ".").dropFirst().map { String($0.reversed().drop(while: \.isNumber).reversed()) }
  }
}
