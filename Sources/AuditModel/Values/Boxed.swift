/// Keeps a large value on the heap, copied when it is changed while shared.
///
/// Deep trees are walked on threads with half a megabyte of stack, where elements of two kilobytes each would not do.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  /// A value on the heap.
  @inlinable public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A value on the heap; nil without one.
  @inlinable public init?(_ value: Value?) {
    guard let value else { return nil }
    self.init(wrappedValue: value)
  }

  /// The value; inlined, so that reading one member does not copy the others.
  @inlinable public var wrappedValue: Value {
    get { storage.value }
    // In place, since a change of one member would otherwise copy all of them twice.
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
    set {
      if isKnownUniquelyReferenced(&storage) { storage.value = newValue } else { storage = Storage(newValue) }
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  /// Feeds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Boxed: Codable where Value: Codable {
  /// Reads the value.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}
