import Testing

@testable import Layout

/// What the solver makes of small systems.
struct SolverTests {
  @Test("Required equalities decide")
  func equalities() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(left)], .equal, 16)
    system.add([Term(right), Term(left, -1)], .equal, 100)
    var solver = solved(system)
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: right) == 116)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.range(of: [Term(right)]) == nil)
  }

  @Test("A variable that nothing holds leaves a layout open")
  func loose() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.add([Term(left)], .equal, 16)
    var solver = solved(system)
    #expect(solver.mayBeAmbiguous() == true)
    #expect(solver.range(of: [Term(right)]) != nil)
    system.add([Term(right)], .equal, 20)
    solver = solved(system)
    #expect(solver.mayBeAmbiguous() == false)
  }

  @Test("A higher priority is never traded for lower ones, however many")
  func levels() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(width)], .equal, 100, priority: 251)
    for _ in 0..<1000 { system.add([Term(width)], .equal, 50, priority: 250) }
    #expect(solved(system).value(of: width) == 100)
  }

  @Test("Within one priority the sum of deviations is smallest")
  func sumOfDeviations() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for wanted in [10.0, 20, 70] { system.add([Term(width)], .equal, wanted, priority: 500) }
    var solver = solved(system)
    #expect(solver.value(of: width) == 20)
    #expect(solver.range(of: [Term(width)]) == nil)
  }

  @Test("A constraint that cannot hold still pulls")
  func pull() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add([Term(width)], .atMost, 100)
    system.add([Term(width)], .atLeast, 300, priority: 750)
    #expect(solved(system).value(of: width) == 100)
  }

  @Test("A content size gives way to what is required, the lower resistance first")
  func contentSizes() {
    var (system, one, other, title) = Self.twoTitles
    var solver = solved(system)
    #expect(solver.value(of: one) == 80)
    #expect(solver.value(of: other) == 20)
    system.setConstant(of: title, to: 30)
    solver.setConstant(of: title, to: 30)
    solver.solve()
    #expect(solver.value(of: one) + solver.value(of: other) == 100)
    #expect(solver.range(of: [Term(one)]) == 30...40)
    #expect(solver.range(of: [Term(other)]) != nil)
    #expect(solver.range(of: [Term(one), Term(other)]) == nil)
  }

  @Test(
    "A content size may be required on one side or on both", arguments: [(1000.0, 750.0), (250, 1000), (1000, 1000)])
  func requiredContentSize(hugging: Double, resistance: Double) {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.addPreference([Term(width)], 50, hugging: hugging, resistance: resistance)
    let wanted: Double = hugging >= 1000 ? 80 : 20
    system.add([Term(width)], .equal, wanted, priority: 999)
    #expect(solved(system).value(of: width) == 50)
  }

  @Test("A priority of zero asks for nothing")
  func noPriority() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.addPreference([Term(width)], 50, hugging: 0, resistance: 0)
    system.add([Term(width)], .equal, 70, priority: -1)
    system.add([Term(width)], .equal, 20, priority: 1)
    #expect(solved(system).value(of: width) == 20)
  }

  @Test("An equality that follows from others changes nothing")
  func redundant() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    for _ in 0..<2 {
      system.add([Term(left)], .equal, 0.1)
      system.add([Term(right), Term(left, -3)], .equal, 0.2)
      system.add([Term(right)], .equal, 0.1 * 3 + 0.2)
    }
    #expect(solved(system).conflicts.isEmpty)
  }

  @Test("What nothing says anything of is 0, and open at both ends")
  func unknown() {
    var system = ConstraintSystem()
    let (free, pinned) = (system.addVariable(), system.addVariable())
    system.add([Term(pinned)], .atLeast, 10)
    var solver = solved(system)
    #expect(solver.value(of: free) == 0)
    #expect(solver.range(of: [Term(free)]) == -Double.infinity...Double.infinity)
    #expect(solver.range(of: [Term(pinned)]) == 10...Double.infinity)
    #expect(solver.range(of: []) == nil)
  }

  @Test("A view that floats has an open place and a width of its own")
  func floating() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    system.addPreference([Term(right), Term(left, -1)], 44, hugging: 250, resistance: 750)
    var solver = solved(system)
    #expect(solver.value(of: right) - solver.value(of: left) == 44)
    #expect(solver.range(of: [Term(right), Term(left, -1)]) == nil)
    #expect(solver.range(of: [Term(left)]) == -Double.infinity...Double.infinity)
  }

  @Test("An equality's constant can be changed too")
  func changedEquality() {
    var system = ConstraintSystem()
    let (left, right) = (system.addVariable(), system.addVariable())
    let width = system.add([Term(right), Term(left, -1)], .equal, 100)
    system.add([Term(left)], .equal, 8)
    var solver = solved(system)
    solver.setConstant(of: width, to: 120)
    solver.solve()
    #expect(solver.value(of: right) == 128)
  }

  private static var twoTitles: (ConstraintSystem, Variable, Variable, ConstraintID) {
    var system = ConstraintSystem()
    let (one, other) = (system.addVariable(), system.addVariable())
    system.add([Term(one), Term(other)], .equal, 100)
    let title = system.addPreference([Term(one)], 80, hugging: 250, resistance: 751)
    system.addPreference([Term(other)], 60, hugging: 250, resistance: 750)
    return (system, one, other, title)
  }
}

/// A solver that has solved a system.
func solved(_ system: ConstraintSystem) -> ConstraintSolver {
  var solver = ConstraintSolver(system)
  solver.solve()
  return solver
}
