/// An initializer of the app that runs when a control is made.
struct RunInitializer {
  let initializer: DeclaredInitializer
  /// What names mean in it, with what it is given.
  let scope: ViewScope
}
