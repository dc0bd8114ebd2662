internal import SwiftSyntax

// What the layout of code needs to know of all files.
extension ModuleControls {
  /// The value of a constant with the type in which it is declared.
  struct Constant {
    let type: String
    let value: ExprSyntax
  }

  /// The values of constants of a name: in a type, or in one around the code that means it.
  ///
  /// - Parameter owner: The name of the type as the code has it; empty for the type around the code.
  func constants(named name: String, in owner: String, seenFrom type: String) -> [Constant] {
    let parts = type.split(separator: ".").map(String.init)
    for count in (0...parts.count).reversed() {
      let around = parts.prefix(count) + (owner.isEmpty ? [] : [owner])
      let qualified = around.joined(separator: ".")
      let found = constants[ControlName(owner: .type(qualified), path: name)] ?? []
      if !found.isEmpty { return found.map { Constant(type: qualified, value: $0) } }
    }
    return []
  }

  /// Whether a name is that of a parameter which a function lays out that is not read with its callers.
  func isLaidOutElsewhere(_ name: ControlName) -> Bool {
    guard case .function(let function) = name.owner else { return false }
    return laidOutParameters.contains(name) && !LayoutCalls.isHelper(function.name)
  }

  /// The class of UIKit or AppKit, or of a library, from which a class of the app inherits; the name itself if the app does not
  /// declare it.
  func frameworkClass(of type: String) -> String {
    var current = type
    for _ in 0..<ControlTypes.maximumInheritance {
      guard let next = superclass(of: current), next != current else { return current }
      current = next
    }
    return current
  }
}
