internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// The colors that code gives one object, instead of those of the interface file.
struct CodeColors {
  private let colors: [String: [CodeEffects.Assignment]]
  private let module: ModuleIndex
  private let conditions: BuildConditions

  init(_ known: KnownEffects, module: ModuleIndex, conditions: BuildConditions) {
    (colors, self.module, self.conditions) = (known.colors, module, conditions)
  }

  /// Sets the colors of an element, if all are known that code sets: nothing of them is doubtful then.
  func complete(_ element: inout Element) {
    guard !colors.isEmpty else { return }
    var changed = element
    for (member, assignments) in colors {
      guard let color = color(assignments), let slot = Self.slots[member] else { return }
      changed[keyPath: slot] = color
    }
    changed.connections.code?.sets?.removeAll { $0 == .color }
    element = changed
  }

  /// The places of the colors by the members that set them.
  private static var slots: [String: WritableKeyPath<Element, ColorReference?>] {
    [
      "backgroundColor": \.appearance.backgroundColor, "tintColor": \.appearance.tintColor,
      "textColor": \.appearance.textColor, CodeProperty.memberOfTitleColor: \.titleColor,
    ]
  }

  /// The color that all assignments set: one, or one in each theme; nil if it is not known, or if the object may keep that of the file.
  private func color(_ assignments: [CodeEffects.Assignment]) -> ColorReference? {
    guard assignments.contains(where: { $0.isAtLoading || $0.isOfTheme }) else { return nil }
    var byType: [String: ColorReference] = [:]
    for assignment in assignments {
      guard !assignment.isOfAnother, let color = color(assignment), byType[assignment.type] ?? color == color else {
        return nil
      }
      byType[assignment.type] = color
    }
    let colors = Set(byType.values)
    if colors.count == 1 { return colors.first }
    return module.shareSupertype(byType.keys.sorted()) ? ColorReference(themes: byType) : nil
  }

  private func color(_ assignment: CodeEffects.Assignment) -> ColorReference? {
    guard let source = assignment.expression, let statement = Parser.parse(source: source).statements.first,
      case .expr(let expression) = statement.item
    else { return nil }
    let texts = TextReader(
      in: assignment.type, of: assignment.location.file, conditions: conditions, module: module)
    return UIColorReader(texts).color(expression)
  }
}

extension CodeEffects.Assignment {
  /// Whether a function sets it that applies a theme, by its name: such a function runs before the object is shown.
  fileprivate var isOfTheme: Bool {
    let name = function.lowercased()
    return isInAnyCase && ["theme", "color", "appearance", "style"].contains(where: name.contains)
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
