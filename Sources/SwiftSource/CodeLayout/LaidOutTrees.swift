internal import AuditModel

extension FileControls {
  /// The trees of the controls that the file makes: for each framework one without frames, and one of the screens whose constraints
  /// give frames.
  ///
  /// - Parameter platforms: The platforms of the targets that compile the file; empty if they are unknown.
  func laidOutTrees(
    in controls: ModuleControls, _ module: ModuleIndex, on platforms: Set<Platform>
  ) -> [InterfaceTree] {
    made(in: controls, module, on: platforms).flatMap { tree, screens -> [InterfaceTree] in
      guard [.iOS, .macOS].contains(tree.platform) else { return [tree] }
      var (plain, laidOut) = (tree, tree)
      (plain.screens, laidOut.screens) = ([], [])
      laidOut.usesAutoLayout = true
      for screen in tree.screens {
        let arranged = screens.types[screen.id].flatMap {
          CodeArrangement.arranged(screen, of: $0, in: self, screens.elements, controls)
        }
        if let arranged { laidOut.screens.append(arranged) } else { plain.screens.append(screen) }
      }
      return [plain, laidOut].filter { !$0.screens.isEmpty }
    }
  }
}
