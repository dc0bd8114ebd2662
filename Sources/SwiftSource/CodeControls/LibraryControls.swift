internal import AuditModel

/// What the code of one file makes of the controls of UIKit and AppKit.
struct MadeControls: Sendable {
  /// The trees of those that are read.
  var trees: [InterfaceTree] = []
  /// How many are not read, since their classes are of libraries without sources.
  var unread = 0
}

extension FileControls {
  /// How many controls the file makes whose classes are of libraries without sources, as far as the names of the classes tell.
  ///
  /// - Parameter declared: The names of the types that the app declares, without those of the types around them.
  func controlsOfLibraries(in controls: ModuleControls, declared: Set<String>) -> Int {
    creations.count { creation in
      guard creation.function == "init", controls.form(of: creation.type) == nil else { return false }
      let root = controls.frameworkClass(of: creation.type)
      guard ControlTypes.isNamedLikeControl(root.lastTypeName), !controls.declarations.declares(root) else {
        return false
      }
      // What is inside a type of the app is the app's.
      return declared.isDisjoint(with: root.split(separator: ".").map(String.init))
    }
  }
}

extension ControlTypes {
  /// Whether a class has a name like `RoundButton`, by which libraries call controls.
  fileprivate static func isNamedLikeControl(_ type: String) -> Bool {
    endingsOfControls.contains { type.hasSuffix($0) && type.count > $0.count }
  }

  private static let endingsOfControls = [
    "Button", "Label", "Switch", "Slider", "Stepper", "TextField", "TextView", "SearchBar", "SegmentedControl",
    "Checkbox", "CheckBox", "DatePicker", "BarItem",
  ]
}

extension FileDeclarations {
  /// The names of the types that the file declares, without those of the types around them.
  var typeNames: Set<String> {
    let names = [types, classes, protocols, Set(inherited.keys), Set(enumerations.keys), Set(aliases.keys)]
    return Set(names.joined().lazy.map(\.lastTypeName))
  }
}
