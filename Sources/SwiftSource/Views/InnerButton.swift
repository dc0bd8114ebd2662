internal import AuditModel

// Buttons that show nothing but another button.
extension ViewWalk {
  /// What a button shows, if that is nothing but another button; the one in a style's body is the button itself.
  func orInner(_ button: Element, _ around: ViewEnvironment) -> [Element] {
    ownStyle(around) == nil ? button.orInnerButton : [button]
  }
}

extension Element {
  /// What a button shows, if that is nothing but another button, since that one is pressed; otherwise the button.
  fileprivate var orInnerButton: [Element] {
    guard isHidden != true, let inner = children.led(by: self) else { return [self] }
    return inner.map { view in
      var view = view
      if view.layout.view?.attachment != nil { view.layOut { $0.attachment = nil } }
      return view
    }
  }

  /// Whether the element is there for its content alone.
  fileprivate var isPlainContainer: Bool {
    (kind == .view || kind == .stackView) && accessibility.isEmpty && connections.gestures == nil
  }
}

extension [Element] {
  /// The elements, where the button that is all that they show also leads to where another one does; nil if they show anything else.
  fileprivate func led(by outer: Element) -> [Element]? {
    let shown = indices.filter { !self[$0].isOnlyOfLayout }
    guard shown.count == 1, let index = shown.first, self[index].branch == nil, self[index].isHidden != true else {
      return nil
    }
    var elements = self
    if self[index].kind == .button {
      let own = self[index].opens ?? []
      let opens = own + (outer.opens ?? []).filter { !own.contains($0) }
      if !opens.isEmpty { elements[index].opens = opens }
      elements[index].control.type = self[index].control.type ?? outer.control.type
      return elements
    }
    guard self[index].isPlainContainer, let inner = self[index].children.led(by: outer) else { return nil }
    elements[index].children = inner
    return elements
  }
}
