internal import AuditModel
internal import SwiftSyntax

extension Element {
  /// Takes what code says of a stack view; false if a part of it is not understood.
  mutating func takeStack(
    _ changes: [ModuleControls.Change], _ creation: ControlCreation?, _ controls: ModuleControls
  ) -> Bool {
    let labels = creation?.call.arguments.compactMap(\.label?.text) ?? []
    var isKnown = labels.allSatisfy { ["arrangedSubviews", "frame"].contains($0) }
    var isRelative = false
    for known in changes {
      let numbers = NumberReader(controls: controls, type: known.change.place.type)
      guard case .set(let values) = known.change.act else {
        if known.change.member == "setCustomSpacing" { isKnown = isKnown && layout.axis == .vertical }
        continue
      }
      if known.change.member == "isLayoutMarginsRelativeArrangement" { isRelative = values.first?.boolean == true }
      guard let read = Self.stackMembers[known.change.member] else { continue }
      let isFirst = values.count == 1 && !read.isSet(self)
      isKnown = values.first.map { read.set($0, numbers, &self) } == true && isFirst && isKnown
    }
    if !isRelative { layout.margins = nil }
    return isKnown
  }

  /// What a member of a stack view sets.
  private struct StackMember: Sendable {
    /// Whether the member is set already.
    let isSet: @Sendable (Element) -> Bool
    /// Sets the member; false if the value is not understood.
    let set: @Sendable (ExprSyntax, NumberReader, inout Element) -> Bool
  }

  private static let stackMembers: [String: StackMember] = [
    "axis": StackMember(isSet: { $0.layout.axis != nil }) { value, _, element in
      element.layout.axis = value.symbol.map { .init(name: $0) }
      return [.horizontal, .vertical].contains(element.layout.axis)
    },
    "spacing": StackMember(isSet: { $0.layout.spacing != nil }) { value, numbers, element in
      element.layout.spacing = numbers.number(value).map { Points($0) }
      return element.layout.spacing != nil
    },
    "distribution": StackMember(isSet: { $0.layout.distribution != nil }) { value, _, element in
      element.layout.distribution = value.symbol.map { .init(name: $0) }
      return element.layout.distribution.map(isKnown) ?? false
    },
    "alignment": StackMember(isSet: { $0.layout.alignment != nil }) { value, _, element in
      element.layout.alignment = value.symbol.map { .init(name: $0) }
      return element.layout.alignment.map(isKnown) ?? false
    },
    "layoutMargins": margins, "directionalLayoutMargins": margins,
  ]

  private static let margins = StackMember(isSet: { $0.layout.margins != nil }) { value, numbers, element in
    element.layout.margins = numbers.insets(value)
    return element.layout.margins != nil
  }

  private static func isKnown(_ distribution: LayoutProperties.Distribution) -> Bool {
    if case .other = distribution { false } else { true }
  }

  private static func isKnown(_ alignment: LayoutProperties.Alignment) -> Bool {
    if case .other = alignment { false } else { true }
  }
}
