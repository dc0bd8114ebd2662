/// What makes ranges of elements, in words: the nearest thing that is not known.
struct RangeReasons {
  let causes: [Int: String]
  let elements: ViewElements

  /// The reason of each element; nil where nothing is unknown.
  var all: [String?] {
    guard !causes.isEmpty else { return Array(repeating: nil, count: elements.all.count) }
    let firsts = firsts
    return elements.all.indices.map { index in
      var next: Int? = index
      while let around = next {
        if let cause = firsts[around] { return "it depends on \(cause)" }
        next = elements.parents[around]
      }
      return nil
    }
  }

  /// The first cause in each element.
  private var firsts: [String?] {
    var firsts: [String?] = elements.all.indices.map { causes[$0] }
    for index in firsts.indices.reversed() {
      if let around = elements.parents[index], let cause = firsts[index], causes[around] == nil {
        firsts[around] = cause
      }
    }
    return firsts
  }
}
