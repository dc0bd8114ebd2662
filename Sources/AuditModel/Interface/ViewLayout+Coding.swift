// The JSON of modifiers: an object with the name as the only key.

extension LayoutModifier {
  private enum Name: String, CodingKey, CaseIterable {
    case padding, frame, flexibleFrame, fixedSize, aspectRatio, layoutPriority, ignoresSafeArea, safeAreaPadding
    case listRowInsets, position, containerRelativeFrame, unknown
  }

  /// The parts of all modifiers that have several.
  private struct Parts: Codable {
    var width, height: Length?
    var alignment: ViewAlignment?
    var ratio: Double?
    var fills, horizontal, vertical: Bool?
    var count, span: Int?
    var spacing: Length?
  }

  /// The parts of a flexible frame.
  private struct Ranges: Codable {
    var width, height: LengthRange?
    var alignment: ViewAlignment?
  }

  /// Reads an object with the modifier's name as the only key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected an object with the name of one modifier"))
    }
    self = try Self.lengths(name, in: container) ?? Self.plain(name, in: container) ?? Self.parts(name, in: container)
  }

  private static func lengths(_ name: Name, in container: KeyedDecodingContainer<Name>) throws -> Self? {
    let modifiers: [Name: (EdgeLengths) -> Self] = [
      .padding: Self.padding, .safeAreaPadding: Self.safeAreaPadding, .listRowInsets: Self.listRowInsets,
    ]
    guard let modifier = modifiers[name] else { return nil }
    return modifier(try container.decode(EdgeLengths.self, forKey: name))
  }

  private static func plain(_ name: Name, in container: KeyedDecodingContainer<Name>) throws -> Self? {
    switch name {
    case .layoutPriority: .layoutPriority(try container.decode(Double.self, forKey: name))
    case .ignoresSafeArea: .ignoresSafeArea(try container.decode([ViewEdge].self, forKey: name))
    case .unknown: .unknown(try container.decode(String.self, forKey: name))
    case .position: .position
    default: nil
    }
  }

  private static func parts(_ name: Name, in container: KeyedDecodingContainer<Name>) throws -> Self {
    if name == .flexibleFrame {
      let ranges = try container.decode(Ranges.self, forKey: name)
      return .flexibleFrame(
        width: ranges.width ?? LengthRange(), height: ranges.height ?? LengthRange(), alignment: ranges.alignment)
    }
    let parts = try container.decode(Parts.self, forKey: name)
    let (horizontal, vertical) = (parts.horizontal ?? false, parts.vertical ?? false)
    switch name {
    case .fixedSize: return .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio: return .aspectRatio(parts.ratio, fills: parts.fills ?? false)
    case .containerRelativeFrame:
      return .containerRelativeFrame(
        horizontal: horizontal, vertical: vertical, count: parts.count, span: parts.span, spacing: parts.spacing)
    default: return .frame(width: parts.width, height: parts.height, alignment: parts.alignment)
    }
  }

  /// Writes an object with the modifier's name as the only key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .padding(let lengths): try container.encode(lengths, forKey: .padding)
    case .safeAreaPadding(let lengths): try container.encode(lengths, forKey: .safeAreaPadding)
    case .listRowInsets(let lengths): try container.encode(lengths, forKey: .listRowInsets)
    case .layoutPriority(let priority): try container.encode(priority, forKey: .layoutPriority)
    case .ignoresSafeArea(let edges): try container.encode(edges, forKey: .ignoresSafeArea)
    case .unknown(let name): try container.encode(name, forKey: .unknown)
    case .position: try container.encode(Parts(), forKey: .position)
    case .frame(let width, let height, let alignment):
      try container.encode(Parts(width: width, height: height, alignment: alignment), forKey: .frame)
    case .flexibleFrame(let width, let height, let alignment):
      try container.encode(Ranges(width: width, height: height, alignment: alignment), forKey: .flexibleFrame)
    case .fixedSize(let horizontal, let vertical):
      try container.encode(Parts(horizontal: horizontal, vertical: vertical), forKey: .fixedSize)
    case .aspectRatio(let ratio, let fills):
      try container.encode(Parts(ratio: ratio, fills: fills), forKey: .aspectRatio)
    case .containerRelativeFrame(let horizontal, let vertical, let count, let span, let spacing):
      try container.encode(
        Parts(horizontal: horizontal, vertical: vertical, count: count, span: span, spacing: spacing),
        forKey: .containerRelativeFrame)
    }
  }
}
