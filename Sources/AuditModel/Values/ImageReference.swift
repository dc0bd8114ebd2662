/// An image of a control: an asset or a symbol, by name.
///
/// In JSON it is a plain string for an asset without further facts, else an object.
public struct ImageReference: Sendable, Hashable {
  /// The asset's or symbol's name.
  public var name: String
  /// Whether the name is an SF Symbol or a system image.
  public var isSystem: Bool
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
}

extension ImageReference {
  /// Whether the image is one of AppKit's own, which are named like its classes (`NSAddTemplate`).
  package var isOfAppKit: Bool { isSystem && name.hasPrefix("NS") }
}

extension ImageReference: Codable {
  private enum CodingKeys: String, CodingKey { case name, isSystem, size, symbol }

  /// Reads a string or an object with `name`, `isSystem`, `size`.
  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      (name, isSystem, size, symbol) = (plain, false, nil, nil)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    isSystem = try container.decodeIfPresent(Bool.self, forKey: .isSystem) ?? false
    size = try container.decodeIfPresent(Size.self, forKey: .size)
    symbol = try container.decodeIfPresent(SymbolConfiguration.self, forKey: .symbol)
  }

  /// Writes a string for an asset of unknown size, else an object.
  public func encode(to encoder: any Encoder) throws {
    guard isSystem || size != nil || symbol != nil else {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if isSystem { try container.encode(true, forKey: .isSystem) }
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
    case small, medium, large, `default`, unspecified
    case other(String)

    /// The scales that have a name.
    public static let known = KnownWords<Self>(.small, .medium, .large, .default, .unspecified)
  }
}
