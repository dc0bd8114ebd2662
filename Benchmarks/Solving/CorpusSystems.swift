import AuditModel
import Foundation
import Layout
import Loading
import RandomSystems
import SystemPackage
import TextLayout

/// The constraint systems of real apps' screens, if a folder of apps is next to the repository.
enum CorpusSystems {
  /// The folder of real apps; nil without one.
  static let folder: URL? = {
    let folder = URL(fileURLWithPath: "../shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The systems of all screens with constraints, with the texts of the file on its canvas.
  static func samples() async throws -> [SampleSystem] {
    guard let folder else { return [] }
    let workspace = try await Loader().load([FilePath(folder.path)])
    return TextEngine(bundledFonts: workspace.fonts).withMeasurer { measurer in
      workspace.trees.flatMap { tree in
        let texts = OwnTexts(platform: tree.platform, measurer: measurer)
        return tree.screens.filter { $0.root.statesConstraints }.map { sample(of: $0, in: tree, texts) }
      }
    }
  }

  private static func sample(of screen: Screen, in tree: InterfaceTree, _ texts: OwnTexts) -> SampleSystem {
    var layout = ScreenLayout(screen: screen, tree: tree, traits: LayoutTraits(of: screen, in: tree))
    let name = "\(tree.source) \(screen.id)"
    _ = layout.solve { texts.size(of: $0, within: $1) }
    var sample = SampleSystem(name: name, layout.constraints)
    _ = layout.solve { texts.size(of: $0, within: $1).map(longer) }
    sample.edit = firstChange(from: sample, to: SampleSystem(name: name, layout.constraints))
    return sample
  }

  /// The width of a text, a fifth and a point wider.
  private static func longer(_ text: MeasuredText) -> MeasuredText {
    var text = text
    text.size.width = Points(text.size.width.value * 1.2 + 1)
    return text
  }

  /// The first constant that differs: the width of the first text; nil if no text determines a width.
  private static func firstChange(from one: SampleSystem, to other: SampleSystem) -> SampleSystem.Edit? {
    guard one.constraints.count == other.constraints.count else { return nil }
    for (place, (old, new)) in zip(one.constraints, other.constraints).enumerated() where old.constant != new.constant {
      return SampleSystem.Edit(constraint: place, constant: new.constant)
    }
    return nil
  }
}

extension Element {
  /// Whether the file has constraints for the element or anything in it.
  fileprivate var statesConstraints: Bool {
    var states = false
    forEach { element, _ in states = states || element.layout.constraints?.isEmpty == false }
    return states
  }
}
