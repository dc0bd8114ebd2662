import Testing

@testable import Layout

/// What a solver makes of small systems.
struct SolverTests {
  @Test("Required equalities decide")
  func equalities() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(left)], .equal, 16)
    system.add([Term(right), Term(left, -1)], .equal, 100)
    var solver = ConstraintSolver(system)
    solver.solve()
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: right) == 116)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.range(of: [Term(right)]) == nil)
  }

  @Test("A higher priority is never traded for lower ones, however many")
  func levels() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(width)], .equal, 100, priority: 251)
    for _ in 0..<1000 { system.add([Term(width)], .equal, 50, priority: 250) }
    var solver = ConstraintSolver(system)
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test("Within one priority the sum of deviations is smallest")
  func sumOfDeviations() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for wanted in [10.0, 20, 70] { system.add([Term(width)], .equal, wanted, priority: 500) }
    var solver = ConstraintSolver(system)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(solver.range(of: [Term(width)]) == nil)
  }

  @Test("A content size gives way to what is required, and the lower resistance first")
  func contentSizes() {
    var system = ConstraintSystem()
    let (one, other) = (system.addVariable(), system.addVariable())
    system.add([Term(one), Term(other)], .equal, 100)
    let title = system.addPreference([Term(one)], 80, hugging: 250, resistance: 751)
    system.addPreference([Term(other)], 60, hugging: 250, resistance: 750)
    var solver = ConstraintSolver(system)
    solver.solve()
    #expect(solver.value(of: one) == 80)
    #expect(solver.value(of: other) == 20)
    solver.setConstant(of: title, to: 30)
    solver.solve()
    #expect(solver.value(of: one) + solver.value(of: other) == 100)
    #expect(solver.range(of: [Term(one)]) == 30...40)
    #expect(solver.isAmbiguous([Term(other)]))
    #expect(!solver.isAmbiguous([Term(one), Term(other)]))
  }

  @Test("Of required constraints that conflict the one of the lowest rank is dropped")
  func conflicts() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let fixed = system.add([Term(width)], .equal, 100, rank: 0)
    let most = system.add([Term(width)], .atMost, 50, rank: 1)
    var solver = ConstraintSolver(system)
    solver.solve()
    #expect(solver.conflicts == [Conflict(dropped: fixed, against: [most])])
    #expect(solver.value(of: width) <= 50)
  }
}
