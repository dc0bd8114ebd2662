extension Dictionary where Value: RangeReplaceableCollection {
  /// Appends the lists of another dictionary to those of the same keys, in place.
  mutating func add(_ other: Self) {
    for (key, list) in other {
      if let index = index(forKey: key) { values[index].append(contentsOf: list) } else { self[key] = list }
    }
  }
}
