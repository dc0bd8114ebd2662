import AuditModel
import Foundation
import Layout
import Loading
import SwiftSource
import SystemPackage
import TextLayout

/// The SwiftUI screens of an app: one after the other with ever new texts, and all of them in a complete audit.
struct LayingOutViews {
  /// How many rows the generated screens have, so that the median screen has 23 elements, and one in ten 329: in nine public apps the
  /// median is 5 to 27, and some screens have hundreds.
  private static let rows = [1, 2, 1, 2, 2, 2, 3, 12, 2, 36]

  /// The maximum time of a layout, and of the audit in all locales, at all content sizes, on three devices, in seconds.
  private static let limits = (layout: 0.1e-3, audit: 120.0)

  private let app: URL
  private let folder: URL
  private let times: Int

  /// A bench of the app in a folder; without one of generated sources.
  init(of app: URL?, in folder: URL, isQuick: Bool) throws {
    self.folder = folder
    times = isQuick ? 5 : 20
    self.app = app ?? folder.appendingPathComponent("views")
    guard app == nil else { return }
    for file in SyntheticSources(count: isQuick ? 80 : 800, rows: Self.rows).files {
      let path = self.app.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: path)
    }
  }

  /// Measures and adds the results to a table.
  func add(to table: inout ResultTable) async throws {
    // First, before this process has read anything (see Command.peakMemory).
    let audit = try WholeAudit(app, in: folder, times: 1, options: ["--device", "iphone"])
    let workspace = try await Loader(sourceReader: SwiftUIReader()).load([FilePath(app.path)])
    let seconds = TextEngine(bundledFonts: workspace.fonts).withMeasurer { measurer in
      workspace.trees.filter { $0.framework == .swiftUI && $0.isMadeInCode != true }.flatMap { tree in
        tree.screens.map { time(of: $0, in: tree, OwnTexts(platform: tree.platform, measurer: measurer)) }
      }
    }.sorted()
    guard let slowest = seconds.last else { throw Command.Failure(description: "no views were read") }
    print("\(seconds.count) screens of SwiftUI; slowest: \(String(format: "%.1f ms", slowest * 1000)) a layout")
    table.add("a SwiftUI screen, median", ours: seconds[seconds.count / 2], atMost: Self.limits.layout)
    table.add("\(app.lastPathComponent), 3 devices, 12 sizes", ours: audit.seconds, atMost: Self.limits.audit)
    table.add("peak memory", memory: audit.memory, "fitspoken audit", below: Self.maximumMemory)
  }

  /// More than this is what the fuzzer takes for a fault, in bytes.
  private static let maximumMemory = 1_000_000_000

  /// The shortest time of a layout, each with texts of other sizes, since a screen that is solved is remembered.
  private func time(of screen: Screen, in tree: InterfaceTree, _ texts: OwnTexts) -> Double {
    var layout = ViewScreenLayout(screen: screen, tree: tree, traits: LayoutTraits(of: screen, in: tree))
    var sizes: [Question: MeasuredText?] = [:]
    var factor = 1.0
    return Stopwatch.best(of: times) {
      factor += 0.001
      _ = layout.solve { slot, width in
        let question = Question(slot: slot, width: width)
        let size = sizes[question] ?? texts.size(of: slot, within: width)
        sizes[question] = .some(size)
        return size?.widened(by: factor)
      }
    }
  }

  private struct Question: Hashable {
    var slot: TitleSlot
    var width: Points?
  }
}

extension MeasuredText {
  /// The text, as if it were wider.
  fileprivate func widened(by factor: Double) -> MeasuredText {
    var text = self
    text.size.width = Points(size.width.value * factor)
    return text
  }
}
