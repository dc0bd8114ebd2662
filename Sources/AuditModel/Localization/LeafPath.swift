/// The way to one text of an entry: what has to be so for it to be shown (`device.ipad.plural.one`).
///
/// The written form is Xcode's, as in the ids of XLIFF units that are exported from String Catalogs.
public struct LeafPath: Sendable, Hashable {
  /// One condition.
  public enum Step: Sendable, Hashable {
    /// The plural category of the number.
    case plural(String)
    /// The device: `iphone`, `ipad`, `mac`, `other` and so on.
    case device(String)
    /// The width in the stringsdict's own units (`NSStringVariableWidthRuleType`), as it is written.
    case width(String)
    /// Inside a variable of that name.
    case substitution(String)
    /// One of several phrases (a String Catalog's `stringSet`), counted from 0.
    case item(Int)
  }

  /// The conditions, the outermost first.
  public var steps: [Step]

  /// A way of conditions; without any it is the entry's own text.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The way with one more condition.
  public func appending(_ step: Step) -> LeafPath { LeafPath(steps + [step]) }

  /// The plural category that selects the text: the innermost.
  public var pluralCategory: String? {
    for case .plural(let category) in steps.reversed() { return category }
    return nil
  }

  /// The variable that the text belongs to: the innermost.
  public var variable: String? {
    for case .substitution(let name) in steps.reversed() { return name }
    return nil
  }

  /// The same way with another plural category where it has one: of all forms of one plural the same.
  public func replacingPlural(by category: String) -> LeafPath {
    LeafPath(
      steps.map { step in
        if case .plural = step { .plural(category) } else { step }
      })
  }
}

extension LeafPath.Step {
  /// The kind of condition, as Xcode names it, and its value.
  fileprivate var parts: [String] {
    switch self {
    case .plural(let category): ["plural", category]
    case .device(let device): ["device", device]
    case .width(let width): ["width", width]
    case .substitution(let name): ["substitutions", name]
    case .item(let index): ["item", String(index)]
    }
  }

  fileprivate init?(kind: String, value: String) {
    switch kind {
    case "plural": self = .plural(value)
    case "device": self = .device(value)
    case "width": self = .width(value)
    case "substitutions": self = .substitution(value)
    case "item":
      guard let index = Int(value) else { return nil }
      self = .item(index)
    default: return nil
    }
  }
}

extension LeafPath: CustomStringConvertible {
  /// The written form: kinds and values with dots between them.
  public var description: String { steps.flatMap(\.parts).joined(separator: ".") }

  /// The path of a written form; nil if it is not a path.
  public init?(_ text: String) {
    self.init()
    guard !text.isEmpty else { return }
    var rest = text.split(omittingEmptySubsequences: false) { $0 == "." }.map(String.init)[...]
    while let kind = rest.popFirst() {
      guard let value = rest.popFirst(), let step = Step(kind: kind, value: value) else { return nil }
      steps.append(step)
    }
  }
}

extension LeafPath: Comparable {
  /// By the written form.
  public static func < (left: LeafPath, right: LeafPath) -> Bool { left.description < right.description }
}

extension LeafPath: Codable {
  /// Reads an array of kinds and values in turn.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init()
    while !list.isAtEnd {
      let kind = try list.decode(String.self)
      let value = try list.decode(String.self)
      guard let step = Step(kind: kind, value: value) else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "\"\(kind)\" is no kind of condition")
      }
      steps.append(step)
    }
  }

  /// Writes an array of kinds and values in turn, so that a value may hold dots.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in steps.flatMap(\.parts) { try list.encode(part) }
  }
}
