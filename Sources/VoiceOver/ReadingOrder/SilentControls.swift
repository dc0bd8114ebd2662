package import AuditModel

/// Why VoiceOver does not stop at an element.
package enum SilenceReason: Sendable, Hashable {
  /// The element, or the one with the id, is hidden, transparent, not installed or hidden from accessibility.
  case hidden(by: String?)
  /// The element of the id speaks for it.
  case spokenBy(String)
  /// The element of the id does not list it, or shows a modal view in front of it.
  case leftOut(by: String)
  /// Only customizing the toolbar of the id makes it available.
  case offered(by: String)
  /// What the element shows comes from the app's data or the web.
  case filledByApp
  /// The element's parts are spoken: segments, the view in a bar item.
  case inParts
  /// The element has no text until code sets one.
  case empty
  /// The element only adds space between others.
  case space
  /// The file says that it is not an accessibility element, or its container does not show it.
  case notAnElement
  /// The element is in a group that is collapsed at first.
  case collapsed
}

extension SilenceReason {
  /// The reason for a person.
  package var words: String {
    switch self {
    case .hidden(let id): id.map { "inside \($0), which is hidden" } ?? "hidden"
    case .spokenBy(let id): "\(id) speaks for it"
    case .leftOut(let id): "left out or covered in \(id)"
    case .offered(let id): "available only by customizing \(id)"
    case .filledByApp: "the app supplies its content"
    case .inParts: "its parts are spoken"
    case .empty: "empty until code sets its text"
    case .space: "a space"
    case .notAnElement: "not an accessibility element"
    case .collapsed: "in a collapsed group"
    }
  }
}

extension Screen {
  /// A control or text at which VoiceOver does not stop.
  package struct SilentControl: Sendable {
    /// The element.
    package var element: Element
    /// Its index in file order, from 0.
    package var index: Int
    /// Why it is not spoken; nil if nothing in the file explains it.
    package var reason: SilenceReason?
  }

  /// The controls and texts at which VoiceOver does not stop, in file order, each with the reason.
  package func silentControls(
    on platform: Platform, framework: InterfaceFramework? = nil,
    resolve: (LocalizableText) -> String? = { $0.value ?? $0.key }
  ) -> [SilentControl] {
    withoutActuallyEscaping(resolve) { resolve in
      let speech = SpeechContext(
        settings: SpeechSettings(), platform: platform, framework: framework, locale: .english, resolve: resolve)
      return ScreenOutline(self, speech: speech, isRightToLeft: false).silentControls
    }
  }
}

extension ScreenOutline {
  fileprivate var silentControls: [Screen.SilentControl] {
    let reach = reach
    return nodes.indices.compactMap { index in
      guard elements[index].isControlOrText, reach[index] != .reached || nodes[index].isCollapsed else { return nil }
      guard !Self.filled.contains(elements[index].kind) || !speaks(inside: index, reach) else { return nil }
      return Screen.SilentControl(element: elements[index], index: index, reason: reason(at: index, reach[index]))
    }
  }

  private func reason(at index: Int, _ reach: VoiceOverReach) -> SilenceReason? {
    switch reach {
    case .hidden(let other): .hidden(by: other == index ? nil : elements[other].id)
    case .swallowed(let other): .spokenBy(elements[other].id)
    case .omitted(let other) where isOffered(index, by: other): .offered(by: elements[other].id)
    case .omitted(let other): .leftOut(by: elements[other].id)
    case .reached: .collapsed
    case .notAnElement: reasonByItself(at: index)
    }
  }

  /// Whether an element is, or is in, an item that a Mac toolbar has in its palette alone.
  private func isOffered(_ index: Int, by toolbar: Int) -> Bool {
    guard elements[toolbar].kind == .toolbar else { return false }
    var item = index
    while let parent = nodes[item].parent, parent != toolbar { item = parent }
    return elements[item].kind == .toolbarItem
  }

  private func reasonByItself(at index: Int) -> SilenceReason? {
    let element = elements[index]
    if element.accessibility.isElement == false { return .notAnElement }
    if element.isSpace { return .space }
    if Self.filled.contains(element.kind) { return .filledByApp }
    let parts = nodes[index].children.filter { !nodes[$0].kind.isOnlyOfLayout }
    if parts.contains(where: { nodes[$0].kind == .segment || nodes[$0].isShown }) { return .inParts }
    return element.isLabel || Self.named.contains(element.kind) ? .empty : nil
  }

  private func speaks(inside index: Int, _ reach: [VoiceOverReach]) -> Bool {
    nodes[index].children.contains { reach[$0] == .reached || speaks(inside: $0, reach) }
  }

  /// The kinds whose content the app supplies where the file has none.
  fileprivate static let filled: Set<ElementKind> = [
    .tableView, .collectionView, .unknown("webView"), .unknown("wkWebView"),
  ]

  /// The kinds that are spoken only if they have a text.
  private static let named: Set<ElementKind> = [.box, .tableColumn, .segmentedControl]
}

extension Element {
  /// Whether a user operates or reads the element: a control, a text, an indicator, a titled part of an AppKit container.
  fileprivate var isControlOrText: Bool {
    ElementKind.controls.contains(kind) || isLabel || Self.shown.contains(kind) || ScreenOutline.filled.contains(kind)
      || Self.titled.contains(kind) && control.title.map { !$0.isBlank } ?? false
  }

  private static let shown: Set<ElementKind> = [
    .progressView, .activityIndicator, .buttonCell, .levelIndicator, .tabViewItem, .pathControl,
  ]
  private static let titled: Set<ElementKind> = [.box, .tableColumn]
}
