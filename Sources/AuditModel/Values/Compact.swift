/// Keeps a line or a column in half of the memory: findings and entries of strings tables, of which there may be a million, have both.
@propertyWrapper
public struct Compact: Sendable, Hashable {
  @usableFromInline var stored: Int32

  /// A number; one that a file of two billion lines would need is the greatest.
  @inlinable public init(wrappedValue: Int) { stored = Int32(clamping: wrappedValue) }

  /// The number.
  @inlinable public var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(clamping: newValue) }
  }
}

extension Compact: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Int(from: decoder)) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
