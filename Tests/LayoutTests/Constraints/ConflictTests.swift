import Testing

@testable import Layout

/// Required constraints that cannot hold together.
struct ConflictTests {
  @Test("The one of the lowest rank is dropped, equality or not", arguments: [(0, 1, 50.0), (1, 0, 100), (1, 1, 100)])
  func rank(ofEquality rank: Int, ofInequality otherRank: Int, width expected: Double) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let fixed = system.add([Term(width)], .equal, 100, rank: rank)
    let most = system.add([Term(width)], .atMost, 50, rank: otherRank)
    system.add([Term(width)], .equal, 70, priority: 500)
    let solver = solved(system)
    let dropsFixed = rank < otherRank
    #expect(
      solver.conflicts == [Conflict(dropped: dropsFixed ? fixed : most, against: [dropsFixed ? most : fixed])])
    #expect(solver.value(of: width) == expected)
  }

  @Test("Of one rank the last is dropped, and only those that matter are named")
  func equalities() {
    var system = ConstraintSystem()
    let variables = (0..<20).map { _ in system.addVariable() }
    let first = system.add([Term(variables[0])], .equal, 0)
    let steps = variables.indices.dropFirst().map {
      system.add([Term(variables[$0]), Term(variables[$0 - 1], -1)], .equal, 10)
    }
    let last = system.add([Term(variables[5])], .equal, 49)
    let solver = solved(system)
    #expect(solver.conflicts == [Conflict(dropped: last, against: [first] + steps.prefix(5))])
    #expect(solver.value(of: variables[19]) == 190)
  }

  @Test("Equalities that go in circles are named too")
  func circles() {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    let sums = [[x, y], [y, z], [x, z]].map { pair in system.add(pair.map { Term($0) }, .equal, 10) }
    let sum = system.add([Term(x), Term(y), Term(z)], .equal, 16)
    #expect(solved(system).conflicts == [Conflict(dropped: sum, against: sums)])
  }

  @Test("Content that is required and does not fit is dropped for what is pinned")
  func requiredContent() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    let pins = [
      system.add([Term(left)], .atLeast, 16, rank: 1), system.add([Term(right)], .atMost, 100, rank: 1),
    ]
    let title = system.addPreference([Term(right), Term(left, -1)], 200, hugging: 250, resistance: 1000)
    var solver = solved(system)
    #expect(solver.conflicts == [Conflict(dropped: title, against: pins)])
    #expect(solver.value(of: left) >= 16)
    #expect(solver.value(of: right) <= 100)
    solver.setConstant(of: title, to: 50)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: right) - solver.value(of: left) == 50)
  }

  @Test("Several conflicts of one part are all named")
  func several() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add([Term(x), Term(y, -1)], .atLeast, 0)
    for variable in [x, y] {
      system.add([Term(variable)], .atMost, 10)
      system.add([Term(variable)], .atLeast, 20)
    }
    #expect(solved(system).conflicts.map(\.dropped.index).sorted() == [2, 4])
  }

  @Test("A constant without content: 0 = 5 conflicts with nothing")
  func empty() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let equality = system.add([Term(x), Term(x, -1)], .equal, 5)
    let inequality = system.add([], .atLeast, 5)
    #expect(
      solved(system).conflicts == [
        Conflict(dropped: equality, against: []), Conflict(dropped: inequality, against: []),
      ])
  }
}
