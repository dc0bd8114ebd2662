import AuditModel
import PlatformData

extension SystemGeneration {
  /// The generation whose sizes a tree's controls have: the one that is asked for, else that of the file's own frames.
  ///
  /// Releases of iOS are asked for, which say nothing of AppKit's controls.
  init(of tree: InterfaceTree, asked: SystemGeneration?) {
    if tree.platform == .macOS {
      self.init(macInterfaceBuilderBuild: tree.build)
    } else {
      self = asked ?? SystemGeneration(interfaceBuilderBuild: tree.build)
    }
  }
}
