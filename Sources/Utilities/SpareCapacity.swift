extension Array {
  /// The same elements in storage of their number: an array that grew may take twice the space.
  ///
  /// It is worth its copy only for what is kept long and may be large.
  package var withoutSpareCapacity: [Element] {
    guard capacity > count + count / 4 else { return self }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}
