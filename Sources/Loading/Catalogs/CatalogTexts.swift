internal import AuditModel

/// The texts of a key in one language.
struct CatalogTexts {
  var leaves: [StringsLeaf] = []
  var variables: [StringsVariable] = []

  /// The entry of a key that has these texts; nil where there are none.
  ///
  /// It stands where its language does, or where its text does if it has one only.
  func entry(like template: StringsEntry, line: Int, column: Int) -> StringsEntry? {
    guard let main else { return nil }
    let isOneText = leaves.count == 1 && variables.isEmpty && main.path.steps.isEmpty
    var entry = template
    entry.value = main.value
    entry.state = leaves.compactMap(\.state).min()
    entry.leaves = isOneText ? nil : leaves
    entry.variables = variables.isEmpty ? nil : variables
    (entry.line, entry.column) = isOneText ? (main.line, main.column) : (line, column)
    return entry
  }

  /// The text that stands for all: the one without conditions, else that of the cases `other`, else the first.
  private var main: StringsLeaf? {
    leaves.first { $0.path.steps.isEmpty } ?? leaves.first { $0.path.steps.allSatisfy(\.isOther) }
      ?? leaves.first { $0.path.variable == nil && $0.path.pluralCategory == "other" } ?? leaves.first
  }
}

extension LeafPath.Step {
  /// Whether it is the case of a variation that holds where no other does.
  fileprivate var isOther: Bool { self == .plural("other") || self == .device("other") }
}
