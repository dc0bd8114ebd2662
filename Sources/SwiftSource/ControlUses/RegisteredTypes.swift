internal import SwiftSyntax

extension ClosureExprSyntax {
  /// The class of the views that the closure configures, which the call around registers: `CellRegistration<Cell, Item> { cell, _, _ in … }`,
  /// `SupplementaryRegistration<Header>(elementKind: kind) { … }`; nil for any other closure.
  var typeOfRegistered: String? {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let generic = call?.calledExpression.as(GenericSpecializationExprSyntax.self),
      Self.registrations.contains(generic.expression.sourceText.lastTypeName)
    else { return nil }
    return generic.genericArgumentClause.arguments.first?.argument.trimmedDescription.withoutGenerics
  }

  /// What registers views (Apple, `UICollectionView.CellRegistration`, `UICollectionView.SupplementaryRegistration`).
  private static let registrations: Set<String> = ["CellRegistration", "SupplementaryRegistration"]
}
