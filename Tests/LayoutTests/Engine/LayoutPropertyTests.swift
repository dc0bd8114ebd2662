import AuditModel
import Foundation
import Layout
import Loading
import PlatformData
import SystemPackage
import TestSupport
import Testing

/// What holds of every screen of real apps, whatever their frames: with texts whose letters are all 9 points wide.
@Suite(.enabled(if: Corpus.folder != nil)) struct LayoutPropertyTests {
  private static let apps = ["duckduckgo-ios", "pocket-casts-ios", "vlc-ios", "uikitcatalog"]

  @Test(arguments: apps)
  func rightToLeftIsTheMirrorImage(app: String) async throws {
    var compared = 0
    for (screen, tree) in try await Self.screens(of: app) where Self.isMirrorable(screen.root) {
      let forwards = Self.solved(screen, tree)
      let backwards = Self.solved(screen, tree, LayoutTraits(of: screen, in: tree, isRightToLeft: true))
      guard forwards.conflicts.isEmpty else { continue }
      for (index, container) in Self.containers(of: screen.root).enumerated() {
        guard let container, let outer = forwards.elements[container], let one = forwards.elements[index],
          let other = backwards.elements[index], [one, other, outer].allSatisfy(Self.isSettled)
        else { continue }
        let reflected = outer.frame.width.value - one.frame.x.value - one.frame.width.value
        #expect(abs(reflected - other.frame.x.value) < 0.05, "\(tree.source) \(screen.id) \(index)")
        #expect(abs(one.frame.width.value - other.frame.width.value) < 0.05, "\(tree.source) \(screen.id) \(index)")
        compared += 1
      }
    }
    #expect(compared > 20)
  }

  @Test(arguments: apps)
  func aWiderDeviceNeverNarrowsWhatIsPinnedAtBothSides(app: String) async throws {
    let narrow = try #require(DeviceScreen.named("iphone-4.7in"))
    let wide = try #require(DeviceScreen.named("iphone-6.7in"))
    var compared = 0
    for (screen, tree) in try await Self.screens(of: app) where tree.platform == .iOS {
      let solved = [narrow, wide].map { device in
        Self.solved(screen, tree, LayoutTraits(of: screen, in: tree, device: device))
      }
      let positions = Self.positions(of: screen.root)
      for (index, id) in Self.pinned(in: screen.root).compactMap({ id in positions[id].map { ($0, id) } }) {
        guard let small = solved[0].elements[index], let large = solved[1].elements[index] else { continue }
        #expect(large.frame.width.value >= small.frame.width.value - 0.05, "\(tree.source) \(id)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  @Test(arguments: apps)
  func aLongerTitleNeverNarrowsItsOwnButton(app: String) async throws {
    var compared = 0
    for (screen, tree) in try await Self.screens(of: app) {
      var layout = ScreenLayout(screen: screen, tree: tree, traits: LayoutTraits(of: screen, in: tree))
      let before = layout.solve(measure: Self.measure)
      var index = -1
      screen.root.forEach { element, _ in
        index += 1
        guard element.kind == .button, let title = element.control.title(for: .normal)?.value, !title.isEmpty,
          let own = before.elements[index]
        else { return }
        let after = layout.solve { slot, width in
          guard slot.text.value == title else { return Self.measure(slot, width) }
          return Self.measured(title + " longer", slot, width)
        }
        let grown = after.elements[index]
        #expect(
          grown.map { $0.frame.width.value >= own.frame.width.value - 0.05 } ?? true, "\(tree.source) \(element.id)")
        compared += 1
      }
    }
    #expect(compared > 2)
  }

  // MARK: Screens

  private static func screens(of app: String) async throws -> [(Screen, InterfaceTree)] {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    let workspace = try await Loader().load([FilePath(folder.path)])
    return workspace.trees.flatMap { tree in tree.screens.map { ($0, tree) } }
  }

  private static func solved(
    _ screen: Screen, _ tree: InterfaceTree, _ traits: LayoutTraits? = nil
  ) -> SolvedScreen {
    var layout = ScreenLayout(screen: screen, tree: tree, traits: traits ?? LayoutTraits(of: screen, in: tree))
    return layout.solve(measure: measure)
  }

  private static func measure(_ slot: TitleSlot, _ width: Points?) -> MeasuredText? {
    slot.text.value.flatMap { measured($0, slot, width) }
  }

  private static func measured(_ text: String, _ slot: TitleSlot, _ width: Points?) -> MeasuredText? {
    let natural = Double(text.count) * 9
    let available = slot.numberOfLines == 1 ? natural : min(natural, max(width?.value ?? natural, 9))
    let lines = max((natural / max(available, 1)).rounded(.up), 1)
    return MeasuredText(size: Size(width: Points(available), height: Points(lines * 20)), lineHeight: 20)
  }

  private static func isSettled(_ element: SolvedElement) -> Bool {
    element.determinedBy == .constraints && !element.isAmbiguous
  }

  // MARK: Elements

  /// Whether a screen names no side but leading and trailing, and nothing keeps its direction.
  private static func isMirrorable(_ root: Element) -> Bool {
    var isMirrorable = true
    root.forEach { element, _ in
      let names = (element.layout.constraints ?? []).flatMap { constraint in
        isSided(constraint) ? ["left"] : [constraint.firstAttribute.name, constraint.secondAttribute?.name ?? ""]
      }
      let hasSide = names.contains { $0.hasPrefix("left") || $0.hasPrefix("right") }
      let hasSidedMargins =
        element.layout.marginsAreDirectional != true
        && element.layout.margins.map { $0.leading != $0.trailing } ?? false
      let keepsDirection = element.layout.semanticContent != nil || element.layout.variations != nil
      // A switch and a slider reach beyond one side of their alignment rectangle.
      let isLopsided = element.kind == .switch
      if hasSide || hasSidedMargins || keepsDirection || isLopsided { isMirrorable = false }
    }
    return isMirrorable
  }

  /// A center moved by a constant, or a multiplied place, counts from the left in every direction.
  private static func isSided(_ constraint: LayoutConstraint) -> Bool {
    let isCentered =
      constraint.firstAttribute.name.hasPrefix("centerX")
      || constraint.secondAttribute?.name.hasPrefix("centerX") == true
    let isMoved = (constraint.constant ?? 0) != 0 || constraint.multiplier != nil
    return isCentered && (isMoved || constraint.firstAttribute != constraint.secondAttribute)
  }

  private static func containers(of root: Element) -> [Int?] {
    var containers: [Int?] = []
    func walk(_ element: Element, _ container: Int?) {
      containers.append(container)
      let index = containers.count - 1
      for child in element.children { walk(child, index) }
    }
    walk(root, nil)
    return containers
  }

  private static func positions(of root: Element) -> [String: Int] {
    var positions: [String: Int] = [:]
    var index = 0
    root.forEach { element, _ in
      positions[element.id] = index
      index += 1
    }
    return positions
  }

  /// The views that required constraints of a main view pin to its own leading and trailing edges.
  private static func pinned(in root: Element) -> [String] {
    let main = root.kind == .viewController ? root.children.first { $0.layout.role == .view } : root
    guard let main, main.kind == .view else { return [] }
    let guides = Set([main.id] + (main.layout.guides ?? [:]).filter { $0.key == .safeArea }.map(\.value))
    var edges: [String: Set<LayoutConstraint.Attribute>] = [:]
    for constraint in main.layout.constraints ?? [] {
      guard constraint.relation == nil, constraint.priority ?? 1000 >= 1000, constraint.multiplier == nil,
        constraint.firstAttribute == constraint.secondAttribute
      else { continue }
      let ends = [constraint.firstItem ?? main.id, constraint.secondItem ?? main.id]
      guard let view = ends.first(where: { !guides.contains($0) }), ends.contains(where: guides.contains) else {
        continue
      }
      edges[view, default: []].insert(constraint.firstAttribute)
    }
    return edges.filter { $0.value.isSuperset(of: [.leading, .trailing]) }.map(\.key)
  }
}
