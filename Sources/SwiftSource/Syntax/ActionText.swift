internal import SwiftSyntax

extension ViewCall {
  /// What the call does when people tap, as code writes it, without spaces: `{ store.add() }` and `store.add` are the same; nil without
  /// an action, or for a long one.
  ///
  /// - Parameter label: The label of the argument that is the action, if the call has no closure for it.
  func actionText(_ label: String) -> String? {
    let argument = argument(label)
    let closure = argument.map { $0.as(ClosureExprSyntax.self)?.statements } ?? statements
    guard let closure else { return argument?.writtenShortly.map { "\($0)()" } }
    return closure.isEmpty ? nil : closure.writtenShortly
  }
}

extension SyntaxProtocol {
  /// The source without comments and spaces, if it is short.
  fileprivate var writtenShortly: String? {
    guard totalLength.utf8Length <= Self.maximumLength else { return nil }
    return tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }

  /// Longer actions are hardly written twice.
  private static var maximumLength: Int { 400 }
}
