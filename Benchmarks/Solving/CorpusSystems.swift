import AuditModel
import Auditing
import Foundation
import Layout
import Loading
import RandomSystems
import SystemPackage

/// The constraint systems of real apps' screens, where real apps stand beside the repository.
enum CorpusSystems {
  /// The folder of real apps; nil where the repository stands alone.
  static let folder: URL? = {
    let folder = URL(fileURLWithPath: "../shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The systems of all screens that have constraints, as Interface Builder draws them.
  static func samples() async throws -> [SampleSystem] {
    guard let folder else { return [] }
    let workspace = try await Loader().load([FilePath(folder.path)])
    return await LayoutSurvey().systems(of: workspace).filter { $0.hasStated }.map { screen in
      let edit = screen.edit.map { SampleSystem.Edit(constraint: $0.row.index, constant: $0.width) }
      return SampleSystem(name: screen.name, screen.system, edit: edit)
    }
  }
}
