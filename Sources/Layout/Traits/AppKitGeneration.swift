import AuditModel
import PlatformData

/// Which macOS drew the controls of a file: the builds of Interface Builder run on several, and draw with what they run on.
///
/// Of 23 files of builds from 24000 on, the controls of each have either the heights of macOS 26 or those of macOS 15, never both.
enum AppKitGeneration {
  /// The generation whose heights most of the file's controls have; that of the build if they do not tell.
  static func of(_ tree: InterfaceTree) -> SystemGeneration {
    let usual = SystemGeneration(macInterfaceBuilderBuild: tree.build)
    guard usual != .iOS12 else { return usual }
    var votes: [SystemGeneration: Int] = [:]
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        for generation in matches(element) { votes[generation, default: 0] += 1 }
      }
      // Of a large file the first controls tell.
      if (votes.values.max() ?? 0) >= enoughVotes { break }
    }
    let most = candidates.max { votes[$0, default: 0] < votes[$1, default: 0] } ?? usual
    return votes[most, default: 0] > votes[usual, default: 0] ? most : usual
  }

  private static let enoughVotes = 8
  private static let candidates: [SystemGeneration] = [.iOS13to18, .iOS26]
  private static let telling: Set<AppKitControl> = [.push, .check, .radio, .popUp]

  /// The generations in which a control has the height that the file records; none if it has it in both.
  private static func matches(_ element: Element) -> [SystemGeneration] {
    guard element.layout.usesConstraints == true, let recorded = element.frame?.height.value,
      let control = AppKitControl.of(element), telling.contains(control)
    else { return [] }
    let matching = candidates.filter { generation in
      AppKitControl.listedSize(of: element, generation).flatMap(\.frameHeight) == recorded
    }
    return matching.count < candidates.count ? matching : []
  }
}

extension IntrinsicSize {
  /// The height of the frame: that of the alignment rectangle with what extends beyond it.
  fileprivate var frameHeight: Double? { height.map { $0 + alignmentRectInsets.top + alignmentRectInsets.bottom } }
}
