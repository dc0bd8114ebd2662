internal import AuditModel

extension EffectIndex {
  /// Whether the code of a controller puts others in the place of an item of its navigation item, in any case when it is loaded.
  ///
  /// An item with an outlet may be one of them, and so may those that the code asks for.
  func replaces(_ element: Element, at place: ElementPlace) -> Bool {
    guard element.kind == .barButtonItem, !element.hasOutlet, let controller = place.controller,
      isDeclared(controller), let side = element.layout.role?.name
    else { return false }
    let functions = functionsAtLoading[controller] ?? []
    let own = effects(of: controller) { all.classes[$0]?.members[EffectsRecorder.navigationItem] }
    // What extensions of the system's controllers do is done where code calls them.
    let added = superclasses(ofController: controller).compactMap {
      all.classes[$0]?.members[EffectsRecorder.navigationItem]
    }
    return [side, side + "s"].map(RecordedFunction.setter).contains { setter in
      let values =
        (own.setterValues[setter] ?? []).filter(\.isAtLoading)
        + added.flatMap { $0.setterValues[setter] ?? [] }.filter { $0.isInAnyCase && functions.contains($0.function) }
      return values.contains { $0.expression?.contains(EffectsRecorder.navigationItem) == false }
    }
  }

  /// Whether the code of a controller shows a view in place of the title of its navigation item.
  func givesTitleView(to controller: String) -> Bool {
    let setter = RecordedFunction.setter(of: "titleView")
    return effects(of: controller) { isDeclared($0) ? all.classes[$0]?.members[EffectsRecorder.navigationItem] : nil }
      .setterValues[setter]?.contains { $0.expression != "nil" } == true
  }

  /// The classes of the system from which a controller inherits, as far as they are known.
  private func superclasses(ofController name: String) -> Set<String> {
    let last = line(name).last.flatMap { all.classes[$0]?.superclass }
    return Set([last, "UIViewController"].compactMap(\.self)).subtracting(line(name))
  }
}
