/// An image of a control: an asset or a symbol, by name.
///
/// In JSON it is a plain string for an asset without further facts, else an object.
public struct ImageReference: Sendable, Hashable {
  /// The asset's or symbol's name; empty if code computes the image.
  public var name: String
  /// The names of the other images of which a condition shows one instead; nil without any.
  public var otherNames: [String]?
  /// The expression in code that computes the image, as it is written; nil if the name is known.
  public var expression: String?
  /// Whether the name is an SF Symbol or a system image.
  public var isSystem: Bool
  /// Whether an image that code computes may be a symbol as well as a picture; nil is no.
  public var mayBeSymbol: Bool?
  /// The asset's natural size in points, if the file gives it.
  public var size: Size?
  /// How a symbol is set, if the file says.
  public var symbol: SymbolConfiguration?

  /// An image by name.
  public init(_ name: String, isSystem: Bool = false, size: Size? = nil, symbol: SymbolConfiguration? = nil) {
    self.name = name
    self.isSystem = isSystem
    self.size = size
    self.symbol = symbol
  }

  /// An image that an expression in code computes; `isSystem` if it is a symbol in any case.
  public init(computedBy expression: String, isSystem: Bool = false) {
    self.init("", isSystem: isSystem)
    self.expression = expression
  }
}

extension ImageReference {
  /// An image that an expression computes which does not tell whether it gives a picture or a symbol.
  package init(unknownComputedBy expression: String) {
    self.init(computedBy: expression)
    mayBeSymbol = true
  }

  /// What identifies the image in messages: its name in quotation marks, with those of images in its place, or what computes it.
  package var phrase: String {
    if let expression { return "from ‹\(expression)›" }
    let others = otherNames ?? []
    if others.count > 1 { return "\"\(name)\", or one of \(others.count) others," }
    return ([name] + others).map { "\"\($0)\"" }.joined(separator: " or ")
  }

  /// The image with some that a condition shows instead, as far as their names are known.
  package func or(_ others: [ImageReference]) -> ImageReference {
    guard expression == nil else { return self }
    var image = self
    var names = [name]
    for other in [self] + others where other.expression == nil {
      names += ([other.name] + (other.otherNames ?? [])).filter { !names.contains($0) }
    }
    image.otherNames = names.count > 1 ? Array(names.dropFirst()) : nil
    return image
  }

  /// Whether the image is one of AppKit's own, which are named like its classes (`NSAddTemplate`).
  package var isOfAppKit: Bool { isSystem && name.hasPrefix("NS") }
}

extension ImageReference: Codable {
  private enum CodingKeys: String, CodingKey { case name, otherNames, isSystem, size, symbol, expression, mayBeSymbol }

  /// Reads a string or an object with `name` or `expression`, `isSystem`, `size`.
  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      (name, isSystem) = (plain, false)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    expression = try container.decodeIfPresent(String.self, forKey: .expression)
    name = try expression == nil ? container.decode(String.self, forKey: .name) : ""
    otherNames = try container.decodeIfPresent([String].self, forKey: .otherNames)
    isSystem = try container.decodeIfPresent(Bool.self, forKey: .isSystem) ?? false
    mayBeSymbol = try container.decodeIfPresent(Bool.self, forKey: .mayBeSymbol)
    size = try container.decodeIfPresent(Size.self, forKey: .size)
    symbol = try container.decodeIfPresent(SymbolConfiguration.self, forKey: .symbol)
  }

  /// Writes a string for an asset of unknown size, else an object.
  public func encode(to encoder: any Encoder) throws {
    guard isSystem || otherNames != nil || size != nil || symbol != nil || expression != nil else {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    if expression == nil { try container.encode(name, forKey: .name) }
    try container.encodeIfPresent(otherNames, forKey: .otherNames)
    try container.encodeIfPresent(expression, forKey: .expression)
    if isSystem { try container.encode(true, forKey: .isSystem) }
    try container.encodeIfPresent(mayBeSymbol, forKey: .mayBeSymbol)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(symbol, forKey: .symbol)
  }
}

/// How an SF Symbol is set (`UIImage.SymbolConfiguration`); what is absent takes the default of what shows it.
public struct SymbolConfiguration: Sendable, Hashable, Codable {
  /// The point size of the font that the symbol goes with.
  public var pointSize: Double?
  /// The text style of the font that the symbol goes with.
  public var style: TextStyle?
  /// The weight.
  public var weight: FontWeight?
  /// The scale in relation to the font.
  public var scale: Scale?

  /// A symbol of which nothing is set.
  public init() {}
}

extension SymbolConfiguration {
  /// The scale of a symbol in relation to its font (`UIImage.SymbolScale`).
  public enum Scale: OpenVocabulary {
    /// A scale or size of symbols.
    case small, medium, large, `default`, unspecified
    /// A value without a name here, as it is written.
    case other(String)

    /// The scales that have a name.
    public static let known = KnownWords<Self>(.small, .medium, .large, .default, .unspecified)
  }
}
