internal import SwiftSyntax

extension ModuleControls {
  /// Whether a class only gives its own words or image another look, `attributedText = styled(text)`: they are what other code sets.
  ///
  /// - Parameters:
  ///   - expression: What the class sets the text or the image to.
  ///   - type: The class.
  func restyles(_ expression: ExprSyntax, in type: String) -> Bool {
    expression.namesOfSelf.contains { node in
      let name = node.baseName.text
      if let value = node.boundValue(named: name) ?? node.constant(named: name) {
        return value.namesOfSelf.contains { isOwnContent($0.baseName.text, in: type) }
      }
      return node.declaration(of: name) == nil && isOwnContent(name, in: type)
    }
  }

  /// Whether a member tells what a control shows, or is one in which the class keeps that.
  private func isOwnContent(_ name: String, in type: String) -> Bool {
    if Self.ownContents.contains(name) { return true }
    return changes(ofClass: type).contains { known in
      guard known.change.member == name, case .set(let values) = known.change.act else { return false }
      return values.contains { $0.namesOfSelf.contains { Self.ownContents.contains($0.baseName.text) } }
    }
  }

  /// How controls tell what they show (Apple, `UILabel`, `UIButton`, `NSControl`).
  private static let ownContents: Set<String> = [
    "text", "attributedText", "title", "attributedTitle", "currentTitle", "currentAttributedTitle", "stringValue",
    "attributedStringValue", "image", "currentImage", "imageView",
  ]
}

extension ExprSyntax {
  /// The names in an expression that are not members of anything but `self`.
  fileprivate var namesOfSelf: [DeclReferenceExprSyntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let node = token.parent?.as(DeclReferenceExprSyntax.self), node.argumentNames == nil else { return nil }
      let access = node.parent?.as(MemberAccessExprSyntax.self)
      guard let access, access.declName.id == node.id else { return node }
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true ? node : nil
    }
  }
}
