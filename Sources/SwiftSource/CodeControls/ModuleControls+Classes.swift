internal import AuditModel

// What the classes of the app are.
extension ModuleControls {
  /// The class from which a class of the app says that it inherits, by name.
  func superclass(of type: String) -> String? { inherited[type.shortTypeName]?.first }

  /// What the values of a type are, with the classes of the app on the way to the type of UIKit or AppKit; nil if they are no
  /// controls.
  func form(of type: String) -> (form: ControlForm, classes: [String])? {
    if let form = ControlTypes.table[type] ?? ControlTypes.methods[type] { return (form, []) }
    var classes: [String] = []
    var current = type
    while classes.count < ControlTypes.maximumInheritance {
      classes.append(current)
      let supers = inherited[current.shortTypeName] ?? []
      if let form = supers.lazy.compactMap({ ControlTypes.table[$0] }).first { return (form, classes) }
      guard let next = supers.first(where: { inherited[$0.shortTypeName] != nil && !classes.contains($0) }) else {
        return nil
      }
      current = next
    }
    return nil
  }

  /// The types that hand a view to SwiftUI, without the names of types around them.
  var representables: Set<String> { Set(inherited.filter { $0.value.contains(where: \.isRepresentable) }.keys) }

  /// The protocol by which a type hands a view to SwiftUI, whose modifiers may name it; nil if it does not, or if no use names it.
  func representable(_ type: String) -> String? {
    guard !namedRepresentables.unnamed.contains(type.lastTypeName) else { return nil }
    // A coordinator inside the type may make the view that the type hands over.
    let types = type.split(separator: ".").map(String.init)
    let all = types.flatMap { inherited[$0] ?? [] }
    return all.first(where: \.isRepresentable)
  }
}

extension ModuleControls {
  /// The type that hands to SwiftUI what code in a type makes, if every use of it gives that a label; nil otherwise.
  func useOfLabel(ofViewsMadeIn type: String) -> CodeUse? {
    let types = type.split(separator: ".").map(String.init)
    return types.first(where: namedRepresentables.labeled.contains).map {
      CodeUse(decidedBy: $0, member: "accessibilityLabel")
    }
  }
}

extension String {
  /// Whether it is the name of a protocol by which types hand views to SwiftUI.
  fileprivate var isRepresentable: Bool { hasSuffix("Representable") && self != "RawRepresentable" }
}
