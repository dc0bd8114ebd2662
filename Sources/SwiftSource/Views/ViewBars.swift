internal import AuditModel

/// What a view adds to the bars around it.
struct ViewBars {
  /// The titles of the navigation bar; each of several is that of a branch of a choice.
  var titles: [Element] = []
  /// The words beside the title.
  var subtitle: LocalizableText?
  /// What is shown in the middle of the bar, in place of a title that is not large (`ToolbarItem(placement: .principal)`).
  var principal: [Element] = []
  /// How the title is shown (`inline`, `large`), if the view says so.
  var titleMode: String?
  /// Whether a button leads back: not from the first view of a stack, nor where the view hides it; nil if that is not known.
  var leadsBack: Bool?
  /// Whether the view hides the navigation bar.
  var isHidden = false
  /// The items before the title.
  var leading: [Element] = []
  /// The items after the title, and a search field.
  var trailing: [Element] = []
  /// The items of the bar at the bottom, or over the keyboard.
  var bottom: [Element] = []

  /// The navigation bar; nil if it is empty.
  var navigationBar: Element? {
    guard !isHidden else { return nil }
    let replacement = titleInPlaceOfOwn
    let shown = replacement.map { [$0] } ?? (hidesTitle ? [] : titles)
    let others = replacement == nil ? principal : []
    let after = (others + trailing).attached(as: .other("trailing"))
    var bar = Self.bar(.navigationBar, leading.attached(as: .other("leading")) + shown.map(completed) + after)
    if let leadsBack { bar?.layOut { $0.leadsBack = leadsBack } }
    return bar
  }

  /// Whether the title is not shown: something that is always shown takes its place.
  private var hidesTitle: Bool { titleMode != "large" && principal.contains { $0.branch == nil } }

  /// The text that is shown as the title; nil without one.
  private var titleInPlaceOfOwn: Element? {
    guard titles.isEmpty || hidesTitle, principal.count == 1, var text = principal.first, text.kind == .label else {
      return nil
    }
    (text.kind, text.control.title, text.control.text) = (.navigationItem, text.control.text, nil)
    return text
  }

  /// The bar at the bottom; nil if it is empty.
  var toolbar: Element? { Self.bar(.toolbar, bottom) }

  /// Views with the bars around them.
  func around(_ views: [Element]) -> [Element] {
    [navigationBar].compactMap(\.self) + views + [toolbar].compactMap(\.self)
  }

  /// Begins a branch of a choice, or what follows a choice: what the other branches say of the title does not hold there.
  mutating func begin(asIn outer: ViewBars) {
    (titles, subtitle, titleMode, leadsBack) = (outer.titles, outer.subtitle, outer.titleMode, outer.leadsBack)
  }

  /// Takes over what all branches of a choice say of the title; what only some of them say is not known after the choice.
  mutating func join(_ branches: [ViewBars], isOptional: Bool) {
    let all = branches + (isOptional ? [self] : [])
    let (modes, ways) = (Set(all.map(\.titleMode)), Set(all.map(\.leadsBack)))
    if modes.count == 1 { titleMode = modes.first ?? nil } else if modes.count > 1 { titleMode = "automatic" }
    if ways.count == 1 { leadsBack = ways.first ?? nil }
    subtitle = subtitle ?? branches.lazy.compactMap(\.subtitle).first
  }

  /// Marks the items that a branch of a choice added, and adds its titles; those of an inner choice keep their own mark inside a group.
  ///
  /// A bar that only one branch hides may be shown.
  mutating func mark(_ branch: Branch, _ releases: SystemReleases?, from before: ViewBars, to after: ViewBars) {
    if !before.isHidden { isHidden = false }
    let marked = { (item: Element) in
      (item.branch == nil ? item : Element(grouping: [item], marked: true)).marked(branch, releases)
    }
    for items in [\ViewBars.leading, \.trailing, \.bottom, \.principal] {
      for index in before[keyPath: items].count..<after[keyPath: items].count {
        self[keyPath: items][index] = marked(self[keyPath: items][index])
      }
    }
    titles += after.titles.dropFirst(before.titles.count).map { marked(after.completed($0)) }
  }

  /// A title with what the view says of it, but for what a branch has said before.
  private func completed(_ title: Element) -> Element {
    var title = title
    guard title.kind == .navigationItem else {
      title.children = title.children.map(completed)
      return title
    }
    if title.branch == nil { title.control.subtitle = title.control.subtitle ?? subtitle }
    if let titleMode, title.layout.view?.style == nil { title.layOut { $0.style = titleMode } }
    return title
  }

  private static func bar(_ kind: ElementKind, _ items: [Element]) -> Element? {
    guard !items.isEmpty else { return nil }
    var bar = Element(id: "", kind: kind)
    bar.location = items.first?.location
    bar.children = items
    return bar
  }

  /// Adds the items of a placement (`ToolbarItemPlacement`).
  mutating func add(_ items: [Element], placement: String?) {
    switch placement {
    case "cancellationAction", "navigationBarLeading", "topBarLeading", "navigation": leading += items
    case "bottomBar", "keyboard", "status": bottom += items
    case "principal", "title": principal += items
    default: trailing += items
    }
  }
}

extension [Element] {
  /// The elements as what they are to the view that they are attached to.
  fileprivate func attached(as attachment: ViewLayout.Attachment) -> [Element] { map { $0.attached(as: attachment) } }
}

/// What a view presents over itself: a sheet, an alert, a menu.
struct Presentation {
  /// The modifier's name.
  var name: String
  /// What is presented.
  var elements: [Element]
  /// The location of the modifier.
  var location: SourceLocation?
}
