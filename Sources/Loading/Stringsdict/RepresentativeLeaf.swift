internal import AuditModel

extension [StringsLeaf] {
  /// The text that stands for all: the format that embeds the variables, else the first that is shown where nothing more
  /// particular is, else the first; nil where there is none.
  var representative: String? {
    let leaf = first { $0.path.steps.isEmpty } ?? first { $0.path.isGeneral } ?? first
    return leaf?.value
  }
}

extension LeafPath {
  /// Whether number and device are `other` wherever they matter.
  fileprivate var isGeneral: Bool {
    steps.allSatisfy { step in
      switch step {
      case .plural(let value), .device(let value): value == "other"
      default: true
      }
    }
  }
}
