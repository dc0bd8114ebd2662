import AuditModel
import Layout
import PlatformData
import TestSupport

/// A test's screen as it is laid out, with texts whose letters are all 10 points wide.
///
/// Texts are broken between words, and within those that are wider than a line. A line is 20 points high, one of AppKit 15.5.
struct LaidOutScreen {
  private let platform: Platform
  private var layout: ScreenLayout
  /// The indices of elements in file order.
  private var indices: [String: Int] = [:]
  private var superviews: [String: String] = [:]

  fileprivate init(
    _ screen: TestScreen, device: DeviceScreen?, isRightToLeft: Bool, generation: SystemGeneration?
  ) throws {
    let tree = try screen.tree()
    platform = screen.platform
    let traits = LayoutTraits(
      of: tree.screens[0], in: tree, device: device, generation: generation, isRightToLeft: isRightToLeft)
    layout = ScreenLayout(screen: tree.screens[0], tree: tree, traits: traits)
    var index = 0
    tree.screens[0].root.forEach { element, path in
      superviews[element.id] = path.dropLast().last
      indices[element.id] = index
      index += 1
    }
  }

  /// The screen as it is laid out; `texts` replaces those that the file has.
  mutating func solve(_ texts: [String: String] = [:]) -> SolvedScreen {
    let platform = platform
    return layout.solve { slot, width in
      let own = slot.text.value ?? ""
      return Self.measured(texts[own] ?? own, within: slot.numberOfLines == 1 ? nil : width, on: platform)
    }
  }

  /// An element as it is laid out.
  mutating func element(_ id: String, _ texts: [String: String] = [:]) -> SolvedElement? {
    indices[id].flatMap { solve(texts).elements[$0] }
  }

  /// The frame of an element as four numbers.
  mutating func frame(_ id: String, _ texts: [String: String] = [:]) -> [Double]? {
    element(id, texts).map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].map(\.value) }
  }

  /// The elements by id.
  func elements() -> [String: SolvedElement] {
    var copy = self
    let solved = copy.solve()
    return indices.compactMapValues { solved.elements[$0] }
  }

  /// The required constraints that contradict others.
  func conflicts() -> [LayoutConflict] {
    var copy = self
    return copy.solve().conflicts
  }

  /// The frames by id, in the coordinates of each superview.
  func frames() -> [String: Rect] { elements().mapValues(\.frame) }

  /// The frames by id, each mirrored in its superview.
  func mirroredFrames() -> [String: Rect] {
    let frames = frames()
    var mirrored = frames
    for (id, frame) in frames {
      guard let superview = superviews[id].flatMap({ frames[$0] }) else { continue }
      mirrored[id]?.x = superview.width - frame.x - frame.width
    }
    return mirrored
  }

  private static func measured(_ text: String, within width: Points?, on platform: Platform) -> MeasuredText {
    let available = width.map { max($0.value, 10) } ?? .infinity
    let lineHeight = Points(platform == .macOS ? 15.5 : 20)
    var lines = [0.0]
    for word in text.split(separator: " ").map({ Double($0.count) * 10 }) {
      let last = lines[lines.count - 1]
      if last == 0 || last + 10 + word <= available {
        lines[lines.count - 1] = last == 0 ? word : last + 10 + word
      } else {
        lines.append(word)
      }
    }
    let count = lines.reduce(0) { $0 + max(($1 / available).rounded(.up), 1) }
    let size = Size(width: Points(min(lines.max() ?? 0, available)), height: Points(count * lineHeight.value))
    return MeasuredText(size: size, lineHeight: lineHeight)
  }
}

extension TestScreen {
  /// The screen laid out on a device, on its own canvas where none is named.
  func laidOut(
    on device: String? = nil, isRightToLeft: Bool = false, generation: SystemGeneration? = nil
  ) throws -> LaidOutScreen {
    try LaidOutScreen(
      self, device: device.flatMap { DeviceScreen.named($0) }, isRightToLeft: isRightToLeft, generation: generation)
  }

  /// The slots of titles and texts by the elements' ids.
  func titleSlots(generation: SystemGeneration? = nil) throws -> [String: [TitleSlot]] {
    let tree = try tree()
    let titles = ControlTitles(screen: tree.screens[0], tree: tree, generation: generation)
    var (slots, index): ([String: [TitleSlot]], Int) = ([:], 0)
    tree.screens[0].root.forEach { element, _ in
      slots[element.id] = titles.slots(of: element, at: index)
      index += 1
    }
    return slots
  }
}

extension Rect {
  /// Whether a rectangle is the same but for the grid of 1/64 of a point on which edges lie.
  func isNearly(_ other: Rect?) -> Bool {
    guard let other else { return false }
    return zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs(($0 - $1).value) < 0.05 }
  }
}

/// A frame of a width, 32 points high, as a member of an element.
func sized(_ width: Double) -> Members { ["frame": .frame(0, 0, width, 32)] }
