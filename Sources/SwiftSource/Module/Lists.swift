extension Dictionary where Value: RangeReplaceableCollection {
  /// Appends the lists of another dictionary to those of the same keys, in place.
  mutating func add(_ other: Self) {
    for (key, list) in other { self[key, default: Value()].append(contentsOf: list) }
  }
}
