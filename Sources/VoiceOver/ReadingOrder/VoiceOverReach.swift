package import AuditModel

/// What VoiceOver does with one element of a screen.
///
/// Elements are named by their index in file order among all of the screen's, from 0.
package enum VoiceOverReach: Sendable, Hashable {
  /// VoiceOver stops at the element, or at its parts, such as a stepper's two buttons.
  case reached
  /// The element is not an accessibility element; VoiceOver continues inside.
  case notAnElement
  /// The element or an ancestor, the one at the index, is hidden, transparent, not installed or hidden from
  /// accessibility.
  case hidden(by: Int)
  /// The ancestor at the index is an accessibility element, or speaks its content itself.
  case swallowed(by: Int)
  /// The ancestor at the index does not list this element, or shows a modal view in front of it.
  case omitted(by: Int)
}

extension VoiceOverReach {
  /// Whether VoiceOver visits the element, to stop there or to continue inside.
  package var isVisited: Bool { self == .reached || self == .notAnElement }
}

extension VoiceOverReach {
  /// What VoiceOver does with each element of a screen, by index in file order.
  ///
  /// - Parameter resolve: Finds a text. By default the file's own texts are used: they matter only where an element is one only
  ///   if it has a label, as cells and sections are.
  package static func all(
    in screen: Screen, platform: Platform, framework: InterfaceFramework? = nil,
    resolve: (LocalizableText) -> String? = { $0.value ?? $0.key }
  ) -> [VoiceOverReach] {
    withoutActuallyEscaping(resolve) { resolve in
      let speech = SpeechContext(
        settings: SpeechSettings(), platform: platform, framework: framework, locale: .english, resolve: resolve)
      return ScreenOutline(screen, speech: speech, isRightToLeft: false).reach
    }
  }
}

extension ScreenOutline {
  /// What VoiceOver does with each element.
  var reach: [VoiceOverReach] {
    let isVisited = visited
    var reach: [VoiceOverReach] = []
    for index in nodes.indices {
      if isVisited[index] {
        reach.append(nodes[index].isStop ? .reached : .notAnElement)
      } else if let parent = nodes[index].parent {
        reach.append(reach[parent].isVisited ? obstacle(to: index, in: parent) : reach[parent])
      } else {
        reach.append(.hidden(by: index))
      }
    }
    return reach
  }

  /// Whether VoiceOver visits each element.
  private var visited: [Bool] {
    var visited = Array(repeating: false, count: nodes.count)
    var waiting = nodes.isEmpty ? [] : [0]
    while let index = waiting.popLast() {
      guard !visited[index], nodes[index].isShown else { continue }
      visited[index] = true
      let members = members(of: index)
      waiting += members
      guard nodes[index].traversal == .controlsOfCell else { continue }
      // The plain views between a cell and its controls are transparent.
      for member in members {
        var current = nodes[member].parent
        while let view = current, !visited[view] { (visited[view], current) = (true, nodes[view].parent) }
      }
    }
    return visited
  }

  /// What keeps VoiceOver from an element whose parent it visits.
  private func obstacle(to index: Int, in parent: Int) -> VoiceOverReach {
    guard nodes[index].isShown else { return .hidden(by: index) }
    if nodes[parent].children.contains(where: { nodes[$0].isShown && nodes[$0].isModal }) {
      return .omitted(by: parent)
    }
    var container = parent
    while nodes[container].traversal == .transparent, let outer = nodes[container].parent { container = outer }
    if case .explicit = nodes[container].traversal { return .omitted(by: container) }
    return .swallowed(by: container)
  }
}

extension ScreenOutline.Node {
  /// Whether VoiceOver stops at the element or at a part of it.
  fileprivate var isStop: Bool { isSpoken || traversal == .stepper || hasFooter }
}
