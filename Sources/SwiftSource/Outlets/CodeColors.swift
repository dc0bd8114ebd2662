internal import AuditModel
internal import SwiftSyntax

/// The colors that code gives one object, instead of those of the interface file.
struct CodeColors {
  private let colors: [String: [CodeEffects.Assignment]]
  private let effects: EffectIndex
  private let module: ModuleIndex
  private let conditions: BuildConditions

  init(_ known: KnownEffects, effects: EffectIndex, module: ModuleIndex, conditions: BuildConditions) {
    (colors, self.effects, self.module, self.conditions) = (known.colors, effects, module, conditions)
  }

  /// Sets the colors of an element, if all are known that code sets: nothing of them is doubtful then.
  func complete(_ element: inout Element) {
    guard !colors.isEmpty else { return }
    var changed = element
    for (member, assignments) in colors.sorted(by: { $0.key < $1.key }) {
      guard let slot = Self.slots[member] else { continue }
      let old = changed[keyPath: slot]
      guard var color = color(assignments, insteadOf: old) else { return }
      if member == CodeProperty.colorOfTitleLabel {
        guard let old, let either = ColorReference(anyOf: [old, color]) else { return }
        color = either
      }
      changed[keyPath: slot] = color
    }
    changed.connections.code?.sets?.removeAll { $0 == .color }
    element = changed
  }

  /// The places of the colors by the members that set them; those of buttons that are pressed or disabled have none.
  private static var slots: [String: WritableKeyPath<Element, ColorReference?>] {
    [
      "backgroundColor": \.appearance.backgroundColor, "tintColor": \.appearance.tintColor,
      CodeProperty.memberOfTextColor: \.appearance.textColor, CodeProperty.memberOfTitleColor: \.titleColor,
      CodeProperty.colorOfTitleLabel: \.titleColor,
    ]
  }

  /// The colors that assignments set, of which each theme may have its own; nil if any is not known.
  ///
  /// - Parameter old: The color of the file, which the object keeps if code only sets another one at times.
  private func color(
    _ assignments: [CodeEffects.Assignment], insteadOf old: ColorReference?
  ) -> ColorReference? {
    var byType: [String: [ColorReference]] = [:]
    for assignment in assignments {
      guard !assignment.isOfAnother, let (expression, texts) = assignment.read(in: module, conditions),
        let color = UIColorReader(texts).color(expression) ?? self.color(ofMember: expression)
      else { return nil }
      byType[assignment.type, default: []].append(color)
    }
    if !assignments.contains(where: { $0.isAtLoading || $0.isOfTheme }) {
      guard let old, byType.count == 1, let (type, colors) = byType.first else { return nil }
      byType[type] = [old] + colors
    }
    if byType.count > 1, assignments.allSatisfy(\.isOfStyle), module.shareSupertype(byType.keys.sorted()) {
      let known = byType.compactMapValues { ColorReference(anyOf: $0) }
      return known.count == byType.count ? ColorReference(themes: known) : nil
    }
    return ColorReference(anyOf: byType.sorted { $0.key < $1.key }.flatMap(\.value))
  }
}

extension CodeColors {
  /// The color that a class of Objective-C gives a property of its only object once, in its initializer: `[Theme shared].accent`.
  private func color(ofMember expression: ExprSyntax) -> ColorReference? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base?.typeInFront,
      module.mayBeTheme(owner),
      let own = effects.all.classes[owner]?.own.setterValues[
        RecordedFunction.setter(of: member.declName.baseName.text)],
      own.count == 1, own[0].isInAnyCase, !own[0].isOfAnother,
      let (value, texts) = own[0].read(in: module, conditions)
    else { return nil }
    return UIColorReader(texts).color(value)
  }
}

extension ExprSyntax {
  /// The name of the type that the expression begins with: `Theme.shared`, `Theme.shared()`; nil for any other.
  fileprivate var typeInFront: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeInFront }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.typeInFront }
    return self.as(DeclReferenceExprSyntax.self).map(\.baseName.text).flatMap { $0.isTypeName ? $0 : nil }
  }
}

extension CodeEffects.Assignment {
  /// Whether a function sets it that applies a theme, by its name: such a function runs before the object is shown.
  fileprivate var isOfTheme: Bool {
    let name = function.lowercased()
    return ["theme", "color", "appearance", "style"].contains(where: name.contains)
  }
}

extension Element {
  /// The color of the title in the normal state.
  fileprivate var titleColor: ColorReference? {
    get { control.states?[.normal]?.titleColor }
    set {
      control.states = control.states ?? [:]
      control.states?[.normal, default: StateContent()].titleColor = newValue
    }
  }
}
