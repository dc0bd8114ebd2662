internal import AuditModel

// What the app's code says of its classes.
extension EffectIndex {
  /// Whether a class is one of controllers, by the names of the classes from which it inherits.
  func isController(_ type: String) -> Bool { ancestry(type).contains { $0.hasSuffix("Controller") } }

  /// What a class, or one that it inherits from, decides about its instances; nil if it leaves that to others.
  func override(by type: String, of part: SpeechOverrides.Part) -> CodeUse? {
    line(type).lazy.compactMap { all.classes[$0]?.overrides.use(of: part, by: $0) }.first
  }

  /// Whether all that a class, and those that it inherits from, decide about the instances is that they are spoken.
  func areOnlyElements(_ type: String) -> Bool {
    line(type).allSatisfy { all.classes[$0]?.overrides.areElements ?? true }
  }

  /// Whether a class, or one that it inherits from, says what the instances do or show as a control.
  func areControls(_ type: String) -> Bool { line(type).contains { all.classes[$0]?.overrides.areControls == true } }

  /// By which methods a class, or those that it inherits from, give the sections of tables their titles.
  func sections(of name: String) -> SectionTitles {
    line(name).reduce(into: SectionTitles()) { titles, name in
      if let own = all.classes[name]?.sections { titles.formUnion(own) }
    }
  }

  /// What the instances of a class of the app are that inherits from one of the framework's controls, of those that nothing but a label
  /// names; nil for other classes.
  ///
  /// A file may have them as plain views.
  func kindOfControl(_ name: String) -> ElementKind? {
    let kind = ancestry(name).lazy.compactMap { ControlTypes.table[$0]?.kind }.first
    return kind.flatMap { ElementKind.namedByLabelAlone.contains($0) ? $0 : nil }
  }

  /// Whether an element is of a class: the app's own, or one of the system's.
  func isOfClass(_ element: Element, _ name: String) -> Bool {
    if element.connections.customClass.map(ancestry)?.contains(name) == true { return true }
    switch name {
    case "UIView", "NSView": return true
    case "UIControl", "NSControl": return ElementKind.controls.contains(element.kind)
    default: return !isDeclared(name) && ControlTypes.table[name]?.kind == element.kind
    }
  }

  func isDeclared(_ name: String) -> Bool { all.classes[name]?.isDeclared ?? false }

  /// A class and those that it inherits from, as far as they are the app's.
  func line(_ name: String) -> [String] {
    var names: [String] = []
    var current: String? = name
    while let name = current, all.classes[name] != nil, !names.contains(name), names.count < Self.maximumSuperclasses {
      names.append(name)
      current = all.classes[name]?.superclass
    }
    return names
  }

  /// A class and those that it inherits from, up to the first that the app's code does not extend: mostly one of the framework's.
  func ancestry(_ name: String) -> [String] {
    let line = line(name)
    return line + [line.last.flatMap { all.classes[$0]?.superclass }].compactMap(\.self)
  }

  private static let maximumSuperclasses = 8
}
