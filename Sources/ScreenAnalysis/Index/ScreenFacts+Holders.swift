extension ScreenFacts {
  /// The places of what holds an element, the nearest first, up to the root.
  package func holders(of index: Int) -> [Int] {
    var holders: [Int] = []
    var next = elements[index].parent
    while let holder = next {
      holders.append(holder)
      next = elements[holder].parent
    }
    return holders
  }
}
