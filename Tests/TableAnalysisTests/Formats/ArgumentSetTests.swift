import Testing

@testable import TableAnalysis

@Suite struct ArgumentSetTests {
  private func set(_ numbers: [Int]) -> ArgumentSet {
    var set = ArgumentSet()
    for number in numbers { set.insert(number) }
    return set
  }

  @Test(arguments: [([], []), ([2, 1, 2], [1, 2]), ([127, 128, 0, -1, 1_000_000], [127])])
  func holdsWhatFoundationAllows(numbers: [Int], held: [Int]) {
    #expect(set(numbers).numbers == held)
    #expect(set(numbers).last == held.last ?? 0)
    #expect(set(numbers).isEmpty == held.isEmpty)
  }

  @Test(arguments: [
    ([], false), ([1], false), ([1, 2, 3], false), ([2], true), ([1, 3], true), (Array(1...127), false),
  ])
  func holes(numbers: [Int], hasHoles: Bool) { #expect(set(numbers).hasHoles == hasHoles) }

  @Test func unionAndDifference() {
    #expect(set([1, 3]).union(set([2])).numbers == [1, 2, 3])
    #expect(set([1, 2, 3]).subtracting(set([2, 9])).numbers == [1, 3])
  }
}
