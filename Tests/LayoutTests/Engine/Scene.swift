import AuditModel
import Layout
import TestSupport
import PlatformData

/// A screen laid out with texts whose letters are all 10 points wide and 20 high.
struct Scene {
  private let screen: Screen
  private let tree: InterfaceTree
  private var layout: ScreenLayout
  private var places: [String: Int] = [:]
  private var holders: [String: String] = [:]

  /// A screen of 400 × 800 points whose view, called `root`, holds `children`.
  ///
  /// The constraints of the root are in short: `a.leading = b.trailing + 8 @750`.
  init(
    _ children: [Node], _ constraints: [String] = [], platform: Platform = .iOS, isRightToLeft: Bool = false,
    device: String? = nil, variations: JSON = []
  ) throws {
    var root = try Node(.view, "root", ["frame": .frame(0, 0, 400, 800), "layout": ["variations": variations]]) {
      children
    }.element()
    root.layout.constraints = constraints.map(LayoutConstraint.init(short:))
    screen = Screen(id: "s", size: Size(width: 400, height: 800), root: root)
    tree = InterfaceTree(source: "t.json", platform: platform)
    let traits = LayoutTraits(
      of: screen, in: tree, device: device.flatMap { DeviceScreen.named($0) }, isRightToLeft: isRightToLeft)
    layout = ScreenLayout(screen: screen, tree: tree, traits: traits)
    var place = 0
    root.forEach { element, path in
      holders[element.id] = path.dropLast().last
      places[element.id] = place
      place += 1
    }
  }

  /// The screen as it is laid out; `texts` says other words for those that the JSON has.
  mutating func solve(_ texts: [String: String] = [:]) -> SolvedScreen {
    layout.solve { slot, width in
      let own = slot.text.value ?? ""
      return Scene.measured(texts[own] ?? own, within: slot.numberOfLines == 1 ? nil : width)
    }
  }

  /// An element as it is laid out.
  mutating func element(_ id: String, _ texts: [String: String] = [:]) -> SolvedElement? {
    places[id].flatMap { solve(texts).elements[$0] }
  }

  /// The frame of an element as four numbers.
  mutating func frame(_ id: String, _ texts: [String: String] = [:]) -> [Double]? {
    element(id, texts).map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].map(\.value) }
  }

  /// The frames of all elements, reflected in the middle of what holds each where that is wanted.
  mutating func frames(reflected: Bool = false) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for id in places.keys { frames[id] = frame(id) }
    guard reflected else { return frames }
    return Scene.reflection(of: frames, holders: holders)
  }

  /// Whether frames are the same but for the grid of 1/64 of a point on which edges lie.
  static func areSame(_ one: [String: [Double]], _ other: [String: [Double]]) -> Bool {
    one.keys == other.keys
      && one.allSatisfy { id, frame in zip(frame, other[id] ?? []).allSatisfy { abs($0 - $1) < 0.05 } }
  }

  /// Frames reflected in the middle of what holds each.
  static func reflection(of frames: [String: [Double]], holders: [String: String]) -> [String: [Double]] {
    var reflected = frames
    for (id, frame) in frames {
      guard let holder = holders[id].flatMap({ frames[$0] }) else { continue }
      reflected[id]?[0] = holder[2] - frame[0] - frame[2]
    }
    return reflected
  }

  private static func measured(_ text: String, within width: Points?) -> MeasuredText {
    let room = width.map { max($0.value, 10) } ?? .infinity
    var lines = [0.0]
    for word in text.split(separator: " ").map({ Double($0.count) * 10 }) {
      let last = lines[lines.count - 1]
      if last == 0 || last + 10 + word <= room {
        lines[lines.count - 1] = last == 0 ? word : last + 10 + word
      } else {
        lines.append(word)
      }
    }
    let count = lines.reduce(0) { $0 + max(($1 / room).rounded(.up), 1) }
    return MeasuredText(
      size: Size(width: Points(min(lines.max() ?? 0, room)), height: Points(count * 20)), lineHeight: 20)
  }
}
