internal import AuditModel

// What code does with the tabs of controllers.
extension EffectIndex {
  /// What code does with a tab, which it reaches by its controller or by the bar; nil if it is nothing.
  ///
  /// A tab in a bar that has no title has the class of its controller. A navigation controller of the framework has a tab of its own, which
  /// code of any controller inside may change.
  func effects(onTab tab: Element, at place: ElementPlace) -> KnownEffects? {
    let owners = [tab.connections.customClass ?? place.controller].compactMap(\.self).filter(isDeclared)
    var effects = self.effects(onMember: EffectsRecorder.tab, of: owners)
    if let owner = tab.connections.customClass, isDeclared(owner) { effects.formUnion(self.effects(ofClass: owner)) }
    effects.formUnion(titles(ofControllersOf: tab))
    let bars = [place.controller].compactMap(\.self).filter(isDeclared)
    for index in [nil, place.index] {
      effects.formUnion(self.effects(onMember: EffectsRecorder.item(at: index, of: "tabBar"), of: bars))
    }
    let known = known(effects, by: (owners + bars).sorted(), of: objectClass(of: tab))
    let possible = owners.isEmpty ? setOfAnyTab : []
    guard !known.sets.union(possible).isEmpty else { return nil }
    return KnownEffects(
      classes: known.classes, sets: known.sets.union(possible), assignments: known.assignments, givenTo: known.givenTo,
      reach: nil)
  }

  /// The titles that the controllers of a tab give themselves, which are the tab's from when their views are loaded: until then, it has
  /// that of the file.
  private func titles(ofControllersOf tab: Element) -> CodeEffects {
    let titles = (tab.titleClasses ?? []).filter(isDeclared).compactMap { self.effects(ofClass: $0).sets[.title] }
      .joined()
    var effects = CodeEffects()
    for assignment in titles { effects.set(.title, to: assignment) }
    effects.markPossible()
    return effects
  }

  /// What classes set of the tabs of their own.
  private var setOfAnyTab: Set<CodeProperty> {
    Set(all.classes.values.flatMap { $0.members[EffectsRecorder.tab]?.sets.keys.map(\.self) ?? [] })
  }
}
