import Mustache

/// Views as dictionaries, which is what templates look names up in.
///
/// Mustache would reflect a view again for each name in a template, and for each view around it; a large report has a million names.
enum TemplateContext {
  /// The members of a view by name, and those of the views in it.
  static func members(of view: some Any) -> [String: Any] {
    var members: [String: Any] = [:]
    for child in Mirror(reflecting: view).children {
      if let name = child.label, let value = value(of: child.value) { members[name] = value }
    }
    return members
  }

  /// A value as templates see it; nil for an optional without one.
  private static func value(of any: Any) -> Any? {
    if any is any MustacheCustomRenderable || any is String { return any }
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { value(of: $0.value) }
    case .collection: return mirror.children.compactMap { value(of: $0.value) }
    case .struct: return members(of: any)
    default: return any
    }
  }
}
