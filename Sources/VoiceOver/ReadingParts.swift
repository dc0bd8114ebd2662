import AuditModel
import LocaleData

extension Element {
  /// What UIKit makes of a part of an element: a stepper's button, a stepper whose type is the half; or a section's footer, a label.
  init(part: ReadingItem.Part, of whole: Element) {
    switch part {
    case .half(let half):
      self.init(id: whole.id, kind: whole.kind)
      control.type = half.rawValue
      control.isEnabled = whole.control.isEnabled
      accessibility.language = whole.accessibility.language
    case .footer:
      self.init(id: whole.id, kind: .label)
      control.text = whole.control.subtitle
    }
    location = whole.location
  }
}

extension ReadingItem {
  /// Items that are read one after the other, at the place of the first.
  init(joining items: [ReadingItem]) {
    let items = items.filter { !$0.marks.isEmpty }
    self.init(marks: items.flatMap(\.marks), position: items.first?.position)
  }

  /// One item after the other.
  static func + (first: Self, second: Self) -> Self { ReadingItem(joining: [first, second]) }
}

extension ScreenOutline {
  /// The container that an element is to a listener; nil where it is none.
  func container(at index: Int, speech: SpeechContext) -> SpokenContainer? {
    let holder = nodes[index].parent.map { nodes[$0].kind }
    return SpokenContainer(of: elements[index], at: index, in: holder, speech: speech)
  }

  /// The toolbar of a controller's bar items, which no element stands for; nil for what is no such item.
  func toolbar(of index: Int) -> SpokenContainer? {
    guard [.barButtonItem, .toolbarItem].contains(nodes[index].kind), let parent = nodes[index].parent,
      [.viewController, .window].contains(nodes[parent].kind)
    else { return nil }
    return SpokenContainer(kind: .toolbar, id: elements[parent].id, index: parent)
  }
}

extension ScreenOutline.Node {
  /// Whether a bar comes before (below 0) or after what a controller shows.
  var rank: Int { Self.ranks[kind] ?? 0 }

  private static let ranks: [ElementKind: Int] = [
    .navigationBar: -1, .navigationItem: -1, .barButtonItem: 1, .toolbarItem: 1, .toolbar: 1, .tabBar: 2,
    .tabBarItem: 2,
  ]
}
